"""JUnit XML: one suite per regulation, one case per scenario, and a suite of the run; only `passed` is a pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from vistoria.model.known import KnownResult
from vistoria.model.outcome import Outcome, Reason
from vistoria.model.visible import visible
from vistoria.verdict.known import accounted
from vistoria.verdict.play import FoundInPlay
from vistoria.verdict.results import ClauseResult, RegulationResult, Results, ScenarioResult

from .problems import feature_path, of_run
from .words import found_facts, said

_TAGS = {
    Outcome.FAILED: "failure",
    Outcome.CANT_TELL: "error",
    Outcome.UNTESTED: "skipped",
    Outcome.INAPPLICABLE: "skipped",
}
RUN = "run"
"""The suite of what belongs to the run as a whole."""
COUNTS = ("tests", "failures", "errors", "skipped")
_SHOWN_AT_ALL = (Outcome.FAILED, Outcome.CANT_TELL)


@dataclass(frozen=True)
class TestCase:
    """One test case: a scenario, what play found, an inspection part, or a clause whose outcome none of them shows."""

    clause: str
    name: str
    outcome: Outcome
    message: str
    text: str = ""
    file: str = ""
    line: int = 0
    seconds: float = 0.0


def render_junit(results: Results, seconds: Mapping[str, float] | None = None) -> str:
    """The results as JUnit XML; every clause has at least one case. `seconds` is how long each scenario took."""
    known = accounted(results.known)
    took = seconds or {}
    root = Element("testsuites", name="vistoria")
    total = _suite(root, RUN, [*_run(results)])
    for name, regulation in results.regulations.items():
        cases = [
            case
            for id_, clause in regulation.clauses.items()
            for case in _cases(id_, clause, results, _Told(known, took))
        ]
        properties = Element("properties")
        _properties(properties, regulation, results)
        total += _suite(root, name, cases, properties)
    root.attrib.update({key: str(total[key]) for key in COUNTS})
    indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + tostring(root, encoding="unicode") + "\n"


def _suite(root: Element, name: str, cases: list[TestCase], *before: Element) -> Counter[str]:
    """Write a suite with its cases; return its counts."""
    suite = SubElement(root, "testsuite", name=visible(name))
    suite.extend(before)
    for case in cases:
        _write(suite, case)
    counts = _counts(cases)
    suite.set("time", f"{sum(case.seconds for case in cases):.3f}")
    suite.attrib.update({key: str(counts[key]) for key in COUNTS})
    return counts


def _run(results: Results) -> Iterator[TestCase]:
    """What is amiss with the run as a whole; a case that passes if nothing is."""
    found = [TestCase(RUN, each.name, each.outcome, each.text) for each in of_run(results)]
    yield from found or [TestCase(RUN, "Exit code 0", Outcome.PASSED, "")]


class _Told(NamedTuple):
    """What is told of scenarios beside their results: the known failures, and how long each took."""

    known: Mapping[tuple[Outcome, str], KnownResult]
    seconds: Mapping[str, float]


def _cases(clause_id: str, clause: ClauseResult, results: Results, told: _Told) -> Iterator[TestCase]:
    """The scenarios, what play found, the inspection part, and the clause itself if these do not show its outcome."""
    cases = [_scenario(clause_id, scenario, told) for scenario in clause.scenarios]
    if clause.in_play is not None and clause.in_play.found:
        cases.append(_in_play(clause_id, clause.in_play.found))
    if clause.inspection_part is not None and results.scope == "all":
        cases.append(_inspection(clause_id, clause, clause.inspection_part))
    silent = clause.engine_part is not None and not clause.scenarios
    hidden = clause.outcome in _SHOWN_AT_ALL and clause.outcome not in {case.outcome for case in cases}
    if not cases or silent or hidden:
        cases.append(_clause(clause_id, clause))
    yield from cases


def _scenario(clause_id: str, scenario: ScenarioResult, told: _Told) -> TestCase:
    parts = [
        f"expected: {scenario.expected}" if scenario.expected is not None else "",
        f"observed: {scenario.observed}" if scenario.observed is not None else "",
        scenario.detail or "",
        f"messages: {', '.join(map(str, scenario.messages))}" if scenario.messages else "",
        f"transcript: {scenario.transcript} sha256:{scenario.sha256}" if scenario.transcript else "",
        f"scenario: {scenario.feature}:{scenario.line}",
    ]
    message = said(scenario.outcome, scenario.reason)
    if known := told.known.get((scenario.outcome, scenario.id)):
        message = f"{message}; known failure: {known}"
    text = "\n".join(part for part in parts if part)
    file = feature_path(clause_id, scenario.feature)
    took = told.seconds.get(scenario.id, 0.0)
    row = scenario.id.rpartition("#")[2].partition("~")[2]
    name = f"{scenario.name} (row {row})" if row else scenario.name
    return TestCase(clause_id, name, scenario.outcome, message, text, file, scenario.line, took)


def _in_play(clause_id: str, found: Sequence[FoundInPlay]) -> TestCase:
    """The point that shows it best, and how many there are."""
    text = "\n".join(f"{key}: {value}" for key, value in found_facts(found[0]).items())
    more = f"\nand {len(found) - 1} more" if len(found) > 1 else ""
    return TestCase(
        clause_id, "(play)", Outcome.FAILED, said(Outcome.FAILED, Reason.FOUND_IN_PLAY), text + more
    )


def _inspection(clause_id: str, clause: ClauseResult, part: Outcome) -> TestCase:
    return TestCase(clause_id, "(inspection)", part, said(part, clause.inspection_reason))


def _clause(clause_id: str, clause: ClauseResult) -> TestCase:
    outcome = clause.engine_part if clause.engine_part is not None else clause.outcome
    return TestCase(clause_id, "(clause)", outcome, said(outcome, clause.reason))


def _write(suite: Element, case: TestCase) -> None:
    element = SubElement(suite, "testcase", classname=visible(case.clause), name=visible(case.name))
    if case.file:
        element.attrib.update(file=visible(case.file), line=str(case.line), time=f"{case.seconds:.3f}")
    if case.outcome is not Outcome.PASSED:
        SubElement(element, _TAGS[case.outcome], message=visible(case.message)).text = (
            visible(case.text) or None
        )


def _properties(properties: Element, regulation: RegulationResult, results: Results) -> None:
    for key, value in {
        "engine": f"{results.engine.name} {results.engine.version}",
        "engine-digest": results.engine.digest,
        "conclusion": regulation.conclusion.value,
        "scope": results.scope,
        "filtered": str(results.filtered).lower(),
        "interrupted": str(results.interrupted).lower(),
        "seed": "" if results.seed is None else str(results.seed),
        **{f"reading:{reading}": option for reading, option in results.readings.items()},
    }.items():
        SubElement(properties, "property", name=visible(key), value=visible(value))


def _counts(cases: list[TestCase]) -> Counter[str]:
    tags = Counter(_TAGS.get(case.outcome, "passed") for case in cases)
    found = (len(cases), tags["failure"], tags["error"], tags["skipped"])
    return Counter(dict(zip(COUNTS, found, strict=True)))
