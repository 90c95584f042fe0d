"""Functions of an online product: what it lacks fails the clause that wants it, what is not reached is untested."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from whole_run import vistoria

REGULATION = "pt-omaha-online"


@pytest.fixture(scope="module")
def clauses(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The clauses of a run, by id without the regulation's."""

    def ran(engine: str, *paths: str) -> dict[str, Any]:
        out: Path = tmp_path_factory.mktemp("online") / "out"
        only = [word for path in paths for word in ("--clause", f"{REGULATION}/{path}")]
        done = vistoria(
            "run", "--regulation", REGULATION, "--out", str(out), "--engine", f"online:{engine}", *only
        )
        assert done.returncode in (1, 2), done.stderr
        found = json.loads((out / "results.json").read_text(encoding="utf-8"))["regulations"][REGULATION][
            "clauses"
        ]
        return {path: found[f"{REGULATION}/{path}"] for path in paths}

    return ran


def test_a_product_without_the_information_that_the_law_wants_fails(clauses: Any) -> None:
    found = clauses("TellsNothing", "59", "65", "66", "67")
    for path in ("65", "66"):
        told = {(s["outcome"], s["reason"]) for s in found[path]["scenarios"]}
        assert told <= {("failed", "not-provided"), ("failed", None)}, path
    assert found["67"]["engine_part"] == "passed", "the totals at the end of the session will do"
    assert found["59"]["engine_part"] == "inapplicable"
    assert {s["reason"] for s in found["59"]["scenarios"]} <= {"own-rules", "not-selected"}


def test_what_the_adapter_does_not_reach_is_untested(clauses: Any) -> None:
    found = clauses("ReachesLittle", "43", "45", "65", "66", "72", "73")
    for path, clause in found.items():
        outcomes = {(s["outcome"], s["reason"]) for s in clause["scenarios"]}
        assert outcomes <= {("untested", "no-ability"), ("inapplicable", "not-selected")}, path
        assert clause["engine_part"] == "untested"
