"""The order of hands («graduação das mãos») as rows of data, and what a row looks at."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING

from .cites import Cites
from .order import CardOrder

if TYPE_CHECKING:
    from .strength import Strengths


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

    @property
    def by_suit(self) -> Key | None:
        """What suit equal hands of this kind are compared by."""
        return next((by.key for by in self.keys if by.key.looks_at_suits), None)


@dataclass(frozen=True)
class Separation:
    """Why one hand beats another, or ties with it."""

    clause: str
    by: str
    cites: Cites = ()
    """The clause, and what orders the cards or suits that it compares."""


@dataclass(frozen=True)
class Ranking:
    """Rows from the best kind of hand to the worst, over one order of cards."""

    order: CardOrder
    rows: tuple[Row, ...]
    cites: Cites

    @cached_property
    def strengths(self) -> Strengths:
        """The rows compiled into look-up tables."""
        from .strength import compile_rows

        return compile_rows(self.order, self.rows)

    def separate(self, winner: int, runner_up: int) -> Separation:
        """The clause that puts one strength before another, or lets them tie."""
        first, second = self.strengths.made(winner), self.strengths.made(runner_up)
        if first.row is not second.row:
            return Separation(first.row.clause, "kind of hand", (first.row.clause,))
        for by, mine, other in zip(first.row.keys, first.values, second.values, strict=True):
            if mine != other:
                order = self.order.suits_cites if by.key.looks_at_suits else self.order.cites
                return Separation(by.clause, by.key, (by.clause, *order))
        return Separation(first.row.tie, "tie", (first.row.tie,))
