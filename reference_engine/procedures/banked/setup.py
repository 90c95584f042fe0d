"""What the house declares for a table, held against what the regulation lets it choose."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from vistoria.model.table import Jackpot, Payouts, Settings, Stakes

from ...policies.banked_rules import BankedRules
from ...policies.cites import Cites
from ...policies.distribution import Device
from ..refusal import Refusal
from ..settings import unknown

DEFAULT_ANTE = (100, 10_000)
DEFAULT_JACKPOT_BET = 10
DEFAULT_MINIMUM = 200_000
DEFAULT_FIXED = {
    "royal": 500_000,
    "straight-flush": 50_000,
    "quads": 20_000,
    "full-house": 10_000,
    "flush": 5_000,
}
"""What the house declares where the settings leave it out, in chips."""


class Setup(msgspec.Struct, frozen=True):
    """A lawful choice; amounts in chips."""

    settings: Settings
    """As declared."""
    device: Device
    unit: int
    """Every amount is a multiple of this."""
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
    house = rules.house
    names = unknown(settings, house.settings)
    if settings.stakes is not None:
        names += unknown(settings.stakes, house.stakes, "stakes.")
    if names:
        return Refusal("unknown-setting", f"this game has no {', '.join(names)}: leave it out")
    device = settings.dealing or house.dealing[0]
    if device not in house.dealing:
        text = f"dealing {device!r}: cards come by {' or by '.join(house.dealing)}"
        return Refusal("unlawful-setting", text, house.dealing_cites)
    unit = 1 if settings.smallest is None else settings.smallest
    if unit < 1:
        return Refusal("unlawful-setting", "smallest: a chip is worth at least 1")
    stakes = _stakes(rules, settings.stakes or Stakes(), unit)
    payouts = _payouts(rules, settings.payouts or Payouts(), unit)
    jackpot = _jackpot(rules, settings.jackpot or Jackpot(), unit)
    for part in (stakes, payouts, jackpot):
        if isinstance(part, Refusal):
            return part
    assert not isinstance(stakes, Refusal)
    assert not isinstance(payouts, Refusal)
    assert not isinstance(jackpot, Refusal)
    return Setup(settings, device, unit, *stakes, *payouts, *jackpot)  # type: ignore[arg-type]


def _stakes(rules: BankedRules, stakes: Stakes, unit: int) -> tuple[int, int, int] | Refusal:
    least, most = stakes.ante or DEFAULT_ANTE
    bet = DEFAULT_JACKPOT_BET if stakes.jackpot is None else stakes.jackpot
    if not 1 <= least <= most:
        text = f"ante {least} to {most}: it is a bet, its least amount not above its highest"
        return _unlawful(text, rules.wagers.ante)
    if bet < 1:
        return _unlawful(f"jackpot bet {bet}: it is a bet", rules.wagers.jackpot)
    return _chips(unit, ante=least, jackpot=bet) or (least, most, bet)


def _payouts(rules: BankedRules, payouts: Payouts, unit: int) -> tuple[int, int | None] | Refusal:
    lowest, highest = rules.payouts.royal
    royal = lowest if payouts.royal is None else payouts.royal
    if not lowest <= royal <= highest:
        text = f"royal {royal} to 1: the house may pay {lowest} to {highest} to 1"
        return _unlawful(text, rules.payouts.royal_cites)
    if payouts.maximum is None:
        return royal, None
    if payouts.maximum < 1:
        text = f"maximum {payouts.maximum}: an amount that the house pays"
        return _unlawful(text, rules.payouts.royal_cites)
    return _chips(unit, maximum=payouts.maximum) or (royal, payouts.maximum)


def _jackpot(rules: BankedRules, jackpot: Jackpot, unit: int) -> tuple[int, Mapping[str, int]] | Refusal:
    law = rules.jackpot
    minimum = DEFAULT_MINIMUM if jackpot.minimum is None else jackpot.minimum
    named = {share.name: share for share in law.shares.values()}
    fixed = {name: DEFAULT_FIXED[name] for name in named} | dict(jackpot.fixed or {})
    strange = [name for name in fixed if name not in named]
    if strange:
        return Refusal("unknown-setting", f"no fixed sum for {', '.join(strange)}: {', '.join(named)}")
    if minimum < 1:
        return _unlawful(f"minimum {minimum}: the pool starts with an amount", law.reduced)
    for name, amount in fixed.items():
        if amount < 1:
            return _unlawful(f"fixed sum {amount} for {name}: an amount that is paid", named[name].cites)
    return _chips(unit, minimum=minimum, **{f"fixed {name}": sum_ for name, sum_ in fixed.items()}) or (
        minimum,
        fixed,
    )


def _chips(unit: int, **amounts: int) -> Refusal | None:
    """Why one of these amounts cannot be laid in chips."""
    for name, amount in amounts.items():
        if amount % unit:
            return Refusal("unlawful-setting", f"{name} {amount}: cannot be laid in chips of {unit}")
    return None


def _unlawful(text: str, cites: Cites) -> Refusal:
    return Refusal("unlawful-setting", text, cites)
