"""Every hand of five cards as arrays, valued by an engine's own tables."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, combinations

import numpy as np
from numpy.typing import NDArray

from vistoria.reference_engine.policies.ranking import Hand
from vistoria.reference_engine.policies.strength import FLUSHES, RANKS_MASK, SUIT_BITS, SUIT_STEPS, Strengths

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
            hand = self.strengths.kinds[int(kind)].row.hand
            found[hand] = found.get(hand, 0) + int(number)
        return found


def every_hand(strengths: Strengths) -> EveryHand:
    """All hands of the strengths' deck; takes about two seconds for 52 cards."""
    codes = np.array(list(strengths.codes.values()), dtype=np.int64)
    deck = list(strengths.codes)
    flat = np.fromiter(chain.from_iterable(combinations(range(len(deck)), 5)), dtype=np.intp)
    cards = flat.reshape(-1, 5)
    sums = codes[cards].sum(axis=1)
    ranks, flush = sums & RANKS_MASK, np.isin(sums >> SUIT_BITS, list(FLUSHES))
    shapes, first, of_shape = np.unique(ranks * 2 + flush, return_index=True, return_inverse=True)
    by_shape = np.array([strengths.by_code[int(sums[i])] for i in first], dtype=np.int64)
    assert len(shapes) == len(by_shape)
    kinds = by_shape[of_shape]
    if not strengths.suited:
        return EveryHand(strengths, cards, kinds, kinds)
    assert all(pick is max for _, pick in strengths.suited)
    worths = np.array([[each[card] for card in deck] for each, _ in strengths.suited], dtype=np.int64)
    suits = worths[kinds[:, None], cards].max(axis=1)
    return EveryHand(strengths, cards, kinds, kinds * SUIT_STEPS + suits)
