"""What a player may ask of a game among players."""

from __future__ import annotations

from collections.abc import Mapping

from ..protocol import Question
from .state import Table
from .tallies import totals


def _stakes(table: Table, _player: str | None) -> dict[str, object]:
    setup = table.setup
    return {
        "small": setup.small,
        "big": setup.big,
        "limit": setup.limit.setting,
        "minimum": setup.minimum,
    }


def _notices(table: Table, _player: str | None) -> dict[str, object]:
    limits = table.rules.opening.noticed(table.setup.small, table.setup.big)
    return {"notices": {"blinds": limits} if limits is not None else {}}


def _choices(table: Table, _player: str | None) -> dict[str, object]:
    return {"choices": {} if table.hand is None else dict(table.hand.choices)}


def _clock(table: Table, _player: str | None) -> dict[str, object] | None:
    if table.rules.clock is None:
        return None
    return {"decision_ms": table.setup.decision_ms, "extra_ms": table.setup.extra_ms}


def _totals(table: Table, player: str | None) -> dict[str, object] | None:
    """Over the hands of the player's session, the running one too."""
    policy = table.rules.sessions
    return None if policy is None else dict(totals(table, policy, player))


def _results(table: Table, player: str | None) -> dict[str, object] | None:
    """The same as the player is told while he plays."""
    policy, tally = table.rules.sessions, table.tally(player)
    return None if policy is None else dict(policy.results(tally.staked, tally.won))


def _rules(table: Table, _player: str | None) -> dict[str, object]:
    told: dict[str, object] = {
        "regulation": table.rules.regulation,
        "readings": dict(table.rules.readings),
    }
    if table.rules.leaflet.rules:
        told["text"] = table.rules.leaflet.rules
    return told


def _complaints(table: Table, _player: str | None) -> dict[str, object] | None:
    text = table.rules.leaflet.complaints
    return {"text": text} if text else None


QUESTIONS: Mapping[str, Question] = {
    "rules": _rules,
    "stakes": _stakes,
    "notices": _notices,
    "choices": _choices,
    "clock": _clock,
    "session": _totals,
    "results": _results,
    "complaints": _complaints,
}
"""Answers by `what`."""
