"""A player's session («sessão de jogo»): its totals, and when the house asks him to end it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .cites import Cites

Stage = Literal["", "invited", "warned", "ended"]


@dataclass(frozen=True)
class Sessions:
    """Totals for the player; an invitation, then a warning one hand ahead, then the end."""

    totals: Cites
    ends: Cites
    """The player ends it when he likes."""
    rests: Cites
    """He may sit out and keeps his place."""
    invites: Cites
    warns: Cites
    idle_hands: int
    """Hands in a row without a bet that are no cause yet."""
    blinds_are_bets: bool
    """Whether a forced bet is one of the bets that count."""

    def cause(self, idle: int, missed: int) -> bool:
        """Whether there is cause: too many hands without a bet, or one missed for lack of chips."""
        return idle > self.idle_hands or missed > 0

    def next(self, stage: Stage) -> Stage:
        """What the house says next while the cause lasts."""
        return "invited" if stage == "" else "warned" if stage == "invited" else "ended"

    def sits_out(self, on: bool) -> bool:
        """Whether he who rests is passed over."""
        return on

    def may_end(self, in_hand: bool) -> bool:
        """Whether a player may end his session now: always."""
        return True

    def results(self, staked: int, won: int) -> dict[str, int]:
        """What the player is told while he plays, in chips."""
        return self.total(staked, won)

    def total(self, staked: int, won: int) -> dict[str, int]:
        """What the player is told of his bets and winnings, in chips."""
        return {"staked": staked, "net": won - staked}
