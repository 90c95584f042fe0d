"""What is dealt when: own cards, then street by street what is burnt and opened."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from vistoria.model.cards import Card

from .cites import Cites


@dataclass(frozen=True)
class Street:
    """Cards burnt («inutilizar»), cards opened in common, and the betting round after them."""

    burn: int
    common: int
    dealt: Cites
    spoken: Cites


@dataclass(frozen=True)
class Streets:
    """The deck and its way onto the table."""

    deck: tuple[Card, ...]
    deck_cites: Cites
    shuffled: Cites
    own: int
    """Closed cards to each hand, one at a time, from the marker's left."""
    own_cites: Cites
    after: tuple[Street, ...]

    @cached_property
    def whole(self) -> frozenset[Card]:
        """The deck as a set."""
        return frozenset(self.deck)

    @cached_property
    def most_hands(self) -> int:
        """How many hands one deck can serve to the end."""
        return (len(self.deck) - sum(street.burn + street.common for street in self.after)) // self.own
