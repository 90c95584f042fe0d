"""The pack: its cards, and cutting."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from random import Random

from vistoria.model.cards import Card

from ..cites import Cites


@dataclass(frozen=True)
class Pack:
    """One pack of cards («baralho»), shuffled by the dealer, cut by players, kept in a box; each hand has its own.

    A pack may serve several hands, and the house may take another after any.
    """

    cards: tuple[Card, ...]
    cites: Cites
    shuffled: Cites
    least_cut: int
    cut_cites: Cites
    cutters: int
    """Players who may cut for one hand."""
    cutters_cites: Cites
    boxed: Cites

    @cached_property
    def whole(self) -> frozenset[Card]:
        """The pack as a set."""
        return frozenset(self.cards)

    def mixed(self, seed: str, number: int) -> tuple[Card, ...]:
        """The pack shuffled for one hand; the same seed, the same order."""
        cards = list(self.cards)
        Random(f"{seed}/{number}").shuffle(cards)
        return tuple(cards)

    def cuttable(self, cards: int) -> bool:
        """Whether a player may cut at so many cards."""
        return cards in range(self.least_cut, len(self.cards))

    def may_cut(self, player: str, cutters: Collection[str]) -> bool:
        """Whether one more player may cut, after those who have."""
        return player in cutters or len(cutters) < self.cutters
