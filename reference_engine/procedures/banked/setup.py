"""What the house declares for a table, held against what the regulation lets it choose."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from vistoria.games.cards.stakes import stakes_of
from vistoria.model.table import Jackpot, Payouts, Settings

from ...policies.banked_rules import BankedRules
from ...policies.distribution import Device
from ..refusal import Refusal

DEFAULT_ANTE = (100, 10_000)
DEFAULT_JACKPOT_BET = 10
DEFAULT_MINIMUM = 200_000
DEFAULT_FIXED: dict[str, int] = {
    "royal": 500_000,
    "straight-flush": 50_000,
    "quads": 20_000,
    "full-house": 10_000,
    "flush": 5_000,
}
"""What the house declares where the settings leave it out, in chips."""


class Setup(msgspec.Struct, frozen=True):
    """A lawful choice; amounts in chips."""

    device: Device
    least: int
    most: int
    """Bounds of the ante."""
    jackpot_bet: int
    royal: int
    """Odds to one on a royal flush."""
    maximum: int | None
    """Most that the house pays where its maximum applies."""
    minimum: int
    """Where the pool starts."""
    fixed: Mapping[str, int]
    """Fixed sums of the jackpot."""


def declare(rules: BankedRules, settings: Settings) -> Setup | Refusal:
    """The setup that these settings make, or why they are refused before a card is dealt."""
    house, law = rules.house, rules.payouts
    stakes, payouts = stakes_of(settings), settings.payouts or Payouts()
    jackpot = settings.jackpot or Jackpot()
    device = settings.dealing or house.dealing[0]
    if device not in house.dealing:
        text = f"dealing {device!r}: cards come by {' or by '.join(house.dealing)}"
        return Refusal("unlawful-setting", text, house.dealing_cites)
    lowest, highest = law.royal
    royal = payouts.royal or law.usual_royal or lowest
    if not lowest <= royal <= highest:
        text = f"royal {royal} to 1: the house may pay {lowest} to {highest} to 1"
        return Refusal("unlawful-setting", text, law.royal_cites)
    least, most = stakes.ante or DEFAULT_ANTE
    return Setup(
        device=device,  # type: ignore[arg-type]  # the ways of the house are devices
        least=least,
        most=most,
        jackpot_bet=stakes.jackpot or DEFAULT_JACKPOT_BET,
        royal=royal,
        maximum=payouts.maximum or law.usual_maximum,
        minimum=jackpot.minimum or rules.jackpot.usual_minimum or DEFAULT_MINIMUM,
        fixed=DEFAULT_FIXED | (rules.jackpot.usual_fixed or {}) | dict(jackpot.fixed or {}),
    )
