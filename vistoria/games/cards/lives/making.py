"""What is laid for a hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from vistoria.model.cards import Card

from ..deal import DealPlan

Held = tuple[Mapping[int, Sequence[Card]], Sequence[Card]]
"""Cards of hands, by their place in the deal, and cards in the middle; all others are anybody's."""


@dataclass(frozen=True)
class Making:
    """One combination of hands."""

    cards: Callable[[Random, DealPlan, int], Held]
    """For so many hands, the croupier's among them."""
    players: int = 2
    """How many it takes."""
