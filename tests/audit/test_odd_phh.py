"""PHH files that are written in unusual ways, and sums as formats write them."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest

from tests.audit.one_hand import MACAU, changed, found, judged
from tests.audit.test_odd_records import answers, read
from vistoria.audit.course import decimal
from vistoria.audit.record import NotThisHand

PHH = {
    "fields of its author": ([("variant =", "_note = 'hi'\n_more = {a = 1}\nvariant =")], "kept"),
    "comments": ([("'p3 cbr 300'", "'p3 cbr 300 # why', '# a comment alone'")], "kept"),
    "comments with bets": ([("'p3 cbr 300'", "'p3 cbr 300 # not cbr 3.1234567'")], "kept"),
    "a number with a comment": ([("variant =", "[1]  # the first\nvariant =")], "kept"),
    "a table of its author": (
        [
            ("finishing_stacks", "_x = 1\nfinishing_stacks"),
            ("[9950, 9300, 10750]\n", "[9950, 9300, 10750]\n[_more]\na = 1\n"),
        ],
        "kept",
    ),
    "lists over several lines": ([("antes = [0, 0, 0]", "antes = [\n0,\n0,\n0\n]")], "kept"),
    "antes of all": ([("antes = [0, 0, 0]", "antes = [10, 10, 10]")], "ante"),
    "an ante of one": ([("antes = [0, 0, 0]", "antes = [0, 100, 0]")], "ante of one player"),
    "a straddle": ([("[50, 100, 0]", "[50, 100, 200]")], "straddle"),
    "stacks without end": ([("10000, 10000, 10000", "inf, inf, inf")], "1: inf is no sum"),
    "an action of another program": ([("'p1 f'", "'p1 zz'")], "1: no action of the format: 'p1 zz'"),
    "a bet in parts of the pot": ([("p3 cbr 400", "p3 cbr 50%")], "1: '50%' is no sum"),
    "the cards that were dealt": ([("p2 sm 7h6h5s4s", "p2 sm -")], "kept"),
    "cards that are shown in part": (
        [("p2 7h6h5s4s", "p2 ????????"), ("p2 sm 7h6h5s4s", "p2 sm ????7h6h")],
        "kept",
    ),
    "no small blind": ([("[50, 100, 0]", "[0, 100, 0]")], "no small blind"),
    "another game": ([("'PO'", "'FO/8'")], "FO/8"),
    "stacks in the middle of a hand": (
        [
            (
                "'d db Jc', 'p2 cc', 'p3 cc', 'd db 3s', 'p2 cc', 'p3 cc',\n  'p2 sm 7h6h5s4s', 'p3 sm QdQcJdTh'",
                "",
            ),
            ("[9950, 9300, 10750]", "[9950, 9300, 9300]"),
        ],
        "kept so far",
    ),
    "nothing won by the middle of a hand": (
        [
            (
                "'d db Jc', 'p2 cc', 'p3 cc', 'd db 3s', 'p2 cc', 'p3 cc',\n  'p2 sm 7h6h5s4s', 'p3 sm QdQcJdTh'",
                "",
            ),
            ("finishing_stacks = [9950, 9300, 10750]", "winnings = [0, 0, 0]"),
        ],
        "kept so far",
    ),
    "a number of places in words": (
        [("variant =", "seat_count = 'six'\nvariant =")],
        "1: places cannot be 'six'",
    ),
    "seats in words": ([("variant =", "seats = ['a', 'b', 'c']\nvariant =")], "1: 'a' is no seat"),
    "seats of others": ([("variant =", "seats = [1, 2]\nvariant =")], "1: 2 seats for 3 players"),
    "a game in numbers": ([("'PO'", "4")], "4"),
    "a stack in a list": ([("[10000, 10000, 10000]", "[[10000], 10000, 10000]")], "1: [10000] is no sum"),
    "a least bet below nothing": ([("min_bet = 100", "min_bet = -100")], "1: -100 is a sum below zero"),
    "a pot that nobody gets": ([("[9950, 9300, 10750]", "[9950, 9300, 9300]")], "broken"),
    "a card that came twice": ([("'d db Jc'", "'d db 9c'")], "broken"),
}


@pytest.mark.parametrize("kind", PHH)
def test_a_phh_file_is_read_as_its_specification_lets_it_be_written(kind: str, tmp_path: Path) -> None:
    changes, answer = PHH[kind]
    assert answers(read(changed(*changes), "a.phh", tmp_path)) == [answer]


def test_lists_within_lists_without_end_set_a_hand_aside(tmp_path: Path) -> None:
    [said] = answers(read(changed(("min_bet = 100", f"min_bet = {'[' * 3000}")), "a.phh", tmp_path))
    assert said.startswith("1: not readable: RecursionError")


RUN_OUT = """\
variant = 'PO'
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [500, 500, 500]
actions = ['d dh p1 AsAhKsKh', 'd dh p2 7h6h5s4s', 'd dh p3 QdQcJdTh', 'p3 cbr 300', 'p1 cbr 500', 'p2 cc', 'p3 cc',
  'p1 sm AsAhKsKh', 'p2 sm 7h6h5s4s', 'p3 sm QdQcJdTh', 'd db 9c8d2h', 'd db Jc', 'd db 3s']
"""


@pytest.mark.parametrize(
    ("more", "answer"), [("", "kept"), (", 'd db KdQs2c', 'd db 4c', 'd db 5c'", "run twice")]
)
def test_a_board_that_nobody_bets_on_any_more_may_come_twice(more: str, answer: str, tmp_path: Path) -> None:
    assert answers(read(RUN_OUT.replace("'d db 3s'", f"'d db 3s'{more}"), "a.phh", tmp_path)) == [answer]


@pytest.mark.parametrize(
    ("text", "units"), [("$1,234.50", "1234.50"), ("€ 5", "5"), ("7 MOP", "7"), ("-3", "-3"), (0.5, "0.5")]
)
def test_a_sum_may_have_thousands_apart_and_a_currency(text: object, units: str) -> None:
    assert decimal(text) == Decimal(units)


@pytest.mark.parametrize("text", ["50%", "1/2", "1.000,50", "", "half", "1e5", "nan"])
def test_what_is_no_sum_is_not_read_as_one(text: str) -> None:
    with pytest.raises(NotThisHand, match="is no sum"):
        decimal(text)


DEAL = "'d dh p1 AsAhKsKh', 'd dh p2 7h6h5s4s', 'd dh p3 QdQcJdTh'"
SHORT = f"""\
variant = 'PO'
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [10000, 99, 10000]
actions = [{DEAL}, 'p3 cc', ACTS, 'p1 sm AsAhKsKh', 'p2 sm 7h6h5s4s']
finishing_stacks = STACKS
"""
SHORT_BLINDS = {
    # p2 has a flush and gets 99 + 99 + 50; the last chip of p3 comes back
    "called by one alone": ("'p1 f', 'd db 9h8d2hJc3h'", "[9950, 248, 9901]"),
    # 300 + 300 + 99, and 100 that nobody matched: p3 has put 300 in, whatever the first call was
    "called, and then raised": (
        "'p1 cbr 300', 'p3 cc', 'd db 9c8d2h', 'p1 cbr 100', 'p3 f', 'd db Jc', 'd db 3s'",
        "[10399, 0, 9700]",
    ),
}


@pytest.mark.parametrize("kind", SHORT_BLINDS)
def test_a_call_of_a_short_blind_is_not_taken_for_less_than_the_law_has(kind: str) -> None:
    acts, stacks = SHORT_BLINDS[kind]
    text = SHORT.replace("ACTS", acts).replace("STACKS", stacks)
    if kind == "called by one alone":
        text = text.replace("'p1 sm AsAhKsKh', 'p2 sm 7h6h5s4s'", "'p3 sm QdQcJdTh', 'p2 sm 7h6h5s4s'")
    seen = judged(text, MACAU)
    assert (seen.broken, seen.is_whole) == ((), True)


@pytest.mark.parametrize("chips", [49, 99])
def test_a_blind_of_all_that_somebody_had_says_nothing_of_the_stakes(chips: int) -> None:
    """The big blind is posted by who sits behind the small one, with less than it, or with less than its double."""
    acts, _ = SHORT_BLINDS["called, and then raised"]
    text = SHORT.replace("ACTS", acts).replace("STACKS", f"[{10_300 + chips}, 0, 9700]")
    text = (
        text.replace("100, 0]", f"{chips}, 0]")
        .replace("min_bet = 100", "min_bet = 0")
        .replace(" 99,", f" {chips},")
    )
    seen = judged(text, MACAU)
    assert (seen.broken, seen.ways, seen.is_whole) == ((), (), True)


def test_a_hand_that_ends_before_its_last_card_breaks_the_clause_on_that_card() -> None:
    [seen] = found(changed(("'d db 3s', 'p2 cc', 'p3 cc',", "")))
    assert seen.clauses == (f"{MACAU}/8.3",)
