"""What hands show together is told, with the hand; what only looks so is not."""

from __future__ import annotations

import msgspec
import pytest

from tests.audit.one_hand import HAND, changed, records
from tests.audit.test_odd_records import TEXT, WITH_COMMISSION
from tests.audit.test_stud_text import HAND as STUD
from vistoria.audit.across import Across
from vistoria.audit.outline import outline
from vistoria.audit.record import RecordedHand, formats

TABLE = "table = 'T'\nseats = [1, 2, 3]\nhand = 7\n"
NEXT = changed(("starting_stacks = [10000, 10000, 10000]", "starting_stacks = [9300, 10750, 9950]"))
"""The next hand of the same people: the marker has gone from seat 3 to seat 1."""


def oddities(*texts: str) -> list[str]:
    """What these hands show together, by kind."""
    across, found = Across(), list[str]()
    for text in texts:
        [hand] = records(text)
        assert isinstance(hand, RecordedHand), hand
        found += [each.kind for each in across.looks(outline(hand, is_found=False))]
    return found


def at(time: str, *seats: int, number: int = 7) -> str:
    order = list(seats or (1, 2, 3))
    people = [f"player {seat}" for seat in order]
    day = f"year = 2026\nmonth = 6\nday = 1\ntime = {time}\n"
    return f"table = 'T'\nseats = {order}\nplayers = {people}\nhand = {number}\n{day}"


CASES = {
    "the same hand twice": ([HAND + TABLE, HAND + TABLE], ["duplicate", "marker"]),
    "numbers that begin anew in another file": (
        [HAND + "hand = 1\n", changed(("[10000, 10000, 10000]", "[10000, 10000, 20000]")) + "hand = 1\n"],
        [],
    ),
    "files of one hand that have no number": ([HAND, changed(("AsAhKsKh", "AsAhKsKd"))], []),
    "a number that comes again at the same moment": (
        [HAND + at("20:00:00"), changed(("AsAhKsKh", "AsAhKsKd")) + at("20:00:00")],
        ["duplicate", "marker"],
    ),
    "the next hand": ([HAND + at("20:00:00"), NEXT + at("20:01:00", 2, 3, 1, number=8)], []),
    "a hand between that is missing": (
        [HAND + at("20:00:00"), HAND + at("20:01:00", number=8)],
        ["marker"],
    ),
    "a hand that began before the one before": (
        [HAND + at("20:00:00"), NEXT + at("19:59:00", 2, 3, 1, number=8)],
        ["order"],
    ),
    "clocks that are set back when summer ends": (
        [
            HAND + at("01:50:00").replace("month = 6\nday = 1", "month = 10\nday = 25"),
            NEXT + at("01:10:00", 2, 3, 1, number=8).replace("month = 6\nday = 1", "month = 10\nday = 25"),
        ],
        [],
    ),
    "chips that are gone by the next hand": (
        [HAND + at("20:00:00"), NEXT.replace("9950]", "9900]") + at("20:01:00", 2, 3, 1, number=8)],
        ["stacks"],
    ),
}


@pytest.mark.parametrize(
    ("before", "after", "kinds"),
    [
        ("2026-10-25T01:30:00+01:00", "2026-10-25T01:10:00Z", []),
        ("2026-10-25T01:30:00Z", "2026-10-25T02:10:00+01:00", ["order"]),
        ("yesterday", "today", ["order"]),
        ("", "2026-10-25T02:10:00", []),
    ],
)
def test_times_are_compared_in_the_offsets_in_which_they_are_written(
    before: str, after: str, kinds: list[str]
) -> None:
    [first], [second] = records(HAND + at("01:00:00")), records(NEXT + at("01:00:00", 2, 3, 1, number=8))
    across, found = Across(), list[str]()
    for hand, time in ((first, before), (second, after)):
        assert isinstance(hand, RecordedHand)
        told = outline(msgspec.structs.replace(hand, time=time), is_found=False)
        found += [each.kind for each in across.looks(told)]
    assert found == kinds


NEXT_TEXT = """\
PokerStars Hand #2:  Omaha Pot Limit (50/100) - 2026/06/01 20:17:09 ET
Table 'T' 6-max Seat #1 is the button
Seat 1: ana (9950 in chips)
Seat 2: rui (9300 in chips)
Seat 3: eva (10750 in chips)
rui: posts small blind 50
eva: posts big blind 100
*** HOLE CARDS ***
ana: folds
rui: folds
Uncalled bet (50) returned to eva
eva collected 100 from pot
*** SUMMARY ***
Total pot 100 | Rake 0
"""
"""After the hand of `TEXT`: 10,000 - 50; 10,000 - 700; and 10,000 - 700 + 1,450."""


@pytest.mark.parametrize(
    ("first", "second", "kinds"),
    [
        pytest.param(TEXT, NEXT_TEXT, [], id="nothing"),
        pytest.param(TEXT, NEXT_TEXT.replace("10750", "8750"), ["stacks"], id="2,000 are gone"),
        pytest.param(TEXT, NEXT_TEXT.replace("9950", "9949"), ["stacks"], id="1 of who folded is gone"),
        pytest.param(TEXT, NEXT_TEXT.replace("10750", "90000"), [], id="more may be bought"),
        pytest.param(TEXT, NEXT_TEXT.replace("eva", "leo").replace("10750", "100"), [], id="somebody else"),
        pytest.param(WITH_COMMISSION, NEXT_TEXT.replace("10750", "10678"), [], id="72 are the house's"),
        pytest.param(
            WITH_COMMISSION, NEXT_TEXT.replace("10750", "10677"), ["stacks"], id="1 beside them is gone"
        ),
    ],
)
@pytest.mark.parametrize("format_", ["pokerstars", "ohh"])
def test_stacks_that_no_record_tells_follow_from_what_went_in_and_came_out(
    first: str, second: str, kinds: list[str], format_: str
) -> None:
    across, found = Across(), list[str]()
    for text in (first, second):
        [hand] = records(text + "\n", "pokerstars")
        assert isinstance(hand, RecordedHand), hand
        if format_ == "ohh":
            write = formats()["ohh"].write
            assert write is not None
            [hand] = records(write(hand), "ohh")
            assert isinstance(hand, RecordedHand), hand
        found += [each.kind for each in across.looks(outline(hand, is_found=False))]
    assert found == kinds


@pytest.mark.parametrize("case", CASES)
def test_what_hands_show_together_is_told(case: str) -> None:
    texts, kinds = CASES[case]
    assert oddities(*texts) == kinds


def test_a_fee_for_the_hand_that_no_record_tells_is_not_gone() -> None:
    first = STUD.replace("collected 40", "collected 37").replace("Rake 0", "Rake 3")
    second = first.replace("#7", "#8").replace("ana (2000", "ana (2007").replace("rui (2000", "rui (1970")
    across = Across()
    for text in (first, second):
        [hand] = records(text + "\n", "pokerstars")
        assert isinstance(hand, RecordedHand), hand
        assert not outline(hand, is_found=False).ended
        assert list(across.looks(outline(hand, is_found=False))) == []
