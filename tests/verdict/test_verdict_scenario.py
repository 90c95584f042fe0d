"""The decision table of one scenario, line by line: the first line that holds decides."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from toy_law import READING, check, context, entry
from verdict_strategies import any_evidence

from vistoria.model.evidence import Evidence, Fault, Sample
from vistoria.model.outcome import OURS, Outcome, Reason, Verdict
from vistoria.verdict.context import Context
from vistoria.verdict.scenario import DECISION_TABLE, VOID, judge_scenario


@dataclass(frozen=True)
class Line:
    """A line of the table, and the least that makes it hold."""

    name: str
    gives: Verdict
    entry: dict[str, Any] = field(default_factory=dict)
    evidence: dict[str, Any] = field(default_factory=dict)
    context: dict[str, Any] = field(default_factory=dict)


def _fault(reason: Reason) -> dict[str, Any]:
    return {"fault": Fault(reason, "…")}


LINES = (
    Line(
        "own rules",
        Verdict(Outcome.INAPPLICABLE, Reason.OWN_RULES),
        entry={"unless": ("tournament",)},
        context={"offers": frozenset({"limit", "tournament"})},
    ),
    Line(
        "reading", Verdict(Outcome.INAPPLICABLE, Reason.NOT_SELECTED), entry={"readings": ((READING, "two"),)}
    ),
    Line(
        "free offer",
        Verdict(Outcome.INAPPLICABLE, Reason.NOT_OFFERED),
        evidence={"offer_refused": "tournament"},
    ),
    Line(
        "nothing of a group",
        Verdict(Outcome.UNTESTED, Reason.ONE_OF_EMPTY),
        evidence={"offer_refused": "no-limit"},
        context={"offers": frozenset()},
    ),
    Line(
        "unreachable",
        Verdict(Outcome.INAPPLICABLE, Reason.UNREACHABLE),
        entry={"unreachable": "proof"},
        evidence=_fault(Reason.NO_ABILITY),
    ),
    Line("no ability", Verdict(Outcome.UNTESTED, Reason.NO_ABILITY), evidence=_fault(Reason.NO_ABILITY)),
    Line("not run", Verdict(Outcome.UNTESTED, Reason.NOT_RUN), evidence=_fault(Reason.NOT_RUN)),
    Line("void", Verdict(Outcome.CANT_TELL, Reason.CHAIN_BROKEN), evidence=_fault(Reason.CHAIN_BROKEN)),
    Line("failed", Verdict(Outcome.FAILED), evidence={"checks": (check("failed"),)}),
    Line(
        "not provided",
        Verdict(Outcome.FAILED, Reason.NOT_PROVIDED),
        evidence={"checks": (check("not-provided"),)},
    ),
    Line("crash", Verdict(Outcome.CANT_TELL, Reason.ENGINE_CRASH), evidence=_fault(Reason.ENGINE_CRASH)),
    Line(
        "not reached",
        Verdict(Outcome.UNTESTED, Reason.NO_ABILITY),
        evidence={"checks": (check("unsupported"),)},
    ),
    Line("too few", Verdict(Outcome.UNTESTED, Reason.TOO_FEW), evidence={"sample": Sample(100, 3, 20, 1)}),
    Line("passed", Verdict(Outcome.PASSED), evidence={"checks": (check("passed"),)}),
)


def _joined(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any] | None:
    """Both, or None when they exclude each other; checks add up."""
    both = {**one, **other}
    for key in one.keys() & other.keys():
        if key == "checks":
            both[key] = (*one[key], *other[key])
        elif one[key] != other[key]:
            return None
    return both


def _judged(*lines: Line) -> Verdict | None:
    parts: list[dict[str, Any]] = [{}, {}, {}]
    for line in lines:
        for i, part in enumerate((line.entry, line.evidence, line.context)):
            joined = _joined(parts[i], part)
            if joined is None:
                return None
            parts[i] = joined
    scenario = replace(entry(), **parts[0])
    return judge_scenario(scenario, Evidence("toy-1/1#s1", **parts[1]), context(**parts[2]))


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.name)
def test_each_line_decides_alone(line: Line) -> None:
    assert _judged(line) == line.gives


PAIRS = [(a, b) for a, b in combinations(LINES, 2) if _judged(a, b) is not None]


@pytest.mark.parametrize(("earlier", "later"), PAIRS, ids=lambda line: line.name)
def test_the_earlier_of_two_lines_decides(earlier: Line, later: Line) -> None:
    assert _judged(earlier, later) == earlier.gives


def test_most_pairs_of_lines_can_hold_together() -> None:
    assert len(PAIRS) >= 50


def test_the_printed_table_has_every_line_that_is_judged() -> None:
    printed = " ".join(outcome for _, outcome in DECISION_TABLE)
    for line in LINES:
        assert line.gives.outcome in printed
        assert (
            line.gives.outcome is Outcome.CANT_TELL
            or (line.gives.reason or "") in printed
            or line.name == "not provided"
        )


def test_a_rule_gives_way_only_to_an_offer_that_is_declared() -> None:
    scenario, failed = replace(entry(), unless=("tournament",)), Evidence("s", checks=(check("failed"),))
    assert judge_scenario(scenario, failed, context(offers=frozenset({"limit"}))) == Verdict(Outcome.FAILED)


@pytest.mark.parametrize("reason", sorted(VOID))
def test_a_void_scenario_is_void_whatever_its_checks_said(reason: Reason) -> None:
    for verdict in ("passed", "failed", "not-provided", "unsupported"):
        run = Evidence("s", checks=(check(verdict),), fault=Fault(reason, "…"))
        assert judge_scenario(entry(), run, context()) == (Outcome.CANT_TELL, reason)


@pytest.mark.parametrize("reason", sorted(OURS - {Reason.CONFLICT}))
def test_a_fault_of_the_harness_voids(reason: Reason) -> None:
    assert reason in VOID


@pytest.mark.parametrize(
    "reason",
    [
        Reason.ENGINE_CRASH,
        Reason.ENGINE_TIMEOUT,
        Reason.ENGINE_PROTOCOL,
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


def test_a_situation_that_never_arose_in_a_fixed_scenario_shows_nothing() -> None:
    run = Evidence("s", checks=(check("passed"), check("irrelevant")))
    assert judge_scenario(entry(), run, context()) == (Outcome.CANT_TELL, Reason.NO_CHECK)


@pytest.mark.parametrize(
    ("relevant", "checks", "gives"),
    [
        (20, ("passed", "irrelevant"), Verdict(Outcome.PASSED)),
        (19, ("passed",), Verdict(Outcome.UNTESTED, Reason.TOO_FEW)),
        (20, ("irrelevant",), Verdict(Outcome.CANT_TELL, Reason.NO_CHECK)),
        (0, (), Verdict(Outcome.UNTESTED, Reason.TOO_FEW)),
        (3, ("failed",), Verdict(Outcome.FAILED)),
    ],
)
def test_a_sample_passes_from_its_minimum_of_relevant_cases_on(
    relevant: int, checks: tuple[str, ...], gives: Verdict
) -> None:
    run = Evidence("s", checks=tuple(check(v) for v in checks), sample=Sample(100, relevant, 20, 1))
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
        assert {c.finding.verdict for c in run.checks} - {"irrelevant"} == {"passed"}
        assert run.fault is None
        assert run.offer_refused is None
        assert run.sample is None or run.sample.relevant >= run.sample.minimum


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
