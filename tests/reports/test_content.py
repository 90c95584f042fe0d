"""The report as plain data: what a scenario that failed has, and one that passed has not."""

from __future__ import annotations

import json
from datetime import date
from typing import Any

import msgspec
import pytest
from report_law import LAW, RUN, law, messages, results

from vistoria.model.attestation import Attachment, Attestation, Attested, Standing
from vistoria.reports.content import content
from vistoria.reports.speech import speech
from vistoria.reports.summary import regulation_shown
from vistoria.verdict.results import Results

WORD = Attestation(
    clause=f"{LAW}/3.3",
    outcome="not-met",
    person="Ana",
    role="inspector",
    place="Macau",
    date=date(2026, 1, 3),
    run="00" * 32,
    expires=date(2027, 1, 3),
    note="Seen twice.",
    attachments=(Attachment("table.jpg", "attachments/1.jpg", "ab" * 32),),
)


def data(of: Results) -> Any:
    """The content of a report on the toy law."""
    shown = regulation_shown(law(), of.regulations[LAW], of, messages, RUN)
    return content(of, [shown], RUN, speech("en"))


def clause(of: Results, path: str) -> Any:
    """One clause of it."""
    articles = data(of)["regulations"][0]["articles"]
    return next(c for article in articles for c in article["clauses"] if c["cited"] == path)


@pytest.fixture(scope="module")
def odd_chip() -> Any:
    """The clause of which one scenario failed, one passed and one does not apply."""
    return clause(results(), "2.1")


def test_it_is_json() -> None:
    said = data(results())
    assert json.loads(json.dumps(said)) == said


def test_no_clause_and_no_scenario_is_left_out() -> None:
    regulation = data(results())["regulations"][0]
    clauses = [c for article in regulation["articles"] for c in article["clauses"]]
    assert [c["id"] for c in clauses] == [c.id for c in law().clauses]
    assert sum(len(c["scenarios"]) for c in clauses) == len(law().scenarios)
    assert regulation["scenarios"] == str(len(law().scenarios))


def test_both_languages_of_the_law_stand_in_one_row(odd_chip: Any) -> None:
    [[portuguese, chinese, _]] = odd_chip["rows"]
    assert "valor remanescente" in portuguese["text"]
    assert "金額則歸於博彩者" in chinese["text"]


def test_what_failed_has_its_steps_its_messages_and_how_to_repeat_it(odd_chip: Any) -> None:
    failed = odd_chip["scenarios"][0]
    assert (failed["outcome"], failed["expected"]) == ("failed", "seat 2 is paid 31")
    assert [step[2] for step in failed["steps"]] == ["done", "done", "failed"]
    assert failed["history"][-1][2], "the line that decides is named"
    assert failed["replay"] == "vistoria replay transcripts/0001.jsonl --engine pokerkit"


def test_what_passed_has_what_was_expected_and_observed_and_no_more(odd_chip: Any) -> None:
    passed = odd_chip["scenarios"][1]
    assert (passed["outcome"], passed["observed"]) == ("passed", "it is")
    assert {"steps", "strip", "history", "replay"}.isdisjoint(passed)


def test_an_attestation_is_said_with_its_standing() -> None:
    of = results()
    regulation = of.regulations[LAW]
    attested = msgspec.structs.replace(
        regulation.clauses[f"{LAW}/3.3"], attestation=Attested(WORD, Standing.UNSIGNED, "attestations/1.json")
    )
    clauses = {**regulation.clauses, f"{LAW}/3.3": attested}
    of = msgspec.structs.replace(of, regulations={LAW: msgspec.structs.replace(regulation, clauses=clauses)})
    attestation = clause(of, "3.3")["attestation"]
    assert (attestation["standing"], attestation["attestation"]) == (
        "unsigned",
        {**json.loads(msgspec.json.encode(WORD)), "date": "January 3, 2026", "expires": "January 3, 2027"},
    )
    assert clause(of, "3.2")["attestation"] is None
