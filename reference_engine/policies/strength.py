"""Rows of a ranking compiled once into look-up tables.

A rank has a code, a power of five. Five codes add up to a number that says which ranks there are and how often, never
more than four times each. A *strength* is an int: more is better, equal is a tie.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from math import comb

from vistoria.model.cards import SUITS, Card

from .hands import Hand, Key, Row
from .order import CardOrder

BASE = 5
"""Of codes: a rank is there four times or fewer."""
SUIT_STEPS = 5
"""Of strengths between two kinds of worth apart from suits: four suits, and none."""

RANKINGS = 64
"""So many are kept: more than the known ways to break the ranking of a law."""

ORDERS = 8
"""Of the orders of cards as many as are likely to be in use at once."""

Values = tuple[tuple[int, ...], ...]

_GROUPS = {
    (4, 1): Hand.FOUR_OF_A_KIND,
    (3, 2): Hand.FULL_HOUSE,
    (3, 1, 1): Hand.THREE_OF_A_KIND,
    (2, 2, 1): Hand.TWO_PAIRS,
    (2, 1, 1, 1): Hand.PAIR,
    (1, 1, 1, 1, 1): Hand.HIGH_CARD,
}


@dataclass(slots=True)
class Shape:
    """Five cards without the suits' names; their ranks from high to low."""

    cards: str
    flush: bool
    ranks: tuple[int, ...]
    """Worth of each rank: the most frequent first, then from high to low."""
    counts: tuple[int, ...]
    """How often each rank is there, in the same order."""
    top: int
    """Worth of the top card of the sequence, 0 where there is none."""
    royal: bool
    """Whether it is the sequence of the highest ranks."""
    low: bool
    """Whether it is the sequence with the low ace."""

    @property
    def sort(self) -> Hashable:
        """All that decides which row takes these cards."""
        return self.flush, self.counts, self.top > 0, self.royal, self.low

    def is_a(self, hand: Hand) -> bool:
        """Whether these cards can pass for that kind of hand."""
        match hand:
            case Hand.ROYAL_FLUSH:
                return self.flush and self.royal
            case Hand.STRAIGHT_FLUSH:
                return self.flush and self.top > 0
            case Hand.FLUSH:
                return self.flush
            case Hand.STRAIGHT:
                return self.top > 0
        return _GROUPS[self.counts] is hand

    def value(self, key: Key) -> tuple[int, ...]:
        """What a key sees here."""
        match key:
            case Key.TOP:
                return (self.top,)
            case Key.GROUP | Key.HIGHEST:
                return (self.ranks[0],)
            case Key.SECOND_GROUP:
                return (self.ranks[1],)
        return tuple([rank for rank, count in zip(self.ranks, self.counts, strict=True) if count == 1])


@dataclass(frozen=True, slots=True)
class Made:
    """A strength spelled out: the row, what its keys saw, and the worth of the rank that counts first."""

    row: Row
    values: Values
    first_rank: int


@dataclass(frozen=True, eq=False)
class Strengths:
    """Look-up tables of one ranking; strengths in them leave suit keys out."""

    order: CardOrder
    shapes: Shapes
    plain: tuple[int, ...]
    """By the place of the shape, for cards of more than one suit."""
    flush: tuple[int, ...]
    kinds: tuple[Made, ...]
    """By the strength in whole steps."""

    def of(self, five: Sequence[Card]) -> int:
        """The strength of five cards."""
        table = self.flush if len({card[1] for card in five}) == 1 else self.plain
        strength = table[self.shapes.places[sum(map(self.shapes.codes.__getitem__, five))]]
        made = self.kinds[strength // SUIT_STEPS]
        return strength if made.row.by_suit is None else strength + self._suit(made, five)

    def _suit(self, made: Made, five: Sequence[Card]) -> int:
        """Worth of the suit that decides between equals."""
        suits = [self.order.suit(card[1]) for card in five if self.order.rank(card[0]) == made.first_rank]
        return min(suits) if made.row.by_suit is Key.WORST_SUIT_OF_GROUP else max(suits)

    def made(self, strength: int) -> Made:
        """What a strength stands for, suit keys included."""
        suit = strength % SUIT_STEPS
        made = self.kinds[strength // SUIT_STEPS]
        return replace(made, values=(*made.values, (suit,))) if made.row.by_suit else made


@dataclass(frozen=True, eq=False)
class Shapes:
    """All that five cards of a pack can be, apart from suits; every ranking of its ranks shares them."""

    codes: dict[Card, int]
    places: dict[int, int]
    """By the sum of codes; those that can be of one suit come first."""


@cache
def shapes_of(ranks: str) -> Shapes:
    """The shapes of these ranks."""
    codes = {rank: BASE**number for number, rank in enumerate(ranks)}
    several = {"".join(cards) for cards in combinations_with_replacement(ranks, 5) if cards[0] != cards[4]}
    apart = ["".join(cards) for cards in combinations(ranks, 5)]
    ordered = [*apart, *sorted(several.difference(apart))]
    return Shapes(
        {Card(rank + suit): code for rank, code in codes.items() for suit in SUITS},
        {sum(map(codes.__getitem__, cards)): place for place, cards in enumerate(ordered)},
    )


@lru_cache(maxsize=ORDERS)
def possible(order: CardOrder) -> tuple[Shape, ...]:
    """Every shape that five cards of this order can have."""
    worth = {rank: order.rank(rank) for rank in order.ranks}
    low = "".join(sorted(order.low_straight, key=order.ranks.find))

    def shape(cards: str, flush: bool) -> Shape:
        groups = sorted([(cards.count(rank), worth[rank]) for rank in {*cards}], reverse=True)
        counts, ranks = zip(*groups, strict=True)
        royal, is_low = order.ranks.startswith(cards), cards == low
        top = order.low_straight[0] if is_low else cards[0] if cards in order.ranks else ""
        return Shape(cards, flush, ranks, counts, worth[top] if top else 0, royal, is_low)

    repeated = map("".join, combinations_with_replacement(order.ranks, 5))
    apart = map("".join, combinations(order.ranks, 5))
    several = [shape(cards, flush=False) for cards in repeated if cards[0] != cards[4]]
    return (*several, *(shape(cards, flush=True) for cards in apart))


@lru_cache(maxsize=ORDERS)
def _sorts(order: CardOrder) -> dict[Hashable, list[tuple[Shape, int]]]:
    """The shapes of an order by their sort, each with its place."""
    shapes = shapes_of("".join(sorted(order.ranks)))
    code = {card[0]: code for card, code in shapes.codes.items()}
    found: dict[Hashable, list[tuple[Shape, int]]] = {}
    for shape in possible(order):
        place = shapes.places[sum(map(code.__getitem__, shape.cards))]
        found.setdefault(shape.sort, []).append((shape, place))
    return found


@lru_cache(maxsize=RANKINGS)
def compile_rows(order: CardOrder, rows: tuple[Row, ...]) -> Strengths:
    """Every possible shape of five cards put in order by the rows; ValueError when no row takes one."""
    shapes = shapes_of("".join(sorted(order.ranks)))
    taken = [
        ((-number, made.values), made, shape.flush, place)
        for sort, group in _sorts(order).items()
        for number in [_row(group[0][0], rows)]
        for (shape, place), made in zip(group, _compared(order, sort, rows[number]), strict=True)
    ]
    kinds = {key: made for key, made, _, _ in taken}
    worse_first = sorted(
        kinds
    )  # first by the row, the best with 0, the others below it; then by what its keys see
    numbers = {key: number * SUIT_STEPS for number, key in enumerate(worse_first)}
    plain, flush = [0] * len(shapes.places), [0] * comb(len(order.ranks), 5)
    for key, _, is_flush, place in taken:
        (flush if is_flush else plain)[place] = numbers[key]
    return Strengths(order, shapes, tuple(plain), tuple(flush), tuple([kinds[key] for key in worse_first]))


@lru_cache(maxsize=16 * RANKINGS)
def _compared(order: CardOrder, sort: Hashable, row: Row) -> tuple[Made, ...]:
    """What a row sees in each shape of a sort: rankings that have the row share it.

    The first rank is the sequence's top card where its suit counts, else the rank of the largest group.
    """
    keys = [by for by in row.keys if not by.key.looks_at_suits]
    return tuple(
        [
            Made(
                row,
                tuple([shape.value(by.key)[: by.cards] for by in keys]),
                shape.top if row.by_suit is Key.SUIT_OF_TOP else shape.ranks[0],
            )
            for shape, _ in _sorts(order)[sort]
        ]
    )


def _row(shape: Shape, rows: tuple[Row, ...]) -> int:
    """The number of the row that takes a shape, the best being 0."""
    for number, row in enumerate(rows):
        if shape.is_a(row.hand) and (row.low_straight or not shape.low):
            return number
    raise ValueError(f"no row of the ranking takes {shape}: add the kind of hand that is missing")
