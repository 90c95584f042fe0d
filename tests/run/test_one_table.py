"""A product with one table is not left with it open by a scenario that cannot go on."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from vistoria.cli import main

LAW = "mo-61-2004"
CLAUSES = (f"{LAW}/6.2", f"{LAW}/6.7")


def test_a_scenario_that_needs_a_second_table_keeps_no_other_from_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parent / "engines")
    clauses = [word for clause in CLAUSES for word in ("--clause", clause)]
    engine = ("--engine", "in-process:one_table:Engine", "--isolate", "off")
    with pytest.raises(SystemExit):
        main(["run", *clauses, *engine, "--seed", "1", "--out", str(tmp_path / "out"), "-q"])
    open_now: dict[Path, set[str]] = {}
    for path in (tmp_path / "out" / "transcripts").rglob("*.jsonl"):
        tables = open_now.setdefault(path, set())
        said = [json.loads(line).get("message", {}) for line in path.read_text("utf-8").splitlines()]
        for message, reply in pairwise(said):
            table = message.get("params", {}).get("table")
            if message.get("method") == "open" and reply.get("result", {}).get("answer") == "accepted":
                tables.add(table)
            if message.get("method") == "close":
                tables.discard(table)
    assert len(open_now) > len(CLAUSES)
    assert {path.name for path, tables in open_now.items() if tables} == set()
