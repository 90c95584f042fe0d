"""Every hand of five cards as arrays, valued by an engine's own tables."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, combinations

import numpy as np
from numpy.typing import NDArray

from vistoria.model.cards import SUITS
from vistoria.reference_engine.policies.hands import Hand, Key
from vistoria.reference_engine.policies.strength import Strengths

Numbers = NDArray[np.int64]


@dataclass(frozen=True)
class EveryHand:
    """One row a hand; `cards` are indices into the deck in the order of the strengths' codes."""

    strengths: Strengths
    cards: NDArray[np.intp]
    """Hands x 5."""
    kinds: Numbers
    """Strength with the suit key left out."""
    values: Numbers
    """Strength."""

    @property
    def masks(self) -> Numbers:
        """Cards of each hand as bits."""
        one: Numbers = np.left_shift(np.int64(1), self.cards.astype(np.int64)).sum(axis=1)
        return one

    def counts(self) -> dict[Hand, int]:
        """Hands of each kind."""
        found: dict[Hand, int] = {}
        for kind, number in zip(*np.unique(self.kinds, return_counts=True), strict=True):
            hand = self.strengths.made(int(kind)).row.hand
            found[hand] = found.get(hand, 0) + int(number)
        return found


def every_hand(strengths: Strengths) -> EveryHand:
    """All hands of the strengths' deck; takes about a second for 52 cards."""
    shapes, order = strengths.shapes, strengths.order
    deck = list(shapes.codes)
    codes = np.array(list(shapes.codes.values()), dtype=np.int64)
    ranks = np.array([order.rank(card[0]) for card in deck], dtype=np.int8)
    suits = np.array([order.suit(card[1]) for card in deck], dtype=np.int8)
    flat = np.fromiter(chain.from_iterable(combinations(range(len(deck)), 5)), dtype=np.int8)
    cards = flat.reshape(-1, 5).astype(np.intp)
    columns = np.ascontiguousarray(cards.T)
    suit_of = np.array([SUITS.index(card[1]) for card in deck], dtype=np.int8)
    flush = np.logical_and.reduce([suit_of[column] == suit_of[columns[0]] for column in columns[1:]])
    places = _looked_up(shapes.places, sum(codes[column] for column in columns))
    of_one_suit = np.array(strengths.flush)[np.minimum(places, len(strengths.flush) - 1)]
    kinds = np.where(flush, of_one_suit, np.array(strengths.plain)[places])
    made = {kind: strengths.made(kind) for kind in np.unique(kinds).tolist()}
    assert Key.WORST_SUIT_OF_GROUP not in {each.row.by_suit for each in made.values()}
    first = _looked_up(
        {kind: each.first_rank if each.row.by_suit else 0 for kind, each in made.items()}, kinds
    )
    keys = [np.where(ranks[column] == first, suits[column], 0) for column in columns]
    return EveryHand(strengths, cards, kinds, kinds + np.maximum.reduce(keys))


def _looked_up(table: dict[int, int], numbers: Numbers) -> Numbers:
    """The entry of each number, which must have one."""
    known = np.array(sorted(table), dtype=np.int64)
    places = np.searchsorted(known, numbers)
    assert (known[places] == numbers).all()
    return np.array([table[number] for number in known.tolist()], dtype=np.int64)[places]
