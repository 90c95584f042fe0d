"""The decision table of one scenario: the first row that holds decides."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any

import msgspec
import pytest
from hypothesis import given
from toy_law import READING, check, context, entry
from verdict_strategies import any_evidence

from vistoria.model.disagreement import Disagreement
from vistoria.model.evidence import Evidence, Fault, Sample
from vistoria.model.outcome import OURS, Outcome, Reason, Verdict
from vistoria.verdict.context import Context
from vistoria.verdict.scenario import SCENARIO, VOID, ScenarioCase, judge_scenario


@dataclass(frozen=True)
class Line:
    """The least that makes a row of the table hold, and what comes of it."""

    row: str
    gives: Verdict
    entry: dict[str, Any] = field(default_factory=dict)
    evidence: dict[str, Any] = field(default_factory=dict)
    context: dict[str, Any] = field(default_factory=dict)


def _fault(reason: Reason) -> dict[str, Any]:
    return {"fault": Fault(reason, "…")}


def _found(verdict: str) -> dict[str, Any]:
    return {"checks": (check(verdict),)}


NOTHING: dict[str, Any] = {"offers": frozenset()}
BOTH: dict[str, Any] = {"offers": frozenset({"limit", "tournament"})}
INAPPLICABLE, UNTESTED, CANT_TELL = Outcome.INAPPLICABLE, Outcome.UNTESTED, Outcome.CANT_TELL

CONTRADICTED: dict[str, Any] = {"fault": Fault(Reason.MONEY_LOST, "…", 2), **_found("failed")}
"""What was reported contradicts itself at message 2, which shows that a check failed."""
PREMISE = Disagreement(2, "t1", 1, "who acts", ("toy-1/1.2",), "…", "…")
UNFOUNDED: dict[str, Any] = {"premise": PREMISE, **_found("failed")}
"""The table had parted from the law before, by another clause."""
RANKED: dict[str, Any] = {"is_ranked": True}

LINES = (
    Line("own-rules", Verdict(INAPPLICABLE, Reason.OWN_RULES), {"unless": ("tournament",)}, context=BOTH),
    Line("unreachable", Verdict(INAPPLICABLE, Reason.UNREACHABLE), {"unreachable": "proof"}, _fault(Reason.NO_ABILITY)),
    Line("not-selected", Verdict(INAPPLICABLE, Reason.NOT_SELECTED), {"readings": ((READING, "two"),)}),
    Line("offer-made", Verdict(CANT_TELL, Reason.COURSE_REFUSED), {}, {"offer_refused": "limit"}),
    Line("offer-unknown", Verdict(CANT_TELL, Reason.OUR_FAULT), {}, {"offer_refused": "rake-back"}),
    Line("not-offered", Verdict(INAPPLICABLE, Reason.NOT_OFFERED), {}, {"offer_refused": "tournament"}),
    Line("one-of-empty", Verdict(UNTESTED, Reason.ONE_OF_EMPTY), {}, {"offer_refused": "no-limit"}, NOTHING),
    Line("no-tables", Verdict(INAPPLICABLE, Reason.NO_TABLES), {}, _fault(Reason.NO_ABILITY), {"tables": False}),
    Line("shown-at-tables", Verdict(INAPPLICABLE, Reason.SHOWN_AT_TABLES), RANKED, _fault(Reason.NO_ABILITY)),
    Line("no-ability", Verdict(UNTESTED, Reason.NO_ABILITY), {}, _fault(Reason.NO_ABILITY)),
    Line("own-terms", Verdict(INAPPLICABLE, Reason.OWN_TERMS), {}, _fault(Reason.OWN_TERMS)),
    Line("not-claimed", Verdict(UNTESTED, Reason.NOT_CLAIMED), {}, _fault(Reason.NOT_CLAIMED)),
    Line("not-run", Verdict(UNTESTED, Reason.NOT_RUN), {}, _fault(Reason.NOT_RUN)),
    Line("void", Verdict(CANT_TELL, Reason.CHAIN_BROKEN), {}, _fault(Reason.CHAIN_BROKEN)),
    Line("contradicted", Verdict(CANT_TELL, Reason.MONEY_LOST), {}, CONTRADICTED),
    Line("premise-broken", Verdict(CANT_TELL, Reason.PREMISE), {}, UNFOUNDED, {"broken": frozenset({"toy-1/1.2"})}),
    Line("failed", Verdict(Outcome.FAILED), {}, _found("failed")),
    Line("not-provided", Verdict(Outcome.FAILED, Reason.NOT_PROVIDED), {}, _found("not-provided")),
    Line("engine-fault", Verdict(CANT_TELL, Reason.ENGINE_CRASH), {}, _fault(Reason.ENGINE_CRASH)),
    Line("no-evidence", Verdict(CANT_TELL, Reason.NO_EVIDENCE), {}, _found("inconclusive")),
    Line("unsupported", Verdict(UNTESTED, Reason.NO_ABILITY), {}, _found("unsupported")),
    Line("too-few", Verdict(UNTESTED, Reason.TOO_FEW), {}, {"sample": Sample(3, 20)}),
    Line("no-check", Verdict(CANT_TELL, Reason.NO_CHECK), {}, {"checks": ()}),
    Line("passed", Verdict(Outcome.PASSED), {}, _found("passed")),
)  # fmt: skip
LATER = tuple(line for line in LINES if line.row != "no-check")
"""Lines that can hold together; that no check was made holds only alone."""


def _joined(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any] | None:
    """Both, or None when they exclude each other; checks add up."""
    both = {**one, **other}
    for key in one.keys() & other.keys():
        if key == "checks":
            both[key] = (*one[key], *other[key])
        elif one[key] != other[key]:
            return None
    return both


def case_of(*lines: Line) -> ScenarioCase | None:
    """A scenario of which all the lines hold, or None where they exclude each other."""
    parts: list[dict[str, Any]] = [{}, {}, {}]
    for line in lines:
        for i, part in enumerate((line.entry, line.evidence, line.context)):
            joined = _joined(parts[i], part)
            if joined is None:
                return None
            parts[i] = joined
    scenario = replace(entry(), **parts[0])
    return ScenarioCase(scenario, Evidence("toy-1/1#s1", **parts[1]), context(**parts[2]))


def _judged(*lines: Line) -> Verdict | None:
    case = case_of(*lines)
    return judge_scenario(case.entry, case.evidence, case.context) if case else None


def test_the_lines_are_the_rows_of_the_table_in_its_order() -> None:
    assert [line.row for line in LINES] == [row.id for row in SCENARIO]


def test_a_contradiction_after_what_a_check_reads_or_that_the_product_bears_out_leaves_the_check() -> None:
    for fault in (Fault(Reason.MONEY_LOST, "…", 4), Fault(Reason.MONEY_LOST, "…", 2, agreed=True)):
        line = Line("", Verdict(UNTESTED), {}, {**CONTRADICTED, "fault": fault})
        assert _judged(line) == Verdict(Outcome.FAILED)


@pytest.mark.parametrize("check", ["attempt-refused", "one-pack"])
def test_what_was_accepted_or_dealt_stands_whatever_else_its_answer_tells(check: str) -> None:
    made = msgspec.structs.replace(CONTRADICTED["checks"][0], check=check)
    same = {
        "checks": (made,),
        "fault": Fault(Reason.MONEY_LOST, "…", max(made.finding.messages, default=made.upto)),
    }
    assert _judged(Line("", Verdict(UNTESTED), {}, {**CONTRADICTED, **same})) == Verdict(Outcome.FAILED)


def test_what_no_play_brings_is_not_looked_at_where_no_reading_in_force_asks_for_it() -> None:
    of_a_reading = {"unreachable": "proof", "readings": ((READING, "two"),)}
    assert _judged(Line("", Verdict(UNTESTED), of_a_reading)) == Verdict(INAPPLICABLE, Reason.UNREACHABLE)


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.row)
def test_each_row_decides_alone(line: Line) -> None:
    assert _judged(line) == line.gives


PAIRS = [(a, b) for a, b in combinations(LATER, 2) if _judged(a, b) is not None]


def test_the_earlier_of_two_rows_decides() -> None:
    wrong = [(one.row, two.row) for one, two in PAIRS if _judged(one, two) != one.gives]
    assert wrong == []


def test_most_pairs_of_rows_can_hold_together() -> None:
    assert len(PAIRS) >= 80


def test_a_rule_gives_way_only_to_an_offer_that_is_declared() -> None:
    scenario, failed = replace(entry(), unless=("tournament",)), Evidence("s", checks=(check("failed"),))
    assert judge_scenario(scenario, failed, context(offers=frozenset({"limit"}))) == Verdict(Outcome.FAILED)


@pytest.mark.parametrize("reason", sorted(VOID))
def test_a_void_scenario_is_void_whatever_its_checks_said(reason: Reason) -> None:
    for verdict in ("passed", "failed", "not-provided", "inconclusive", "unsupported"):
        run = Evidence("s", checks=(check(verdict),), fault=Fault(reason, "…"))
        assert judge_scenario(entry(), run, context()) == (Outcome.CANT_TELL, reason)


@pytest.mark.parametrize("reason", sorted(OURS))
def test_a_fault_of_the_harness_voids(reason: Reason) -> None:
    assert reason in VOID


@pytest.mark.parametrize(
    "reason",
    [
        Reason.ENGINE_CRASH,
        Reason.ENGINE_TIMEOUT,
        Reason.ENGINE_PROTOCOL,
        Reason.CONTRADICTION,
        Reason.ENGINE_GONE,
        Reason.MONEY_LOST,
    ],
)
def test_an_engine_that_breaks_down_after_its_checks_passed_cannot_be_told(reason: Reason) -> None:
    run = Evidence("s", checks=(check(),), fault=Fault(reason, "…"))
    assert judge_scenario(entry(), run, context()) == (Outcome.CANT_TELL, reason)


def test_a_scenario_without_evidence_did_not_run() -> None:
    assert judge_scenario(entry(), None, context()) == (Outcome.UNTESTED, Reason.NOT_RUN)


def test_a_scenario_of_a_regulation_that_the_engine_does_not_claim_says_so() -> None:
    assert judge_scenario(entry(), None, context(claimed=False)) == (Outcome.UNTESTED, Reason.NOT_CLAIMED)


def test_a_scenario_that_checked_nothing_cannot_be_told() -> None:
    assert judge_scenario(entry(), Evidence("s"), context()) == (Outcome.CANT_TELL, Reason.NO_CHECK)


@pytest.mark.parametrize(
    ("hands", "checks", "gives"),
    [
        (20, ("passed",), Verdict(Outcome.PASSED)),
        (19, ("passed",), Verdict(Outcome.UNTESTED, Reason.TOO_FEW)),
        (0, (), Verdict(Outcome.UNTESTED, Reason.TOO_FEW)),
        (3, ("failed",), Verdict(Outcome.FAILED)),
        (20, ("passed", "inconclusive"), Verdict(Outcome.CANT_TELL, Reason.NO_EVIDENCE)),
    ],
)
def test_a_sample_passes_from_its_minimum_of_hands_on(
    hands: int, checks: tuple[str, ...], gives: Verdict
) -> None:
    run = Evidence("s", checks=tuple(check(v) for v in checks), sample=Sample(hands, 20))
    assert judge_scenario(entry(), run, context()) == gives


REFUSALS: list[tuple[str, dict[str, Any], Verdict]] = [
    ("tournament", {}, Verdict(Outcome.INAPPLICABLE, Reason.NOT_OFFERED)),
    ("tournament", {"offers": frozenset({"tournament"})}, Verdict(Outcome.CANT_TELL, Reason.COURSE_REFUSED)),
    ("no-limit", {}, Verdict(Outcome.INAPPLICABLE, Reason.NOT_OFFERED)),
    ("no-limit", {"offers": frozenset()}, Verdict(Outcome.UNTESTED, Reason.ONE_OF_EMPTY)),
    (
        "no-limit",
        {"offers": frozenset(), "made": frozenset({"limit"})},
        Verdict(Outcome.INAPPLICABLE, Reason.NOT_OFFERED),
    ),
    ("limit", {}, Verdict(Outcome.CANT_TELL, Reason.COURSE_REFUSED)),
    ("rake-back", {}, Verdict(Outcome.CANT_TELL, Reason.OUR_FAULT)),
]


@pytest.mark.parametrize(("offer", "run", "gives"), REFUSALS)
def test_a_refused_table_excuses_only_what_the_law_leaves_free(
    offer: str, run: dict[str, Any], gives: Verdict
) -> None:
    assert judge_scenario(entry(), Evidence("s", offer_refused=offer), context(**run)) == gives


@given(any_evidence)
def test_nothing_passes_without_a_check_that_passed(run: Evidence) -> None:
    if judge_scenario(entry(), run, context()).outcome is Outcome.PASSED:
        assert {c.finding.verdict for c in run.checks} == {"passed"}
        assert run.fault is None
        assert run.offer_refused is None
        assert run.sample is None or run.sample.hands >= run.sample.minimum


@given(any_evidence)
def test_an_engine_that_breaks_down_is_never_failed_for_it(run: Evidence) -> None:
    bare = Evidence(run.scenario, fault=run.fault, sample=run.sample, offer_refused=run.offer_refused)
    assert judge_scenario(entry(), bare, context()).outcome not in (Outcome.PASSED, Outcome.FAILED)


@given(any_evidence)
def test_every_outcome_but_passed_and_failed_has_a_reason(run: Evidence) -> None:
    outcome, reason = judge_scenario(entry(), run, context())
    assert reason is not None or outcome in (Outcome.PASSED, Outcome.FAILED)


@given(any_evidence)
def test_a_reading_not_in_force_excuses_before_anything_else(run: Evidence) -> None:
    other = entry(readings=((READING, "two"),))
    of: Context = context()
    assert judge_scenario(other, run, of) == (Outcome.INAPPLICABLE, Reason.NOT_SELECTED)
    assert judge_scenario(other, None, of) == (Outcome.INAPPLICABLE, Reason.NOT_SELECTED)
