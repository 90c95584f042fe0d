"""What the house declares for a table, held against what the regulation lets it choose."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from vistoria.model.table import Commission, Settings, Stakes

from ...policies.betting import Limit
from ...policies.ring_rules import RingRules
from ..refusal import Refusal
from ..settings import unknown

DEFAULT_BIG = 20
"""Big blind where the house declares no stakes."""
NO_UNIT = Refusal("unlawful-setting", "smallest: a chip is worth at least 1")


class Setup(msgspec.Struct, frozen=True):
    """A lawful choice; amounts in chips."""

    settings: Settings
    """As declared."""
    limit: Limit
    mode: str
    small: int
    big: int
    minimum: int
    """Least opening bet, all-in apart."""
    unit: int
    """Every amount is a multiple of this."""
    rate: Fraction
    cap: int
    """Most commission for one hand."""


def declare(rules: RingRules, settings: Settings) -> Setup | Refusal:
    """The setup that these settings make, or why they are refused before a card is dealt."""
    house, betting = rules.house, rules.betting
    names = unknown(settings, house.settings) + (
        unknown(settings.stakes, house.stakes, "stakes.") if settings.stakes else ()
    )
    if names:
        return Refusal("unknown-setting", f"this game has no {', '.join(names)}: leave it out")
    limit = betting.limit(settings.limit)
    if limit is None:
        known = ", ".join(each.setting for each in betting.limits)
        return _unlawful(f"limit {settings.limit!r}: games are {known}", betting.limits_cites)
    if settings.raises is not None and settings.raises != limit.raises:
        return _unlawful(
            f"raises {settings.raises}: this kind of game has {limit.raises or 'no limit of'} raises a round",
            limit.raises_cites,
        )
    if settings.mode is not None and settings.mode not in house.modes:
        return Refusal("unknown-setting", f"mode {settings.mode!r}: this game has {', '.join(house.modes)}")
    if settings.dealing is not None and settings.dealing not in house.dealing:
        return Refusal(
            "not-offered",
            f"dealing {settings.dealing!r}: this product shuffles by {', '.join(house.dealing)}",
            house.dealing_cites,
        )
    smallest = 1 if settings.smallest is None else settings.smallest
    if smallest < 1:
        return NO_UNIT
    unit = rules.pots.unit(smallest)
    blinds = _blinds(rules, settings.stakes or Stakes(), unit)
    if isinstance(blinds, Refusal):
        return blinds
    minimum = _minimum(rules, limit, settings.minimum_bet, blinds[1], unit)
    if isinstance(minimum, Refusal):
        return minimum
    charge = _charge(rules, settings.commission, blinds[1])
    if isinstance(charge, Refusal):
        return charge
    return Setup(settings, limit, settings.mode or house.modes[0], *blinds, minimum, unit, *charge)


def _unlawful(text: str, cites: tuple[str, ...]) -> Refusal:
    return Refusal("unlawful-setting", text, cites)


def _blinds(rules: RingRules, stakes: Stakes, unit: int) -> tuple[int, int] | Refusal:
    half, opening = rules.opening.usual_small, rules.opening
    big = stakes.big
    if big is None:
        big = max(DEFAULT_BIG // unit * unit, unit) if stakes.small is None else int(stakes.small / half)
    small = max(int(big * half) // unit * unit, unit) if stakes.small is None else stakes.small
    if small < 1 or big < 1:
        return _unlawful(f"blinds {small} and {big}: both are bets of at least one chip", opening.blinds)
    if small > big:
        return _unlawful(f"small blind {small} is above the big blind {big}", opening.small)
    if small % unit or big % unit:
        return _unlawful(f"blinds {small} and {big} cannot be laid in chips of {unit}", rules.seating.chips)
    return small, big


def _minimum(rules: RingRules, limit: Limit, declared: int | None, big: int, unit: int) -> int | Refusal:
    if limit.least_bet == "any":
        return unit  # the players may bet any amount, whatever the house declares
    minimum = big if declared is None else declared
    if minimum < 1 or minimum % unit:
        return _unlawful(f"minimum bet {minimum} cannot be laid in chips of {unit}", rules.seating.chips)
    return minimum


def _charge(rules: RingRules, declared: Commission | None, big: int) -> tuple[Fraction, int] | Refusal:
    law = rules.commission
    highest = law.cap * big
    if declared is None:
        return Fraction(0), highest
    if declared.on != "pot":
        return _unlawful(f"commission on {declared.on}: it is charged on the pot", law.cites)
    if declared.rate[1] <= 0 or not law.allows(Fraction(*declared.rate)):
        rate = "/".join(map(str, declared.rate))
        return _unlawful(f"commission of {rate} of the pot: it is {law.least} to {law.most}", law.cites)
    cap = highest if declared.cap is None else declared.cap
    if not 0 <= cap <= highest:
        return _unlawful(
            f"commission up to {declared.cap} a hand: at most {law.cap} big blinds, {highest}", law.cites
        )
    return Fraction(*declared.rate), cap
