"""Every outcome, reason, conclusion and addressee can be said in words."""

from __future__ import annotations

import pytest

from vistoria.model.clause import Binds, Language
from vistoria.model.outcome import Conclusion, Outcome, Reason
from vistoria.reports import words


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_a_sentence_of_its_own(reason: Reason) -> None:
    sentence = words.REASONS[reason]
    assert sentence.endswith(".")
    assert len(sentence.split()) >= 5
    assert [r for r, s in words.REASONS.items() if s == sentence] == [reason]


def test_the_tables_cover_what_they_are_about() -> None:
    assert set(words.OUTCOMES) == set(Outcome)
    assert set(words.CONCLUSIONS) == set(Conclusion)
    assert set(words.BINDS) == set(Binds)
    assert set(words.LANGUAGES) == set(Language)


def test_no_outcome_shares_its_sign_or_its_word() -> None:
    assert (
        len({w.icon for w in words.OUTCOMES.values()}) == len({w.word for w in words.OUTCOMES.values()}) == 5
    )


@pytest.mark.parametrize(
    ("count", "said"), [(1, "1 clause failed"), (3, "3 clauses failed"), (1234, "1,234 clauses failed")]
)
def test_counts_are_said_in_the_right_number(count: int, said: str) -> None:
    assert words.counted(count, Outcome.FAILED) == said


@pytest.mark.parametrize(
    ("items", "said"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_lists_end_in_and(items: list[str], said: str) -> None:
    assert words.listed(items) == said


def test_an_outcome_without_a_reason_is_said_by_its_word() -> None:
    assert words.said(Outcome.PASSED, None) == "passed"
    assert words.said(Outcome.UNTESTED, Reason.NO_SCENARIO).startswith("untested: The suite")
