"""What a run saw of each known failure, and which clauses the list accounts for."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from msgspec.structs import replace
from toy_law import ENGINE, READING, clause, context, entry, evidence

from vistoria.model.clause import Binds
from vistoria.model.disagreement import Disagreement
from vistoria.model.errors import ExitCode
from vistoria.model.evidence import Evidence, Fault
from vistoria.model.known import KnownFailure, KnownState
from vistoria.model.outcome import Outcome, Reason
from vistoria.model.played import PlayedTable
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
    owner: str = "o",
    **more: Any,
) -> KnownFailure:
    return KnownFailure(
        clause=clause_id,
        scenario=scenario,
        observed=observed,
        reason="r",
        ticket="t",
        owner=owner,
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
        (known(owner=" "), KnownState.NOT_ACCEPTED),
        (known("toy-1/*", observed=(), most=1), KnownState.SEEN),
        (known("toy-1/*.2", observed=(), most=1), KnownState.PASSED),
        (known("toy-1/*", observed=(), most=0), KnownState.OTHER),
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


def open_(
    verdict: Outcome, clause_id: str = "toy-1/1.1", observed: str | tuple[str, ...] = ()
) -> KnownFailure:
    """An entry of what is inconclusive or untested."""
    return known(clause_id, observed=observed, outcome=verdict)


S1, S2, S3 = "toy-1/1.1#s1", "toy-1/1.1#s2", "toy-1/1.2#s1"
PASSED = {each: evidence("passed", scenario=each) for each in (S1, S2, S3)}
CRASHED = PASSED | {S1: evidence("passed", scenario=S1, fault=Reason.ENGINE_CRASH)}
REFUSED = PASSED | {S1: evidence("passed", scenario=S1, fault=Reason.COURSE_REFUSED)}
NO_CLOCK = PASSED | {S1: evidence(scenario=S1, fault=Reason.NO_ABILITY)}
OURS = PASSED | {S1: evidence("passed", scenario=S1, fault=Reason.OUR_FAULT)}


@pytest.mark.parametrize(
    ("found", "entry", "state", "code"),
    [
        (CRASHED, open_(Outcome.CANT_TELL), KnownState.SEEN, ExitCode.KNOWN_FAILURES),
        (CRASHED, open_(Outcome.CANT_TELL, observed="engine-*"), KnownState.SEEN, ExitCode.KNOWN_FAILURES),
        (CRASHED, open_(Outcome.CANT_TELL, observed="course-refused"), KnownState.OTHER,
         ExitCode.KNOWN_FAILURES_INEXACT),
        (CRASHED, open_(Outcome.UNTESTED), KnownState.UNMATCHED, ExitCode.KNOWN_FAILURES_INEXACT),
        (CRASHED, open_(Outcome.CANT_TELL, "toy-1/1.2"), KnownState.PASSED, ExitCode.KNOWN_FAILURES_INEXACT),
        (NO_CLOCK, open_(Outcome.UNTESTED), KnownState.SEEN, ExitCode.KNOWN_FAILURES),
        (ONE_FAILED, open_(Outcome.CANT_TELL), KnownState.UNMATCHED, ExitCode.DOES_NOT_CONFORM),
        (OURS, open_(Outcome.CANT_TELL), KnownState.UNMATCHED, ExitCode.OUR_FAULT),
    ],
)  # fmt: skip
def test_what_is_inconclusive_or_untested_is_accepted_as_such_and_nothing_else(
    found: dict[str, Evidence], entry: KnownFailure, state: KnownState, code: ExitCode
) -> None:
    results = run(found, entry)
    assert (results.known[0].state, results.exit_code) == (state, code)
    assert results.regulations == run(found).regulations


FAILED_AND = {S3: evidence("failed", scenario=S3)}


@pytest.mark.parametrize(
    ("found", "follows", "code"),
    [
        (REFUSED, ("toy-1/1.1",), ExitCode.KNOWN_FAILURES),
        (REFUSED, ("toy-1/*.1",), ExitCode.KNOWN_FAILURES),
        (REFUSED, (), ExitCode.ENGINE_FAULT),
        (CRASHED, ("toy-1/1.1",), ExitCode.ENGINE_FAULT),
        (NO_CLOCK, ("toy-1/1.1",), ExitCode.NOT_DETERMINED),
        (ONE_FAILED, ("toy-1/1.1",), ExitCode.DOES_NOT_CONFORM),
    ],
)
def test_only_what_can_be_a_consequence_follows_from_a_failure(
    found: dict[str, Evidence], follows: tuple[str, ...], code: ExitCode
) -> None:
    law = (*LAW, clause("toy-1/1.3", scenarios=(entry("toy-1/1.3"),)))
    found = {"toy-1/1.3#s1": evidence("passed", scenario="toy-1/1.3#s1")} | found | FAILED_AND
    known_one = known("toy-1/1.2", follows=follows)
    assert compute([context(*law)], found, ENGINE, seed=1, known=[known_one]).exit_code == code


def test_a_crash_beside_a_known_failure_of_the_clause_is_not_hidden() -> None:
    beside = {S2: evidence("passed", scenario=S2, fault=Reason.ENGINE_CRASH)}
    assert run(ONE_FAILED | beside, known()).exit_code == ExitCode.ENGINE_FAULT
    beside = {S2: evidence("passed", scenario=S2, fault=Reason.COURSE_REFUSED)}
    assert run(ONE_FAILED | beside, known()).exit_code == ExitCode.KNOWN_FAILURES


BROKEN = PlayedTable("toy-1/table-1", 3, True, fault=Fault(Reason.COURSE_REFUSED, "it was refused"))
SHOWN = (Disagreement(7, "t1", 1, "who acts", ("toy-1/1.1",), "seat 1", "seat 2"),)


@pytest.mark.parametrize(
    ("table", "entries", "code"),
    [
        (BROKEN, (known(),), ExitCode.ENGINE_FAULT),
        (
            replace(BROKEN, disagreements=SHOWN),
            (known(observed=("so it is", "seat 2")),),
            ExitCode.KNOWN_FAILURES,
        ),
        (BROKEN, (known(), open_(Outcome.CANT_TELL, "toy-1")), ExitCode.KNOWN_FAILURES),
    ],
    ids=["nothing that is known shows in it", "it shows a known failure", "it is accepted itself"],
)
def test_a_table_that_was_broken_off_follows_from_what_it_shows_or_is_accepted_itself(
    table: PlayedTable, entries: tuple[KnownFailure, ...], code: ExitCode
) -> None:
    results = compute(
        [context(*LAW, hands=9)], ONE_FAILED, ENGINE, seed=1, known=entries, tables={table.id: table}
    )
    assert results.exit_code == code


PART = {S1: ONE_FAILED[S1]}
"""What one of several shards played."""


@pytest.mark.parametrize(
    ("entry", "state"),
    [
        (known(), KnownState.SEEN),
        (known(expired=True), KnownState.EXPIRED),
        (known("toy-1/1.2", expired=True), KnownState.NOT_RUN),
        (known("toy-1/9"), KnownState.NOT_RUN),
        (known(scenario="s2"), KnownState.NOT_RUN),
        (open_(Outcome.UNTESTED, "toy-1/*"), KnownState.NOT_RUN),
    ],
)
def test_a_shard_looks_at_its_own_entries(entry: KnownFailure, state: KnownState) -> None:
    assert run(PART, entry, filtered=True).known[0].state is state


@pytest.mark.parametrize(
    ("observed", "state"), [("no-ability", KnownState.NOT_RUN), ("not-attested", KnownState.SEEN)]
)
def test_what_an_inspector_has_to_see_of_a_clause_says_nothing_of_its_scenarios_that_were_not_run(
    observed: str, state: KnownState
) -> None:
    both = clause("toy-1/1.1", Binds.ENGINE, Binds.OPERATOR, scenarios=(entry("toy-1/1.1"),))
    accepted = open_(Outcome.UNTESTED, observed=observed)
    part = compute([context(both, *LAW[1:], filtered=True)], {}, ENGINE, seed=1, known=(accepted,))
    assert part.known[0].state is state


DOUBTFUL = (
    clause("toy-1/1.1", scenarios=(entry("toy-1/1.1", readings=((READING, "one"),)), entry("toy-1/1.1", 2))),
)


@pytest.mark.parametrize(
    ("failed", "reading", "code"),
    [(S1, READING, ExitCode.KNOWN_FAILURES), (S1, "toy-1/other", ExitCode.DOES_NOT_CONFORM),
     (S2, READING, ExitCode.DOES_NOT_CONFORM)],
)  # fmt: skip
def test_a_warning_accounts_for_what_its_reading_asks_and_for_nothing_else(
    failed: str, reading: str, code: ExitCode
) -> None:
    found = {each: evidence("passed", scenario=each) for each in (S1, S2, S3)}
    found[failed] = evidence("failed", scenario=failed)
    warning = known(observed=(), reading=reading)
    whole = (*DOUBTFUL, clause("toy-1/1.2", scenarios=(entry("toy-1/1.2"),)))
    assert compute([context(*whole)], found, ENGINE, seed=1, known=[warning]).exit_code == code


def test_what_hands_left_at_a_known_failure_did_not_reach_follows_from_it() -> None:
    regulations = in_play(("division", "seat 2 is paid 5"))
    law = regulations["toy-1"]
    beside = replace(law.clauses["toy-1/1.2"], engine_part=Outcome.UNTESTED, engine_reason=Reason.HANDS_LEFT)
    regulations = {"toy-1": replace(law, clauses={**law.clauses, "toy-1/1.2": beside})}
    [whole] = known_results([known(observed=BOTH)], regulations)
    [part] = known_results([known()], regulations)
    assert (whole.follows, part.follows) == (("toy-1/1.2",), ())
