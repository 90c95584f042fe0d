"""A clause's engine part, its inspection part, and the worse of the two."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy_law import ENGINE, clause, context, entry, evidence, regulation
from verdict_strategies import scenario_verdicts

from vistoria.model.clause import Binds, ClauseId, Grant
from vistoria.model.evidence import RefusedAct
from vistoria.model.outcome import Outcome, Reason, Verdict
from vistoria.verdict.clause import EngineCase, engine_part, judge_clause, roll_up
from vistoria.verdict.context import Context
from vistoria.verdict.inspection import judge_attested
from vistoria.verdict.results import compute

PASSED, FAILED = Verdict(Outcome.PASSED), Verdict(Outcome.FAILED)
CANT_TELL = Verdict(Outcome.CANT_TELL, Reason.ENGINE_CRASH)
UNTESTED = Verdict(Outcome.UNTESTED, Reason.TOO_FEW)
NOT_SELECTED = Verdict(Outcome.INAPPLICABLE, Reason.NOT_SELECTED)
NOT_OFFERED = Verdict(Outcome.INAPPLICABLE, Reason.NOT_OFFERED)
OWN_TERMS = Verdict(Outcome.INAPPLICABLE, Reason.OWN_TERMS)
UNREACHABLE = Verdict(Outcome.INAPPLICABLE, Reason.UNREACHABLE)
NOT_ATTESTED = judge_attested(None)
EMPTY = Verdict(Outcome.UNTESTED, Reason.ONE_OF_EMPTY)
HINDERS = {
    Outcome.FAILED: 0,
    Outcome.CANT_TELL: 1,
    Outcome.UNTESTED: 2,
    Outcome.PASSED: 3,
    Outcome.INAPPLICABLE: 3,
}
several = st.lists(scenario_verdicts, max_size=4)


@pytest.mark.parametrize(
    ("scenarios", "gives"),
    [
        ([], Verdict(Outcome.UNTESTED, Reason.NO_SCENARIO)),
        ([PASSED, PASSED], PASSED),
        ([PASSED, UNTESTED], UNTESTED),
        ([UNTESTED, CANT_TELL, PASSED], CANT_TELL),
        ([CANT_TELL, FAILED, UNTESTED, PASSED], FAILED),
        ([PASSED, NOT_SELECTED, NOT_OFFERED], PASSED),
        ([NOT_OFFERED, UNREACHABLE], NOT_OFFERED),
        ([NOT_SELECTED], Verdict(Outcome.UNTESTED, Reason.NOT_SELECTED)),
        ([NOT_OFFERED, NOT_SELECTED], NOT_OFFERED),
        ([PASSED, OWN_TERMS], PASSED),
        ([NOT_OFFERED, OWN_TERMS], Verdict(Outcome.UNTESTED, Reason.OWN_TERMS)),
    ],
)
def test_the_engine_part_is_the_worst_scenario_that_applies(scenarios: list[Verdict], gives: Verdict) -> None:
    assert engine_part(EngineCase(scenarios)) == gives


@pytest.mark.parametrize(
    ("inspection", "gives"),
    [
        (NOT_ATTESTED, Verdict(Outcome.UNTESTED, Reason.NOT_ATTESTED)),
        (Verdict(Outcome.UNTESTED, Reason.EXPIRED), Verdict(Outcome.UNTESTED, Reason.EXPIRED)),
        (PASSED, PASSED),
        (FAILED, FAILED),
    ],
)
def test_a_clause_for_people_rests_on_its_attestation(inspection: Verdict, gives: Verdict) -> None:
    judged = judge_clause(clause("toy-1/2", Binds.PREMISES), [], inspection, context())
    assert judged == (type(judged))(gives, None, gives)


@pytest.mark.parametrize(
    ("engine", "inspection", "gives"),
    [
        (PASSED, PASSED, PASSED),
        (PASSED, NOT_ATTESTED, Verdict(Outcome.UNTESTED, Reason.NOT_ATTESTED)),
        (FAILED, PASSED, FAILED),
        (PASSED, FAILED, FAILED),
        (NOT_OFFERED, PASSED, PASSED),
        (NOT_OFFERED, NOT_ATTESTED, Verdict(Outcome.UNTESTED, Reason.NOT_ATTESTED)),
    ],
)
def test_a_clause_for_both_is_the_worse_of_its_parts(
    engine: Verdict, inspection: Verdict, gives: Verdict
) -> None:
    judged = judge_clause(clause("toy-1/2", Binds.ENGINE, Binds.PLAYER), [engine], inspection, context())
    assert judged.whole == gives
    assert judged.engine == engine


@pytest.mark.parametrize(
    ("binds", "reason"),
    [
        (Binds.HEADING, Reason.HEADING),
        (Binds.DEFINITION, Reason.DEFINITION),
        (Binds.ENACTMENT, Reason.ENACTMENT),
    ],
)
def test_what_binds_nobody_is_inapplicable(binds: Binds, reason: Reason) -> None:
    judged = judge_clause(clause("toy-1/2", binds), [], NOT_ATTESTED, context())
    assert judged.whole == (Outcome.INAPPLICABLE, reason)
    assert (judged.engine, judged.inspection) == (None, None)


def test_with_engine_clauses_only_the_inspection_part_does_not_count() -> None:
    of = context(engine_only=True)
    both = judge_clause(clause("toy-1/2", Binds.ENGINE, Binds.PLAYER), [PASSED], NOT_ATTESTED, of)
    others = judge_clause(clause("toy-1/2", Binds.PLAYER), [], NOT_ATTESTED, of)
    assert both.whole == PASSED
    assert others.whole == (Outcome.UNTESTED, Reason.OUT_OF_SCOPE)


@pytest.mark.parametrize(
    ("run", "scenarios", "gives"),
    [
        (
            {"refused": frozenset({"limit", "no-limit"})},
            [EMPTY, EMPTY],
            Verdict(Outcome.FAILED, Reason.ONE_OF_EMPTY),
        ),
        ({"refused": frozenset({"limit"})}, [EMPTY, UNTESTED], EMPTY),
        ({}, [], EMPTY),
        ({}, [PASSED], EMPTY),
        ({}, [FAILED], FAILED),
        ({}, [NOT_OFFERED], EMPTY),
        ({"made": frozenset({"limit"})}, [PASSED], PASSED),
        ({"offers": frozenset({"no-limit"})}, [PASSED], PASSED),
        ({"refused": frozenset({"limit", "no-limit"}), "claimed": False}, [UNTESTED], UNTESTED),
    ],
)
def test_the_clause_of_a_group_fails_only_when_every_member_was_refused(
    run: dict[str, Any], scenarios: list[Verdict], gives: Verdict
) -> None:
    introducing = clause(
        "toy-1/1", scenarios=(entry(offers=("limit",)), entry(number=2, offers=("no-limit",)))
    )
    of = context(introducing, **{"offers": frozenset(), **run})
    assert judge_clause(introducing, scenarios, NOT_ATTESTED, of).whole == gives


def test_an_offer_that_is_not_made_needs_no_hands_in_play() -> None:
    assert engine_part(EngineCase([NOT_OFFERED], is_scarce=True)) == NOT_OFFERED
    assert engine_part(EngineCase([NOT_OFFERED, PASSED], is_scarce=True)).outcome is Outcome.UNTESTED


def test_an_offer_that_is_not_made_excuses_the_clause_where_other_scenarios_depend_on_another_reading() -> (
    None
):
    assert engine_part(EngineCase([NOT_SELECTED, NOT_OFFERED])) == NOT_OFFERED
    assert engine_part(EngineCase([NOT_SELECTED])).outcome is Outcome.UNTESTED


@given(several, scenario_verdicts)
def test_a_further_scenario_that_did_not_pass_never_improves_a_clause(
    before: list[Verdict], more: Verdict
) -> None:
    if more.outcome in (Outcome.PASSED, Outcome.INAPPLICABLE):
        return
    for binds in ((Binds.ENGINE,), (Binds.ENGINE, Binds.PLAYER)):
        was = judge_clause(clause("toy-1/2", *binds), before, PASSED, context()).whole
        now = judge_clause(clause("toy-1/2", *binds), [*before, more], PASSED, context()).whole
        assert HINDERS[now.outcome] <= HINDERS[was.outcome]
        assert HINDERS[now.outcome] <= HINDERS[more.outcome]


@given(several)
def test_a_clause_passes_only_on_a_scenario_that_passed(scenarios: list[Verdict]) -> None:
    if judge_clause(clause("toy-1/2"), scenarios, NOT_ATTESTED, context()).whole.outcome is Outcome.PASSED:
        assert PASSED in scenarios
        assert {v.outcome for v in scenarios} <= {Outcome.PASSED, Outcome.INAPPLICABLE}


@given(several, st.randoms(use_true_random=False))
def test_the_order_of_scenarios_makes_no_difference_to_the_outcome(
    scenarios: list[Verdict], random: object
) -> None:
    shuffled = list(scenarios)
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    orders = [engine_part(EngineCase(order)).outcome for order in (shuffled, scenarios)]
    assert orders[0] is orders[1]


def test_a_container_shows_the_worst_of_what_applies_below_it() -> None:
    shown = [Outcome.PASSED, Outcome.INAPPLICABLE, Outcome.UNTESTED]
    assert roll_up(shown) is Outcome.UNTESTED
    assert roll_up([Outcome.INAPPLICABLE]) is None
    assert roll_up([]) is None


def test_an_act_refused_on_the_way_fails_the_clause_that_grants_it_and_leaves_the_other_open() -> None:
    granting, tried = entry("toy-1/1"), entry("toy-1/2")
    law = replace(
        regulation(clause("toy-1/1", scenarios=(granting,)), clause("toy-1/2", scenarios=(tried,))),
        grants=(
            Grant("raise", ClauseId("toy-1/2"), limit="pot"),
            Grant("check", ClauseId("toy-1/2"), rounds=(1,)),
            Grant("check", ClauseId("toy-1/1")),
        ),
    )
    refused = msgspec.structs.replace(
        evidence(fault=Reason.COURSE_REFUSED, scenario=tried.id), refused_act=RefusedAct("check", 4)
    )
    runs = {granting.id: evidence("passed", scenario=granting.id), tried.id: refused}
    clauses = compute([Context(law, {})], runs, ENGINE, 1).regulations["toy-1"].clauses
    failed, open_still = clauses["toy-1/1"], clauses["toy-1/2"]
    assert (failed.engine_part, failed.reason) == (Outcome.FAILED, Reason.ACT_REFUSED)
    assert [(s.id, s.outcome) for s in failed.scenarios] == [(granting.id, Outcome.PASSED)]
    assert [(s.id, s.outcome) for s in failed.elsewhere] == [(tried.id, Outcome.FAILED)]
    assert (open_still.engine_part, open_still.reason) == (Outcome.CANT_TELL, Reason.COURSE_REFUSED)


def test_a_refusal_that_no_clause_forbids_fails_nothing() -> None:
    tried = entry("toy-1/1")
    law = replace(
        regulation(clause("toy-1/1", scenarios=(tried,))),
        grants=(Grant("check", ClauseId("toy-1/1"), rounds=(1,)),),
    )
    refused = msgspec.structs.replace(
        evidence(fault=Reason.COURSE_REFUSED, scenario=tried.id), refused_act=RefusedAct("check", 4)
    )
    found = (
        compute([Context(law, {})], {tried.id: refused}, ENGINE, 1).regulations["toy-1"].clauses["toy-1/1"]
    )
    assert found.engine_part is Outcome.CANT_TELL
