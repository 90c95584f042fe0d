"""What the house declares for a table, held against what the regulation lets it choose."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import msgspec

from vistoria.model.table import Clock, Commission, Settings, Stakes

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
    fee: bool = False
    """Whether the rate is taken of what players buy, not of pots."""
    start: int | None = None
    """What a player comes in with, where the house declares it."""
    decision_ms: int = 0
    extra_ms: int = 0


def declare(rules: RingRules, settings: Settings) -> Setup | Refusal:
    """The setup that these settings make, or why they are refused before a card is dealt."""
    house, betting = rules.house, rules.betting
    names = unknown(settings, house.settings)
    if settings.stakes is not None:
        names += unknown(settings.stakes, house.stakes, "stakes.")
    if settings.capital is not None:
        names += unknown(settings.capital, house.capital, "capital.")
    if (
        settings.commission is not None
        and settings.commission.cap is not None
        and rules.commission.cap is None
    ):
        names += ("commission.cap",)
    if names:
        return Refusal("unknown-setting", f"this game has no {', '.join(names)}: leave it out")
    limit = betting.limit(settings.limit)
    if limit is None:
        known = ", ".join(each.setting for each in betting.limits)
        return _unlawful(f"limit {settings.limit!r}: games are {known}", betting.limits_cites)
    if settings.raises is not None and limit.raises_declared and settings.raises > 0:
        limit = replace(limit, raises=settings.raises)
    if settings.raises is not None and settings.raises != limit.raises:
        return _unlawful(
            f"raises {settings.raises}: this kind of game has {limit.raises or 'no limit of'} raises a round",
            limit.raises_cites,
        )
    if settings.mode is not None and settings.mode not in house.modes:
        text = f"mode {settings.mode!r}: this game has {', '.join(house.modes)}"
        return Refusal("unknown-setting", text, house.modes_cites)
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
    blinds = _blinds(rules, settings, unit)
    if isinstance(blinds, Refusal):
        return blinds
    minimum = _minimum(rules, limit, settings.minimum_bet, blinds[1], unit)
    if isinstance(minimum, Refusal):
        return minimum
    mode = settings.mode or house.modes[0]
    charge = _charge(rules, settings.commission, mode, blinds[1])
    if isinstance(charge, Refusal):
        return charge
    rate, cap, fee = charge
    setup = Setup(settings, limit, mode, *blinds, minimum, unit, rate, cap, fee)
    return _sums(rules, settings, _times(rules, settings, setup))


def _unlawful(text: str, cites: tuple[str, ...]) -> Refusal:
    return Refusal("unlawful-setting", text, cites)


def _times(rules: RingRules, settings: Settings, setup: Setup) -> Setup | Refusal:
    """The setup with the time to decide."""
    law, declared = rules.clock, settings.clock or Clock()
    if law is None:
        return setup
    decision = law.usual_ms if declared.decision_ms is None else declared.decision_ms
    extra = declared.extra_ms or 0
    if decision < 1 or extra < 0:
        return _unlawful(f"clock of {decision} and {extra} ms: a player has time to decide", law.period)
    return msgspec.structs.replace(setup, decision_ms=decision, extra_ms=extra)


def _sums(rules: RingRules, settings: Settings, setup: Setup | Refusal) -> Setup | Refusal:
    """The setup with what players come in with."""
    if isinstance(setup, Refusal) or settings.capital is None or settings.capital.start is None:
        return setup
    start, most = settings.capital.start
    if start < 1 or start % setup.unit or most is not None:
        text = f"buy-in of {start} to {most}: one sum is fixed, in chips of {setup.unit}"
        return _unlawful(text, rules.capital.declared)
    return msgspec.structs.replace(setup, start=start)


def _blinds(rules: RingRules, settings: Settings, unit: int) -> tuple[int, int] | Refusal:
    half, opening, stakes = rules.opening.usual_small, rules.opening, settings.stakes or Stakes()
    big, least = stakes.big, settings.minimum_bet if rules.opening.big_is_minimum else None
    if big is None:
        big = least
    elif least not in (None, big):
        return _unlawful(f"big blind {big}: it is the minimum bet, {least}", opening.big_is_minimum)
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


def _charge(
    rules: RingRules, declared: Commission | None, mode: str, big: int
) -> tuple[Fraction, int, bool] | Refusal:
    """Rate, most for one hand, and whether it is taken of what players buy."""
    law = rules.commission
    highest = law.highest(big)
    if declared is None:
        return Fraction(0) if mode in rules.house.free_modes else law.usual, highest, False
    if declared.on == "buy-in" and law.fee is not None:
        rate = Fraction(*declared.rate) if declared.rate[1] > 0 else Fraction(0)
        if law.fee.least <= rate <= law.fee.most:
            return rate, highest, True
        text = f"commission of {'/'.join(map(str, declared.rate))} of the buy-in"
        return _unlawful(f"{text}: it is {law.fee.least} to {law.fee.most}", law.fee.cites)
    if declared.on != "pot":
        return _unlawful(f"commission on {declared.on}: it is charged on the pot", law.cites)
    if declared.rate[1] <= 0 or not law.allows(Fraction(*declared.rate)):
        text = f"commission of {'/'.join(map(str, declared.rate))} of the pot"
        return _unlawful(f"{text}: it is {law.least} to {law.most}", law.cites)
    cap = highest if declared.cap is None else declared.cap
    if not 0 <= cap <= highest:
        return _unlawful(
            f"commission up to {declared.cap} a hand: at most {law.cap} big blinds, {highest}", law.cites
        )
    return Fraction(*declared.rate), cap, False
