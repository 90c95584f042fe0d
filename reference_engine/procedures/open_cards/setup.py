"""What the house declares for a table, held against what the regulation lets it choose."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import msgspec

from vistoria.games.cards.stakes import stakes_of
from vistoria.model.table import Capital, Clock, Settings

from ...policies.cites import Cites
from ...policies.open_cards.open_rules import OpenRules
from ..refusal import Refusal


class Setup(msgspec.Struct, frozen=True):
    """A lawful choice; amounts in chips."""

    entry: int
    """What each puts in before the cards; also the least opening bet, all-in apart."""
    unit: int
    """Every amount is a multiple of this."""


def declare(rules: OpenRules, settings: Settings) -> Setup | Refusal:
    """The setup that these settings make, or why they are refused before a card is dealt."""
    law, stakes = rules.entry, stakes_of(settings)
    entry = stakes.entry or law.levels[0]
    if not law.allows(entry):
        text = f"entry {entry}: it is {' or '.join(map(str, law.levels))}"
        return Refusal("unlawful-setting", text, law.levels_cites)
    for declared, fixed, cites in _fixed(rules, settings, entry):
        if declared not in (None, *fixed):
            text = f"{declared}: the law has {' or '.join(map(str, fixed))}"
            return Refusal("unlawful-setting", text, cites)
    return Setup(entry, rules.pots.unit(settings.smallest or 1))


def _fixed(
    rules: OpenRules, settings: Settings, entry: int
) -> Iterator[tuple[object, tuple[object, ...], Cites]]:
    """What the house declares of the things that it cannot choose, what there is of them, and the clauses."""
    house, law, capital = rules.house, rules.capital, settings.capital or Capital()
    yield settings.mode, house.modes, house.modes_cites
    yield settings.dealing, house.dealing, house.dealing_cites
    yield settings.minimum_bet, (entry,), rules.betting.chips
    yield capital.start, ((law.least(entry), None),), law.start_cites + law.most_cites
    yield capital.floor, (law.lowest(entry),), law.floor_cites
    yield capital.restore, (law.goal(entry),), law.floor_cites
    clock = settings.clock or Clock()
    yield clock.decision_ms, (rules.clock.decision_ms,), rules.clock.cites
    yield clock.extra_ms, (0,), rules.clock.cites
    if settings.commission is not None:
        commission = settings.commission.on, Fraction(*settings.commission.rate), settings.commission.cap
        yield commission, (("pot", rules.commission.rate, None),), rules.commission.cites
