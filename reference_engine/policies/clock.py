"""How long a player may think, what counts as his decision when he does not speak, and what follows a lost line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from .cites import Cites


@dataclass(frozen=True)
class Clock:
    """Time to decide, in milliseconds."""

    usual_ms: int
    """Where the house declares none."""
    period: Cites
    extra: Cites
    over: Cites
    """What is taken for the decision of him who let the time pass."""
    usual_extra_ms: int = 0
    """Extra time where the house declares none."""
    extra_once_a_hand: bool = False
    """Whether a player has extra time for one decision of a hand, not for each."""

    def until(self, now: int, decision_ms: int) -> int:
        """The moment at which the time of him who is asked now is over."""
        return now + decision_ms

    def granted(self, extra_ms: int, had: bool) -> int:
        """Extra time of a turn: what the house declares, unless he had it."""
        return 0 if had else extra_ms

    def decides(self, choices: Mapping[str, object]) -> Literal["check", "fold"]:
        """What silence means: a check where he may check."""
        return "check" if "check" in choices else "fold"


@dataclass(frozen=True)
class Lines:
    """A player's failure stops nothing; the system's makes null a hand that cannot be ended."""

    system: Cites
    player: Cites

    def voids(self, asked: bool, up: bool) -> bool:
        """Whether the hand is null because the line of a player changed, `asked` if it is his turn: never."""
        return False
