"""The order of hands («graduação das mãos») as rows of data."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from .cites import Cites
from .hands import Row
from .order import CardOrder
from .strength import Strengths, compile_rows


@dataclass(frozen=True)
class Separation:
    """Why one hand beats another, or ties with it."""

    clause: str
    by: str
    cites: Cites = ()
    """The clause, and what orders the cards or suits that it compares."""
    ranks: Cites = ()
    """Of these, what orders the cards by rank."""


@dataclass(frozen=True)
class Ranking:
    """Rows from the best kind of hand to the worst, over one order of cards."""

    order: CardOrder
    rows: tuple[Row, ...]
    cites: Cites

    @cached_property
    def strengths(self) -> Strengths:
        """The rows compiled into look-up tables."""
        return compile_rows(self.order, self.rows)

    @cached_property
    def clauses(self) -> Cites:
        """Every clause on a kind of hand, on what hands of a kind are compared by, and on the order of the cards."""
        of_rows = (
            clause for row in self.rows for clause in (row.clause, *(by.clause for by in row.keys), row.tie)
        )
        of_order = (*self.order.cites, *self.order.suits_cites, *self.order.low_cites)
        return tuple(dict.fromkeys((*of_rows, *of_order, *self.cites)))

    def separate(self, winner: int, runner_up: int) -> Separation:
        """The clause that puts one strength before another, or lets them tie."""
        first, second = self.strengths.made(winner), self.strengths.made(runner_up)
        if first.row is not second.row:
            return Separation(first.row.clause, "kind of hand", (first.row.clause,))
        for by, mine, other in zip(first.row.keys, first.values, second.values, strict=True):
            if mine != other:
                ranks = () if by.key.looks_at_suits else self.order.cites
                order = self.order.suits_cites if by.key.looks_at_suits else ranks
                return Separation(by.clause, by.key, (by.clause, *order), ranks)
        return Separation(first.row.tie, "tie", (first.row.tie,))
