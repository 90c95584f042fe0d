"""Places at the table («lugares na mesa»)."""

from __future__ import annotations

from dataclasses import dataclass

from ..cites import Cites


@dataclass(frozen=True)
class Places:
    """How many places a table has, and one for each player."""

    least: int
    most: int
    cites: Cites
    one_each: Cites
    """Nobody bets on two places, or changes places during a hand."""
    least_players: int

    def layout(self, seats: int) -> bool:
        """Whether a table may have so many places."""
        return self.least <= seats <= self.most

    def takes_another(self, held: int) -> bool:
        """Whether a player with so many places may take one more."""
        return not held

    def dealt_in(self, seats: list[int], hands: int) -> list[int]:
        """Who of the players ready for a hand is dealt into it, after so many hands: all."""
        return seats
