"""The same inputs and seed give the same bytes in every regulation installed, in one process and on two workers."""

from __future__ import annotations

from pathlib import Path

import pytest
from whole_run import vistoria

from vistoria.law.catalogue import installed, load

INSTALLED = installed()
CLAUSES = 1
"""The first so many clauses with scenarios that hold under the readings of default."""


def _wanted(regulation: str) -> list[str]:
    law = load(INSTALLED[regulation])
    tried = dict.fromkeys(s.clause for s in law.scenarios if not s.readings)
    return [word for clause in list(tried)[:CLAUSES] for word in ("--clause", clause)]


def _files(out: Path) -> dict[str, bytes]:
    kept = [out / "results.json", out / "evidence.jsonl", *sorted((out / "transcripts").rglob("*.jsonl"))]
    return {path.relative_to(out).as_posix(): path.read_bytes() for path in kept}


@pytest.mark.parametrize("regulation", INSTALLED)
def test_results_evidence_and_transcripts_are_the_same_bytes_again(regulation: str, tmp_path: Path) -> None:
    found = []
    for workers in ("1", "2"):
        out = tmp_path / workers
        common = ("--regulation", regulation, "--examples", "3", "--workers", workers, "--out", str(out))
        vistoria("run", *common, *_wanted(regulation))
        found.append(_files(out))
    assert len(found[0]) > 2
    assert found[0] == found[1]
