"""What a scenario rests on belongs to other clauses: where that is not so, it shows nothing of its own clause."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from forgery import write_evidence
from verdicts import judged, recorded

from vistoria.bundle.layout import write_sums
from vistoria.bundle.verify import verify
from vistoria.model.outcome import Reason
from vistoria.validation.candidates import candidates

POSTING, ASKING = "mo-97-2010/5.1", "mo-97-2010/6.3"
"""Who posts the small blind, and whom the first round begins with: the left of who posted."""
SWAPPED = ("5", "6.3")


@pytest.mark.parametrize(
    ("law", "clauses", "posting", "asking"),
    [("mo-97-2010", SWAPPED, "5.1", "6.3"), ("pt-omaha-online", ("48", "51"), "48", "51")],
    ids=["97/2010", "online"],
)
def test_a_product_that_swaps_the_blinds_of_two_is_not_blamed_for_whom_it_asks(
    law: str, clauses: tuple[str, ...], posting: str, asking: str
) -> None:
    ran = judged("pokerkit", *clauses, regulation=law, examples=1)
    assert posting in ran.of("failed")
    assert ran.clauses[asking]["outcome"] == "cantTell"
    [shown] = [each for each in ran.clauses[asking]["scenarios"] if each["reason"] == Reason.PREMISE]
    assert shown["detail"].startswith(f"{law}/{posting} was not kept before, at message ")
    assert "Seat 1 posted the small blind" in shown["detail"]


def test_a_commission_that_is_not_taken_excuses_nobody_who_keeps_cards_closed() -> None:
    assert {"16", "59"} <= judged("pokerkit", "16", "59", regulation="pt-omaha-online").of("failed")


def test_what_a_scenario_rests_on_fails_its_own_clause_though_no_scenario_of_that_was_asked_for() -> None:
    ran = judged("pokerkit", "6.3")
    assert ran.of("failed") == {"5.1"}
    assert ran.clauses["5.1"]["reason"] == Reason.FOUND_IN_SCENARIO
    [shown] = ran.clauses["5.1"]["elsewhere"]
    assert shown["id"].startswith("mo-97-2010/6.3#")
    assert "posted the small blind" in shown["observed"]


def test_an_ante_that_is_paid_twice_fails_the_clause_on_its_odds_and_none_on_what_else_a_hand_brings() -> (
    None
):
    """9.5 pays it «1 para 1»; what 4.2, 8.9 and 9.5.2 say of the same hand is kept."""
    [wrong] = [each for each in candidates() if each.id == "mo-61-2004/9.5:antes-two-to-one"]
    told = judged(
        wrong.target, "4.2", "8.9", "9.5", regulation="mo-61-2004", options=wrong.options, examples=1
    )
    assert told.of("failed") == {"9.5"}
    assert {"4.2", "8.9", "9.5.2"} <= told.of("cantTell")


def test_a_raise_that_is_refused_for_its_least_amount_breaks_no_clause_on_the_highest() -> None:
    """34.d: a raise of as much as the one before is enough; 24.a says how high it may be."""
    [wrong] = [each for each in candidates() if each.id == "pt-omaha-online/34.d:at-least-twice-the-bet"]
    told = judged(
        wrong.target, "24.a", "34.d", regulation="pt-omaha-online", options=wrong.options, examples=1
    )
    assert "24.a" not in told.of("failed")


def test_who_wins_rests_on_the_cards_that_count() -> None:
    """A flush of one own card is none by 10.1; whom it beats is no point of 10.4 or 14.1."""
    told = judged("in-process:flushes:AnyFlush", "10.1", "10.4", "14.1", examples=100)
    assert "10.1" in told.of("failed")
    assert {"10.4", "14.1"} <= told.of("cantTell")


@pytest.mark.parametrize(
    ("broken", "resting"),
    [
        pytest.param(
            "mo-104-85-m/10.c.ii.s2:fourth-card-from-the-highest-first", "11.e", id="where-cards-lie"
        ),
        pytest.param("mo-104-85-m/10.d.s3:gapped-straight", "11.e", id="who-speaks"),
        pytest.param("pt-omaha-online/15:any-chip-is-enough", "67", id="what-a-session-brings"),
    ],
)
def test_what_rests_on_another_clause_that_fails_shows_nothing(broken: str, resting: str) -> None:
    """On how cards were dealt, who spoke first, and who was dealt in, in an earlier hand of his session too."""
    [wrong] = [each for each in candidates() if each.id == broken]
    law, _, clause = str(wrong.clause).partition("/")
    told = judged(wrong.target, clause, resting, regulation=law, options=wrong.options, examples=1)
    assert clause in told.of("failed")
    assert resting in told.of("cantTell")


@pytest.mark.parametrize("clause", [ASKING, "pt-omaha-online/51"])
def test_who_asks_the_wrong_player_is_failed_for_it(clause: str) -> None:
    law, _, path = clause.partition("/")
    beside = SWAPPED if law == "mo-97-2010" else ("48", "51")
    wrong = [each for each in candidates() if each.clause == clause and each.kind == "saboteur"]
    assert wrong
    for each in wrong:
        ran = judged(each.target, *beside, regulation=law, options=each.options, examples=1)
        assert ran.of("failed") == {path}


@pytest.fixture(scope="module")
def swapped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run in which the blinds of two were posted the other way round."""
    out = tmp_path_factory.mktemp("premises") / "run"
    recorded(out, "pokerkit", "mo-97-2010", clauses=("mo-97-2010/5", ASKING), examples=1)
    return out


def test_whoever_verifies_the_run_finds_the_same_premise(swapped: Path) -> None:
    assert [each for each in verify(swapped) if " premise" in each.what] == []


def _forged(out: Path, change: Any) -> list[str]:
    lines = [json.loads(line) for line in (out / "evidence.jsonl").read_text("utf-8").splitlines()]
    before = (out / "evidence.jsonl").read_bytes()
    change(lines)
    try:
        write_evidence(out, lines)
        write_sums(out)
        return [str(each) for each in verify(out) if " premise" in each.what]
    finally:
        (out / "evidence.jsonl").write_bytes(before)
        write_sums(out)


def test_a_premise_written_into_the_record_excuses_nothing(swapped: Path) -> None:
    def excuse(lines: list[dict[str, Any]]) -> None:
        premise = next(line["premise"] for line in lines if "premise" in line)
        of_posting = [line for line in lines if line["scenario"].startswith(f"{POSTING}#")]
        failed = next(line for line in of_posting if line["checks"][-1]["finding"]["verdict"] == "failed")
        failed["premise"] = premise

    assert any("gives premise nothing" in each for each in _forged(swapped, excuse))


def test_a_premise_taken_out_of_the_record_is_missed(swapped: Path) -> None:
    def convict(lines: list[dict[str, Any]]) -> None:
        for line in lines:
            line.pop("premise", None)

    assert any("the evidence has nothing" in each for each in _forged(swapped, convict))


def test_from_whom_cards_go_round_rests_on_who_spoke_first() -> None:
    """10.c.i says who speaks first; 11.d and 11.e go on with cards that go round from him."""
    asking, law = "10.c.i", "mo-104-85-m"
    [wrong] = [each for each in candidates() if each.id == f"{law}/{asking}:higher-of-both-cards"]
    told = judged(wrong.target, asking, "11.d", "11.e", regulation=law, options=wrong.options, examples=1)
    assert asking in told.of("failed")
    assert told.of("failed").isdisjoint({"11.d", "11.e"})


def test_what_a_hand_begins_with_rests_on_what_those_before_it_brought() -> None:
    """6.7 has antes lost that all decline to add to; who begins the next hand with his ante broke no word of 6.3."""
    [wrong] = [each for each in candidates() if each.id == "mo-61-2004/6.7:ante-back-when-the-hand-is-over"]
    told = judged(wrong.target, "6.3", "6.7", regulation="mo-61-2004", options=wrong.options, examples=1)
    assert told.of("failed") == {"6.7"}
