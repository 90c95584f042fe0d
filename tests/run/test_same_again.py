"""The same inputs and seed give the same bytes in every regulation installed, in one process and on two workers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from whole_run import vistoria

from vistoria.bundle.store import write_results
from vistoria.engines.spec import parse_engine
from vistoria.journal.owner import owned
from vistoria.law.catalogue import installed
from vistoria.model.clause import Regulation
from vistoria.run.conduct import conduct
from vistoria.run.laws import regulation_in
from vistoria.run.plan import RunPlan
from vistoria.verdict.request import Examples, RunRequest

ENGINE, EXAMPLES = "in-process:reference", 3
"""What is played, and per cent of the examples."""
TRIED = 1
"""The first so many clauses with scenarios that hold under the readings of default."""


Laws = Mapping[str, Regulation]


def _clauses(laws: Laws) -> list[str]:
    tried = [dict.fromkeys(str(s.clause) for s in law.scenarios if not s.readings) for law in laws.values()]
    return [clause for clauses in tried for clause in list(clauses)[:TRIED]]


def _played_here(laws: Laws, out: Path) -> None:
    """A run in this process, without reports."""
    request = RunRequest(
        regulations=tuple(laws),
        readings={reading.id: reading.default for law in laws.values() for reading in law.readings},
        clauses=tuple(_clauses(laws)),
        examples=Examples(EXAMPLES),
    )
    plan = RunPlan(
        request,
        parse_engine(ENGINE, {}),
        {name: str(folder) for name, folder in installed().items()},
        transcripts=str(out / "transcripts"),
    )
    with owned(out, "a test", unfinished=True) as hold:
        run = conduct(
            plan, laws, lambda evidence: None, engine=ENGINE, workers=1, hold=hold, command="a test", kept={}
        )
        write_results(out, run.results)
        hold.finish()


def _played_by_a_command(laws: Laws, out: Path) -> None:
    """The same on two workers, in another program, which has a hash seed of its own."""
    clauses = [word for clause in _clauses(laws) for word in ("--clause", clause)]
    words = ("--engine", ENGINE, "--examples", str(EXAMPLES), "--workers", "2", "--out", str(out))
    assert vistoria("run", *words, *clauses).returncode == 2


def _files(out: Path) -> dict[str, bytes]:
    kept = [out / "results.json", out / "evidence.jsonl", *sorted((out / "transcripts").rglob("*.jsonl"))]
    return {path.relative_to(out).as_posix(): path.read_bytes() for path in kept}


def test_results_evidence_and_transcripts_are_the_same_bytes_again(tmp_path: Path) -> None:
    laws = {name: regulation_in(folder) for name, folder in installed().items()}
    _played_here(laws, tmp_path / "here")
    _played_by_a_command(laws, tmp_path / "there")
    here, there = (_files(tmp_path / name) for name in ("here", "there"))
    assert {name.split("/")[1] for name in here if "/" in name} == set(laws)
    assert [name for name in here.keys() | there.keys() if here.get(name) != there.get(name)] == []
