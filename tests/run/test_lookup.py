"""Steps are found at once, and found as pytest-bdd finds them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from vistoria.client.launch import InProcessLaunch
from vistoria.law.catalogue import installed, load
from vistoria.run import lookup
from vistoria.run.collector import import_steps
from vistoria.run.execute import execute
from vistoria.run.lookup import definitions, found
from vistoria.run.plan import RunPlan, to_record

REGULATION = "mo-97-2010"
CLAUSE = f"{REGULATION}/10.5"


def test_pytest_bdd_still_asks_where_the_direct_way_is_put_in_and_is_answered_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = sys.modules["pytest_bdd.scenario"]
    slow = module.find_fixturedefs_for_step
    asked: list[str] = []

    def both(step: object, fixturemanager: object, node: object) -> list[object]:
        answer = found(step, fixturemanager, node)  # type: ignore[arg-type]
        asked.append(step.name)  # type: ignore[attr-defined]
        assert answer == list(slow(step=step, fixturemanager=fixturemanager, node=node))
        return answer

    monkeypatch.setattr(lookup, "found", both)
    folder = installed()[REGULATION]
    readings = {reading.id: reading.default for reading in load(folder).readings}
    plan = RunPlan(
        launch=to_record(InProcessLaunch("vistoria.reference_engine.adapter:Reference", {})),
        folders={REGULATION: str(folder)},
        readings=readings,
        seed=1,
        transcripts=str(tmp_path),
        clauses=(CLAUSE,),
        examples=2,
    )
    done = execute(plan, 1, lambda evidence: None)
    assert done.faults == ()
    assert len(asked) > 10
    assert module.find_fixturedefs_for_step is slow


def test_a_text_without_a_definition_finds_none() -> None:
    import_steps()
    assert definitions("given", "a table of nobody's making") == ()
    assert len(definitions("when", "a hand is dealt")) == 1
