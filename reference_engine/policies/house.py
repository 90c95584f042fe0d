"""What the house may choose, out of the settings that exist for all games, and what a player can read of it."""

from __future__ import annotations

from dataclasses import dataclass

from .cites import Cites


@dataclass(frozen=True)
class House:
    """Settings that mean something in this game; every other one is unknown here."""

    settings: frozenset[str]
    stakes: frozenset[str]
    dealing: tuple[str, ...] = ()
    """Ways of shuffling that the product has, where the house has a choice; the first where it declares none."""
    dealing_cites: Cites = ()
    modes: tuple[str, ...] = ()
    """Modes of play, where the house has a choice; the first where it declares none."""
    capital: frozenset[str] = frozenset()
    """Sums that the house declares for players, out of those that exist for all games."""
    free_modes: tuple[str, ...] = ()
    """Modes of play in which nothing is taken of the players where the house declares nothing."""
    free_cites: Cites = ()
    """In these modes all other clauses hold because of these."""
    free_own: Cites = ()
    """In these modes what was won stays on the table because of these."""
    modes_cites: Cites = ()


@dataclass(frozen=True)
class Leaflet:
    """The rules in words, and how to complain; empty where the product has no such text."""

    rules: str = ""
    complaints: str = ""
    cites: Cites = ()

    def remembers(self, played: bool) -> bool:
        """Whether a hand is kept for a player as his last one."""
        return played
