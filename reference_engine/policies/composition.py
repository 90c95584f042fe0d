"""Which cards may form the five («composição final»), and the best five out of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from vistoria.model.cards import SUITS, Card

from .cites import Cites
from .ranking import Ranking

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
        strengths = ranking.strengths
        code, place, worth = strengths.shapes.codes.__getitem__, strengths.shapes.places, strengths.plain
        shared, suited = list(combinations(community, self.community)), _suited(community, self.community)
        codes = list(map(sum, combinations(map(code, community), self.community)))
        found: list[Best] = []
        for hand in hands:
            own = hand[: self.own] if self.first_dealt else hand
            held = list(combinations(own, self.own))
            sums = map(sum, combinations(map(code, own), self.own))
            values = [worth[place[mine + ours]] for mine in sums for ours in codes]
            best = max(values)
            i, j = divmod(values.index(best), len(shared))
            flushes = [mine + ours for ours in suited for mine in _suited(own, self.own)]
            found.append(
                max([(best, held[i] + shared[j]), *((strengths.of(five), five) for five in flushes)])
            )
        return found


def _suited(cards: Sequence[Card], count: int) -> list[tuple[Card, ...]]:
    """So many of the cards, of one suit."""
    return [some for suit in SUITS for some in combinations([card for card in cards if suit in card], count)]
