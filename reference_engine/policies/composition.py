"""Which cards may form the five («composição final»), and the best five out of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from operator import itemgetter

from vistoria.model.cards import SUITS, Card

from .cites import Cites
from .ranking import Ranking
from .strength import TwoAndThree

Best = tuple[int, tuple[Card, ...]]
"""A strength and the five cards that have it, own cards first."""


@dataclass(frozen=True)
class Composition:
    """Exactly `own` cards of one's own and `common` cards of the table."""

    own: int
    common: int
    cites: Cites
    first_dealt: bool = False
    """Whether the own cards must be the first ones dealt."""

    def takes(self, own: int, common: int) -> bool:
        """Whether five cards can be formed out of so many own and common cards."""
        return own >= self.own and common >= self.common

    def best(self, ranking: Ranking, hands: Sequence[Sequence[Card]], common: Sequence[Card]) -> list[Best]:
        """The best five cards of each hand with the same common cards."""
        if self.first_dealt:
            hands = [hand[: self.own] for hand in hands]
        if (self.own, self.common) == (2, 3) and not ranking.looks_at_suits:
            return _two_and_three(ranking, hands, common)
        return [self._best(ranking, hand, common) for hand in hands]

    def _best(self, ranking: Ranking, hand: Sequence[Card], common: Sequence[Card]) -> Best:
        of = ranking.strengths.of
        return max(
            ((of(mine + ours), mine + ours) for mine in combinations(hand, self.own)
             for ours in combinations(common, self.common)),
            key=itemgetter(0),
        )  # fmt: skip


def _two_and_three(ranking: Ranking, hands: Sequence[Sequence[Card]], common: Sequence[Card]) -> list[Best]:
    """The same by tables: the common triples are looked up once for all hands."""
    tables = ranking.strengths.two_and_three
    n, pairs, ranks = tables.base, tables.pairs, tables.ranks
    triples = list(combinations(common, 3))
    values = [ranks[card] for card in common]
    numbers = [tables.triples[(a * n + b) * n + c] for a, b, c in combinations(values, 3)]
    pick = itemgetter(*numbers) if len(numbers) > 1 else lambda row: (row[numbers[0]],)
    suits = "".join([card[1] for card in common])
    flush_suit = next((suit for suit in SUITS if suits.count(suit) >= 3), None)
    suited: list[tuple[int, tuple[Card, ...]]] = []
    if flush_suit is not None:
        suited = [
            (sum(1 << ranks[card] for card in triple), triple)
            for triple in triples
            if triple[0][1] == triple[1][1] == triple[2][1] == flush_suit
        ]
    found: list[Best] = []
    for hand in hands:
        held = [ranks[card] for card in hand]
        strengths = [pick(pairs[a * n + b]) for a, b in combinations(held, 2)]
        highest = list(map(max, strengths))
        best = max(highest)
        i = highest.index(best)
        mine = next(islice(combinations(hand, 2), i, None))
        made: Best = best, mine + triples[strengths[i].index(best)]
        if suited:
            made = _flush(tables, hand, flush_suit, suited, made)
        found.append(made)
    return found


def _flush(
    tables: TwoAndThree,
    hand: Sequence[Card],
    suit: str | None,
    suited: list[tuple[int, tuple[Card, ...]]],
    so_far: Best,
) -> Best:
    own = [card for card in hand if card[1] == suit]
    best, five = so_far
    for a, b in combinations(own, 2):
        bits = 1 << tables.ranks[a] | 1 << tables.ranks[b]
        for triple_bits, triple in suited:
            value = tables.flushes[bits | triple_bits]
            if value > best:
                best, five = value, (a, b, *triple)
    return best, five
