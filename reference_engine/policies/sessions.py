"""A player's session («sessão de jogo»): its totals, and when the house asks him to end it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from .cites import Cites

Called = Literal["invited", "warned", "ended"]
Stage = Literal["", "invited", "warned", "ended"]


@dataclass(frozen=True)
class Sessions:
    """Totals for the player; an invitation, then a warning one hand ahead, then the end."""

    totals: Cites
    ends: Cites
    """The player ends it when he likes."""
    invites: Cites
    warns: Cites
    idle_hands: int
    """Hands in a row without a bet that are no cause yet."""
    blinds_are_bets: bool
    """Whether a forced bet is one of the bets that count."""

    laid: Mapping[str, Called] | None = None
    """Whom the house calls before the next hand, and how; None where it calls whoever gives it cause."""
    unmatched_counts: bool = False
    """Whether a bet that nobody matched is told as bet, and as won when it comes back."""

    def calls(self, player: str, stage: Stage, hands: int, idle: int, short: bool) -> Called | None:
        """What the house says to a player before a hand, so many hands after it last did.

        The end comes after a warning and a hand.
        """
        if self.laid is None:
            return self.next(stage) if self.cause(idle, short) else None
        said = self.laid.get(player)
        return "warned" if said == "ended" and not (stage == "warned" and hands) else said

    def cause(self, idle: int, short: bool) -> bool:
        """Whether there is cause: too many hands without a bet, or too few chips for another one."""
        return idle > self.idle_hands or short

    def next(self, stage: Stage) -> Called:
        """What the house says next while the cause lasts."""
        return "invited" if stage == "" else "warned" if stage == "invited" else "ended"

    def after_answer(self, stage: Stage) -> Stage:
        """How far the house has gone once he has bet, or added chips: it begins anew."""
        return ""

    def may_end(self, in_hand: bool) -> bool:
        """Whether a player may end his session now: always."""
        return True

    def results(self, staked: int, won: int) -> dict[str, int]:
        """What the player is told while he plays, in chips."""
        return self.total(staked, won)

    def total(self, staked: int, won: int) -> dict[str, int]:
        """What the player is told of his bets and winnings, in chips."""
        return {"staked": staked, "net": won - staked}
