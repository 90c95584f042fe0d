"""Each benchmark starts, at its smallest, and prints its line; what it measures is no test."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from chromium import NAMES

ROOT = Path(__file__).parents[2]
LINES = {
    "executor": "scenarios over stdio / pytest-bdd alone",
    "hands": "six-player Omaha hands, reference / PokerKit",
    "records": "recorded hands audited",
    "round-trips": "round trip by the link / coded loop",
    "start": "vistoria --version",
    "parts": "mo-61-2004: first result",
    "series": "a hand among 2 / among 1",
    "tables": "mo-61-2004: the referee's share",
    "growth": "a scenario among 12 / among 3",
    "workers": "mo-97-2010 on two workers / on one, elapsed time",
    "whole": "pokerkit: a whole run, elapsed time",
}
if importlib.util.find_spec("phevaluator") is not None:
    LINES["ranking"] = "ranking an Omaha hand, reference / phevaluator"
if any(map(shutil.which, NAMES)):
    LINES["page"] = "report-size"


CHEAP = ("executor", "ranking", "tables")
"""Those that take little time, and those that know most of the harness."""


@pytest.mark.sampled("name", LINES, named=CHEAP)
def test_a_benchmark_prints_what_it_measures(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks", name, "--tiny", "--json"],
        cwd=ROOT,
        capture_output=True,
        check=False,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    lines = {found["name"]: found for found in json.loads(done.stdout)["lines"]}
    assert lines[LINES[name]]["value"] > 0
    assert all(found["measures"] for found in lines.values())


def test_a_name_that_is_no_benchmark_is_refused_with_those_that_are() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks", "speed"], cwd=ROOT, capture_output=True, check=False, text=True
    )
    assert done.returncode == 2
    assert "choose from records, executor" in done.stderr
