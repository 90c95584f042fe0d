"""Two runs of which one met too few situations: another draw is told as such, and is never worse."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest
from two_runs import LAW, before

from vistoria.model.evidence import Sample
from vistoria.model.outcome import Conclusion, Outcome, Reason
from vistoria.verdict.run_changes import ComparedRun, run_changes


def drawn(few: bool, reason: Reason = Reason.TOO_FEW, hands: int = 200) -> ComparedRun:
    """A run of the small law in which one clause passed, or met too few situations in a sample of so many hands."""
    run = before()
    law = run.results.regulations[LAW]
    clause = law.clauses[f"{LAW}/2.3"]
    scenarios = tuple(
        msgspec.structs.replace(each, reason=Reason.TOO_FEW if few else None, sample=Sample(hands, 300))
        for each in clause.scenarios
    )
    outcome, why = (Outcome.UNTESTED, reason) if few else (Outcome.PASSED, None)
    changed = msgspec.structs.replace(clause, outcome=outcome, reason=why, scenarios=scenarios)
    conclusion = Conclusion.NOT_DETERMINED if few else Conclusion.CONFORMS
    clauses = {**law.clauses, f"{LAW}/2.3": changed}
    held = msgspec.structs.replace(law, conclusion=conclusion, clauses=clauses)
    results = msgspec.structs.replace(run.results, regulations={LAW: held}, faults=())
    return replace(run, results=results)


@pytest.mark.parametrize("reason", [Reason.TOO_FEW, Reason.TOO_FEW_SITUATIONS])
def test_what_another_draw_left_untested_is_told_as_such_and_is_never_worse(reason: Reason) -> None:
    passed, few = drawn(few=False), drawn(few=True, reason=reason)
    for one, other in ((passed, few), (few, passed)):
        found = run_changes(one, other)
        assert [(c.what, c.worse) for c in found] == [("conclusion", False), ("another-draw", False)]


def test_a_run_that_drew_fewer_hands_is_no_other_draw() -> None:
    found = run_changes(drawn(few=False), drawn(few=True, hands=20))
    assert [(c.what, c.worse) for c in found] == [("conclusion", True), ("newly-untested", True)]


def test_a_conclusion_that_something_else_left_open_is_worse_beside_another_draw() -> None:
    few = drawn(few=True)
    interrupted = replace(few, results=msgspec.structs.replace(few.results, interrupted=True))
    found = run_changes(drawn(few=False), interrupted)
    assert [(c.what, c.worse) for c in found] == [("conclusion", True), ("another-draw", False)]
