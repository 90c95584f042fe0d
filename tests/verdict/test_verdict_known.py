"""What a run saw of each known failure, and which clauses the list accounts for."""

from __future__ import annotations

from datetime import date

import pytest
from msgspec.structs import replace
from toy_law import ENGINE, clause, context, entry, evidence

from vistoria.model.errors import ExitCode
from vistoria.model.evidence import Evidence
from vistoria.model.known import KnownFailure, KnownState
from vistoria.verdict.known import covered, known_results
from vistoria.verdict.play import ClauseInPlay, FoundInPlay
from vistoria.verdict.results import RegulationResult, Results, compute

LAW = (
    clause("toy-1/1.1", scenarios=(entry("toy-1/1.1"), entry("toy-1/1.1", 2))),
    clause("toy-1/1.2", scenarios=(entry("toy-1/1.2"),)),
)
ONE_FAILED = {
    "toy-1/1.1#s1": evidence("failed", scenario="toy-1/1.1#s1"),
    "toy-1/1.1#s2": evidence("passed", scenario="toy-1/1.1#s2"),
    "toy-1/1.2#s1": evidence("passed", scenario="toy-1/1.2#s1"),
}
TWO_FAILED = ONE_FAILED | {"toy-1/1.1#s2": evidence("failed", scenario="toy-1/1.1#s2")}


def known(
    clause_id: str = "toy-1/1.1",
    scenario: str = "",
    observed: str | tuple[str, ...] = "so it is",
    **more: bool,
) -> KnownFailure:
    return KnownFailure(
        clause=clause_id,
        scenario=scenario,
        observed=observed,
        reason="r",
        ticket="t",
        owner="o",
        expires=date(2026, 1, 1),
        **more,
    )


def run(found: dict[str, Evidence], *entries: KnownFailure, **more: bool) -> Results:
    return compute([context(*LAW, **more)], found, ENGINE, seed=1, known=entries)


@pytest.mark.parametrize(
    ("entry", "state"),
    [
        (known(), KnownState.SEEN),
        (known(scenario="s1"), KnownState.SEEN),
        (known(scenario="toy-1/1.1#s1"), KnownState.SEEN),
        (known(observed="so *"), KnownState.SEEN),
        (known(observed="so"), KnownState.OTHER),
        (known(observed="s? it is"), KnownState.OTHER),
        (known(expired=True), KnownState.EXPIRED),
        (known(scenario="s2"), KnownState.PASSED),
        (known("toy-1/1.2"), KnownState.PASSED),
        (known(scenario="s3"), KnownState.UNMATCHED),
        (known("toy-1/9"), KnownState.UNMATCHED),
        (known("toy-2/1"), KnownState.NOT_RUN),
    ],
)
def test_an_entry_says_what_the_run_saw_of_it(entry: KnownFailure, state: KnownState) -> None:
    [result] = run(ONE_FAILED, entry).known
    assert result.state is state
    assert bool(result.covers) is (state is KnownState.SEEN)


def test_what_is_inconclusive_or_was_not_run_is_no_known_failure() -> None:
    crashed = ONE_FAILED | {"toy-1/1.1#s1": evidence("inconclusive", scenario="toy-1/1.1#s1")}
    assert run(crashed, known(scenario="s1")).known[0].state is KnownState.UNMATCHED
    left_out = {key: each for key, each in ONE_FAILED.items() if key != "toy-1/1.1#s1"}
    assert run(left_out, known(scenario="s1")).known[0].state is KnownState.NOT_RUN


def test_a_clause_is_accounted_for_when_each_of_its_failures_is() -> None:
    assert run(TWO_FAILED, known(scenario="s1")).exit_code == ExitCode.DOES_NOT_CONFORM
    assert run(TWO_FAILED, known(scenario="s1"), known(scenario="s2")).exit_code == ExitCode.KNOWN_FAILURES
    assert run(TWO_FAILED, known()).exit_code == ExitCode.KNOWN_FAILURES


def test_known_failures_hide_nothing_else_that_is_open() -> None:
    open_clause = {key: each for key, each in ONE_FAILED.items() if key != "toy-1/1.2#s1"}
    assert run(open_clause, known()).exit_code == ExitCode.NOT_DETERMINED
    assert run(ONE_FAILED, known(), filtered=True).exit_code == ExitCode.NOT_DETERMINED
    faulty = compute([context(*LAW)], ONE_FAILED, ENGINE, seed=1, faults=["gone"], known=[known()])
    assert faulty.exit_code == ExitCode.ENGINE_FAULT


def in_play(*seen: tuple[str, str]) -> dict[str, RegulationResult]:
    """The results with one failed scenario, of a run in whose drawn tables this was seen, by aspect."""
    results = run(ONE_FAILED).regulations
    points = tuple(
        FoundInPlay(f"toy-1/table-{n}", 1, 7, aspect, "so", text, "t.jsonl", "0")
        for n, (aspect, text) in enumerate(seen)
    )
    clause_id, law = "toy-1/1.1", results["toy-1"]
    clause = replace(law.clauses[clause_id], in_play=ClauseInPlay(9, 0, found=points))
    return {"toy-1": replace(law, clauses={**law.clauses, clause_id: clause})}


BOTH = ("so it is", "seat * is paid *")


@pytest.mark.parametrize(
    ("observed", "seen", "state", "accounted", "told"),
    [
        (BOTH, [("division", "seat 2 is paid 5"), ("division", "seat 3 is paid 7")], KnownState.SEEN, True,
         "so it is (1 in scenarios, 2 in play)"),
        (BOTH, [("division", "seat 2 is paid 5"), ("rounds", "round 3")], KnownState.SEEN, False,
         "failed otherwise too: round 3"),
        (BOTH, [("division", "seat 2 is paid 5"), ("division", "no pot")], KnownState.SEEN, False,
         "failed otherwise too: no pot"),
        (BOTH, [], KnownState.SEEN, True, "not seen: seat * is paid *"),
        ("so it is", [("division", "seat 2 is paid 5")], KnownState.SEEN, False, "failed otherwise too"),
        (("so it was",), [("division", "seat 2 is paid 5")], KnownState.OTHER, False, "failed otherwise"),
    ],
)  # fmt: skip
def test_one_entry_for_a_clause_covers_scenarios_and_play_if_it_names_what_each_shows(
    observed: str | tuple[str, ...],
    seen: list[tuple[str, str]],
    state: KnownState,
    accounted: bool,
    told: str,
) -> None:
    regulations = in_play(*seen)
    [result] = known_results([known(observed=observed)], regulations)
    assert result.state is state
    assert told in result.said
    assert (covered([result], regulations) == {"toy-1/1.1"}) is accounted


def test_results_are_the_same_with_and_without_the_list() -> None:
    assert run(ONE_FAILED, known()).regulations == run(ONE_FAILED).regulations
