"""Kinds of hand of five cards, and what hands of one kind are compared by."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from .cites import Cites


class Hand(StrEnum):
    """The ten kinds of five cards."""

    ROYAL_FLUSH = "royal-flush"
    STRAIGHT_FLUSH = "straight-flush"
    FOUR_OF_A_KIND = "four-of-a-kind"
    FULL_HOUSE = "full-house"
    FLUSH = "flush"
    STRAIGHT = "straight"
    THREE_OF_A_KIND = "three-of-a-kind"
    TWO_PAIRS = "two-pairs"
    PAIR = "pair"
    HIGH_CARD = "high-card"


class Key(StrEnum):
    """What two hands of one kind are compared by; suits come after everything else in a row."""

    TOP = "top card of the sequence"
    GROUP = "largest group of equal cards"
    SECOND_GROUP = "second group of equal cards"
    HIGHEST = "highest card"
    ODD_CARDS = "odd cards from high to low"
    SUIT_OF_TOP = "suit of the sequence's top card"
    SUIT_OF_GROUP = "best suit in the largest group"
    WORST_SUIT_OF_GROUP = "worst suit in the largest group"
    SUIT_OF_HIGHEST = "suit of the highest card"

    @property
    def looks_at_suits(self) -> bool:
        """Whether the ranks alone do not decide it."""
        return self in (Key.SUIT_OF_TOP, Key.SUIT_OF_GROUP, Key.WORST_SUIT_OF_GROUP, Key.SUIT_OF_HIGHEST)


@dataclass(frozen=True)
class By:
    """One comparison and the clause that orders it."""

    key: Key
    clause: str
    cards: int | None = None
    """How many cards are looked at, from the first; None for all."""


@dataclass(frozen=True)
class Row:
    """One kind of hand: what it is compared by from left to right, its clause, and the clause for equals."""

    hand: Hand
    keys: tuple[By, ...]
    """Ranks first, then one suit or none."""
    clause: str
    tie: str
    low_straight: bool = True
    """Whether the sequence with the low ace counts for this row."""

    @cached_property
    def by_suit(self) -> Key | None:
        """What suit equal hands of this kind are compared by."""
        return next((by.key for by in self.keys if by.key.looks_at_suits), None)


ORDINARY: dict[Hand, tuple[Key, ...]] = {
    Hand.ROYAL_FLUSH: (),
    Hand.STRAIGHT_FLUSH: (Key.TOP,),
    Hand.FOUR_OF_A_KIND: (Key.GROUP,),
    Hand.FULL_HOUSE: (Key.GROUP, Key.SECOND_GROUP),
    Hand.FLUSH: (Key.HIGHEST, Key.ODD_CARDS),
    Hand.STRAIGHT: (Key.TOP,),
    Hand.THREE_OF_A_KIND: (Key.GROUP, Key.ODD_CARDS),
    Hand.TWO_PAIRS: (Key.GROUP, Key.SECOND_GROUP, Key.ODD_CARDS),
    Hand.PAIR: (Key.GROUP, Key.ODD_CARDS),
    Hand.HIGH_CARD: (Key.ODD_CARDS,),
}
"""What most laws compare each kind of hand by."""


def row(hand: Hand, clause: str, *keys: Key, by: Cites = (), tie: str = "") -> Row:
    """A kind of hand that one clause orders; `keys` where the law compares by others than the ordinary ones.

    `by` has the clauses of the comparisons, one for each or one for all, and `tie` that for equals, where
    these are other clauses.
    """
    compared = keys or ORDINARY[hand]
    clauses = by if len(by) > 1 else (by or (clause,)) * len(compared)
    return Row(hand, tuple(map(By, compared, clauses)), clause, tie=tie or clause)
