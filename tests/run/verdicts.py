"""What comes of an engine when this process plays the scenarios: the verdicts alone, without a report."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
from warm import WORDS
from whole_run import ENGINES, REGULATION, Verdicts, search_path

from vistoria.client.link import Timeouts
from vistoria.engines.spec import parse_engine
from vistoria.law.catalogue import installed
from vistoria.run.execute import execute
from vistoria.run.facts import facts_of
from vistoria.run.laws import regulation_in
from vistoria.run.plan import RunPlan
from vistoria.verdict.facts import results_of
from vistoria.verdict.request import Examples, RunRequest

HANDSHAKE_S, COMMAND_S = float(WORDS[1]), float(WORDS[3])


@dataclass(frozen=True)
class Judged(Verdicts):
    """Verdicts of scenarios that were played here."""

    regulation: str
    results: dict[str, Any]
    engine_pids: tuple[int | None, ...]

    @property
    def code(self) -> int:
        """The exit code that a run with these results has."""
        return int(self.results["exit_code"])


def judged(
    engine: str,
    *paths: str,
    regulation: str = REGULATION,
    readings: Mapping[str, str] | None = None,
    examples: int = 100,
    hands: int = 0,
    engine_only: bool = False,
    command_s: float = COMMAND_S,
    options: Mapping[str, str] | None = None,
    **environment: str,
) -> Judged:
    """Play the clauses at these paths, transcripts kept for so long, and conclude as a run does."""
    folder = installed()[regulation]
    law = regulation_in(folder)
    plan = partial(
        RunPlan,
        request=RunRequest(
            regulations=(regulation,),
            readings={reading.id: reading.default for reading in law.readings} | {**(readings or {})},
            clauses=tuple(f"{regulation}/{path}" for path in paths),
            examples=Examples(examples),
            engine_only=engine_only,
            hands=hands,
        ),
        launch=parse_engine(engine, options or {}),
        folders={regulation: str(folder)},
        timeouts=Timeouts(HANDSHAKE_S, command_s),
    )
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory() as transcripts:
        patch.syspath_prepend(ENGINES)
        for name, value in {"PYTHONPATH": search_path(ENGINES), **environment}.items():
            patch.setenv(name, value)
        played = plan(transcripts=transcripts)
        executed = execute(played, 1, lambda evidence: None)
    facts = facts_of(played, executed, engine)
    results = results_of(facts, {regulation: law}, executed.evidence, None, executed.tables)
    return Judged(regulation, msgspec.to_builtins(results), tuple(end.pid for end in executed.engines))
