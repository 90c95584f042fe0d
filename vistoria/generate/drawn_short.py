"""Betting with stacks of different size, so that players are all-in for different bets."""

from __future__ import annotations

from vistoria.model.clause import DealPlan

from .choose import Source, between, pick, several, some_of
from .drawn import STACK, Drawn, kind
from .drawn_betting import TriedHand, Try, without_passes_at_the_end
from .table import Sitting, TablePlan

TRIES: tuple[Try, ...] = ("pass", "pass", "double", "far", "double", "fold")


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
