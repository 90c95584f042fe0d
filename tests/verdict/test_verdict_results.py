"""A whole run: conclusions, counts, exit codes and the shape of `results.json`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy_law import ENGINE, clause, context, entry, evidence
from verdict_strategies import any_evidence, laws, passing, runs

from vistoria.model.clause import Binds, Clause, ClauseId
from vistoria.model.disagreement import Disagreement
from vistoria.model.drawn_hands import HANDS
from vistoria.model.evidence import Evidence
from vistoria.model.outcome import Conclusion, Outcome, Reason, Verdict
from vistoria.model.played import PlayedTable
from vistoria.model.situation import Situation
from vistoria.verdict.regulation import ExitCode, exit_code
from vistoria.verdict.results import Results, compute

LAW = (
    clause("toy-1/1", scenarios=(entry(offers=("limit",)),)),
    clause("toy-1/1.1", scenarios=(entry("toy-1/1.1"),)),
    clause("toy-1/2", Binds.HEADING),
)
GOOD = {"toy-1/1#s1": evidence("passed"), "toy-1/1.1#s1": evidence("passed", "passed")}


def run(found: Mapping[str, Evidence], *clauses: Clause, faults: Any = (), **more: Any) -> Results:
    return compute([context(*(clauses or LAW), **more)], found, ENGINE, seed=1, faults=faults)


def conclusion(results: Results) -> Conclusion:
    return results.regulations["toy-1"].conclusion


def test_all_passed_conforms() -> None:
    results = run(GOOD)
    assert conclusion(results) is Conclusion.CONFORMS
    assert results.exit_code == ExitCode.CONFORMS
    assert results.regulations["toy-1"].counts == {
        "passed": 2, "failed": 0, "cantTell": 0, "inapplicable": 1, "untested": 0,
    }  # fmt: skip


def test_one_failed_clause_does_not_conform_whatever_else_is_open() -> None:
    results = run({"toy-1/1#s1": evidence("failed")}, interrupted=True)
    assert conclusion(results) is Conclusion.DOES_NOT_CONFORM
    assert results.exit_code == ExitCode.DOES_NOT_CONFORM


@pytest.mark.parametrize("missing", sorted(GOOD))
def test_one_scenario_missing_is_not_determined(missing: str) -> None:
    results = run({k: v for k, v in GOOD.items() if k != missing})
    assert conclusion(results) is Conclusion.NOT_DETERMINED
    assert results.exit_code == ExitCode.NOT_DETERMINED


@pytest.mark.parametrize("flaw", ["filtered", "interrupted", "unsound"])
def test_a_run_in_part_never_conforms(flaw: str) -> None:
    assert conclusion(run(GOOD, **{flaw: True})) is Conclusion.NOT_DETERMINED


def test_a_fault_of_the_run_leaves_nothing_conforming() -> None:
    results = run(GOOD, faults=("the engine gave another version at the end",))
    assert conclusion(results) is Conclusion.NOT_DETERMINED
    assert results.exit_code == ExitCode.ENGINE_FAULT


def test_a_regulation_that_the_engine_does_not_claim_is_not_determined_whatever_was_found() -> None:
    results = run({**GOOD, "toy-1/1#s1": evidence("failed")}, claimed=False)
    assert conclusion(results) is Conclusion.NOT_DETERMINED
    assert not results.regulations["toy-1"].claimed


def test_a_regulation_of_headings_alone_is_not_determined() -> None:
    assert conclusion(run({}, clause("toy-1/1", Binds.HEADING))) is Conclusion.NOT_DETERMINED


def test_a_scenario_of_a_clause_that_passed_otherwise_must_have_run_too() -> None:
    law = (clause("toy-1/1", scenarios=(entry(), entry(number=2, unreachable="proof"))),)
    assert conclusion(run({"toy-1/1#s1": evidence("passed")}, *law)) is Conclusion.NOT_DETERMINED
    unreachable = evidence(fault=Reason.NO_ABILITY)
    assert (
        conclusion(run({"toy-1/1#s1": evidence("passed"), "toy-1/1#s2": unreachable}, *law))
        is Conclusion.CONFORMS
    )


def test_with_engine_clauses_only_inspection_is_left_out_and_the_scope_says_so() -> None:
    law = (*LAW, clause("toy-1/3", Binds.PREMISES))
    assert conclusion(run(GOOD, *law)) is Conclusion.NOT_DETERMINED
    results = run(GOOD, *law, engine_only=True)
    assert results.scope == "engine-clauses"
    assert conclusion(results) is Conclusion.CONFORMS
    assert sum(results.regulations["toy-1"].counts.values()) == 2


def test_an_engine_that_refuses_every_member_of_a_group_fails_the_clause_that_introduces_it() -> None:
    law = (
        clause("toy-1/1"),
        clause("toy-1/2", scenarios=(entry("toy-1/2", offers=("limit",)),)),
        clause("toy-1/3", scenarios=(entry("toy-1/3", offers=("no-limit",)),)),
    )
    found = {"toy-1/2#s1": evidence(refused="limit"), "toy-1/3#s1": evidence(refused="no-limit")}
    clauses = run(found, *law, offers=frozenset()).regulations["toy-1"].clauses
    assert (clauses["toy-1/1"].outcome, clauses["toy-1/1"].reason) == (Outcome.FAILED, Reason.ONE_OF_EMPTY)
    assert clauses["toy-1/2"].outcome is clauses["toy-1/3"].outcome is Outcome.UNTESTED


def test_an_offer_made_without_being_declared_serves_its_group_and_is_reported() -> None:
    law = (
        clause("toy-1/1", scenarios=(entry(),)),
        clause("toy-1/2", scenarios=(entry("toy-1/2", offers=("limit",)),)),
        clause("toy-1/3", scenarios=(entry("toy-1/3", offers=("no-limit",)),)),
    )
    found = {
        "toy-1/1#s1": evidence("passed"),
        "toy-1/2#s1": evidence("passed", undeclared=("limit",)),
        "toy-1/3#s1": evidence(refused="no-limit"),
    }
    clauses = run(found, *law, offers=frozenset()).regulations["toy-1"].clauses
    assert clauses["toy-1/1"].outcome is Outcome.PASSED
    assert clauses["toy-1/2"].scenarios[0].undeclared == ("limit",)
    assert (clauses["toy-1/3"].outcome, clauses["toy-1/3"].reason) == (
        Outcome.INAPPLICABLE,
        Reason.NOT_OFFERED,
    )


def test_a_container_rolls_up_what_is_below_it_and_only_that() -> None:
    law = (
        clause("toy-1/1", Binds.HEADING), clause("toy-1/1.1", scenarios=(entry("toy-1/1.1"),)),
        clause("toy-1/11", scenarios=(entry("toy-1/11"),)),
    )  # fmt: skip
    found = {"toy-1/1.1#s1": evidence("passed"), "toy-1/11#s1": evidence("failed")}
    clauses = run(found, *law).regulations["toy-1"].clauses
    assert clauses["toy-1/1"].roll_up is Outcome.PASSED
    assert clauses["toy-1/1"].outcome is Outcome.INAPPLICABLE
    assert clauses["toy-1/11"].roll_up is None


def test_the_finding_that_tells_is_the_first_that_did_not_pass() -> None:
    shown = (
        run({"toy-1/1#s1": evidence("passed", "failed", "passed")}).regulations["toy-1"].clauses["toy-1/1"]
    )
    assert shown.scenarios[0].checks == 3
    assert (shown.scenarios[0].expected, shown.scenarios[0].observed) == ("so", "so it is")
    assert shown.scenarios[0].messages == (2,)


def test_results_keep_the_published_shape() -> None:
    raw = json.loads(msgspec.json.encode(run(GOOD)))
    assert raw["schema"] == "vistoria/results/1"
    assert raw.keys() >= {"schema", "scope", "interrupted", "engine", "readings", "regulations"}
    assert raw["engine"].keys() >= {"name", "version", "digest", "abilities", "offers"}
    regulation = raw["regulations"]["toy-1"]
    assert regulation.keys() >= {"conclusion", "counts", "clauses"}
    shown = regulation["clauses"]["toy-1/1"]
    assert shown.keys() >= {"outcome", "reason", "binds", "engine_part", "inspection_part", "scenarios"}
    assert shown["scenarios"][0].keys() >= {
        "id", "name", "outcome", "reason", "checks", "expected", "observed", "transcript", "sha256",
    }  # fmt: skip
    assert msgspec.convert(raw, Results) == run(GOOD)


EXITS: list[tuple[list[Conclusion], list[Verdict], ExitCode]] = [
    ([], [], ExitCode.NOT_DETERMINED),
    ([Conclusion.CONFORMS], [Verdict(Outcome.PASSED)], ExitCode.CONFORMS),
    ([Conclusion.CONFORMS, Conclusion.NOT_DETERMINED], [], ExitCode.NOT_DETERMINED),
    (
        [Conclusion.CONFORMS, Conclusion.DOES_NOT_CONFORM],
        [Verdict(Outcome.CANT_TELL, Reason.OUR_FAULT)],
        ExitCode.DOES_NOT_CONFORM,
    ),
    ([Conclusion.NOT_DETERMINED], [Verdict(Outcome.CANT_TELL, Reason.ENGINE_CRASH)], ExitCode.ENGINE_FAULT),
    (
        [Conclusion.NOT_DETERMINED],
        [Verdict(Outcome.CANT_TELL, Reason.ENGINE_CRASH), Verdict(Outcome.CANT_TELL, Reason.NO_CHECK)],
        ExitCode.OUR_FAULT,
    ),
    ([Conclusion.NOT_DETERMINED], [Verdict(Outcome.UNTESTED, Reason.NO_ABILITY)], ExitCode.NOT_DETERMINED),
]


@pytest.mark.parametrize(("conclusions", "scenarios", "code"), EXITS)
def test_the_exit_code_says_the_worst_and_whose_fault_it_is(
    conclusions: list[Conclusion], scenarios: list[Verdict], code: ExitCode
) -> None:
    assert exit_code(conclusions, scenarios) is code


@given(st.data())
def test_counts_add_up_to_the_number_of_clauses(data: st.DataObject) -> None:
    law = data.draw(laws())
    found = data.draw(runs(law, any_evidence))
    for engine_only in (False, True):
        result = run(found, *law, engine_only=engine_only).regulations["toy-1"]
        binding = [c for c in law if c.binds_engine] if engine_only else law
        assert sum(result.counts.values()) == len(binding)
        assert list(result.clauses) == [c.id for c in law]


@given(laws(), st.sets(st.sampled_from(("limit", "no-limit", "tournament"))), st.booleans())
def test_no_evidence_passes_no_clause_and_never_conforms(
    law: tuple[Clause, ...], declared: set[str], engine_only: bool
) -> None:
    results = run({}, *law, offers=frozenset(declared), engine_only=engine_only)
    assert results.regulations["toy-1"].counts["passed"] == 0
    assert conclusion(results) is not Conclusion.CONFORMS


@given(st.data())
def test_filtered_interrupted_unclaimed_or_faulty_runs_never_conform(data: st.DataObject) -> None:
    law = data.draw(laws())
    found = data.draw(runs(law, passing | any_evidence))
    flaw = data.draw(
        st.sampled_from(({"filtered": True}, {"interrupted": True}, {"claimed": False}, {"faults": ("x",)}))
    )
    assert conclusion(run(found, *law, **flaw)) is not Conclusion.CONFORMS  # type: ignore[arg-type]


@given(st.data())
def test_what_conforms_has_passed_something_and_left_nothing_open(data: st.DataObject) -> None:
    law = data.draw(laws())
    found: dict[str, Evidence] = {e.id: data.draw(passing | any_evidence) for c in law for e in c.scenarios}
    result = run(found, *law, engine_only=data.draw(st.booleans())).regulations["toy-1"]
    if result.conclusion is Conclusion.CONFORMS:
        assert result.counts["passed"] > 0
        assert result.counts["failed"] == result.counts["cantTell"] == result.counts["untested"] == 0
    if result.counts["failed"]:
        assert result.conclusion is Conclusion.DOES_NOT_CONFORM


NEEDED = {ClauseId("toy-1/1"): 10}


def played(hands: int, *, refereed: bool = True) -> PlayedTable:
    """A table that looked at clause 1 in so many hands."""
    seen = tuple(Situation(hand, 1, 2, "own", 40, 100) for hand in range(1, hands + 1))
    return PlayedTable("toy-1/table-1", hands, refereed, {"toy-1/1": seen} if refereed else {})


@pytest.mark.parametrize(
    ("drawn", "table", "outcome"),
    [
        (HANDS, played(10), Outcome.PASSED),
        (HANDS, played(9), Outcome.UNTESTED),
        (HANDS - 1, played(9), Outcome.PASSED),
        (HANDS, played(9, refereed=False), Outcome.PASSED),
    ],
    ids=["enough", "too few", "a shorter run, which never conforms", "nothing followed the tables"],
)
def test_a_whole_run_has_to_look_at_a_clause_in_as_many_hands_as_it_needs(
    drawn: int, table: PlayedTable, outcome: Outcome
) -> None:
    law = context(*LAW, hands=drawn)
    law = replace(law, regulation=replace(law.regulation, least_in_play=NEEDED))
    clause = (
        compute([law], GOOD, ENGINE, seed=1, tables={table.id: table}).regulations["toy-1"].clauses["toy-1/1"]
    )
    assert clause.engine_part == outcome
    assert (clause.reason == Reason.TOO_FEW_SITUATIONS) == (outcome is Outcome.UNTESTED)


def test_where_hands_were_left_at_a_mismatch_the_clause_waits_for_that_to_be_mended() -> None:
    parted = Disagreement(
        8, "t", 3, "dealing", ("toy-1/2",), "Card 1 must go to seat 1.", "Card 1 went to seat 2."
    )
    law = context(*LAW, hands=HANDS)
    law = replace(law, regulation=replace(law.regulation, least_in_play=NEEDED))

    def reason(table: PlayedTable) -> Reason | None:
        found = compute([law], GOOD, ENGINE, seed=1, tables={table.id: table})
        return found.regulations["toy-1"].clauses["toy-1/1"].reason

    left = msgspec.structs.replace(played(9), disagreements=(parted,))
    assert reason(left) is Reason.HANDS_LEFT
    assert reason(played(9)) is Reason.TOO_FEW_SITUATIONS
    seen = msgspec.structs.replace(parted, aspect="stacks seen", goes_on=True)
    shown = msgspec.structs.replace(played(9), disagreements=(seen,))
    assert reason(shown) is Reason.TOO_FEW_SITUATIONS, "what a viewer is shown leaves no hand"
    mended = played(10)
    assert reason(mended) is None, "mending what the reason names changes the outcome"
