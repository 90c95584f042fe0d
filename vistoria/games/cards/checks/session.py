"""Sessions, and the clock: what ends a session, and what becomes of a player whose time to decide is over."""

from __future__ import annotations

from vistoria.checks.reading import numbers, player_of, the_hand
from vistoria.checks.registry import Nothing, check
from vistoria.model.answer import Accepted
from vistoria.model.command import Wait
from vistoria.model.event import Acted, HandEnded, HandStarted, Left, Posted, SessionEvent
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Happened
from vistoria.model.history import History
from vistoria.model.sentences import did, must, sentences


@check("seat {seat:d} {act:act}s for lack of time")
def timed_out(history: History, seat: int, act: str) -> Finding:
    """While time passed last, the seat was taken to have decided so, once, and nobody else anything."""
    waits = [done for done in history.done if isinstance(done.command, Wait)]
    expected = must("timed-out", seat=seat, act=act)
    if not waits:
        raise Nothing(expected, did("no-time-passed"))
    last = waits[-1]
    events = last.answer.events if isinstance(last.answer, Accepted) else ()
    got = [(event.seat, event.act) for event in events if isinstance(event, Acted)]
    seen = sentences(*(did("decision", seat=who, act=what) for who, what in got))
    return judged(got == [(seat, act)], expected, seen or did("nobody-decided"), last.n)


@check("the session of seat {seat:d} is not ended before a warning and a hand without any bet", blinds=True)
@check(
    "the session of seat {seat:d} is not ended before a warning and a hand without a voluntary bet",
    blinds=False,
)
def ended_after_warning(history: History, seat: int, blinds: bool) -> Finding:
    """The player at the seat was warned; his session is not ended before he had a whole hand to answer, nor if he bet.

    `blinds` says whether a blind is a bet that keeps the session. Where he was neither warned nor sent away there
    is nothing to judge: a house may wait as long as it likes.
    """
    table = the_hand(history).table
    events = [h for h in history.happened if h.table == table]
    player = player_of(history, seat)
    said = [h for h in events if isinstance(h.event, SessionEvent) and h.event.player == player]
    expected = must("session-goes-on", seat=seat)
    end = next((i for i, h in enumerate(events) if _ends(h, player)), len(events))
    warned = [i for i, h in enumerate(events[:end]) if _says(h, player, "warned")]
    if not warned:
        if end == len(events):
            raise Nothing(expected, did("session-unwarned"))
        return judged(False, expected, did("session-ended-unwarned", seat=seat), *numbers(said))
    if end == len(events):
        return judged(True, expected, did("session-warned", seat=seat), *numbers(said))
    after = events[warned[-1] + 1 : end]
    first = next((i for i, h in enumerate(after) if isinstance(h.event, HandStarted)), len(after))
    whole = [h for h in after[first:] if isinstance(h.event, HandEnded)]
    bets = [h for h in after if _bet(h, seat, blinds=blinds)]
    seen = sentences(
        did("session-ended", seat=seat, number=len(whole)), bets and did("session-had-bet", seat=seat)
    )
    return judged(bool(whole) and not bets, expected, seen, *numbers(said), *numbers(bets))


def _ends(h: Happened, player: str | None) -> bool:
    return _says(h, player, "ended") or (isinstance(h.event, Left) and h.event.player == player)


def _says(h: Happened, player: str | None, what: str) -> bool:
    return isinstance(h.event, SessionEvent) and (h.event.player, h.event.what) == (player, what)


def _bet(h: Happened, seat: int, *, blinds: bool) -> bool:
    match h.event:
        case Acted(seat=who, act=act):
            return who == seat and act in ("call", "bet", "raise")
        case Posted(seat=who):
            return blinds and who == seat
    return False
