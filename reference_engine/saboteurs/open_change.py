"""Ways to replace a part of a policy of a game with open cards."""

from __future__ import annotations

from dataclasses import replace

from ..policies.change import Change, as_kind
from ..policies.open_cards.figures import Ladder
from ..policies.open_cards.open_rules import OpenRules


def ladder(*rounds: int, kind: type[Ladder] | None = None, **values: object) -> Change:
    """Change the order of open cards of some rounds."""

    def change(rules: OpenRules) -> OpenRules:
        ladders = tuple(
            as_kind(each, kind or type(each), **values) if number in rounds else each
            for number, each in enumerate(rules.speaking.ladders, start=1)
        )
        return replace(rules, speaking=replace(rules.speaking, ladders=ladders))

    return change
