"""What a player may ask of a game with open cards."""

from __future__ import annotations

from collections.abc import Mapping

from ..protocol import Question
from .state import Table


def _stakes(table: Table, _player: str | None) -> dict[str, object]:
    capital, entry = table.rules.capital, table.setup.entry
    return {
        "entry": entry,
        "minimum": capital.least(entry),
        "floor": capital.lowest(entry),
        "minimum_bet": entry,
    }


def _clock(table: Table, _player: str | None) -> dict[str, object]:
    return {"decision_ms": table.rules.clock.decision_ms, "extra_ms": 0}


def _choices(table: Table, _player: str | None) -> dict[str, object]:
    hand = table.hand
    if hand is None:
        return {"seat": None, "choices": {}}
    return {"seat": hand.order[hand.pending[0]], "choices": dict(hand.choices)}


QUESTIONS: Mapping[str, Question] = {"stakes": _stakes, "clock": _clock, "choices": _choices}
"""Answers by `what`."""
