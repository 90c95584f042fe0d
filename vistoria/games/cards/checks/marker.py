"""The marker: where it stands, and how it goes round."""

from __future__ import annotations

from vistoria.checks.reading import dealt_in, numbers, seats_text, the_hand
from vistoria.checks.registry import Nothing, check
from vistoria.games.cards.events import Marker
from vistoria.model.answer import Unsupported
from vistoria.model.event import HandEnded
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Hand, Happened
from vistoria.model.history import History
from vistoria.model.place import Seat


@check("the marker stands at seat {seat:d}")
def marker_at(history: History, seat: int) -> Finding:
    """In the last hand the product puts its marker before this seat, and nowhere else."""
    return _way([the_hand(history)], [seat])


@check("hand by hand the marker stands at {seats:seats}")
def marker_way(history: History, seats: list[int]) -> Finding:
    """Hand by hand the product puts its marker before these seats."""
    the_hand(history)
    return _way(list(history.hands), seats)


@check("the marker goes on from {seats:way}")
def marker_goes_on(history: History, seats: list[int]) -> Finding:
    """Hand by hand at the last table the marker stands before these seats.

    The first may be where the test hook put it; the product itself takes it to the others.
    """
    table = the_hand(history).table
    hands = [hand for hand in history.hands if hand.table == table]
    forced = _stood(hands[:1]) == [[seats[0]]] and _by_hook(hands[:1])
    if not forced and _by_hook(hands[:1]):
        seen = f"the test hook did not put the marker before seat {seats[0]}"
        return Finding("unsupported", f"the marker goes on from seat {seats[0]}", seen)
    return _way(hands[1:], seats[1:]) if forced else _way(hands, seats)


def _stood(hands: list[Hand]) -> list[list[int]]:
    """The seats before which the marker stood, hand by hand."""
    return [sorted({h.event.seat for h in markers(hand) if isinstance(h.event, Marker)}) for hand in hands]


def _by_hook(hands: list[Hand]) -> bool:
    """Whether a test hook put the marker there, and not the product."""
    return any(
        isinstance(h.event, Marker) and h.event.by == "forced" for hand in hands for h in markers(hand)
    )


def _way(hands: list[Hand], seats: list[int]) -> Finding:
    expected = f"the marker stands before {_steps(seats)}"
    placed = [h for hand in hands for h in markers(hand)]
    if _by_hook(hands):
        return Finding("unsupported", expected, "the test hook put the marker there", numbers(placed))
    stood = _stood(hands)
    played = all(dealt_in(hand) for hand in hands)
    seen = f"the marker stands before {_steps([s[0] if len(s) == 1 else s for s in stood])}"
    seen += "" if played else "; not every hand was dealt"
    return judged(played and stood == [[seat] for seat in seats], expected, seen, *numbers(placed))


def markers(hand: Hand) -> list[Happened]:
    """What was said of the marker during the hand; where nothing was, what was said last before it.

    A move may be reported when a hand ends, when the next begins, or both times: it is one move.
    """
    events = list(hand.events)
    over = next((i for i, h in enumerate(events) if isinstance(h.event, HandEnded)), len(events))
    during = [h for h in events[:over] if isinstance(h.event, Marker)]
    return during or [h for h in hand.before if isinstance(h.event, Marker)][-1:]


def _steps(seats: list[int] | list[int | list[int]]) -> str:
    return ", then ".join("no one seat" if isinstance(s, list) else f"seat {s}" for s in seats) or "no seat"


@check("one marker stands before a player, where each of them sees it")
def one_marker(history: History) -> Finding:
    """The hand has one marker, before a player who was dealt in, and every player sees it there."""
    hand = the_hand(history)
    expected = "one marker, before a player of the hand, where each of them sees it"
    placed, players = markers(hand), dealt_in(hand)
    if _by_hook([hand]):
        return Finding("unsupported", expected, "the test hook put the marker there", numbers(placed))
    [stood] = _stood([hand])
    views = {look.viewer.seat: (v, n) for look, v, n in history.looks() if isinstance(look.viewer, Seat)}
    for view, n in views.values():
        if isinstance(view, Unsupported):
            return Finding("unsupported", expected, f"the adapter does not reach {view.what}", (n,))
    seen_at = {
        seat: view.state.marker for seat, (view, _) in views.items() if not isinstance(view, Unsupported)
    }
    ok = len(stood) == 1 and stood[0] in players and seen_at == dict.fromkeys(players, stood[0])
    if not views:
        raise Nothing(expected, "nobody looked")
    told = ", ".join(f"seat {seat} sees it at {at or 'no place'}" for seat, at in sorted(seen_at.items()))
    seen = f"marker before {seats_text(stood)}, players {seats_text(sorted(players))}"
    seen += f"; {told}"
    return judged(ok, expected, seen, *numbers(placed), *(n for _, n in views.values()))
