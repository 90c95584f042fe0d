"""Commissions of which a mapping has no word: what a record of its kind never tells is unknown, not nothing.

The law (104/85/M): article 8 takes 20 for the hand where the entry is 20, and article 9 takes 4 % of the pot.
"""

from __future__ import annotations

import pytest

from tests.audit.one_hand import judge
from vistoria.audit.formats.hands import record_in, written
from vistoria.audit.formats.mapping import mapping_of
from vistoria.audit.judge import named
from vistoria.audit.record import Origin, RecordedHand

LAW = "mo-104-85-m"
MAPPING = """\
source = "xml"
hand = "H"
game = "five-card-stud"
own = 2
[fields]
entry = "string(20)"
[players]
each = "P"
name = "@name"
seat = "@seat"
stack = "@chips"
[events]
each = "*[not(self::P)]"
kind = "name()"
who = "@who"
amount = "@sum"
cards = "@cards"
[words]
ENTRY = "entry"
DOWN = "hole"
UP = "up"
FOLD = "fold"
BET = "bet"
BACK = "return"
WIN = "win"
STACK = "stack"
"""
WORDS = {"FEE": "fee", "RAKE": "commission"}
FEES = '<FEE who="ana" sum="10"/><FEE who="rui" sum="10"/>'
BEGIN = '<ENTRY who="rui" sum="20"/><ENTRY who="ana" sum="20"/><UP who="rui" cards="Kh"/><UP who="ana" cards="As"/>'
DOWN = '<DOWN who="rui" cards="??"/><DOWN who="ana" cards="9c"/>'
ACTS = DOWN + '<BET who="ana" sum="40"/><FOLD who="rui"/><BACK who="ana" sum="40"/>'
RAKE, WIN = '<RAKE sum="3"/>', '<WIN who="ana" sum="37"/>'
AFTER_ALL = '<STACK who="ana" sum="2007"/><STACK who="rui" sum="1970"/>'
"""2,000 - 10 - 20 + 37, and 2,000 - 10 - 20."""
BUT_THE_FEE = '<STACK who="ana" sum="2017"/><STACK who="rui" sum="1980"/>'


def read(words: str, *events: str) -> RecordedHand:
    """The hand in which these things happened, read by a mapping with these words for a commission."""
    text = MAPPING + "".join(f'{word} = "{WORDS[word]}"\n' for word in words.split())
    players = "".join(
        f'<P name="{name}" seat="{seat}" chips="2000"/>' for name, seat in (("ana", 1), ("rui", 2))
    )
    format_ = mapping_of(text, "m.toml")
    [record] = format_.read("h.xml", [(1, f"<H>{players}{''.join(events)}</H>")])
    assert isinstance(record, RecordedHand), record
    return record


@pytest.mark.parametrize(
    ("words", "events"),
    [
        pytest.param("FEE", (FEES, BEGIN, ACTS, WIN), id="no word for the commission of the pot"),
        pytest.param("RAKE", (BEGIN, ACTS, RAKE, WIN), id="no word for that of the hand"),
        pytest.param("FEE", (FEES, BEGIN, ACTS, WIN, AFTER_ALL), id="the stacks tell the one of the pot"),
        pytest.param("RAKE", (BEGIN, ACTS, RAKE, WIN, AFTER_ALL), id="the stacks tell the one of the hand"),
        pytest.param("RAKE", (BEGIN, ACTS, RAKE, WIN, BUT_THE_FEE), id="the stacks are those after the fee"),
        pytest.param("", (BEGIN, ACTS, WIN, AFTER_ALL), id="no word for either, the stacks tell both"),
        pytest.param("", (BEGIN, ACTS, WIN, BUT_THE_FEE), id="no word for either, the stacks tell one"),
    ],
)
def test_what_no_word_tells_breaks_nothing(words: str, events: tuple[str, ...]) -> None:
    seen = judge(LAW).hand(read(words, *events))
    assert (list(named(seen.broken)), seen.other) == ([], "")


@pytest.mark.parametrize(
    ("words", "events", "article"),
    [
        pytest.param("FEE RAKE", (FEES, BEGIN, ACTS, WIN), 9, id="nothing is taken of the pot"),
        pytest.param("FEE RAKE", (BEGIN, ACTS, RAKE, WIN), 8, id="nothing is taken for the hand"),
        pytest.param("FEE", (BEGIN, ACTS, WIN), 8, id="nothing for the hand, nothing known of the pot"),
    ],
)
def test_what_a_word_would_tell_is_judged(words: str, events: tuple[str, ...], article: int) -> None:
    found = named(judge(LAW).hand(read(words, *events)).broken)
    assert f"{LAW}/{article}" in {clause for each in found for clause in each.clauses}


def test_a_kept_hand_still_says_what_it_has_no_words_for() -> None:
    hand = read("FEE", FEES, BEGIN, ACTS, WIN)
    assert hand.unsaid == ("pot",)
    assert record_in(written(hand)) == hand
    assert hand.origin == Origin("h.xml", 1)
