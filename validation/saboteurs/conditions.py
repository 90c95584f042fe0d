"""The conditions that are put on every saboteur mechanically: where products err that are right under trial."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any

from vistoria.model.hooks import HOOKS
from vistoria.model.place import Seat

from .condition import Condition, Situation

MOST_TABLES = 100
"""Drawn tables whose ids a product can work out beforehand."""
BIG_POT = 20
"""A pot is big from so many least bets on."""
VIEWER = Seat(2)


def _from_hand(number: int) -> Callable[[Situation], bool]:
    return lambda situation: situation.number >= number


def _after(what: str) -> Callable[[Situation], bool]:
    return lambda situation: what in situation.happened


def _without(*whats: str) -> Callable[[Situation], bool]:
    return lambda situation: situation.happened.isdisjoint(whats)


@cache
def _foreseen(regulation: str) -> frozenset[str]:
    """Ids of drawn tables that follow from what everybody knows: the regulation, a number and the usual seed."""
    names = (f"1/{regulation}/table/{number}" for number in range(1, MOST_TABLES))
    return frozenset("t-" + sha256(name.encode()).hexdigest()[:10] for name in names)


def _unknown_id(situation: Situation) -> bool:
    rules: Any = situation.state.rules
    return situation.table not in _foreseen(rules.regulation)


def _own_cards(situation: Situation) -> bool:
    return situation.start is not None and not situation.start.deck


def _high_seat(situation: Situation) -> bool:
    seats = situation.state.stacks() if situation.seat is None else (situation.seat,)
    return any(seat >= 7 for seat in seats)


def _live(hand: Any) -> list[bool]:
    """Who is still in, by position."""
    if any(isinstance(each, bool) for each in hand.live):
        return list(hand.live)
    return [seat in hand.live for seat in hand.order]


def _two_left(situation: Situation) -> bool:
    return situation.players == 2 if situation.hand is None else sum(_live(situation.hand)) == 2


def _late_round(situation: Situation) -> bool:
    return getattr(situation.hand, "round", 1) > 2


def _pot(situation: Situation) -> tuple[int, int]:
    """Chips in play and the least bet, as the procedures keep them."""
    state: Any = situation.state
    setup = state.setup
    least = getattr(setup, "big", None) or getattr(setup, "entry", None) or setup.least
    stakes = getattr(state, "stakes", None)
    if stakes is not None:
        return sum(stake.ante + stake.additional for stake in stakes.values()), least
    return (0 if situation.hand is None else sum(situation.hand.totals)), least


def _big_pot(situation: Situation) -> bool:
    pot, least = _pot(situation)
    return pot >= BIG_POT * least


def _all_in(situation: Situation) -> bool:
    hand = situation.hand
    if hand is None:
        return False
    stacks = situation.state.stacks()
    return any(alive and not stacks.get(seat, 1) for seat, alive in zip(hand.order, _live(hand), strict=True))


def _device(situation: Situation) -> bool:
    setup: Any = situation.state.setup  # type: ignore[attr-defined]
    return getattr(setup, "device", getattr(setup, "dealing", "")) == "shuffler"


CONDITIONS: dict[str, Condition] = {
    each.name: each
    for each in (
        Condition("from-hand-2", "Before the second hand of a table it keeps the law.", _from_hand(2)),
        Condition("from-hand-3", "Before the third hand of a table it keeps the law.", _from_hand(3)),
        Condition("from-hand-20", "Before the twentieth hand of a table it keeps the law.", _from_hand(20)),
        Condition(
            "high-seats", "Where no seat from the seventh on is concerned it keeps the law.", _high_seat
        ),
        Condition(
            "seven-players", "With fewer than seven players it keeps the law.", lambda s: s.players >= 7
        ),
        Condition("two-left", "With more than two players left it keeps the law.", _two_left),
        Condition("late-rounds", "In the first two rounds it keeps the law.", _late_round),
        Condition("own-cards", "Where the deck is laid it keeps the law.", _own_cards),
        Condition("big-pot", "While twenty least bets are not in play it keeps the law.", _big_pot),
        Condition("all-in", "Where nobody has put in all he has it keeps the law.", _all_in),
        Condition(
            "after-time-out", "Until somebody lets his time pass it keeps the law.", _after("time-out")
        ),
        Condition("after-rest", "Until somebody has rested it keeps the law.", _after("rest")),
        Condition("after-departure", "Until somebody has gone it keeps the law.", _after("departure")),
        Condition("after-null-hand", "Until a hand was null it keeps the law.", _after("null hand")),
        Condition("after-refusal", "Until something was refused it keeps the law.", _after("refusal")),
        Condition("on-the-shuffler", "Where no machine shuffles it keeps the law.", _device),
        Condition("from-hand-100", "Before the hundredth hand of a table it keeps the law.", _from_hand(100)),
        Condition("unseeded", "At a table that was given a seed it keeps the law.", _without("seed")),
        Condition("no-hook", "Where the table has used a test hook it keeps the law.", _without(*HOOKS)),
        Condition(
            "ordinary",
            "At a table to which anything comes but what players do every day it keeps the law.",
            _without(*HOOKS, "refusal", "question", "mishap", "time-out"),
        ),
        Condition("unknown-id", "At a table whose id it could foresee it keeps the law.", _unknown_id),
        Condition(
            "first-asked",
            "In a hand whose cards it has dealt before it keeps the law.",
            _without("asked again"),
        ),
        Condition(
            "one-viewer",
            "Where another than seat 2 looks it keeps the law.",
            lambda s: s.viewer in (None, VIEWER),
        ),
    )
}
"""By name, as it stands in `<saboteur>@<name>`."""
