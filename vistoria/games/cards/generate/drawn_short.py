"""Betting with stacks of different size, so that players are all-in for different bets."""

from __future__ import annotations

from vistoria.games.cards.deal import DealPlan
from vistoria.generate.choose import Source, between, pick, several, some_of

from .drawn import STACK, Drawn, PressedHand, kind
from .drawn_betting import TriedHand, Try, without_passes_at_the_end
from .table import Sitting, TablePlan

TRIES: tuple[Try, ...] = ("pass", "pass", "double", "far", "double", "fold")

STACKS = (10, 40, 160)
"""Big blinds that players have who are all-in for different bets: of two of the deeper a pot has a commission
above any cap."""


@kind
def play_with_short_stacks(source: Source, deal: DealPlan) -> Drawn:
    """Three players or more with one to eight big blinds each, who call, raise, go all-in and fold.

    Nobody begins with less than the big blind.
    """
    seats = some_of(source, range(1, 11), 3, 5)
    big = 20 * between(source, 1, 5)
    sitting = tuple(Sitting(seat, big * between(source, 1, 8)) for seat in seats)
    plan = TablePlan(marker=pick(source, seats), sitting=sitting, brought=STACK)
    plan = plan.with_blinds(big // 2, big).with_commission(5, 100)
    trying = without_passes_at_the_end(several(source, TRIES, 10, 10))
    return Drawn((TriedHand(plan, trying=trying),))


@kind
def all_in_for_different_bets(source: Source, deal: DealPlan) -> Drawn:
    """Three players or more with ten to a hundred and sixty big blinds each, who bet and raise
    half or all of what the engine offers, and call.
    """
    seats = some_of(source, range(1, 11), 3, 5)
    big = 20 * between(source, 1, 5)
    sitting = tuple(Sitting(seat, big * pick(source, STACKS)) for seat in seats)
    plan = TablePlan(marker=pick(source, seats), sitting=sitting).with_blinds(big // 2, big)
    plan = plan.with_commission(*pick(source, [(5, 100), (4, 100), (3, 100)]))
    return Drawn((PressedHand(plan, pressing=several(source, (0, 50, 100), 1, 10)),))
