"""JUnit XML: every clause has a case, and only what passed passes."""

from __future__ import annotations

from collections import Counter
from xml.etree.ElementTree import Element, fromstring

from report_law import LAW, evidence, results

from vistoria.model.outcome import Outcome
from vistoria.reports.junit import render_junit
from vistoria.verdict.results import Results

KINDS = {
    Outcome.PASSED: "passed",
    Outcome.FAILED: "failure",
    Outcome.CANT_TELL: "error",
    Outcome.UNTESTED: "skipped",
    Outcome.INAPPLICABLE: "skipped",
}


def suite(of: Results) -> Element:
    """The suite of the law."""
    found = fromstring(render_junit(of)).find(f"testsuite[@name='{LAW}']")
    assert found is not None
    return found


def cases(of: Results) -> list[tuple[str, str, str]]:
    """Clause, name and kind of every case."""
    root = suite(of)
    return [(c.get("classname", ""), c.get("name", ""), kind(c)) for c in root.iter("testcase")]


def kind(case: Element) -> str:
    """What a reader of JUnit takes a case for."""
    return next((c.tag for c in case), "passed")


def test_every_clause_has_a_case() -> None:
    assert {clause for clause, _, _ in cases(results())} == set(results().regulations[LAW].clauses)
    assert {clause for clause, _, _ in cases(results({}))} == set(results().regulations[LAW].clauses)


def test_every_scenario_is_a_case_of_its_outcome() -> None:
    found = {(clause, name): kind for clause, name, kind in cases(results())}
    scenarios = [(c, s) for c, r in results().regulations[LAW].clauses.items() for s in r.scenarios]
    assert {(c, s.name): KINDS[s.outcome] for c, s in scenarios}.items() <= found.items()


def test_only_scenarios_that_passed_pass() -> None:
    passed = {(clause, name) for clause, name, kind in cases(results()) if kind == "passed"}
    assert passed == {
        (f"{LAW}/2.1", "Equal shares"),
        (f"{LAW}/2.3", "Any hands"),
        (f"{LAW}/2.9", "All is well"),
        (f"{LAW}/3.2", "It moves on"),
    }


def test_without_evidence_nothing_passes() -> None:
    assert {kind for _, _, kind in cases(results({}))} == {"skipped"}


def test_a_clause_that_failed_without_a_failing_scenario_still_fails() -> None:
    assert (f"{LAW}/3.1", "(clause)", "failure") in cases(results())


def test_an_inspection_outstanding_is_skipped_beside_what_passed() -> None:
    assert (f"{LAW}/3.2", "(inspection)", "skipped") in cases(results())


def test_with_engine_clauses_only_the_inspection_is_no_case() -> None:
    assert not [name for _, name, _ in cases(results(engine_only=True)) if name == "(inspection)"]


def test_counts_are_those_of_the_cases() -> None:
    law = suite(results())
    found = Counter(kind(c) for c in law.iter("testcase"))
    assert [law.get(k) for k in ("tests", "failures", "errors", "skipped")] == [
        str(n) for n in (found.total(), found["failure"], found["error"], found["skipped"])
    ]
    assert found["failure"] == 3
    assert found["error"] == 13


def test_a_failure_says_what_was_expected_and_what_was_seen() -> None:
    text = next(c.text for c in suite(results()).iter("failure"))
    assert text is not None
    assert "expected: seat 2 is paid 31" in text
    assert "observed: seat 4 is paid 31 </pre><script>" in text
    assert "⟨U+0000⟩" in text


def test_a_skipped_case_says_why() -> None:
    messages = [c.get("message") for c in fromstring(render_junit(results())).iter("skipped")]
    assert all(m and ": " in m for m in messages)


def test_the_same_results_give_the_same_text() -> None:
    assert render_junit(results()) == render_junit(results(dict(reversed(evidence().items()))))
