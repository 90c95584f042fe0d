"""The same inputs and seed give the same bytes in every regulation installed, in one process and on two workers."""

from __future__ import annotations

from pathlib import Path

from whole_run import cold, vistoria

from vistoria.law.catalogue import installed
from vistoria.run.laws import regulation_in

INSTALLED = installed()
CLAUSES = 1
"""The first so many clauses with scenarios that hold under the readings of default."""


def _wanted(regulation: str) -> list[str]:
    law = regulation_in(INSTALLED[regulation])
    tried = dict.fromkeys(s.clause for s in law.scenarios if not s.readings)
    words = [word for clause in list(tried)[:CLAUSES] for word in ("--clause", clause)]
    return ["--regulation", regulation, *words]


def _files(out: Path) -> dict[str, bytes]:
    kept = [out / "results.json", out / "evidence.jsonl", *sorted((out / "transcripts").rglob("*.jsonl"))]
    return {path.relative_to(out).as_posix(): path.read_bytes() for path in kept}


def test_results_evidence_and_transcripts_are_the_same_bytes_again(tmp_path: Path) -> None:
    found = []
    wanted = [word for regulation in INSTALLED for word in _wanted(regulation)]
    for run, workers in ((vistoria, "1"), (cold, "2")):  # two programs, each with a hash seed of its own
        out = tmp_path / workers
        run("run", "--examples", "3", "--workers", workers, "--out", str(out), *wanted)
        found.append(_files(out))
    assert {name.split("/")[1] for name in found[0] if "/" in name} == set(INSTALLED)
    assert [
        name for name in found[0].keys() | found[1].keys() if found[0].get(name) != found[1].get(name)
    ] == []
