"""What follows a fault of dealing («erro na distribuição»)."""

from __future__ import annotations

from dataclasses import dataclass

from vistoria.model.place import Place

from .cites import Cites


@dataclass(frozen=True)
class Incidents:
    """A fault is put right at once; where that is impossible the hand is null and all bets go back."""

    corrected: Cites
    voided: Cites
    until_next_decision: bool
    """Whether a fault counts only if found before somebody has decided again."""
    kinds: tuple[str, ...] = ("misdealt",)
    """Faults that the regulation knows."""

    def puts_right(self, due: Place) -> bool:
        """Whether a card dealt elsewhere is brought to the place that was due."""
        return True

    def given_back(self, bet: int, live: bool) -> int:
        """Chips of a bet that go back when a hand is null; the rest stays with the house."""
        return bet
