"""What the house pays on a hand that beats the croupier's («tabela de prémios»)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from .cites import Cites
from .hands import Hand


@dataclass(frozen=True)
class Payout:
    """Odds to one on the additional bet; None where the house declares them."""

    odds: int | None
    capped: bool
    """Whether the house's maximum applies."""
    cites: Cites


@dataclass(frozen=True)
class Payouts:
    """The pay table; amounts in chips."""

    table: Mapping[Hand, Payout]
    royal: tuple[int, int]
    """Least and highest odds that the house may declare for the royal flush."""
    royal_cites: Cites
    won: Cites
    beaten: Cites
    usual_royal: int | None = None
    """Odds on the royal flush where the house declares none; None: the least."""
    usual_maximum: int | None = None
    """The house's maximum where it declares none; None: it has none."""
    maximum_on: Literal["winnings", "with-stake", "with-ante"] = "winnings"
    """What is held against the maximum: the prize, with the additional bet, or with what the ante wins."""
    maximum_for: Literal["each-hand", "all-hands"] = "each-hand"

    def beats(self, player: int, croupier: int, best: int) -> bool:
        """Whether a player's strength wins against the croupier's; `best` is the best player's."""
        return player > croupier

    def in_order(self, seats: Sequence[int]) -> Sequence[int]:
        """Seats in the order in which they are paid or lose; the law has none."""
        return seats

    def ante_paid(self, ante: int) -> int:
        """Winnings on the ante of a hand that beats the croupier's: one for one."""
        return ante

    def collected(self, ante: int, additional: int) -> tuple[int, int]:
        """What of ante and additional bet of a beaten hand is collected; the rest goes back."""
        return ante, additional

    def odds(self, hand: Hand, top: int, royal: int) -> int:
        """Odds to one on the additional bet; `top` is the worth of the rank that counts first."""
        odds = self.table[hand].odds
        return royal if odds is None else odds

    def odds_told(self, odds: int, won: int, additional: int) -> tuple[int, int]:
        """The odds that are named with a payment of `won` on an additional bet: those of the hand."""
        return odds, 1

    def additional_paid(self, hand: Hand, odds: int, ante: int, additional: int, most: int | None) -> int:
        """Winnings on the additional bet; `most` is what is left of the house's maximum, None without one."""
        won = odds * additional
        if most is None or not self.table[hand].capped:
            return won
        return min(won, max(most - self._beside(ante, additional), 0))

    def left(self, hand: Hand, won: int, ante: int, additional: int, most: int | None) -> int | None:
        """What is left of the maximum for the next hand; below 0 where stakes alone have gone beyond it."""
        if most is None or self.maximum_for == "each-hand" or not self.table[hand].capped:
            return most
        return most - self.counted(won, ante, additional)

    def counted(self, won: int, ante: int, additional: int) -> int:
        """What is held against the maximum where `won` is paid on the additional bet."""
        return won + self._beside(ante, additional)

    def _beside(self, ante: int, additional: int) -> int:
        if self.maximum_on == "with-stake":
            return additional
        return self.ante_paid(ante) if self.maximum_on == "with-ante" else 0
