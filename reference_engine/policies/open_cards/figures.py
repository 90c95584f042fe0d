"""Open cards in order: which of two players' open cards shows more («graduação»)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal

from vistoria.model.cards import Card

from ..cites import Cites
from ..order import CardOrder

DIGIT = 64
"""Worths in a strength are digits to this base."""
DIGITS = 9
Worths = tuple[int, ...]


class Figure(StrEnum):
    """What open cards show."""

    ROYAL = "possible royal flush"
    STRAIGHT_FLUSH = "possible straight flush"
    QUADS = "four of a kind"
    FLUSH = "possible flush"
    STRAIGHT = "possible straight"
    TRIO = "three of a kind"
    TWO_PAIRS = "two pairs"
    PAIR = "pair"
    CARD = "card"
    CARDS = "high cards"


LowAce = Literal["seven-high", "ace-high", "no"]
Gap = Literal["consecutive-only", "royal-gap", "suited-gap"]
Tie = Literal["highest-card-then-suit", "suit-of-newest-card", "seat"]
NewestTie = Literal["suit", "cards-beside", "seat"]


@dataclass(frozen=True)
class Ladder:
    """Figures from the best to the worst, for one number of open cards; cards stand as they were dealt."""

    order: CardOrder
    figures: tuple[Figure, ...]
    cites: Cites
    newest_in_pair: bool = True
    """Whether a pair counts only with the newest card."""
    low_ace: LowAce = "seven-high"
    """What the ace below the lowest cards makes of a possible sequence: as high as its next card, or none."""
    gap: Gap = "consecutive-only"
    """Which suited cards with one missing among them make a possible royal or straight flush."""
    tie: Tie = "highest-card-then-suit"
    """What decides between equal figures of more than one card."""
    newest_tie: NewestTie = "suit"
    """What decides between equal newest cards; where there is one open card, its suit."""

    def figure(self, cards: Sequence[Card]) -> tuple[Figure, Worths]:
        """The best figure that the cards show, and what it is compared by."""
        for figure in self.figures:
            worths = _SHOWS[figure](self, cards)
            if worths is not None:
                return figure, worths
        raise ValueError(f"no figure takes {' '.join(cards)}: end the ladder with a single card")

    def strength(self, cards: Sequence[Card]) -> int:
        """More shows more; equal only where nothing but the seat decides."""
        figure, worths = self.figure(cards)
        return self._number(figure, worths + self.settled(figure, cards))

    def value(self, cards: Sequence[Card]) -> int:
        """The same without suits."""
        return self._number(*self.figure(cards))

    def settled(self, figure: Figure, cards: Sequence[Card]) -> Worths:
        """What decides between equal figures."""
        newest, single = cards[-1], figure is Figure.CARD
        if single and (len(cards) == 1 or self.newest_tie == "suit"):
            return (self.order.suit(newest[1]),)
        tie = self.newest_tie if single else self.tie
        if tie == "seat":
            return ()
        if tie == "suit-of-newest-card":
            return self.order.suit(newest[1]), self.order.rank(newest[0])
        high = self.order.highest_first(tuple(cards))
        return (*(self.order.rank(card[0]) for card in high), self.order.suit(high[0][1]))

    def name(self, cards: Sequence[Card]) -> str:
        """The figure in words."""
        figure, _ = self.figure(cards)
        if figure is Figure.CARD:
            return f"{_NUMBERS[len(cards)]} card {cards[-1][0]}"
        newest = figure is Figure.PAIR and len(cards) > 2
        return f"pair with the {_NUMBERS[len(cards)]} card" if newest else figure.value

    def _number(self, figure: Figure, worths: Worths) -> int:
        number = len(self.figures) - self.figures.index(figure)
        for worth in (*worths, *(0,) * (DIGITS - len(worths))):
            number = number * DIGIT + worth
        return number

    def ranks(self, cards: Sequence[Card]) -> list[int]:
        """Worths of the ranks, high to low."""
        return sorted((self.order.rank(card[0]) for card in cards), reverse=True)

    def sequence(self, cards: Sequence[Card], gapped: bool) -> int:
        """Worth of the top card of a possible sequence of five, 0 when there is none."""
        ranks = self.ranks(cards)
        if len(set(ranks)) < len(ranks):
            return 0
        span = 4 if gapped else 3
        if ranks[0] - ranks[-1] <= span:
            return ranks[0]
        ace, low = len(self.order.ranks), [0 if rank == len(self.order.ranks) else rank for rank in ranks]
        low.sort(reverse=True)
        if ace in ranks and self.low_ace != "no" and low[0] <= span:
            return low[0] if self.low_ace == "seven-high" else ace
        return 0

    def suited(self, cards: Sequence[Card]) -> bool:
        """Whether all cards are of one suit."""
        return len({card[1] for card in cards}) == 1

    def groups(self, cards: Sequence[Card], count: int) -> list[int]:
        """Ranks of which there are so many cards, high to low."""
        ranks = self.ranks(cards)
        return sorted({rank for rank in ranks if ranks.count(rank) == count}, reverse=True)

    def plain(self) -> Ladder:
        """The same cards by groups of equal ranks alone, whenever dealt."""
        groups = (Figure.QUADS, Figure.TRIO, Figure.TWO_PAIRS, Figure.PAIR, Figure.CARDS)
        return replace(self, figures=groups, newest_in_pair=False)


def _royal(ladder: Ladder, cards: Sequence[Card]) -> Worths | None:
    gapped = ladder.gap != "consecutive-only"
    highest = len(ladder.order.ranks)
    if not ladder.suited(cards) or ladder.ranks(cards)[-1] < highest - 4:
        return None
    return () if ladder.sequence(cards, gapped) else None


def _straight_flush(ladder: Ladder, cards: Sequence[Card]) -> Worths | None:
    top = ladder.sequence(cards, ladder.gap == "suited-gap") if ladder.suited(cards) else 0
    return (top,) if top else None


def _quads(ladder: Ladder, cards: Sequence[Card]) -> Worths | None:
    return tuple(ladder.groups(cards, 4)) or None


def _flush(ladder: Ladder, cards: Sequence[Card]) -> Worths | None:
    return tuple(ladder.ranks(cards)) if ladder.suited(cards) else None


def _straight(ladder: Ladder, cards: Sequence[Card]) -> Worths | None:
    top = ladder.sequence(cards, gapped=False)
    return (top,) if top else None


def _trio(ladder: Ladder, cards: Sequence[Card]) -> Worths | None:
    return tuple(ladder.groups(cards, 3)) or None


def _two_pairs(ladder: Ladder, cards: Sequence[Card]) -> Worths | None:
    pairs = ladder.groups(cards, 2)
    return tuple(pairs) if len(pairs) == 2 else None


def _pair(ladder: Ladder, cards: Sequence[Card]) -> Worths | None:
    pairs = ladder.groups(cards, 2)
    if ladder.newest_in_pair:
        pairs = [rank for rank in pairs if rank == ladder.order.rank(cards[-1][0])]
    return tuple(pairs[:1]) or None


def _card(ladder: Ladder, cards: Sequence[Card]) -> Worths:
    return (ladder.order.rank(cards[-1][0]),)


def _cards(ladder: Ladder, cards: Sequence[Card]) -> Worths:
    return tuple(ladder.ranks(cards))


_SHOWS: Mapping[Figure, Callable[[Ladder, Sequence[Card]], Worths | None]] = {
    Figure.ROYAL: _royal,
    Figure.STRAIGHT_FLUSH: _straight_flush,
    Figure.QUADS: _quads,
    Figure.FLUSH: _flush,
    Figure.STRAIGHT: _straight,
    Figure.TRIO: _trio,
    Figure.TWO_PAIRS: _two_pairs,
    Figure.PAIR: _pair,
    Figure.CARD: _card,
    Figure.CARDS: _cards,
}

_NUMBERS = {1: "first", 2: "second", 3: "third", 4: "fourth"}
