"""Every row of every decision table decides something: without it a case comes out otherwise."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from test_verdict_scenario import LINES, case_of
from toy_law import clause, context, entry
from verdict_strategies import any_evidence, scenario_verdicts

from vistoria.model.attestation import Attestation, Attested, Standing
from vistoria.model.clause import Binds
from vistoria.model.outcome import Conclusion, Outcome, Reason, Verdict
from vistoria.reports.speech import languages, speech
from vistoria.verdict.clause import ClauseCase, EngineCase
from vistoria.verdict.regulation import RegulationCase, RunCase
from vistoria.verdict.rule import Row, deciding
from vistoria.verdict.scenario import SCENARIO, ScenarioCase
from vistoria.verdict.tables import TABLES

PASSED, FAILED = Verdict(Outcome.PASSED), Verdict(Outcome.FAILED, Reason.NOT_PROVIDED)
CANT_TELL = Verdict(Outcome.CANT_TELL, Reason.ENGINE_CRASH)
UNTESTED = Verdict(Outcome.UNTESTED, Reason.TOO_FEW)
NOT_OFFERED = Verdict(Outcome.INAPPLICABLE, Reason.NOT_OFFERED)
NOT_SELECTED = Verdict(Outcome.INAPPLICABLE, Reason.NOT_SELECTED)
OWN_TERMS = Verdict(Outcome.INAPPLICABLE, Reason.OWN_TERMS)
WORST = {"failed": FAILED, "cantTell": CANT_TELL, "untested": UNTESTED, "passed": PASSED}


def _attested(outcome: Any, standing: Standing) -> Attested:
    said = Attestation("toy-1/1", outcome, "Ana", "inspector", "Macau", date(2026, 1, 3), "00" * 32)
    return Attested(said, standing, "attestations/1.json")


def _clause(*verdicts: Verdict, binds: Binds = Binds.ENGINE) -> ClauseCase:
    return ClauseCase(clause("toy-1/1", binds), verdicts)


def _regulation(*outcomes: Outcome, all_ran: bool = True, **run: bool) -> RegulationCase:
    return RegulationCase(outcomes, all_ran, context(**run))


BY_ROW = {line.row: line for line in LINES}
CASES: dict[str, dict[str, Any]] = {
    "scenario": {
        row: case_of(*([line, BY_ROW["failed"]] if row == "void" else [line])) for row, line in BY_ROW.items()
    },
    "engine-part": {
        "one-of-refused": EngineCase([PASSED], denied=True),
        "one-of-open": EngineCase([PASSED], denied=None),
        "no-scenario": EngineCase([]),
        "excused": EngineCase([NOT_OFFERED]),
        "not-selected": EngineCase([NOT_SELECTED, NOT_SELECTED]),
        "act-refused": EngineCase([PASSED], elsewhere=frozenset({Reason.ACT_REFUSED})),
        "found-in-play": EngineCase([PASSED], disagreed=True),
        "found-in-scenario": EngineCase([PASSED], elsewhere=frozenset({Reason.FOUND_IN_SCENARIO})),
        "too-few-situations": EngineCase([PASSED], is_scarce=True),
        "hands-left": EngineCase([PASSED], is_scarce=True, is_left=True),
        "own-terms": EngineCase([NOT_OFFERED, NOT_SELECTED, OWN_TERMS]),
        **{name: EngineCase([NOT_OFFERED, verdict]) for name, verdict in WORST.items()},
    },
    "inspection-part": {
        "expired": _attested("met", Standing.EXPIRED),
        "not-attested": _attested("met", Standing.UNSIGNED),
        "met": _attested("met", Standing.COUNTS),
        "not-met": _attested("not-met", Standing.COUNTS),
    },
    "clause": {
        "heading": _clause(binds=Binds.HEADING),
        "definition": _clause(binds=Binds.DEFINITION),
        "enactment": _clause(binds=Binds.ENACTMENT),
        "out-of-scope": _clause(binds=Binds.PREMISES),
        "inapplicable": _clause(NOT_OFFERED),
        **{name: _clause(NOT_OFFERED, verdict) for name, verdict in WORST.items()},
    },
    "regulation": {
        "not-claimed": _regulation(Outcome.FAILED, claimed=False),
        "failed": _regulation(Outcome.PASSED, Outcome.FAILED),
        "filtered": _regulation(Outcome.PASSED, filtered=True),
        "interrupted": _regulation(Outcome.PASSED, interrupted=True),
        "faulty": _regulation(Outcome.PASSED, unsound=True),
        "not-run": _regulation(Outcome.PASSED, all_ran=False),
        "table-broken-off": _regulation(Outcome.PASSED, broken_off=True),
        "open": _regulation(Outcome.PASSED, Outcome.UNTESTED),
        "passed": _regulation(Outcome.PASSED),
        "nothing": _regulation(Outcome.INAPPLICABLE),
    },
    "exit-code": {
        "does-not-conform": RunCase([Conclusion.CONFORMS, Conclusion.DOES_NOT_CONFORM], [], [], []),
        "conforms": RunCase([Conclusion.CONFORMS], [], [], []),
        "known-inexact": RunCase([Conclusion.CONFORMS], [], [], [], exact=False),
        "known": RunCase([Conclusion.CONFORMS], [], [], [], known=True),
        "our-fault": RunCase([Conclusion.NOT_DETERMINED], [Reason.ENGINE_CRASH], ["gone"], ["ours"]),
        "engine-fault": RunCase([Conclusion.NOT_DETERMINED], [], ["gone"], []),
        "not-determined": RunCase([Conclusion.NOT_DETERMINED], [], [], []),
    },
}
"""For each row a case that it decides."""


def _comes_out(table: tuple[Row[Any, Any], ...], case: Any) -> object:
    """Outcome and reason, or None where no row can decide."""
    try:
        row = deciding(table, case)
        return row.outcome, row.why(case)
    except (StopIteration, IndexError):
        return None


@pytest.mark.parametrize("name", TABLES)
def test_every_row_has_a_case_that_it_decides(name: str) -> None:
    assert {row.id for row in TABLES[name]} == set(CASES[name])
    assert len({row.id for row in TABLES[name]}) == len(TABLES[name])
    wrong = {id_: deciding(TABLES[name], case).id for id_, case in CASES[name].items()}
    assert {id_: decided for id_, decided in wrong.items() if decided != id_} == {}


@pytest.mark.parametrize("name", TABLES)
def test_without_any_one_row_its_case_comes_out_otherwise(name: str) -> None:
    table, same = TABLES[name], []
    for row in table:
        rest, case = tuple(each for each in table if each is not row), CASES[name][row.id]
        if _comes_out(rest, case) == _comes_out(table, case):
            same.append(row.id)
    assert same == []


@pytest.mark.parametrize("language", languages())
def test_every_row_is_said_in_every_language_and_in_different_words(language: str) -> None:
    messages = speech(language).messages
    for name, table in TABLES.items():
        said = [messages[f"decision.{name}.{row.id}"] for row in table]
        assert len(set(said)) == len(table), name
    assert sum(key.startswith("decision.") for key in messages) == sum(map(len, TABLES.values()))


def test_a_row_prints_the_outcome_and_the_reason_that_it_gives() -> None:
    printed = {name: {row.id: row.result for row in table} for name, table in TABLES.items()}
    assert printed["scenario"]["too-few"] == "untested / too-few"
    assert printed["scenario"]["engine-fault"] == "cantTell / …"
    assert printed["scenario"]["passed"] == "passed"
    assert printed["regulation"]["open"] == "not-determined"
    assert printed["exit-code"]["our-fault"] == "5"


@given(any_evidence | st.none(), st.booleans())
def test_some_row_holds_for_every_scenario(run: Any, claimed: bool) -> None:
    case = ScenarioCase(entry(), run, context(claimed=claimed))
    assert deciding(SCENARIO, case) in SCENARIO


@given(st.lists(scenario_verdicts), st.sampled_from((True, False, None)))
def test_some_row_holds_for_every_engine_part(verdicts: list[Verdict], denied: bool | None) -> None:
    table = TABLES["engine-part"]
    row = deciding(table, EngineCase(verdicts, denied=denied))
    assert row.why(EngineCase(verdicts, denied=denied)) is not None or row.outcome in (
        Outcome.PASSED,
        Outcome.FAILED,
    )
