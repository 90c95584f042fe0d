"""Betting with stacks of different size, so that players are all-in for different bets."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from vistoria.model.clause import DealPlan

from .choose import some_of
from .drawn import STACK, Drawn, kind
from .drawn_betting import TriedHand, Try
from .table import Sitting, TablePlan

TRIES: tuple[Try, ...] = ("pass", "pass", "double", "far", "double", "fold")


@kind
def play_with_short_stacks(deal: DealPlan) -> SearchStrategy[Drawn]:
    """Three players or more with one to eight big blinds each, who call, raise, go all-in and fold.

    Nobody begins with less than the big blind.
    """

    @st.composite
    def draw_hand(draw: st.DrawFn) -> Drawn:
        seats = some_of(draw, range(1, 11), 3, 5)
        big = 20 * draw(st.integers(1, 5))
        sitting = tuple(Sitting(seat, big * draw(st.integers(1, 8))) for seat in seats)
        plan = TablePlan(marker=draw(st.sampled_from(seats)), sitting=sitting, brought=STACK)
        plan = plan.with_blinds(big // 2, big).with_commission(5, 100)
        trying = draw(st.lists(st.sampled_from(TRIES), min_size=10, max_size=10))
        return Drawn((TriedHand(plan, trying=tuple(trying)),))

    return draw_hand()
