"""Collects the scenarios of a feature file from the catalogue, which has parsed it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from vistoria.law import LawError
from vistoria.law.scenarios import rows_of
from vistoria.model.clause import ScenarioEntry

from .laws import regulation_in, scenario_nodes
from .plan import RunPlan
from .vocabulary import GAME, playable

PLAN = pytest.StashKey[RunPlan]()
ENTRY = pytest.StashKey[ScenarioEntry]()
LENGTH = pytest.StashKey[int]()
"""How many hands an item says that it plays."""
REPEATED = re.compile(r"\w+ (?:in )?(\d+) \w+")
"""A step that begins with how often something is played: `Then in 300 hands …`."""


class FeatureFile(pytest.File):
    """One feature file; its items are the scenarios of the plan, a row of an outline an item."""

    def collect(self) -> Iterable[pytest.Item]:
        """The scenarios that are asked for and whose readings are in force, in the order of the catalogue."""
        folder, request = self.path.parent, self.config.stash[PLAN].request
        try:
            regulation = regulation_in(folder)
            entries = [s for s in regulation.scenarios if s.feature == self.path.name]
        except LawError as error:
            raise self.CollectError(str(error)) from None
        for entry in entries:
            if entry.in_force(request.readings) and request.wants(entry.id, entry.clause):
                node = scenario_nodes(folder, entry.feature)[entry.line]
                row = rows_of(node)[entry.row - 1] if entry.row is not None else {}
                item: pytest.Function = pytest.Function.from_parent(
                    self,
                    name=entry.id.partition("/")[2],
                    callobj=_play(regulation.game, self.path, entry.line, row),
                )
                item.stash[ENTRY], item.stash[LENGTH] = entry, said_hands(entry)
                yield item


def _play(game: str, file: Path, line: int, row: Mapping[str, str]) -> object:
    def play(request: pytest.FixtureRequest) -> None:
        before = GAME.set(game)
        try:
            playable(file, line)(request, row)
        finally:
            GAME.reset(before)

    return play


def said_hands(entry: ScenarioEntry) -> int:
    """How often a scenario says that something is played; 1 where it says nothing."""
    return max([1, *(int(m[1]) for step in entry.steps if (m := REPEATED.match(step)))])
