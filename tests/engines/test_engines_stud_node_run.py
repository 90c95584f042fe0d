"""The stud engine in Node under inspection: as delivered it breaks what its README names, lawful it breaks nothing."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

from some_clauses import some_of
from stud_node_play import FOLDER, NODE, REGULATION
from verdicts import recorded

from vistoria.law.catalogue import installed
from vistoria.run.laws import regulation_in

SUITS = {"4.1", "8.1", "8.2", "8.5", "8.6", "8.8", "8.9", "8.10"}
LOWER_LINES = {"9.5.1", "9.5.2", "9.5.3", "9.5.4", "9.5.5", "9.5.6"}
DEPARTURES = SUITS | LOWER_LINES | {"10.5", "11.2"}
"""Clauses that the product as delivered departs from, as its README names them."""


def inspected(out: Path, hands: int, *arguments: str) -> dict[str, Any]:
    """Engine parts of the clauses tried, after a run with few examples and so many hands beside the scenarios."""
    law = regulation_in(installed()[REGULATION])
    tried = some_of(law, *(f"{REGULATION}/{path}" for path in DEPARTURES))
    engine = "stdio:" + shlex.join([str(NODE), str(FOLDER / "main.js"), *arguments])
    recorded(out, engine, REGULATION, clauses=tried, examples=5, hands=hands)
    results = json.loads((out / "results.json").read_text(encoding="utf-8"))
    clauses = results["regulations"][REGULATION]["clauses"]
    return {key.partition("/")[2]: clauses[key]["engine_part"] for key in tried}


def of(parts: dict[str, Any], *outcomes: str) -> set[str]:
    """Clauses of these outcomes."""
    return {clause for clause, part in parts.items() if part in outcomes}


def test_lawful_it_breaks_no_clause(tmp_path: Path) -> None:
    parts = inspected(tmp_path / "out", 4, "--lawful")
    assert of(parts, "failed", "cantTell") == set()
    assert len(of(parts, "passed")) > 0.85 * len(parts)  # some need more examples
    assert of(parts, "passed") >= DEPARTURES


def test_as_delivered_it_breaks_what_its_readme_names_and_nothing_else(tmp_path: Path) -> None:
    parts = inspected(tmp_path / "out", 0)
    assert of(parts, "failed") == DEPARTURES
    assert of(parts, "cantTell") == set()


def test_the_readme_names_each_departure() -> None:
    table = (
        (FOLDER / "README.md")
        .read_text(encoding="utf-8")
        .split("| without `--lawful` |")[1]
        .split("\n## ")[0]
    )
    named = table.replace(",", " ").replace(":", " ")
    assert {clause for clause in DEPARTURES if f" {clause}" not in named} == set()
