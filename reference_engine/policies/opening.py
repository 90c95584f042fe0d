"""What comes before the first card: marker and forced bets; and who speaks first."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from .cites import Cites


@dataclass(frozen=True)
class Opening:
    """Marker («marcador») and blinds («apostas prévias»)."""

    first_marker: Cites
    """In front of the first player at the croupier's left."""
    next_marker: Cites
    blinds: Cites
    small: Cites
    big: Cites
    usual_small: Fraction
    """Small blind as a part of the big blind where the house declares none."""
    first_round: Cites
    last_to_speak: Cites
    """The big blind decides last in the first round."""
    marker_posts_small_heads_up: bool = False

    def blinds_at(self, players: int) -> tuple[int, int]:
        """Positions of small and big blind, counted from 0 at the marker's left; the marker is last."""
        if players == 2 and self.marker_posts_small_heads_up:
            return 1, 0
        return 0, 1
