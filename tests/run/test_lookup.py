"""Steps are found at once, and found as pytest-bdd finds them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis.configuration import storage_directory
from pytest_bdd.gherkin_parser import Cell, DataTable, Location, Row

from vistoria.client.launch import InProcessLaunch
from vistoria.law.catalogue import installed, load
from vistoria.run import lookup
from vistoria.run.collector import import_steps
from vistoria.run.execute import Executed, execute
from vistoria.run.lookup import definitions, filled, found
from vistoria.run.plan import RunPlan, to_record

REGULATION = "mo-97-2010"
CLAUSE = f"{REGULATION}/10.5"


def test_pytest_bdd_still_asks_where_the_direct_way_is_put_in_and_is_answered_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = sys.modules["pytest_bdd.scenario"]
    slow = module.get_step_function
    asked: list[str] = []

    def both(request: object, step: object) -> object:
        answer = found(request, step)  # type: ignore[arg-type]
        asked.append(step.name)  # type: ignore[attr-defined]
        assert answer is slow(request=request, step=step)
        return answer

    monkeypatch.setattr(lookup, "found", both)
    done = run(tmp_path)
    assert done.faults == ()
    assert len(asked) > 10
    assert module.get_step_function is slow


def test_the_process_that_a_run_is_made_in_keeps_its_place_for_hypothesis(tmp_path: Path) -> None:
    before = storage_directory().path
    assert run(tmp_path).faults == ()
    assert storage_directory().path == before


def run(transcripts: Path) -> Executed:
    """One clause, with few examples, in this process."""
    folder = installed()[REGULATION]
    readings = {reading.id: reading.default for reading in load(folder).readings}
    plan = RunPlan(
        launch=to_record(InProcessLaunch("vistoria.reference_engine.adapter:Reference", {})),
        folders={REGULATION: str(folder)},
        readings=readings,
        seed=1,
        transcripts=str(transcripts),
        clauses=(CLAUSE,),
        examples=2,
    )
    return execute(plan, 1, lambda evidence: None)


def test_a_table_is_filled_from_a_row_and_is_itself_where_nothing_is_to_be_filled_in() -> None:
    table = DataTable(Location(1, 1), [row("seat", "<seat>"), row("1", "2")])
    assert filled(table, {"seat": "7"}).raw() == [["seat", "7"], ["1", "2"]]
    assert table.raw() == [["seat", "<seat>"], ["1", "2"]]
    whole = DataTable(Location(1, 1), [row("1", "2")])
    assert filled(whole, {"seat": "7"}) is whole


def row(*values: str) -> Row:
    """A row of a table."""
    here = Location(1, 1)
    return Row("id", here, [Cell(here, value) for value in values])


def test_a_text_without_a_definition_finds_none() -> None:
    import_steps()
    assert definitions("given", "a table of nobody's making") == ()
    assert len(definitions("when", "a hand is dealt")) == 1
