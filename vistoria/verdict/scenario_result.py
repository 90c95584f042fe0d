"""One scenario in `results.json`: what the law requires and what was observed."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from vistoria.model.clause import ScenarioEntry
from vistoria.model.disagreement import Disagreement
from vistoria.model.evidence import CheckMade, Evidence, Sample, StepRun
from vistoria.model.outcome import Outcome, Reason, Verdict
from vistoria.model.sentences import must, stop


class ScenarioResult(msgspec.Struct, frozen=True):
    """One scenario: its outcome, what the law requires and what was observed."""

    id: str
    name: str
    outcome: Outcome
    reason: Reason | None
    checks: int
    expected: str | None
    observed: str | None
    transcript: str | None
    sha256: str | None
    feature: str
    line: int
    detail: str | None = None
    """The fault that prevented a judgement, and what to do."""
    messages: tuple[int, ...] = ()
    """Numbers of the transcript's messages that show it."""
    readings: dict[str, str] = {}
    steps: tuple[StepRun, ...] = ()
    made: tuple[CheckMade, ...] = ()
    sample: Sample | None = None
    undeclared: tuple[str, ...] = ()
    times: str | None = None
    """By what its figures were multiplied, because the product has no table at the figures themselves."""
    point: Disagreement | None = None
    """Where a failed scenario parted from the law by its own clause, as the referee saw it: what a picture marks."""


def scenario_result(entry: ScenarioEntry, evidence: Evidence | None, verdict: Verdict) -> ScenarioResult:
    """The scenario with its evidence and verdict."""
    made = evidence.checks if evidence else ()
    deciding = next((m for m in made if m.finding.verdict != "passed"), made[-1] if made else None)
    return ScenarioResult(
        id=entry.id,
        name=entry.name,
        outcome=verdict.outcome,
        reason=verdict.reason,
        checks=len(made),
        expected=deciding.finding.expected if deciding else None,
        observed=deciding.finding.observed if deciding else None,
        transcript=evidence.transcript if evidence else None,
        sha256=evidence.sha256 if evidence else None,
        feature=entry.feature,
        line=entry.line,
        detail=_detail(evidence, verdict),
        messages=_messages(evidence, deciding),
        readings=dict(entry.readings),
        steps=evidence.steps if evidence else (),
        made=made,
        sample=evidence.sample if evidence else None,
        undeclared=evidence.undeclared if evidence else (),
        point=evidence.point if evidence and verdict.outcome is Outcome.FAILED else None,
        times=str(Fraction(*evidence.scaled[-1].factor)) if evidence and evidence.scaled else None,
    )


def elsewhere_result(entry: ScenarioEntry, evidence: Evidence, reason: Reason) -> ScenarioResult:
    """A scenario on whose way another clause was not kept, as this other clause shows it."""
    found = scenario_result(entry, evidence, Verdict(Outcome.FAILED, reason))
    if reason is Reason.FOUND_IN_SCENARIO and (seen := evidence.premise) is not None:
        return msgspec.structs.replace(
            found, expected=seen.demanded, observed=seen.seen, messages=(seen.n,), point=seen
        )
    return msgspec.structs.replace(found, expected=must("act-granted"), observed=found.detail)


def _detail(evidence: Evidence | None, verdict: Verdict) -> str | None:
    """What prevented a judgement: the fault, or what the scenario rests on and was not so."""
    premise = evidence.premise if evidence and verdict.reason is Reason.PREMISE else None
    if premise is not None:
        which, facts = ", ".join(premise.clauses), f"{premise.demanded} {premise.seen}"
        return stop("premise", clauses=which, n=premise.n, facts=facts)
    return evidence.fault.detail if evidence and evidence.fault else None


def _messages(evidence: Evidence | None, deciding: CheckMade | None) -> tuple[int, ...]:
    """The messages of a finding that did not pass, else the message of the fault, else those of the last finding."""
    if deciding is not None and deciding.finding.verdict != "passed":
        return deciding.finding.messages
    if evidence is not None and evidence.fault is not None and evidence.fault.message is not None:
        return (evidence.fault.message,)
    return deciding.finding.messages if deciding else ()
