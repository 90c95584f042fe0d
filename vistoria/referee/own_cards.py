"""The hands of a table that the product deals itself: no card, rank or suit stays away longer than chance has it."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, field
from functools import lru_cache
from math import comb, inf, log

from vistoria.model.cards import Card

SELDOM = 1e-9
"""How seldom a lawful product may be blamed at a table."""
TRIES = 820 * 69
"""What is tried at a table: its last hands, after each of forty, and how many ranks, suits or cards stay away."""
Group = frozenset[Card]


@dataclass
class OwnCards:
    """What a product leaves out of the hands that it deals at one table, or at one after the other for a hand each."""

    hands: list[Group] = field(default_factory=list)
    """The cards of each that were dealt."""
    told: bool = False
    """Whether cards were found to stay away; this is told once."""

    def dealt(self, pack: Group, cards: Set[Card]) -> tuple[int, tuple[Card, ...]] | None:
        """Take in the cards of one hand: in how many last hands cards stayed away, and which; None where none did.

        A hand that repeats another, as where a product begins each with one seed, tells nothing more.
        """
        came = pack.intersection(cards)
        if self.told or came in self.hands:
            return None
        self.hands.append(came)
        seen: set[Card] = set()
        for number, hand in enumerate(reversed(self.hands), start=1):
            seen |= hand
            if len(seen) == len(pack):
                break  # nothing stays away from as many hands or more: what a hand costs does not grow
            for groups in _kinds(pack):
                away = [group for group in groups if seen.isdisjoint(group)]
                if not away:
                    continue
                missing = sum(map(len, away))
                chance = log(TRIES * comb(len(groups), len(away)))
                chance -= sum(_odds(len(pack), missing, len(one)) for one in self.hands[-number:])
                if chance < log(SELDOM):
                    self.told = True
                    return number, tuple(sorted(frozenset[Card]().union(*away)))
        return None


@lru_cache(maxsize=8)
def _kinds(pack: Group) -> tuple[tuple[Group, ...], ...]:
    """The ranks of a pack, its suits, and each card by itself."""
    ranks, suits = ({card[i] for card in pack} for i in (0, 1))
    return (
        tuple(frozenset(card for card in pack if card[0] == rank) for rank in ranks),
        tuple(frozenset(card for card in pack if card[1] == suit) for suit in suits),
        tuple(frozenset((card,)) for card in pack),
    )


@lru_cache(maxsize=4096)
def _odds(pack: int, missing: int, came: int) -> float:
    """How unlikely it is that so many cards of a mixed pack are none of those missing: minus the logarithm."""
    without = comb(pack - missing, came)
    return log(comb(pack, came) / without) if without else inf
