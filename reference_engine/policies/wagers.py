"""Bets against the house («apostas»): on which hand, when, and how much."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .cites import Cites
from .cloth import Space


@dataclass(frozen=True)
class Wagers:
    """Ante, jackpot bet and additional bet; amounts in chips."""

    multiple: int
    """The additional bet, in antes."""
    own_hand: Cites
    """Bets are laid on one's own hand only."""
    ante: Cites
    jackpot: Cites
    jackpot_needs: Cites
    """A jackpot bet goes with an ante."""
    additional: Cites
    amount: Cites
    declined: Cites
    """Without an additional bet the hand is lost."""
    decided: Cites
    """The croupier's cards wait for the last decision."""
    waits: bool = False
    """Whether the hand begins only when all who sit at the table have laid an ante."""

    def takes(self, space: Space, seat: int) -> bool:
        """Whether there is a bet of that kind at that seat: each player may select each kind."""
        return True

    def may_bet_on(self, seat: int, own: int) -> bool:
        """Whether the player at `own` may lay a bet at `seat`."""
        return seat == own

    def dealt_in(self, ante: int) -> bool:
        """Whether a hand is dealt to a place with such an ante."""
        return bool(ante)

    def takes_jackpot(self, ante: int, dealing: bool) -> bool:
        """Whether a jackpot bet is taken beside this ante; `dealing` once the first card has left the deck."""
        return bool(ante) and not dealing

    def takes_additional(self, dealt: bool) -> bool:
        """Whether an additional bet is taken; `dealt` once the player has his cards."""
        return dealt

    def additional_to(self, ante: int) -> tuple[int, int]:
        """Least and highest additional bet beside this ante."""
        return self.multiple * ante, self.multiple * ante

    def asked(self, seats: Sequence[int]) -> Sequence[int]:
        """Seats in the order in which they decide; the law has none."""
        return seats

    def lets_go(self) -> bool:
        """Whether a player who has still to decide may leave the table; the law does not say."""
        return False

    def back_to_who_goes(self, ante: int) -> int:
        """What of his ante goes back to him who leaves so: nothing, as he makes no additional bet."""
        return 0

    def goes_at_the_end(self) -> bool:
        """Whether who leaves so stays in his place until the hand is over."""
        return False

    def back_at_the_end(self, ante: int) -> int:
        """What of his ante goes back to him then: nothing either."""
        return 0

    def croupier_waits(self, undecided: int, declined: int) -> bool:
        """Whether the croupier's cards stay closed while so many have not decided and so many have declined."""
        return True
