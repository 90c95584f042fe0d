"""What a player may ask of a game among players."""

from __future__ import annotations

from collections.abc import Mapping

from ..protocol import Question
from .state import Table


def _stakes(table: Table, _player: str | None) -> dict[str, object]:
    setup = table.setup
    return {
        "small": setup.small,
        "big": setup.big,
        "limit": setup.limit.setting,
        "minimum_bet": setup.minimum,
    }


def _notices(table: Table, _player: str | None) -> dict[str, object]:
    limits = table.rules.opening.noticed(table.setup.small, table.setup.big)
    return {"notices": {"blinds": limits} if limits is not None else {}}


def _choices(table: Table, _player: str | None) -> dict[str, object]:
    hand = table.hand
    if hand is None:
        return {"seat": None, "choices": {}}
    return {"seat": hand.order[hand.pending[0]], "choices": dict(hand.choices)}


QUESTIONS: Mapping[str, Question] = {"stakes": _stakes, "notices": _notices, "choices": _choices}
"""Answers by `what`."""
