"""What an aspect says, in sentences: each has both moods and a sentence for nothing, and equal facts read alike."""

from __future__ import annotations

from typing import get_args

import pytest

from vistoria.languages.sentences import read
from vistoria.model.event import HandEnded, Turn
from vistoria.model.sentences import patterns
from vistoria.referee.aspect import Facts
from vistoria.referee.aspects import ASPECTS, instead
from vistoria.referee.facts import in_words
from vistoria.referee.names import Name

BY_NAME = {str(aspect.name): aspect for aspect in ASPECTS}
SAID: tuple[tuple[str, Facts, str], ...] = (
    ("showing", {"seat 3": frozenset({"Ks", "2c", "Ah"})}, "Seat 3 must open 2c Ah Ks."),
    (
        "choices",
        {"fold": None},
        "The player in turn must have the choice to fold.",
    ),
    (
        "choices",
        {"raise": (40, 80)},
        "The player in turn must have the choice to raise from 40 to 80.",
    ),
    ("hand", {"HandEnded": True}, "The hand must end."),
    ("commission", {("hand", 2): 1}, "The house must take a commission of 1 on the hand of seat 2."),
    ("forced bets", {(5, "small"): 10}, "Seat 5 must post the small blind of 10."),
    (
        "best five",
        {"seat 7": ("7QQQQ", False)},
        "The best five cards of seat 7 must have the ranks 7 Q Q Q Q.",
    ),
    ("decision", {(0, 3): ("raise", 30)}, "Seat 3 must raise and put in 30."),
    ("dealing", {0: ("seat 2", "down")}, "Card 1 must go to seat 2, closed."),
    (
        "people",
        {("seated", "p1"): (3, 100), "state": "open"},
        "Player p1 must sit down at seat 3 with 100. The table must be open.",
    ),
)


def test_every_aspect_has_sentences_of_both_moods() -> None:
    assert sorted(BY_NAME) == sorted(get_args(Name)), "each name has one record"
    for name in BY_NAME:
        for mood in ("must", "did"):
            assert f"{mood}.{name.replace(' ', '-')}-none" in patterns()


@pytest.mark.parametrize(("aspect", "facts", "words"), SAID, ids=[name for name, _, _ in SAID])
def test_facts_are_said_in_sentences(aspect: str, facts: Facts, words: str) -> None:
    assert in_words("must", BY_NAME[aspect], facts, {}, facts) == words
    did = in_words("did", BY_NAME[aspect], facts, {}, facts)
    assert did != words
    assert list(read(words))
    assert list(read(did))


def test_a_side_that_lacks_a_fact_says_so_of_its_subject() -> None:
    paid = {1: 30, 2: 31}
    assert (
        in_words("did", BY_NAME["division"], {1: 61}, paid, paid)
        == "Seat 1 was paid 61. Seat 2 was paid nothing."
    )
    mine, theirs = {(7, "small"): 7}, {(7, "big"): 20}
    keys = [*mine, *theirs]
    assert in_words("did", BY_NAME["forced bets"], theirs, mine, keys) == "Seat 7 posted the big blind of 20."
    assert (
        in_words("must", BY_NAME["who acts"], {}, {"asked": (2, 1)}, ["asked"]) == "Nobody may be asked now."
    )


def test_what_happened_instead_is_told() -> None:
    asked, ended = Turn(seat=2, round=1), HandEnded(stacks={1: 100})
    assert instead("did", [ended], [asked]) == "The hand ended."
    assert instead("must", [asked], [ended]) == "Seat 2 must be asked in round 1."
