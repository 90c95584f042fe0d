"""Stud poker against the croupier played otherwise where its law is silent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any

from ..policies.banked_rules import BankedRules
from ..policies.jackpot import Jackpot
from ..policies.payouts import Payouts
from ..policies.wagers import Wagers
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


def _plays(name: str, kind: type[Any]) -> Any:
    def turned(rules: BankedRules) -> BankedRules:
        old = getattr(rules, name)
        values = {field.name: getattr(old, field.name) for field in fields(old)}
        return replace(rules, **{name: kind(**values)})

    return turned


VARIATIONS = (
    Variation(
        "asked-from-the-right",
        "The last player is asked first.",
        REGULATION,
        plays=_plays("wagers", AskedFromTheRight),
    ),
    Variation(
        "settled-from-the-right",
        "The last player is paid, or loses, first.",
        REGULATION,
        plays=_plays("payouts", SettledFromTheRight),
    ),
    Variation(
        "winning-bet-back",
        "A jackpot bet that wins goes back beside the prize.",
        REGULATION,
        plays=_plays("jackpot", WinningBetBack),
    ),
    Variation(
        "growing-pool",
        "Jackpot bets go into the pool once the prizes are paid.",
        REGULATION,
        plays=_plays("jackpot", GrowingPool),
    ),
)
