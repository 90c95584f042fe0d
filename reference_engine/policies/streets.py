"""What is dealt when: hole cards, then street by street what is burnt and opened; and faults of dealing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from vistoria.model.cards import Card
from vistoria.model.place import Place

from .cites import Cites


@dataclass(frozen=True)
class Street:
    """Cards burnt («inutilizar»), cards opened in common, and the betting round after them."""

    burn: int
    community: int
    dealt: Cites
    spoken: Cites


@dataclass(frozen=True)
class Streets:
    """The deck and its way onto the table."""

    deck: tuple[Card, ...]
    deck_cites: Cites
    shuffled: Cites
    own: int
    """Closed cards to each hand."""
    own_cites: Cites
    one_by_one: Cites
    """That each player is dealt one of them at a time."""
    after: tuple[Street, ...]
    number: Cites = ()
    """Those of `own_cites` that say how many they are, and nothing of their order."""

    def mixed(self, seed: str, number: int, way: str) -> tuple[Card, ...]:
        """The deck for one hand, shuffled in one of the house's ways; the same seed, the same order."""
        cards = list(self.deck)
        Random(f"{seed}/{number}").shuffle(cards)
        return tuple(cards)

    def deal(self, order: Sequence[int]) -> Sequence[int]:
        """The seat of each closed card, card by card; `order` from the marker's left."""
        return (*order,) * self.own

    def hands(self, deck: Sequence[Card], order: Sequence[int]) -> tuple[tuple[Card, ...], ...]:
        """The closed cards of each position, as `deal` brings them."""
        players = len(order)
        return tuple(tuple(deck[i : players * self.own : players]) for i in range(players))

    def coming(self, round: int, staked: int, big: int) -> tuple[Street, ...]:
        """Streets to be dealt after this round of a hand in which nobody has put in more than `staked`."""
        return self.after[round - 1 :]

    def hurries(self, round: int, unasked: int) -> bool:
        """Whether the street after this round is dealt while so many have still to speak: never."""
        return False

    @cached_property
    def whole(self) -> frozenset[Card]:
        """The deck as a set."""
        return frozenset(self.deck)

    @cached_property
    def most_hands(self) -> int:
        """How many hands one deck can serve to the end."""
        return (len(self.deck) - sum(street.burn + street.community for street in self.after)) // self.own


@dataclass(frozen=True)
class Incidents:
    """A fault is put right at once; where that is impossible the hand is null and all bets go back."""

    corrected: Cites
    voided: Cites
    until_next_decision: bool
    """Whether a fault counts only if found before somebody has decided again."""
    kinds: tuple[str, ...] = ("misdealt",)
    """Faults that the regulation knows."""

    def puts_right(self, due: Place) -> bool:
        """Whether a card dealt elsewhere is brought to the place that was due."""
        return True

    def given_back(self, bet: int, live: bool) -> int:
        """Chips of a bet that go back when a hand is null; the rest stays with the house."""
        return bet
