"""Cards as the protocol writes them: a rank of `23456789TJQKA` and a suit of `shdc`."""

from __future__ import annotations

from typing import NewType

Card = NewType("Card", str)

RANKS = "23456789TJQKA"
SUITS = "shdc"


class CardError(ValueError):
    """A text that is not a card, or a card that stands twice."""


def parse_card(text: str) -> Card:
    """Read one card such as `Ah`; raise CardError otherwise."""
    if len(text) == 2 and text[0] in RANKS and text[1] in SUITS:
        return Card(text)
    raise CardError(f"{text!r} is no card: write a rank of {RANKS} and a suit of {SUITS}, such as Ah or Tc")


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by white space; raise CardError for a bad or a repeated card."""
    cards = tuple(parse_card(word) for word in text.split())
    if len(set(cards)) != len(cards):
        twice = sorted({c for c in cards if cards.count(c) > 1})
        raise CardError(f"cards stand twice: {' '.join(twice)}")
    return cards


def full_deck(ranks: str = RANKS) -> tuple[Card, ...]:
    """Every card of the ranks given, suit by suit."""
    return tuple(Card(rank + suit) for suit in SUITS for rank in ranks)
