"""What a player can read at any time."""

from __future__ import annotations

from dataclasses import dataclass

from .cites import Cites


@dataclass(frozen=True)
class Leaflet:
    """The rules in words, and how to complain; empty where the product has no such text."""

    rules: str = ""
    complaints: str = ""
    cites: Cites = ()

    def remembers(self, played: bool) -> bool:
        """Whether a hand is kept for a player as his last one."""
        return played
