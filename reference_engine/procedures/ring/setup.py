"""What the house declares for a table, held against what the regulation lets it choose."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import msgspec

from vistoria.games.cards.stakes import stakes_of
from vistoria.model.table import Capital, Clock, Commission, Settings

from ...policies.betting import Limit
from ...policies.cites import Cites
from ...policies.ring_rules import RingRules
from ..refusal import Refusal


class Setup(msgspec.Struct, frozen=True):
    """A lawful choice; amounts in chips."""

    limit: Limit
    mode: str
    says_mode: bool
    """Whether the house declares the mode."""
    dealing: str
    """How the cards are shuffled."""
    small: int
    big: int
    minimum: int
    """Least opening bet, all-in apart."""
    unit: int
    """Every amount is a multiple of this."""
    rate: Fraction
    cap: int
    """Most commission for one hand."""
    fee: bool
    """Whether the rate is taken of what players buy, not of pots."""
    start: int | None
    """What a player comes in with, where the house declares it."""
    restore: int | None
    """What a player adds, where the house declares it."""
    decision_ms: int
    """Time to decide, where somebody measures it."""
    extra_ms: int


def declare(rules: RingRules, settings: Settings) -> Setup | Refusal:
    """The setup that these settings make, or why they are refused before a card is dealt."""
    house, betting = rules.house, rules.betting
    limits = {each.setting: each for each in betting.limits}
    kind = settings.limit or (betting.limits[0].setting if limits else None)
    limit = limits.get(kind) if kind else None
    if limit is None:
        return _unlawful(f"limit {settings.limit!r}: games are {', '.join(limits)}", betting.limits_cites)
    if limit.raises_declared and settings.raises is not None:
        limit = replace(limit, raises=settings.raises)
    if settings.raises not in (None, limit.raises):
        return _unlawful(
            f"raises {settings.raises}: this kind of game has {limit.raises or 'no limit of'} raises a round",
            limit.raises_cites,
        )
    mode = settings.mode or house.modes[0]
    if mode not in house.modes:
        text = f"mode {mode!r}: this game has {', '.join(house.modes)}"
        return Refusal("unknown-setting", text, house.modes_cites)
    dealing = settings.dealing or house.dealing[0]
    if dealing not in house.dealing:
        text = f"dealing {dealing!r}: this product shuffles by {', '.join(house.dealing)}"
        return Refusal("not-offered", text, house.dealing_cites)
    capital = settings.capital or Capital()
    start, most = capital.start or (None, None)
    if most is not None:
        return _unlawful(f"buy-in from {start} to {most}: one sum is fixed", rules.capital.declared)
    unit = rules.pots.unit(settings.smallest or 1)
    blinds = _blinds(rules, settings, unit)
    if isinstance(blinds, Refusal):
        return blinds
    small, big = blinds
    charge = _charge(rules, settings.commission, mode, big)
    if isinstance(charge, Refusal):
        return charge
    rate, cap, fee = charge
    clock, usual = settings.clock or Clock(), rules.clock
    if usual is not None and clock.extra_ms is None:
        clock = msgspec.structs.replace(clock, extra_ms=usual.usual_extra_ms)
    return Setup(
        limit=limit,
        mode=mode,
        says_mode=settings.mode is not None,
        dealing=dealing,
        small=small,
        big=big,
        minimum=_minimum(limit, settings.minimum_bet, big, unit),
        unit=unit,
        rate=rate,
        cap=cap,
        fee=fee,
        start=start,
        restore=capital.restore,
        decision_ms=clock.decision_ms or (usual.usual_ms if usual is not None else 0),
        extra_ms=clock.extra_ms or 0,
    )


def _minimum(limit: Limit, declared: int | None, big: int, unit: int) -> int:
    """The least bet of a table."""
    return unit if limit.least_bet == "any" else limit.own_least or declared or limit.usual_least or big


def _unlawful(text: str, cites: Cites) -> Refusal:
    return Refusal("unlawful-setting", text, cites)


def _blinds(rules: RingRules, settings: Settings, unit: int) -> tuple[int, int] | Refusal:
    """Small and big blind as the house declares them; one alone fixes the other, in whole chips."""
    opening, stakes = rules.opening, stakes_of(settings)
    least = settings.minimum_bet if opening.big_is_minimum else None
    if least is not None and stakes.big not in (None, least):
        return _unlawful(f"big blind {stakes.big}: it is the minimum bet, {least}", opening.big_is_minimum)
    small, big = stakes.small, stakes.big or least
    if big is None:
        big = int(opening.usual_big * unit if small is None else small / opening.usual_small)
    if small is None:
        small = max(int(big * opening.usual_small) // unit, 1) * unit
    if small > big:
        return _unlawful(f"small blind {small}: the big one is {big}", opening.small)
    return small, big


def _charge(
    rules: RingRules, declared: Commission | None, mode: str, big: int
) -> tuple[Fraction, int, bool] | Refusal:
    """The rate, most for one hand, and whether it is taken of what players buy."""
    law, highest = rules.commission, rules.commission.highest(big)
    if declared is None and mode in rules.house.free_modes:
        return Fraction(0), highest, False
    if declared is None:
        cap = min(law.capped(big), law.usual_cap or highest)
        return law.usual_fee or law.usual, cap, law.usual_fee is not None
    rate, held = Fraction(*declared.rate), {"pot": law, "buy-in": law.fee}.get(declared.on)
    if held is None:
        return _unlawful(f"commission on {declared.on}: it is charged on the pot", law.cites)
    if not held.allows(rate):
        text = f"commission of {rate} of the {declared.on}: it is {held.least} to {held.most}"
        return _unlawful(text, held.cites)
    if declared.cap is not None and (held is not law or law.cap is None):
        return _unlawful(f"commission up to {declared.cap}: the rate alone bounds it", held.cites)
    cap = law.capped(big) if declared.cap is None else declared.cap
    if cap > highest:
        return _unlawful(f"commission up to {cap} a hand: {highest} at most", law.cites)
    return rate, cap, held is law.fee
