"""Stud poker against the croupier played otherwise where its law is silent."""

from __future__ import annotations

from collections.abc import Sequence

from ..policies.change import policy
from ..policies.jackpot import Jackpot
from ..policies.payouts import Payouts
from ..policies.wagers import Wagers
from .house import offering
from .variation import Variation

REGULATION = "mo-61-2004"


class AskedFromTheRight(Wagers):
    """The last player decides first: 6.5 names no order."""

    def asked(self, seats: Sequence[int]) -> Sequence[int]:
        return tuple(reversed(seats))


class SettledFromTheRight(Payouts):
    """The last player is paid first: 9 names no order."""

    def in_order(self, seats: Sequence[int]) -> Sequence[int]:
        return tuple(reversed(seats))


class WinningBetBack(Jackpot):
    """A jackpot bet that wins goes back beside the prize: 10 does not say what becomes of it."""

    def bet_back(self, bet: int, wins: bool) -> int:
        return bet if wins else 0


class GrowingPool(Jackpot):
    """Jackpot bets go into the pool once the prizes are paid: 10 does not say how it grows."""

    def grows(self, bets: int) -> int:
        return bets


VARIATIONS = (
    Variation(
        "asked-from-the-right",
        "The last player is asked first.",
        REGULATION,
        plays=policy("wagers", AskedFromTheRight),
    ),
    Variation(
        "settled-from-the-right",
        "The last player is paid, or loses, first.",
        REGULATION,
        plays=policy("payouts", SettledFromTheRight),
    ),
    Variation(
        "winning-bet-back",
        "A jackpot bet that wins goes back beside the prize.",
        REGULATION,
        plays=policy("jackpot", WinningBetBack),
    ),
    Variation(
        "growing-pool",
        "Jackpot bets go into the pool once the prizes are paid.",
        REGULATION,
        plays=policy("jackpot", GrowingPool),
    ),
    Variation(
        "fourth-card-open",
        "Of the cards from the machine the fourth lies open: 7.2 names none of them.",
        REGULATION,
        plays=policy("distribution", open_card={"shoe": 4, "shuffler": 3}),
    ),
    Variation(
        "machine-where-nothing-is-said",
        "Cards come from the machine where the house declares nothing: 3 allows the shoe and the machine alike.",
        REGULATION,
        plays=policy("house", dealing=("shuffler", "shoe")),
    ),
    Variation(
        "fifty-at-most",
        "No royal flush is paid above fifty to one: 9.5.9 allows more and orders none.",
        REGULATION,
        hello=offering(REGULATION, "shoe", "shuffler", "jackpot"),
        plays=policy("payouts", royal=(50, 50)),
    ),
)
