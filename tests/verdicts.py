"""What comes of an engine when this process plays the scenarios: verdicts and records, without a report."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
from known_secret import SECRET, SEED
from warm import WORDS
from whole_run import ENGINES, REGULATION, Verdicts, search_path

from vistoria.bundle.layout import TRANSCRIPTS, write_sums
from vistoria.bundle.store import write_results
from vistoria.client.link import Timeouts
from vistoria.engines.spec import parse_engine
from vistoria.journal.owner import owned
from vistoria.law.catalogue import installed
from vistoria.model.clause import Regulation
from vistoria.run import conduct
from vistoria.run.execute import execute
from vistoria.run.facts import facts_of
from vistoria.run.laws import regulation_in
from vistoria.run.plan import RunPlan
from vistoria.verdict.facts import results_of
from vistoria.verdict.request import Examples, RunRequest, Shard

PATIENT = Timeouts(float(WORDS[1]), float(WORDS[3]))


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
    command_s: float = PATIENT.command_s,
    options: Mapping[str, str] | None = None,
    **environment: str,
) -> Judged:
    """Play the clauses at these paths, transcripts kept for so long, and conclude as a run does."""
    laws = laws_of(regulation)
    with TemporaryDirectory() as transcripts, with_odd_engines(**environment):
        plan = RunPlan(
            RunRequest(
                tuple(laws),
                {**in_force(laws), **(readings or {})},
                clauses=tuple(f"{regulation}/{path}" for path in paths),
                examples=Examples(examples),
                engine_only=engine_only,
                hands=hands,
                seed=SEED,
            ),
            parse_engine(engine, options or {}),
            folders_of(laws),
            transcripts,
            timeouts=Timeouts(PATIENT.handshake_s, command_s),
            secret=SECRET,
        )
        executed = execute(plan, 1, lambda evidence: None)
    results = results_of(facts_of(plan, executed, engine), laws, executed.evidence, None, executed.tables)
    return Judged(regulation, msgspec.to_builtins(results), tuple(end.pid for end in executed.engines))


def recorded(
    out: Path,
    engine: str,
    *regulations: str,
    clauses: tuple[str, ...] = (),
    examples: int = 100,
    hands: int = 0,
    options: Mapping[str, str] | None = None,
    shard: Shard | None = None,
    secret: str = SECRET,
    seed: int = SEED,
) -> int:
    """Play clauses, all without any, and write the record and the results into the folder; the exit code of the run."""
    laws = laws_of(*regulations)
    request = RunRequest(
        tuple(laws),
        in_force(laws),
        clauses=clauses,
        examples=Examples(examples),
        hands=hands,
        seed=seed,
        shard=shard,
    )
    launch = parse_engine(engine, options or {})
    transcripts = str((out / TRANSCRIPTS).resolve())
    plan = RunPlan(request, launch, folders_of(laws), transcripts, timeouts=PATIENT, secret=secret)
    out.mkdir(exist_ok=True)
    with with_odd_engines(), owned(out, "a test", unfinished=True) as hold:
        run = conduct.conduct(
            plan, laws, lambda evidence: None, engine=engine, workers=1, hold=hold, command="a test", kept={}
        )
        write_results(out, run.results)
        write_sums(out)
        hold.finish()
    return run.results.exit_code


@contextmanager
def with_odd_engines(**environment: str) -> Iterator[pytest.MonkeyPatch]:
    """Engines of these tests can be imported, here and by the processes that are started."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(ENGINES)
        for name, value in {"PYTHONPATH": search_path(ENGINES), **environment}.items():
            patch.setenv(name, value)
        yield patch


def laws_of(*regulations: str) -> dict[str, Regulation]:
    """The regulations, each parsed once."""
    folders = installed()
    return {name: regulation_in(folders[name]) for name in regulations}


def folders_of(laws: Mapping[str, Regulation]) -> dict[str, str]:
    """Their folders."""
    return {name: str(folder) for name, folder in installed().items() if name in laws}


def in_force(laws: Mapping[str, Regulation]) -> dict[str, str]:
    """Their readings of default."""
    return {reading.id: reading.default for law in laws.values() for reading in law.readings}
