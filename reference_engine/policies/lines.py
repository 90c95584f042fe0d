"""What follows when a player's line, or the system itself, fails."""

from __future__ import annotations

from dataclasses import dataclass

from .cites import Cites


@dataclass(frozen=True)
class Lines:
    """A player's failure stops nothing; the system's makes null a hand that cannot be ended."""

    system: Cites
    player: Cites

    def voids(self, asked: bool, up: bool) -> bool:
        """Whether the hand is null because the line of a player changed, `asked` if it is his turn: never."""
        return False
