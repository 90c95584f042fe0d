"""What a card is worth."""

from __future__ import annotations

from dataclasses import dataclass

from vistoria.model.cards import Card

from .cites import Cites


@dataclass(frozen=True)
class CardOrder:
    """Ranks from high to low, suits from high to low or equal, and the sequence in which the ace is low."""

    ranks: str
    """High to low; the deck has these ranks and no others."""
    cites: Cites
    suits: str = ""
    """High to low; empty when all suits are equal."""
    suits_cites: Cites = ()
    low_straight: str = ""
    """Top card first, the low ace last; empty when there is none."""
    low_cites: Cites = ()

    def rank(self, rank: str) -> int:
        """The worth of a rank: 1 for the lowest."""
        return len(self.ranks) - self.ranks.index(rank)

    def suit(self, suit: str) -> int:
        """The worth of a suit: 1 for the lowest, and for each when suits are equal."""
        return len(self.suits) - self.suits.find(suit)

    def highest_first(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards from high to low, suits deciding between equal ranks."""
        return tuple(sorted(cards, key=lambda card: (self.rank(card[0]), self.suit(card[1])), reverse=True))
