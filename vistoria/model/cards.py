"""Cards as the protocol writes them, a rank and a suit, and the packs that they come from."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import NewType

Card = NewType("Card", str)

RANKS = "23456789TJQKA"
SUITS = "shdc"


class CardError(ValueError):
    """A text that is not a card, or a card that stands twice."""


@dataclass(frozen=True)
class Pack:
    """The cards of a game: every rank in every suit, as often as there are decks."""

    ranks: str = RANKS
    suits: str = SUITS
    decks: int = 1

    @property
    def cards(self) -> tuple[Card, ...]:
        """All of them, deck by deck."""
        return full_deck(self.ranks, self.suits) * self.decks


FRENCH = Pack()
"""One deck of 52."""


def parse_card(text: str, pack: Pack = FRENCH) -> Card:
    """Read one card such as `Ah`; raise CardError otherwise."""
    if len(text) == 2 and text[0] in pack.ranks and text[1] in pack.suits:
        return Card(text)
    wanted = f"write a rank of {pack.ranks} and a suit of {pack.suits}, such as {pack.cards[0]}"
    raise CardError(f"{text!r} is no card: {wanted}")


def parse_cards(text: str, pack: Pack = FRENCH) -> tuple[Card, ...]:
    """Read cards separated by white space; raise CardError for a bad one, or one more often than the pack has it."""
    cards = tuple(parse_card(word, pack) for word in text.split())
    if too_many := sorted({c for c in cards if cards.count(c) > pack.decks}):
        often = "twice" if pack.decks == 1 else f"more than {pack.decks} times"
        raise CardError(f"cards stand {often}: {' '.join(too_many)}")
    return cards


def full_deck(ranks: str = RANKS, suits: str = SUITS) -> tuple[Card, ...]:
    """Every card of the ranks given, suit by suit."""
    return tuple(Card(rank + suit) for suit in suits for rank in ranks)


def are_cards(cards: Collection[Card], deck: frozenset[Card]) -> bool:
    """Whether these are cards of one deck, none twice: an engine may tell others."""
    return len(deck.intersection(cards)) == len(cards)
