"""Who sees what while a hand is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..cites import Cites


@dataclass(frozen=True)
class OpenViews:
    """Open cards for all, the key card for its player; bets where all see them."""

    closed: Cites
    """A key card is its player's until he has to show it."""

    grows: Cites = ()
    """The pot grows with every bet, before all."""

    def sees_key(self, viewer: int | str, seat: int) -> bool:
        """Whether a seat, public or house sees the key card of a seat that is in the hand."""
        return viewer in (seat, "house")

    def sees_folded(self) -> bool:
        """Whether the cards of those who folded are seen: nobody sees them."""
        return False

    def announced(self, round: int, act: str, total: int) -> int:
        """What is said that a seat has put in during the round: all of it."""
        return total

    def sees_bets(self, viewer: int | str, bets: Sequence[int]) -> Sequence[int]:
        """Chips of this round that the viewer sees in the pot, by position: all."""
        return bets
