"""Ways to change a game with open cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..policies.change import Change
from ..policies.open_cards.open_rules import OpenRules


def ladders(*rounds: int) -> Callable[[Change], Change]:
    """Within the order of open cards of some rounds."""

    def within(change: Change) -> Change:
        def changed(rules: OpenRules) -> OpenRules:
            numbered = enumerate(rules.speaking.ladders, start=1)
            turned = tuple(change(each) if number in rounds else each for number, each in numbered)
            return replace(rules, speaking=replace(rules.speaking, ladders=turned))

        return changed

    return within


def ladder(*rounds: int, **values: object) -> Change:
    """Change values of the order of open cards of some rounds."""
    return ladders(*rounds)(lambda old: replace(old, **values))
