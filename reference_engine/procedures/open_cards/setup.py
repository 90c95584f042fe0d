"""What the house declares for a table, held against what the regulation lets it choose."""

from __future__ import annotations

import msgspec

from vistoria.model.table import Settings, Stakes

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
    law, stakes = rules.entry, settings.stakes or Stakes()
    entry = stakes.entry or law.levels[0]
    if not law.allows(entry):
        text = f"entry {entry}: it is {' or '.join(map(str, law.levels))}"
        return Refusal("unlawful-setting", text, law.levels_cites)
    return Setup(entry, rules.pots.unit(settings.smallest or 1))
