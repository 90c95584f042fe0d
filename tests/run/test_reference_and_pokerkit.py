"""What a run says of two engines: one written for the law, one that nobody here wrote."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest
from verdicts import Judged, judged
from whole_run import REGULATION, Ran, Run, copy_of_the_house, run_in, served

from vistoria.bundle.store import read_evidence, read_facts, read_regulations
from vistoria.bundle.verify import verify
from vistoria.law.catalogue import installed
from vistoria.verdict.facts import results_of

FEW = ("5", "10.5")
"""Some articles, their property scenarios in little: enough to compare two runs."""


@pytest.fixture(scope="module")
def few() -> Judged:
    """The reference engine in a child process, with few examples."""
    return judged("reference", *FEW, examples=1)


def test_nothing_fails_on_the_reference_engine_and_inspection_keeps_it_undetermined(reference: Ran) -> None:
    assert reference.of("failed") == set()
    assert reference.of("cantTell") == set()
    assert {"5", "6.1", "8.5", "10.2"} <= reference.of("passed")
    assert reference.results["regulations"][REGULATION]["conclusion"] == "not-determined"
    assert reference.code == 2


def test_the_engine_s_part_of_the_reference_engine_conforms_if_all_of_it_was_tried(
    reference: Ran, pytestconfig: pytest.Config
) -> None:
    complete = pytestconfig.getoption("complete")
    parts = {clause["engine_part"] for clause in reference.clauses.values()}
    assert parts == {"passed", "inapplicable", None} | (set() if complete else {"untested"})
    facts = read_facts(reference.out)
    engine_only = msgspec.structs.replace(facts.request, engine_only=True)
    facts = msgspec.structs.replace(facts, request=engine_only)
    regulations = read_regulations(reference.out, facts.request.regulations)
    results = results_of(facts, regulations, read_evidence(reference.out))
    assert results.scope == "engine-clauses"
    conclusion = results.regulations[REGULATION].conclusion
    assert (conclusion, results.exit_code) == (("conforms", 0) if complete else ("not-determined", 2))


def test_a_run_without_samples_of_chance_never_conforms(run: Run) -> None:
    drawn = ("--examples", "99", "--clause", f"{REGULATION}/4.2")
    ran = run("--engine", "in-process:reference", "--engine-clauses-only", *drawn)
    assert ran.results["regulations"][REGULATION]["conclusion"] == "not-determined"
    assert "samples of chance were left out" in (ran.out / "report.html").read_text(encoding="utf-8")


def test_every_stored_hand_is_judged_alike_again(reference: Ran, pokerkit: Ran) -> None:
    for ran in (reference, pokerkit):
        assert [str(fault) for fault in verify(ran.out)] == []


def test_pokerkit_is_failed_where_its_hands_prove_it(pokerkit: Ran) -> None:
    assert pokerkit.code == 1
    failed = pokerkit.of("failed")
    assert failed & {"5", "5.1", "5.2"}
    assert {"8.5", "10.5", "12.2", "12.4"} <= failed
    assert not {"6.1", "10.2", "10.4"} & failed
    assert {"6.1", "10.2"} <= pokerkit.of("passed"), (
        "clauses without drawn hands, which few examples leave open"
    )


@pytest.mark.parametrize(
    ("clause", "observed"),
    [
        ("5.1", "Seat 1 posted the small blind of 10 before the first card."),
        ("10.5", "The pot held 123, and the house took 0 of it. The pot paid 61 to seat 1 and 62 to seat 2."),
        ("8.5", "Seat 2 opened all their closed cards. Seats 1, 3 and 4 kept cards closed."),
    ],
)
def test_a_failure_shows_a_value_that_a_reader_can_check_by_hand(
    pokerkit: Ran, clause: str, observed: str
) -> None:
    seen = [s["observed"] for s in pokerkit.clauses[clause]["scenarios"] if s["outcome"] == "failed"]
    assert observed in seen


def test_every_clause_is_in_the_results_and_in_the_report(pokerkit: Ran) -> None:
    labels = json.loads((installed()[REGULATION] / "sources" / "labels.json").read_text(encoding="utf-8"))
    assert set(labels) <= {f"{REGULATION}/{key}" for key in pokerkit.clauses}
    report = (pokerkit.out / "report.html").read_text(encoding="utf-8")
    assert [label for label in labels if f'id="{label}"' not in report] == []


def test_an_engine_clause_without_a_passed_scenario_never_passes(reference: Ran, pokerkit: Ran) -> None:
    for ran in (reference, pokerkit):
        for key, clause in ran.clauses.items():
            if clause["engine_part"] == "passed":
                assert [s for s in clause["scenarios"] if s["outcome"] == "passed" and s["checks"]], key


@pytest.mark.parametrize("way", ["in-process", "tcp"])
def test_the_outcomes_are_the_same_however_the_engine_is_reached(few: Judged, way: str) -> None:
    if way == "tcp":
        with served("reference") as address:
            other = judged(f"tcp:{address}", *FEW, examples=1)
    else:
        other = judged("in-process:reference", *FEW, examples=1)
        assert other.results["engine"]["isolation"] == "in-process"
    assert other.outcomes == few.outcomes
    assert (os.getpid() in other.engine_pids) is (way == "in-process")
    assert other.engine_pids != few.engine_pids


def laid(ran: Ran, scenario: dict[str, Any]) -> bool:
    """Whether its cards were laid: what the product deals itself is other cards in another run."""
    kept = scenario["transcript"]
    return kept is not None and '"deck":' in (ran.out / kept).read_text(encoding="utf-8")


def test_without_the_reference_engine_every_feature_still_runs_with_the_same_results(
    pokerkit: Ran, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    few = [
        word
        for path in ("8.5", "10.2", "10.4", "10.5", "12.2")
        for word in ("--clause", f"{REGULATION}/{path}")
    ]
    only = () if pytestconfig.getoption("complete") else few
    copy = copy_of_the_house(tmp_path / "copy")
    (copy / "vistoria" / "reference_engine").unlink()
    shutil.rmtree(copy / "reference_engine")
    again = run_in(copy, tmp_path / "out", "--engine", "in-process:pokerkit", *only, "--examples", "1")
    drawn = {
        s["id"]
        for c in pokerkit.clauses.values()
        for s in c["scenarios"]
        if s["sample"] or not laid(pokerkit, s)
    }
    assert set(again.outcomes) == set(pokerkit.outcomes)
    ran = [
        {scenario for scenario, (_, reason) in each.outcomes.items() if reason != "not-run"}
        for each in (again, pokerkit)
    ]
    tried = set.intersection(*ran) - drawn
    assert len(tried) > 10
    assert {scenario: again.outcomes[scenario] for scenario in tried} == {
        scenario: pokerkit.outcomes[scenario] for scenario in tried
    }
