"""Short capital («capital desfalcado»): which chips each player can win."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from vistoria.model.event import Pot

from ..cites import Cites


@dataclass(frozen=True)
class SeparatePots:
    """One pot for each level of capital; who has no more chips is in those that he has paid into."""

    cites: Cites

    def kept(self, pots: tuple[Pot, ...], short: Collection[int]) -> tuple[Pot, ...]:
        """The pots as they are kept apart; `short` are the seats in play that have no chips left."""
        return pots
