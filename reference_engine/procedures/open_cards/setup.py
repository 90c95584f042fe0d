"""What the house declares for a table, held against what the regulation lets it choose."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from vistoria.model.table import Capital, Clock, Commission, Settings, Stakes

from ...policies.cites import Cites
from ...policies.open_cards.open_rules import OpenRules
from ..refusal import Refusal
from ..settings import unknown


class Setup(msgspec.Struct, frozen=True):
    """A lawful choice; amounts in chips."""

    settings: Settings
    """As declared."""
    entry: int
    minimum: int
    """Least opening bet, all-in apart."""
    unit: int
    """Every amount is a multiple of this."""
    rate: Fraction


def declare(rules: OpenRules, settings: Settings) -> Setup | Refusal:
    """The setup that these settings make, or why they are refused before a card is dealt."""
    house, stakes = rules.house, settings.stakes or Stakes()
    names = unknown(settings, house.settings) + unknown(stakes, house.stakes, "stakes.")
    if names:
        return Refusal("unknown-setting", f"this game has no {', '.join(names)}: leave it out")
    if settings.mode is not None and settings.mode not in house.modes:
        return Refusal("unknown-setting", f"mode {settings.mode!r}: this game has {', '.join(house.modes)}")
    if settings.dealing is not None and settings.dealing not in house.dealing:
        text = f"dealing {settings.dealing!r}: this game is dealt by {', '.join(house.dealing)}"
        return Refusal("not-offered", text, house.dealing_cites)
    unit = rules.pots.unit(1 if settings.smallest is None else settings.smallest)
    if unit < 1:
        return Refusal("unlawful-setting", "smallest: a chip is worth at least 1")
    law = rules.entry
    entry = law.levels[0] if stakes.entry is None else stakes.entry
    if not law.allows(entry):
        levels = " or ".join(map(str, law.levels))
        return _unlawful(f"entry {entry}: it is {levels}", law.levels_cites)
    minimum = entry if settings.minimum_bet is None else settings.minimum_bet
    if entry % unit or minimum < 1 or minimum % unit:
        text = f"entry {entry} and minimum bet {minimum} cannot be laid in chips of {unit}"
        return _unlawful(text, rules.betting.chips)
    refusal = _capital(rules, settings.capital, entry) or _clock(rules, settings.clock)
    if refusal is not None:
        return refusal
    rate = _rate(rules, settings.commission)
    return rate if isinstance(rate, Refusal) else Setup(settings, entry, minimum, unit, rate)


def _unlawful(text: str, cites: Cites) -> Refusal:
    return Refusal("unlawful-setting", text, cites)


def _capital(rules: OpenRules, declared: Capital | None, entry: int) -> Refusal | None:
    law = rules.capital
    if declared is None:
        return None
    if declared.start is not None:
        least, most = declared.start
        if least != law.least(entry):
            return _unlawful(f"capital from {least}: it is from {law.least(entry)}", law.start_cites)
        if most is not None:
            return _unlawful(f"capital up to {most}: there is no highest", law.most_cites)
    if declared.floor is not None and declared.floor != law.lowest(entry):
        return _unlawful(f"capital of {declared.floor} kept: it is {law.lowest(entry)}", law.floor_cites)
    if declared.restore is not None and declared.restore != law.goal(entry):
        return _unlawful(f"capital restored to {declared.restore}: it is {law.goal(entry)}", law.floor_cites)
    return None


def _clock(rules: OpenRules, declared: Clock | None) -> Refusal | None:
    law = rules.clock
    if declared is None or (declared.decision_ms in (None, law.decision_ms) and not declared.extra_ms):
        return None
    return _unlawful(f"a player decides within {law.decision_ms} ms, no more and no less", law.cites)


def _rate(rules: OpenRules, declared: Commission | None) -> Fraction | Refusal:
    law = rules.commission
    if declared is None:
        return law.rate
    if declared.on != "pot" or declared.cap is not None:
        return _unlawful("commission: it is charged on the pot, without a highest amount", law.cites)
    parts, whole = declared.rate
    if whole <= 0 or not law.allows(Fraction(parts, whole)):
        return _unlawful(f"commission of {parts}/{whole} of the pot: it is {law.rate}", law.cites)
    return Fraction(parts, whole)
