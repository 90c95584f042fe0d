"""A run under a reading that names a rate: judged by it, and kept wherever the run is told."""

from __future__ import annotations

import csv
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from verdicts import judged
from whole_run import vistoria

from vistoria.bundle.layout import write_sums
from vistoria.bundle.verify import verify

LAW = "mo-104-85-m"
READING = f"{LAW}/commission-rate"
FIVE = "declared:5%"


@pytest.fixture(scope="module")
def conforming(once: Callable[[str, Callable[[Path], object]], Path]) -> tuple[Path, dict[str, Any]]:
    """A run against the reference engine where 5 % is named, as it charges, and what came of article 9."""

    def run(folder: Path) -> None:
        engine = ("--engine", "in-process:reference", "--engine-option", f"{READING}={FIVE}")
        told = ("--clause", f"{LAW}/9", "--reading", f"{READING}=declared:1/20", "--engine-clauses-only")
        done = vistoria("run", "-r", LAW, *engine, *told, "--out", str(folder / "out"))
        assert done.returncode == 2, done.stderr

    out = once("rate", run) / "out"
    found = json.loads((out / "results.json").read_text(encoding="utf-8"))
    assert found["readings"][READING] == FIVE
    return out, found["regulations"][LAW]["clauses"][f"{LAW}/9"]


def test_an_engine_at_the_rate_named_conforms_and_scenarios_of_1985_are_not_selected(
    conforming: tuple[Path, dict[str, Any]],
) -> None:
    clause = conforming[1]
    assert clause["outcome"] == "passed"
    of = {s["readings"].get(READING): set() for s in clause["scenarios"]}
    for scenario in clause["scenarios"]:
        of[scenario["readings"].get(READING)].add((scenario["outcome"], scenario["reason"]))
    assert of["1985"] == {("inapplicable", "not-selected")}
    assert of["declared"] == {("passed", None), ("inapplicable", "not-selected")}


def test_every_record_of_the_run_names_the_rate_and_the_run_is_verified(
    conforming: tuple[Path, dict[str, Any]],
) -> None:
    out, _ = conforming
    assert list(verify(out)) == []
    assert json.loads((out / "run.json").read_text(encoding="utf-8"))["request"]["readings"][READING] == FIVE
    rows = csv.DictReader((out / "clauses.csv").read_text(encoding="utf-8").splitlines())
    assert f"{READING}={FIVE}" in next(row for row in rows if row["clause"] == f"{LAW}/9")["readings"].split()
    assert f'<property name="reading:{READING}" value="{FIVE}"' in (out / "junit.xml").read_text(
        encoding="utf-8"
    )
    told = json.loads((out / "earl.jsonld").read_text(encoding="utf-8"))["@graph"]
    said = [node["result"].get("info", "") for node in told if node["@type"] == "earl:Assertion"]
    seen = "observed: The house took 50 of a pot of 1000"
    assert sum(f"{READING}={FIVE}" in info and seen in info for info in said) == 1
    page = (out / "report.html").read_text(encoding="utf-8")
    assert f"<code>{FIVE}</code>" in page
    assert "<code>1985</code>" in page


def test_another_rate_written_into_all_records_of_the_run_is_found(
    conforming: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(conforming[0], copy)
    for name in ("run.json", "results.json"):
        text = (copy / name).read_text(encoding="utf-8")
        (copy / name).write_text(text.replace(FIVE, "declared:4%"), encoding="utf-8")
    write_sums(copy)
    found = [fault.what for fault in verify(copy) if "played again, asks" in fault.what]
    assert found
    assert all('"rate":[1,25]' in asked and '"rate":[1,20]' in asked for asked in found)


def test_a_rate_spoilt_in_the_facts_of_a_run_is_found(
    conforming: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(conforming[0], copy)
    facts = copy / "run.json"
    facts.write_text(facts.read_text(encoding="utf-8").replace(FIVE, "declared:500%"), encoding="utf-8")
    assert any("'500%' is out of range" in str(fault) for fault in verify(copy))


@pytest.mark.sampled("played", ["1985", "declared:3%"], named=["declared:3%"])
def test_an_engine_at_another_rate_fails_article_9_and_no_other(played: str) -> None:
    ran = judged(
        "in-process:reference",
        *("9", "8", "7", "11.d"),
        regulation=LAW,
        readings={READING: FIVE},
        options={READING: played},
        examples=5,
        engine_only=True,
    )
    assert {key for key, value in ran.clauses.items() if value["engine_part"] == "failed"} == {"9"}
    seen = [s["observed"] for s in ran.clauses["9"]["scenarios"] if s["outcome"] == "failed"]
    charged = {"1985": 40, "declared:3%": 30}[played]
    assert f"The house took {charged} of a pot of 1000, and {1000 - charged} was paid." in seen
