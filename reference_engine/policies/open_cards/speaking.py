"""Who speaks first in a round, and who after him."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from vistoria.model.cards import Card

from ..cites import Cites
from .figures import Figure, Ladder

Shown = Mapping[int, Sequence[Card]]
"""Open cards in the order dealt, by position of those still in the hand."""


@dataclass(frozen=True)
class Speaking:
    """The right to speak first («direito de dar a voz»), and its passing on."""

    ladders: tuple[Ladder, ...]
    """By round."""
    after_first: Literal["ladder", "highest-last-card", "next-seat"]
    """Who is asked when the first speaker has not bet."""
    after_cites: Cites
    without_chips: Literal["next-able", "skipped"]
    """He who shows most and has no chips: the right goes to the best of the others, or he counts as silent."""
    answer_cites: tuple[Cites, Cites]
    """Who is asked after a bet or a raise, in the first round and in the later ones."""

    def ladder(self, round: int) -> Ladder:
        """The order of open cards in a round."""
        return self.ladders[round - 1]

    def ranked(self, round: int, shown: Shown) -> list[int]:
        """Positions from the best open cards to the worst; equal ones from the croupier's right."""
        strength = self.ladder(round).strength
        return sorted(shown, key=lambda i: (-strength(shown[i]), i))

    def opening(self, shown: Shown) -> list[int]:
        """Positions in the order in which the duty to open falls on them."""
        return self.ranked(1, shown)

    def order(self, round: int, shown: Shown, able: Collection[int], players: int) -> list[int]:
        """Positions in the order of a later round without a bet; the first has the right to speak first."""
        best = self.ranked(round, shown)
        candidates = [i for i in best if i in able] if self.without_chips == "next-able" else best
        first = (candidates or best)[0]
        return [first, *self.following(round, shown, first, players)]

    def following(self, round: int, shown: Shown, first: int, players: int) -> list[int]:
        """Those who come after the first speaker, in order."""
        rest = [i for i in self.ranked(round, shown) if i != first]
        if self.after_first == "next-seat":
            return sorted(rest, key=lambda i: (i - first) % players)
        return self.by_newest(round, shown, rest) if self.after_first == "highest-last-card" else rest

    def by_newest(self, round: int, shown: Shown, among: Collection[int]) -> list[int]:
        """Positions by their newest open card, high to low; equal ones as the round settles them, or by place."""
        ladder = self.ladder(round)
        worth = {
            i: (ladder.order.rank(shown[i][-1][0]), *ladder.settled(Figure.CARD, shown[i])) for i in among
        }
        return sorted(sorted(among), key=worth.__getitem__, reverse=True)

    def answering(self, bettor: int, players: int, round: int, raised: bool) -> list[int]:
        """Positions in the order in which they answer a bet: from the right of him who made it."""
        return [(bettor + step) % players for step in range(1, players)]

    def second(self, round: int, shown: Shown) -> int:
        """On whom the first speaker's place falls when he has left the hand."""
        if self.after_first == "ladder":
            return self.ranked(round, shown)[0]
        return self.by_newest(round, shown, shown)[0]
