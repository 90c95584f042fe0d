"""What follows a fault of dealing («erro na distribuição»)."""

from __future__ import annotations

from dataclasses import dataclass

from .cites import Cites


@dataclass(frozen=True)
class Incidents:
    """A fault is put right at once; where that is impossible the hand is null and all bets go back."""

    corrected: Cites
    voided: Cites
    until_next_decision: bool
    """Whether a fault counts only if found before somebody has decided again."""
