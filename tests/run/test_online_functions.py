"""Functions of an online product: what it lacks fails the clause that wants it, what is not reached is untested."""

from __future__ import annotations

from typing import Any

from verdicts import judged


def clauses(engine: str, *paths: str) -> dict[str, Any]:
    """These clauses of a run, by id without the regulation's."""
    ran = judged(f"in-process:online:{engine}", *paths, regulation="pt-omaha-online")
    assert ran.code in (1, 2)
    return {path: ran.clauses[path] for path in paths}


def test_a_product_without_the_information_that_the_law_wants_fails() -> None:
    found = clauses("TellsNothing", "59", "65", "66", "67")
    for path in ("65", "66"):
        told = {(s["outcome"], s["reason"]) for s in found[path]["scenarios"]}
        assert told <= {("failed", "not-provided"), ("failed", None)}, path
    assert found["67"]["engine_part"] == "passed", "the totals at the end of the session will do"
    assert found["59"]["engine_part"] == "inapplicable"
    assert {s["reason"] for s in found["59"]["scenarios"]} <= {"own-rules", "not-selected"}


def test_what_the_adapter_does_not_reach_is_untested() -> None:
    found = clauses("ReachesLittle", "43", "45", "65", "66", "67", "71", "72", "73")
    for path, clause in found.items():
        outcomes = {(s["outcome"], s["reason"]) for s in clause["scenarios"]}
        assert outcomes <= {("untested", "no-ability"), ("inapplicable", "not-selected")}, path
        assert clause["engine_part"] == "untested"
