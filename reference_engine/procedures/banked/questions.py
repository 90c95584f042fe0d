"""What a player may ask of a game against the house."""

from __future__ import annotations

from collections.abc import Mapping

from ..protocol import Question
from .state import Table
from .turns import choices


def _stakes(table: Table, _player: str | None) -> dict[str, object]:
    setup = table.setup
    return {"minimum": setup.least, "maximum": setup.most, "jackpot": setup.jackpot_bet}


def _notices(table: Table, _player: str | None) -> dict[str, object]:
    setup = table.setup
    payouts = {"royal": setup.royal, "maximum": setup.maximum}
    told: dict[str, object] = {
        "ante": {"minimum": setup.least, "maximum": setup.most},
        "payouts": {name: value for name, value in payouts.items() if value},
        "fixed-sums": table.rules.jackpot.told(setup.fixed),
    }
    return {"notices": table.rules.cloth.notices(told)}


def _fixed_sums(table: Table, _player: str | None) -> dict[str, object]:
    return {"sums": table.rules.jackpot.told(table.setup.fixed)}


def _jackpot(table: Table, _player: str | None) -> dict[str, object]:
    return {"pool": table.pool, "minimum": table.setup.minimum}


def _choices(table: Table, _player: str | None) -> dict[str, object]:
    if table.hand is None:
        return {"seat": None, "choices": {}}
    seat = table.hand.undecided[0]
    return {"seat": seat, "choices": choices(table, seat)}


QUESTIONS: Mapping[str, Question] = {
    "stakes": _stakes,
    "notices": _notices,
    "fixed-sums": _fixed_sums,
    "jackpot": _jackpot,
    "choices": _choices,
}
"""Answers by `what`."""
