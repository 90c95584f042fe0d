"""The jackpot of stud poker against the croupier, otherwise where its law is silent."""

from __future__ import annotations

from ..policies.change import policy
from ..policies.jackpot import Jackpot
from .houses import sets_itself
from .variation import Variation

REGULATION = "mo-61-2004"


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
        "begins-again-with-the-next-hand",
        "An empty jackpot begins again when the next hand does: 10.8 names no moment.",
        REGULATION,
        plays=policy("jackpot", restart="with-the-next-hand"),
    ),
    Variation(
        "jackpot-of-the-house",
        "The house sets minimum and fixed sums of the jackpot itself: 10.1 and 10.2 leave them to it.",
        REGULATION,
        opens=sets_itself("jackpot"),
    ),
    Variation(
        "prizes-of-its-own",
        "Pool and fixed sums are others where the house declares none: 10.1 and 10.2 leave them to it.",
        REGULATION,
        plays=policy(
            "jackpot",
            usual_minimum=100_000,
            usual_fixed={
                "royal": 400_000,
                "straight-flush": 40_000,
                "quads": 15_000,
                "full-house": 8_000,
                "flush": 4_000,
            },
        ),
        is_read=True,
    ),
)
"""What 10 does not say of bets, pool and prizes."""
