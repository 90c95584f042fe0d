"""The pack: its cards, how many hands it lasts, and cutting."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from vistoria.model.cards import Card

from ..cites import Cites


@dataclass(frozen=True)
class Pack:
    """One pack of cards («baralho»), shuffled by the dealer, cut by players, kept in a box."""

    cards: tuple[Card, ...]
    cites: Cites
    lasts: int
    """Hands that one pack may serve."""
    lasts_cites: Cites
    least_cut: int
    cut_cites: Cites
    cutters: int
    """Players who may cut for one hand."""
    cutters_cites: Cites
    boxed: Cites
    renewed: Cites
    """The house may take another pack after any hand."""

    @cached_property
    def whole(self) -> frozenset[Card]:
        """The pack as a set."""
        return frozenset(self.cards)

    def complete(self, deck: Sequence[Card]) -> bool:
        """Whether a laid order is this pack, each card once."""
        return len(deck) == len(self.cards) and frozenset(deck) == self.whole

    def mixed(self, seed: str, number: int) -> tuple[Card, ...]:
        """The pack shuffled for one hand; the same seed, the same order."""
        cards = list(self.cards)
        Random(f"{seed}/{number}").shuffle(cards)
        return tuple(cards)

    def spent(self, hands: int) -> bool:
        """Whether a pack that served so many hands must be replaced before the next."""
        return hands >= self.lasts

    def cuttable(self, cards: int) -> bool:
        """Whether a player may cut at so many cards."""
        return self.least_cut <= cards < len(self.cards)

    def may_cut(self, player: str, cutters: Sequence[str]) -> bool:
        """Whether one more player may cut, after those who have."""
        return player in cutters or len(cutters) < self.cutters
