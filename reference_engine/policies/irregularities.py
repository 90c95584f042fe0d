"""What follows a fault in a game against the house («irregularidades»)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .cites import Cites


@dataclass(frozen=True)
class Irregularities:
    """Most faults make the hand null: bets go back, jackpot bets stand for the next hand."""

    null: Cites
    exposed: Cites
    """One card seen changes nothing."""
    croupier_exposed: Cites
    empty: Cites
    """Only a hand dealt where nobody bet is null."""
    device: Cites
    croupier_card: Literal["stays", "set-aside"] = "stays"
    """Whether a card of the croupier's that was seen stays his open card, or is put aside and replaced."""
    declined_ante: Literal["returned", "stays-lost"] = "returned"
    """Whether the ante of him who declined before the hand was null goes back with the other bets."""

    def voids(self, kind: str, dealing: bool) -> bool:
        """Whether a fault of that kind makes the hand null; `dealing` until the last card lies."""
        if kind == "device-fault":
            return dealing
        return kind in ("misdealt", "wrong-count")

    def voids_exposed(self, cards: int) -> bool:
        """Whether so many cards seen in one hand make it null."""
        return cards >= 2

    def at_once(self) -> bool:
        """Whether a hand is declared null as soon as a fault makes it so, or once all cards lie."""
        return True

    def miscounts(self) -> bool:
        """Whether a wrong number of cards is really dealt, or only declared."""
        return False

    def counts_on(self) -> bool:
        """Whether cards seen in the deal count together with those seen while the players decide."""
        return True

    def rest_closed(self) -> bool:
        """Whether all other cards of the croupier's stay closed after one of them was seen."""
        return True

    def sets_aside(self) -> bool:
        """Whether a card of the croupier's that was seen is replaced."""
        return self.croupier_card == "set-aside"

    def undoes_declined(self) -> bool:
        """Whether an ante that was lost by declining comes back when the hand is null."""
        return self.declined_ante == "returned"

    def given_back(self, bets: int) -> int:
        """What of ante and additional bet goes back from a null hand; the rest is collected."""
        return bets

    def carries(self, kind: str, again: bool) -> bool:
        """Whether jackpot bets of a hand that such a fault makes null stand for the next one, or go back.

        `again` where they stood over from a null hand before.
        """
        return True

    def not_carried(self, bet: int) -> int:
        """What goes back of a jackpot bet of a null hand that does not stand for the next one."""
        return bet

    def cites(self, kind: str) -> Cites:
        """The clause that says what follows."""
        if kind == "device-fault":
            return self.device
        return self.empty if kind == "dealt-to-empty" else self.null
