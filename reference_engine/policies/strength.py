"""Rows of a ranking compiled once into look-up tables.

A card has a code: five to the power of its rank, and one of its suit in higher bits. Five codes add up to
a number that says which ranks there are, how often (never more than four times each), and how the suits
are spread. A *strength* is an int: more is better, equal is a tie.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations_with_replacement

from vistoria.model.cards import SUITS, Card

from .order import CardOrder
from .ranking import Hand, Key, Row

SUIT_BITS = 32
"""Bits for the ranks: five to the power of thirteen takes 31."""
RANKS_MASK = (1 << SUIT_BITS) - 1
FLUSHES = frozenset(5 << 3 * suit for suit in range(len(SUITS)))
SUIT_STEPS = 5
"""Worths of a suit: four suits and equal."""

Values = tuple[tuple[int, ...], ...]

_GROUPS = {
    (4, 1): Hand.FOUR_OF_A_KIND,
    (3, 2): Hand.FULL_HOUSE,
    (3, 1, 1): Hand.THREE_OF_A_KIND,
    (2, 2, 1): Hand.TWO_PAIRS,
    (2, 1, 1, 1): Hand.PAIR,
    (1, 1, 1, 1, 1): Hand.HIGH_CARD,
}


@dataclass(frozen=True)
class Shape:
    """Five cards without the suits' names: groups from large to small, then from high to low."""

    counts: tuple[int, ...]
    ranks: tuple[int, ...]
    flush: bool
    top: int
    """Worth of the top card of a sequence, 0 when there is none."""
    low: bool
    """Whether it is the sequence with the low ace."""

    def forms(self, highest: int, low_straight: bool) -> frozenset[Hand]:
        """Every kind of hand that these cards can pass for; the first row among them is what they are."""
        straight = self.top > 0 and (low_straight or not self.low)
        found = {_GROUPS[self.counts]}
        if straight:
            found.add(Hand.STRAIGHT)
        if self.flush:
            found.add(Hand.FLUSH)
        if straight and self.flush:
            found.add(Hand.STRAIGHT_FLUSH)
            if self.top == highest:
                found.add(Hand.ROYAL_FLUSH)
        return frozenset(found)

    def value(self, key: Key) -> tuple[int, ...]:
        """What a key sees here."""
        if key is Key.TOP:
            return (self.top,)
        if key in (Key.GROUP, Key.HIGHEST):
            return self.ranks[:1]
        if key is Key.SECOND_GROUP:
            return self.ranks[1:2]
        return tuple(rank for rank, count in zip(self.ranks, self.counts, strict=True) if count == 1)


@dataclass(frozen=True)
class Made:
    """A strength spelled out: the row, and what its keys saw."""

    row: Row
    values: Values

    @property
    def first_rank(self) -> int:
        """Worth of the rank that is compared first; 0 where none is."""
        ranks = self.row.keys and not self.row.keys[0].key.looks_at_suits
        return self.values[0][0] if ranks else 0


Suited = tuple[dict[Card, int], Callable[[Iterable[int]], int]]
"""Worths of cards, and which of the five counts: the highest or the lowest."""


class _ByCode(dict[int, int]):
    """Strengths by the sum of five codes, filled as sums come up."""

    def __init__(self, plain: dict[int, int], flush: dict[int, int]) -> None:
        super().__init__()
        self.plain, self.flush = plain, flush

    def __missing__(self, code: int) -> int:
        table = self.flush if code >> SUIT_BITS in FLUSHES else self.plain
        self[code] = found = table[code & RANKS_MASK]
        return found


@dataclass(frozen=True, eq=False)
class Strengths:
    """Look-up tables of one ranking."""

    order: CardOrder
    codes: dict[Card, int]
    plain: dict[int, int]
    """By the sum of rank codes, for cards of more than one suit."""
    flush: dict[int, int]
    by_code: _ByCode
    kinds: tuple[Made, ...]
    """By strength, suits apart."""
    suited: tuple[Suited, ...]
    """By strength, suits apart: what the suit key of its row looks at; empty when no row has one."""

    def of(self, five: Sequence[Card]) -> int:
        """The strength of five cards."""
        base = self.by_code[sum(map(self.codes.__getitem__, five))]
        if not self.suited:
            return base
        worths, pick = self.suited[base]
        return base * SUIT_STEPS + pick(map(worths.__getitem__, five))

    def of_all(self, hands: Iterable[Sequence[int]]) -> Iterable[int]:
        """Strengths of many hands given as codes, suit keys left out; lazily."""
        return map(self.by_code.__getitem__, map(sum, hands))

    def made(self, strength: int) -> Made:
        """What a strength stands for, suit keys included."""
        if not self.suited:
            return self.kinds[strength]
        base, worth = divmod(strength, SUIT_STEPS)
        made = self.kinds[base]
        if not made.row.by_suit:
            return made
        return Made(made.row, (*made.values, (worth,)))

    @cached_property
    def two_and_three(self) -> TwoAndThree:
        """Strengths of two own cards with three common ones."""
        return TwoAndThree.of(self)


@dataclass(frozen=True, eq=False)
class TwoAndThree:
    """Tables for two cards out of one set and three out of another; ranks count from 0, the lowest."""

    base: int
    pairs: tuple[list[int], ...]
    """By first rank x base + second rank: strengths by number of the triple."""
    triples: tuple[int, ...]
    """Number of a triple by its three ranks as digits, in any order."""
    ranks: dict[Card, int]
    flushes: list[int]
    """Strength of a flush by the set of its ranks as bits; -1 for sets that are not five."""

    @classmethod
    def of(cls, strengths: Strengths) -> TwoAndThree:
        """Lay out the tables of one ranking."""
        n = len(strengths.order.ranks)
        power = [5**i for i in range(n)]
        numbers: dict[tuple[int, ...], int] = {
            triple: i for i, triple in enumerate(combinations_with_replacement(range(n), 3))
        }
        triples = tuple(
            numbers[tuple(sorted((a, b, c)))] for a in range(n) for b in range(n) for c in range(n)
        )
        sums = [sum(power[i] for i in triple) for triple in numbers]
        rows = {
            (a, b): [strengths.plain.get(power[a] + power[b] + code, -1) for code in sums]
            for a, b in combinations_with_replacement(range(n), 2)
        }
        pairs = tuple(rows[min(a, b), max(a, b)] for a in range(n) for b in range(n))
        flushes = [-1] * (1 << n)
        for bits in range(1 << n):
            if bits.bit_count() == 5:
                flushes[bits] = strengths.flush[sum(power[i] for i in range(n) if bits >> i & 1)]
        ranks = {card: strengths.order.rank(card[0]) - 1 for card in strengths.codes}
        return cls(n, pairs, triples, ranks, flushes)


def compile_rows(order: CardOrder, rows: tuple[Row, ...]) -> Strengths:
    """Every possible shape of five cards put in order by the rows; ValueError when no row takes one."""
    ranks = range(1, len(order.ranks) + 1)
    low = tuple(sorted(order.rank(rank) for rank in order.low_straight))
    entries: list[tuple[tuple[int, Values], bool, int, Row]] = []
    for cards in combinations_with_replacement(ranks, 5):
        if cards[0] == cards[4]:
            continue
        code = sum(5 ** (rank - 1) for rank in cards)
        for flush in (False, True) if len(set(cards)) == 5 else (False,):
            shape = _shape(cards, flush, low, order)
            number, row = _row(shape, rows, len(order.ranks))
            values = tuple(shape.value(by.key)[: by.cards] for by in row.keys if not by.key.looks_at_suits)
            entries.append(((-number, values), flush, code, row))
    kinds = {entry[0]: entry[3] for entry in sorted(entries, key=lambda entry: entry[0])}
    number_of = {key: i for i, key in enumerate(kinds)}
    plain = {code: number_of[key] for key, flush, code, _ in entries if not flush}
    flushes = {code: number_of[key] for key, flush, code, _ in entries if flush}
    made = tuple(Made(row, key[1]) for key, row in kinds.items())
    shown = {number_of[key]: _ranks(code, len(order.ranks)) for key, _, code, _ in entries}
    by_suit = any(row.by_suit for row in rows)
    return Strengths(
        order,
        {
            Card(rank + suit): _code(order.rank(rank), i)
            for rank in order.ranks
            for i, suit in enumerate(SUITS)
        },
        plain,
        flushes,
        _ByCode(plain, flushes),
        made,
        tuple(_suited(order, made[i].row, shown[i]) for i in range(len(made))) if by_suit else (),
    )


def _ranks(code: int, ranks: int) -> tuple[int, ...]:
    """The five ranks of a code, high to low, the most frequent first."""
    counts = [(code // 5**i % 5, i + 1) for i in range(ranks)]
    return tuple(rank for count, rank in sorted(counts, reverse=True) for _ in range(count))


@cache
def _worths(order: CardOrder, rank: str, others: int) -> dict[Card, int]:
    """Worth of the suit for the cards of one rank, and `others` for those of any other."""
    return {
        Card(each + suit): order.suit(suit) if each == rank else others
        for each in order.ranks
        for suit in SUITS
    }


def _suited(order: CardOrder, row: Row, ranks: tuple[int, ...]) -> Suited:
    """What a row looks at in hands of these ranks, the most frequent first."""
    key = row.by_suit
    names = [order.ranks[-rank] for rank in ranks]
    if key is None:
        return dict.fromkeys(_worths(order, names[0], 0), 0), max
    if key is Key.SUIT_OF_TOP and set(names) == set(order.low_straight):
        names.insert(0, order.low_straight[0])
    if key is Key.WORST_SUIT_OF_GROUP:
        return _worths(order, names[0], SUIT_STEPS - 1), min
    return _worths(order, names[0], 0), max


def _code(rank: int, suit: int) -> int:
    return int(5 ** (rank - 1)) + (1 << SUIT_BITS + 3 * suit)


def _shape(cards: tuple[int, ...], flush: bool, low: tuple[int, ...], order: CardOrder) -> Shape:
    groups = sorted({(cards.count(rank), rank) for rank in cards}, reverse=True)
    top, is_low = 0, cards == low
    if len(groups) == 5 and cards[4] - cards[0] == 4:
        top = cards[4]
    elif is_low:
        top = order.rank(order.low_straight[0])
    return Shape(tuple(count for count, _ in groups), tuple(rank for _, rank in groups), flush, top, is_low)


def _row(shape: Shape, rows: tuple[Row, ...], highest: int) -> tuple[int, Row]:
    forms = {low: shape.forms(highest, low) for low in (True, False)} if shape.low else None
    always = shape.forms(highest, True)
    for number, row in enumerate(rows):
        if row.hand in (always if forms is None else forms[row.low_straight]):
            return number, row
    raise ValueError(f"no row of the ranking takes {shape}: add the kind of hand that is missing")
