"""The lot that places the marker: whether it prefers a place, over many tables or many restarts of one."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from vistoria.checks.reading import dealt_in
from vistoria.checks.registry import Nothing, check
from vistoria.games.cards.events import Marker
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Hand
from vistoria.model.history import History
from vistoria.model.sentences import did, must, sentences

from .chance import least_share, never_by_chance
from .marker import markers

NEVER = 1e-9
"""How seldom a fair lot may leave a place out for that to be no chance."""
_Placed = tuple[int, int]
"""Which of how many players got the marker, counted from 0."""


@check()
def lot_at_new_tables(history: History, hands: int, most: list[int]) -> Finding:
    """At new tables no player gets the marker more often than another: chi-square of the player's number.

    Over so many tables with k players each the statistic has k - 1 degrees of freedom. `most` holds its limit
    for the first sample, and a stricter test's limit for as many tables again.
    """
    return _by_lot(list(history.hands), [_by_number(hand) for hand in history.hands], hands, most)


@check()
def lot_at_restarts(history: History, hands: int, most: list[int]) -> Finding:
    """At restarts the marker goes no number of players further oftener than another: chi-square of that number.

    Counted from the player who had it last, so that neither a marker that stays nor one that goes round passes.
    Over so many restarts with k players each the statistic has k - 1 degrees of freedom; `most` as above.
    """
    found: list[Hand] = []
    steps: list[_Placed | None] = []
    before: dict[str, Hand] = {}
    for hand in history.hands:
        if hand.table in before:
            found.append(hand)
            steps.append(_further(before[hand.table], hand))
        before[hand.table] = hand
    return _by_lot(found, steps, hands, most)


def _by_lot(found: list[Hand], placed: list[_Placed | None], hands: int, most: list[int]) -> Finding:
    expected = must("fair-lot", lots=hands, most=most[0], again=most[1])
    if any(h.event.by == "forced" for hand in found for h in markers(hand) if isinstance(h.event, Marker)):
        return Finding("unsupported", expected, did("marker-by-hook"))
    texts: list[str] = []
    for sample, limit in enumerate(most):
        part = placed[sample * hands : (sample + 1) * hands]
        where = found[sample * hands : (sample + 1) * hands]
        if len(part) < hands:
            if not texts:
                raise Nothing(expected, did("only-lots", number=len(part)))
            texts.append(did("only-lots", number=len(part)))
            break
        cells = [cell for cell in part if cell is not None]
        if len(cells) < hands or len({players for _, players in cells}) != 1:
            return Finding("failed", expected, did("uneven-lots"))
        players = cells[0][1]
        counts = Counter(number for number, _ in cells)
        if len(counts) < players and never_by_chance(hands, players) < NEVER:
            return judged(
                False, expected, did("never-drawn", lots=hands, number=players), where[-1].last_message
            )
        value = sum(Fraction((counts[n] * players - hands) ** 2, hands * players) for n in range(players))
        share = least_share(hands, players, players - 1)
        times = [counts[n] for n in range(players)]
        texts.append(did("fair-lot", value=float(value), lots=hands, amounts=times, share=100 * share))
        if value <= limit:
            return judged(True, expected, sentences(*texts), where[0].last_message, where[-1].last_message)
    return judged(False, expected, sentences(*texts), *(hand.last_message for hand in found[:1] + found[-1:]))


def _by_number(hand: Hand) -> _Placed | None:
    players, seat = sorted(dealt_in(hand)), _marked(hand)
    return (players.index(seat), len(players)) if seat in players else None


def _further(before: Hand, hand: Hand) -> _Placed | None:
    """How many players on from the last hand's marker this one stands."""
    last, now, players = _marked(before), _by_number(hand), sorted(dealt_in(hand))
    if last is None or last not in players or now is None:
        return None
    return ((now[0] - players.index(last)) % len(players), len(players))


def _marked(hand: Hand) -> int | None:
    seats = {h.event.seat for h in markers(hand) if isinstance(h.event, Marker)}
    return seats.pop() if len(seats) == 1 else None
