"""Places at the table, and how many players a hand needs."""

from __future__ import annotations

from dataclasses import dataclass

from .cites import Cites


@dataclass(frozen=True)
class Seating:
    """The layout («tabuleiro»)."""

    places: int
    places_cites: Cites
    more: Cites
    """Clauses that allow more places than that; empty when none does."""
    least_players: int
    least_cites: Cites
    withdrawal_barred: tuple[str, ...]
    """Modes of play in which chips stay on the table as long as the player does."""
    withdrawal_cites: Cites
    chips: Cites
    """Bets are made in chips."""

    def chairs(self, seats: int) -> int:
        """Places for players at a table declared with so many seats."""
        return seats

    def dealt_in(self, seats: list[int]) -> list[int]:
        """Who of the players ready for a hand is dealt into it: all."""
        return seats
