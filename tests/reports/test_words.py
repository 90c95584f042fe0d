"""Every outcome, reason, conclusion and addressee can be said in words, in every language."""

from __future__ import annotations

import pytest

from vistoria.model.clause import Binds
from vistoria.model.finding import Finding
from vistoria.model.outcome import Conclusion, Outcome, Reason
from vistoria.referee.aspects import ASPECTS
from vistoria.reports import words
from vistoria.reports.speech import languages, speech
from vistoria.verdict.play import FoundInPlay

CODES = {
    "outcome": Outcome,
    "reason": Reason,
    "verdict": Conclusion,
    "conclusion": Conclusion,
    "binds": Binds,
}
BESIDE = (
    "acceptance", "refusal", "pack", "ranking", "cards seen", "marker seen", "pot seen", "stacks seen", "bets seen",
    "display", "record", "told",
)  # fmt: skip
"""What may disagree beside what comes of a command; `told` stands for each kind of information that a player has."""
VERDICTS = Finding.__annotations__["verdict"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("table", CODES)
def test_every_code_has_words_of_its_own(language: str, table: str) -> None:
    said = [speech(language).messages[f"{table}.{code.value}"] for code in CODES[table]]
    assert all(said)
    assert len(set(said)) == len(said) or table == "conclusion"


@pytest.mark.parametrize("language", languages())
def test_clauses_of_every_outcome_are_counted_in_words(language: str) -> None:
    keys = [f"count.{outcome.value}" for outcome in Outcome]
    assert [key for key in keys for n in (1, 7) if str(n) not in speech(language).text(key, n=n)] == []


def test_every_reason_is_a_sentence() -> None:
    said = [speech("en").messages[f"reason.{reason.value}"] for reason in Reason]
    assert [each for each in said if not each.endswith(".") or len(each.split()) < 5] == []


def test_every_outcome_has_its_sign() -> None:
    assert set(words.ICONS) == set(Outcome)


def test_no_outcome_shares_its_sign() -> None:
    assert len(set(words.ICONS.values())) == len(Outcome)


def test_an_outcome_without_a_reason_is_said_by_its_word() -> None:
    assert words.said(Outcome.PASSED, None) == "passed"
    assert words.said(Outcome.UNTESTED, Reason.NO_SCENARIO).startswith("untested: The suite")


@pytest.mark.parametrize("language", languages())
def test_every_aspect_of_play_has_words_of_its_own_and_no_words_are_left_over(language: str) -> None:
    said = {k: v for k, v in speech(language).messages.items() if k.startswith("aspect.")}
    assert said.keys() == {words.aspect_key(aspect) for aspect in (*(each.name for each in ASPECTS), *BESIDE)}
    assert len(set(said.values())) == len(said)


def test_a_point_of_play_is_named_in_the_language_of_the_reader() -> None:
    due, seen = "The hand must end.", "Nobody was asked."
    found = FoundInPlay("t", 1, 8, "hand", due, seen, "t.jsonl", "ab")
    assert words.point(found, speech("pt"), str) == (
        f"começo ou fim da jogada: {due}",
        f"começo ou fim da jogada: {seen}",
    )
    strange = FoundInPlay("t", 1, 8, "dice", due, seen, "t.jsonl", "ab")
    assert words.point(strange, speech("en"), str) == (f"dice: {due}", f"dice: {seen}")
    assert words.found_line(found) == f"t, hand 1: {due} {seen}"


def test_sentences_stand_one_after_the_other_and_a_few_words_get_their_names() -> None:
    assert words.both("Seat 1 must win.", "It won nothing.") == "Seat 1 must win. It won nothing."
    assert words.both("seat 1", "seat 2") == "expected: seat 1; observed: seat 2"
