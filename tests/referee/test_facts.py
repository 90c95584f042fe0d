"""What an aspect says, in plain words: each has words, and equal facts read alike."""

from __future__ import annotations

import pytest

from vistoria.referee.aspect import Facts
from vistoria.referee.aspects import ASPECTS
from vistoria.referee.facts import NOTHING, SAY, in_words

SAID: tuple[tuple[str, Facts, str], ...] = (
    ("showing", {"seat 3": frozenset({"Ks", "2c", "Ah"})}, "seat 3 opens 2c Ah Ks"),
    ("choices", {"raise": (40, 80), "fold": None}, "raise from 40 to 80, fold"),
    ("hand", {"HandEnded": True}, "the hand ends"),
    ("commission", {("hand", 2): 1}, "the house takes 1 of the hand of seat 2"),
    ("forced bets", {(5, "small"): 10}, "seat 5 posts 10 (small)"),
    ("best five", {"seat 7": ("7QQQQ", False)}, "seat 7 has 7 Q Q Q Q"),
    ("decision", {(0, 3): ("raise", 30)}, "seat 3: raise, 30 put in"),
    ("dealing", {0: ("seat 2", "down")}, "card 1 to seat 2, closed"),
    ("people", {("seated", "p1"): (3, 100), "state": "open"}, "p1 sits down at seat 3 with 100, the table is open"),
    ("who acts", {}, NOTHING),
)  # fmt: skip


def test_every_aspect_has_words() -> None:
    assert set(SAY) == {aspect.name for aspect in ASPECTS}


@pytest.mark.parametrize(("aspect", "facts", "words"), SAID, ids=[name for name, _, _ in SAID])
def test_facts_are_said_in_plain_words(aspect: str, facts: Facts, words: str) -> None:
    assert in_words(aspect, facts, facts) == words
