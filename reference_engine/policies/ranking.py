"""The five cards that count («composição final»), and the order of hands («graduação das mãos») as rows of data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations

from vistoria.model.cards import SUITS, Card

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


Best = tuple[int, tuple[Card, ...]]
"""A strength and the five cards that have it, hole cards first."""


@dataclass(frozen=True)
class Composition:
    """Exactly `own` cards of one's own and `community` cards of the table."""

    own: int
    community: int
    cites: Cites
    first_dealt: bool = False
    """Whether the hole cards must be the first ones dealt."""

    def takes(self, own: int, community: int) -> bool:
        """Whether five cards can be formed out of so many own and community cards."""
        return own >= self.own and community >= self.community

    def best(
        self, ranking: Ranking, hands: Sequence[Sequence[Card]], community: Sequence[Card]
    ) -> list[Best]:
        """The best five cards of each hand with the same community cards, by a ranking that looks at no suits."""
        counted = [tuple(hand[: self.own] if self.first_dealt else hand) for hand in hands]
        return [*_best(ranking.strengths, self.own, self.community, tuple(counted), tuple(community))]


@lru_cache(maxsize=1024)
def _best(
    strengths: Strengths,
    from_own: int,
    from_shared: int,
    hands: Sequence[Sequence[Card]],
    community: Sequence[Card],
) -> Sequence[Best]:
    """The best five cards of each hand; the referee compares the same hands along every way of play."""
    code, place, worth = strengths.shapes.codes.__getitem__, strengths.shapes.places, strengths.plain
    shared, suited = list(combinations(community, from_shared)), _suited(community, from_shared)
    codes = list(map(sum, combinations(map(code, community), from_shared)))
    found: list[Best] = []
    for own in hands:
        held = list(combinations(own, from_own))
        sums = map(sum, combinations(map(code, own), from_own))
        values = [worth[place[mine + ours]] for mine in sums for ours in codes]
        best = max(values)
        i, j = divmod(values.index(best), len(shared))
        flushes = [mine + ours for ours in suited for mine in _suited(own, from_own)]
        found.append(max([(best, held[i] + shared[j]), *((strengths.of(five), five) for five in flushes)]))
    return found


def _suited(cards: Sequence[Card], count: int) -> list[tuple[Card, ...]]:
    """So many of the cards, of one suit."""
    return [some for suit in SUITS for some in combinations([card for card in cards if suit in card], count)]
