"""What a build server is shown says what the exit code says: nothing but 0 looks green."""

from __future__ import annotations

import json
from datetime import date
from xml.etree.ElementTree import Element, fromstring

import pytest
from report_law import ENGINE, LAW, RUN, clause

from vistoria.law.catalogue import installed, load
from vistoria.model.clause import Binds, Clause, Regulation
from vistoria.model.errors import ExitCode
from vistoria.model.evidence import CheckMade, Evidence, Fault
from vistoria.model.finding import Finding
from vistoria.model.known import KnownFailure
from vistoria.model.outcome import Conclusion, Reason
from vistoria.model.played import PlayedTable
from vistoria.reports.badge import COLOURS, render_badge
from vistoria.reports.job_summary import github_annotations, render_summary
from vistoria.reports.junit import render_junit
from vistoria.reports.sarif import render_sarif
from vistoria.verdict.context import Context
from vistoria.verdict.results import Results, compute

GREEN = COLOURS[Conclusion.CONFORMS][1]
CLAUSE = clause("2.1", "The odd chip", Binds.ENGINE, scenarios=[("It goes left", {})])
BESIDE = clause("2.2", "What always passes", Binds.ENGINE, scenarios=[("It does", {})])
TOY = Regulation(LAW, "Toy", "Toy 1", "Nobody", "", "", "toy", (), (CLAUSE, BESIDE), (), (), (), None)
ACCEPTED = KnownFailure(
    clause=CLAUSE.id,
    observed="seat 4 is paid",
    reason="r",
    ticket="FELT-1",
    owner="o",
    expires=date(2099, 1, 1),
)


def found(verdict: str, fault: Reason | None = None) -> dict[str, Evidence]:
    """Evidence of the scenario of the first clause, and of the other, which passed."""
    return {each.scenario: each for each in (run(CLAUSE, verdict, fault), run(BESIDE, "passed"))}


def run(of: Clause, verdict: str, fault: Reason | None = None) -> Evidence:
    """Evidence of the scenario of a clause."""
    check = CheckMade("paid", {}, 2, Finding(verdict, "seat 2 is paid", "seat 4 is paid", (2,)))  # type: ignore[arg-type]
    return Evidence(
        of.scenarios[0].id, checks=(check,), fault=Fault(fault, "what happened") if fault else None
    )


def of(evidence: dict[str, Evidence], *, hands: int = 0, **more: object) -> Results:
    """The run judged."""
    return compute([Context(TOY, {}, hands=hands)], evidence, ENGINE, 1, **more)  # type: ignore[arg-type]


BROKEN = PlayedTable(
    f"{LAW}/table-1", hands=3, refereed=True, fault=Fault(Reason.ENGINE_CRASH, "the connection closed")
)
RUNS = {
    "conforms": (ExitCode.CONFORMS, of(found("passed"))),
    "fails": (ExitCode.DOES_NOT_CONFORM, of(found("failed"))),
    "not run": (ExitCode.NOT_DETERMINED, of({})),
    "crashes": (ExitCode.ENGINE_FAULT, of(found("passed", Reason.ENGINE_CRASH))),
    "crashes in play": (
        ExitCode.ENGINE_FAULT,
        of(found("passed"), tables={BROKEN.id: BROKEN}, hands=400),
    ),
    "another engine at the end": (ExitCode.ENGINE_FAULT, of(found("passed"), faults=["it changed"])),
    "our fault": (ExitCode.OUR_FAULT, of(found("passed", Reason.OUR_FAULT))),
    "our fault in the run": (ExitCode.OUR_FAULT, of(found("passed"), own_faults=["no memory"])),
    "known": (ExitCode.KNOWN_FAILURES, of(found("failed"), known=[ACCEPTED])),
    "known, and mended": (ExitCode.KNOWN_FAILURES_INEXACT, of(found("passed"), known=[ACCEPTED])),
}


def kind(case: Element) -> str:
    """What a reader of JUnit takes a case for."""
    return next((each.tag for each in case), "passed")


def test_every_exit_code_of_a_run_is_here() -> None:
    assert {code for code, _ in RUNS.values()} == set(ExitCode) - {ExitCode.USAGE}


@pytest.mark.parametrize(("code", "results"), RUNS.values(), ids=RUNS)
def test_each_export_says_what_the_run_says(code: ExitCode, results: Results) -> None:
    assert results.exit_code == code
    green = code is ExitCode.CONFORMS
    cases = [*fromstring(render_junit(results)).iter("testcase")]
    assert (f"Exit code {code:d}", green) in {(c.get("name"), kind(c) == "passed") for c in cases}
    assert green or {kind(c) for c in cases} & {"failure", "error"}
    log = json.loads(render_sarif(results, {LAW: TOY}, RUN))["runs"][0]
    assert log["invocations"][0]["exitCode"] == code
    assert all(each["locations"] for each in log["results"]), "code scanning refuses one without a place"
    levels = [each["level"] for each in log["results"] if "suppressions" not in each]
    wanted = set() if green else {"warning"} if code is ExitCode.KNOWN_FAILURES else {"error"}
    assert wanted <= {*levels}
    assert bool(levels) is not green
    lines = [*github_annotations(results)]
    assert [each.partition(" ")[0] for each in lines[-1:]] == [f"::{level}" for level in wanted]
    assert ("✅" in render_summary(results)) is green
    assert f"Exit code {code:d}:" in render_summary(results)
    assert (GREEN in render_badge(results)) is green


@pytest.mark.parametrize("name", ["crashes in play", "another engine at the end", "our fault in the run"])
def test_a_fault_outside_scenarios_is_an_error(name: str) -> None:
    [first, last] = fromstring(render_junit(RUNS[name][1])).findall("testsuite[@name='run']/testcase")
    assert (kind(first), kind(last)) == ("error", "error")
    told = first.find("error")
    assert told is not None
    assert any(what in str(told.get("message")) for what in ("connection closed", "it changed", "no memory"))


def test_each_case_has_a_name_of_its_own() -> None:
    for folder in installed().values():
        law = load(folder)
        results = compute([Context(law, {})], {}, ENGINE, 1)
        cases = [*fromstring(render_junit(results)).iter("testcase")]
        names = [(case.get("classname"), case.get("name")) for case in cases]
        assert len(names) == len({*names})
