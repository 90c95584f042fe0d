"""A product that breaks the law in service alone passes a run, and its own record of play shows it."""

from __future__ import annotations

import json
from contextlib import suppress
from datetime import date
from itertools import product
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.audit import device_engine
from tests.audit.device_engine import SERVICE, TESTED, WRONG, Device
from tests.played import drawn
from vistoria.audit.record import NotThisHand, formats
from vistoria.audit.written import recorded
from vistoria.cli.app import app, register

LAW, CLAUSE = "mo-97-2010", WRONG.partition(":")[0]
FORMATS = [name for name, each in formats().items() if each.write]
TABLES, HANDS = range(1, 3), 20
Texts = dict[str, str]


def run(*arguments: str) -> int:
    """The exit code of a command."""
    register(arguments[0])
    done = CliRunner().invoke(app, list(arguments), standalone_mode=False)
    assert done.exception is None, done.exception
    return int(done.return_value)


@pytest.fixture(scope="module")
def records() -> dict[date, Texts]:
    """The record of two tables of each day, written in each format."""
    texts = {day: dict.fromkeys(FORMATS, "") for day in (TESTED, SERVICE)}
    for day, number in product(texts, TABLES):
        with pytest.MonkeyPatch.context() as changed:
            changed.setattr(device_engine, "TODAY", day)
            table = drawn(Device(), LAW, number, HANDS)
        for hand in recorded(f"table-{number}", table, "omaha", "pot"):
            for name in FORMATS:
                with suppress(NotThisHand):
                    texts[day][name] += formats()[name].write(hand)  # type: ignore[misc]
    return texts


def test_under_test_it_keeps_the_law(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    engine = ("--engine", "in-process:tests.audit.device_engine:Device")
    run("run", "-r", LAW, *engine, "--clause", CLAUSE, "--hands", "10", "--out", "run", "-q")
    results = json.loads((tmp_path / "run" / "results.json").read_bytes())["regulations"][LAW]
    assert results["clauses"][CLAUSE]["outcome"] == "passed"
    assert results["counts"].get("failed", 0) == 0


@pytest.mark.parametrize("format_", FORMATS)
@pytest.mark.parametrize(("day", "broken"), [(TESTED, set[str]()), (SERVICE, {CLAUSE})])
def test_its_own_record_of_service_shows_it(
    records: dict[date, Texts],
    day: date,
    broken: set[str],
    format_: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "service").write_text(records[day][format_], encoding="utf-8")
    code = run("audit", "service", "--format", format_, "-r", LAW, "-q", "--json", "audit.json")
    found = json.loads((tmp_path / "audit.json").read_bytes())
    assert code == (1 if broken else 0)
    assert {clause for cause in found["causes"] for clause in cause["clauses"]} == broken
    assert all(place["hand"] for cause in found["causes"] for place in cause["places"])
