"""Short capital («capital desfalcado»): which chips each player can win."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from vistoria.model.pot import Pot

from ..cites import Cites


class Staked(Protocol):
    """Who is in the hand, by position."""

    @property
    def order(self) -> tuple[int, ...]:
        """Seat of each position."""

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips left."""

    @property
    def live(self) -> tuple[bool, ...]:
        """Who is in the hand."""


@dataclass(frozen=True)
class SeparatePots:
    """One pot for each level of capital; who has no more chips is in those that he has paid into."""

    cites: Cites

    def kept(self, pots: tuple[Pot, ...], hand: Staked) -> tuple[Pot, ...]:
        """The pots as they are kept apart; `hand` says who is in play, and with what chips left."""
        return pots
