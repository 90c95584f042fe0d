"""A whole run of a game against the house: the reference engine keeps every clause, and nobody is left out."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from verdicts import recorded

from vistoria.bundle.verify import verify
from vistoria.law.catalogue import installed

ID = "mo-61-2004"
LABELS = installed()["mo-61-2004"] / "sources" / "labels.json"


@pytest.fixture(scope="module")
def ran(
    once: Callable[[str, Callable[[Path], object]], Path], pytestconfig: pytest.Config
) -> tuple[int, Path]:
    """Exit code and folder of a run with few hands and the inspection still to come; every example with --complete."""
    much = 100 if pytestconfig.getoption("complete") else 5

    def run(folder: Path) -> None:
        code = recorded(folder / "out", "in-process:reference", ID, hands=10, examples=much)
        (folder / "code").write_text(str(code), encoding="utf-8")

    folder = once("stud", run)
    return int((folder / "code").read_text(encoding="utf-8")), folder / "out"


@pytest.fixture(scope="module")
def clauses(ran: tuple[int, Path]) -> dict[str, Any]:
    """The clauses of results.json."""
    results = json.loads((ran[1] / "results.json").read_text(encoding="utf-8"))
    found: dict[str, Any] = results["regulations"][ID]["clauses"]
    return found


def test_only_inspection_and_examples_left_out_keep_it_undetermined(
    ran: tuple[int, Path], clauses: dict[str, Any], pytestconfig: pytest.Config
) -> None:
    assert ran[0] == 2
    parts = Counter(clause["engine_part"] for clause in clauses.values())
    open_ones = {c["reason"] for c in clauses.values() if c["outcome"] not in ("passed", "inapplicable")}
    if pytestconfig.getoption("complete"):
        assert parts == {"passed": 63, None: 22}
        assert open_ones == {"not-attested"}
    else:
        assert parts[None] == 22
        assert parts["passed"] + parts["untested"] == 63
        assert parts["passed"] > 50
        assert open_ones == {"not-attested", "too-few"}


def test_every_labelled_unit_of_the_text_has_a_result(clauses: dict[str, Any]) -> None:
    labels = json.loads(LABELS.read_text(encoding="utf-8"))
    assert [label for label in labels if label not in clauses] == []


def test_every_scenario_made_a_check_or_says_which_reading_or_ability_it_lacks(
    clauses: dict[str, Any], pytestconfig: pytest.Config
) -> None:
    mute = {(s["outcome"], s["reason"]) for c in clauses.values() for s in c["scenarios"] if not s["checks"]}
    few = set() if pytestconfig.getoption("complete") else {("untested", "too-few")}
    assert mute == {("inapplicable", "not-selected"), ("inapplicable", "unreachable")} | few


def test_every_stored_hand_is_judged_alike_again(ran: tuple[int, Path]) -> None:
    assert [str(fault) for fault in verify(ran[1])] == []
