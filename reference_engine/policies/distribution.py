"""How cards come to the players and to the croupier («distribuição de cartas»)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Literal

from vistoria.model.cards import Card
from vistoria.model.place import Place

from .cites import Cites

Device = Literal["shoe", "shuffler"]


@dataclass(frozen=True)
class Distribution:
    """One card at a time from the shoe, or a hand at a time from the shuffler; the croupier last."""

    deck: tuple[Card, ...]
    deck_cites: Cites
    own: int
    """Cards to each hand."""
    shuffled: dict[Device, Cites]
    dealt: dict[Device, Cites]
    open_card: dict[Device, int]
    """Which of the croupier's cards lies open, counted from 0."""

    def mixed(self, seed: str, number: int, device: Device) -> tuple[Card, ...]:
        """The deck for one hand; the same seed, the same order."""
        cards = list(self.deck)
        Random(f"{seed}/{number}").shuffle(cards)
        return tuple(cards)

    def places(self, players: Sequence[Place], device: Device) -> list[Place]:
        """Where each card goes, first card first; `players` from the croupier's left."""
        hands: tuple[Place, ...] = (*players, "croupier")
        if device == "shoe":
            return list(hands * self.own)
        return [place for place in hands for _ in range(self.own)]

    def opens(self, number: int, device: Device) -> bool:
        """Whether the croupier's card of that number, counted from 0, is dealt open."""
        return number == self.open_card[device]

    @cached_property
    def whole(self) -> frozenset[Card]:
        """The deck as a set."""
        return frozenset(self.deck)
