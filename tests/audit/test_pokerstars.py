"""The text format as a room writes it: currencies, chatter, people who sit out, cards that only the summary names."""

from __future__ import annotations

import pytest

from tests.audit.one_hand import MACAU, ONLINE, found, judged, records
from vistoria.audit.record import BadHand, RecordedHand
from vistoria.model.event import Acted, Charged, Dealt, Paid, Returned
from vistoria.model.place import Seat

TEXT = """\
PokerStars Hand #100000000001:  Omaha Pot Limit ($0.50/$1.00 USD) - 2026/06/01 20:15:09 ET
Table 'Lisboa IV' 6-max Seat #5 is the button
Seat 1: ana maria ($100 in chips)
Seat 3: rui: o 3 ($1,050.50 in chips)
Seat 4: leo ($80 in chips) is sitting out
Seat 5: eva ($20 in chips)
ana maria: posts small blind $0.50
rui: o 3: posts big blind $1
leo: sits out
*** HOLE CARDS ***
Dealt to eva [Qd Qc Jd Th]
eva: raises $2 to $3
ana maria: folds
rui: o 3: calls $2
ana maria said, "nh"
*** FLOP *** [9c 8d 2h]
rui: o 3: checks
eva: bets $5
rui: o 3: raises $16.50 to $21.50
eva: calls $12 and is all-in
Uncalled bet ($4.50) returned to rui: o 3
*** TURN *** [9c 8d 2h] [Jc]
*** RIVER *** [9c 8d 2h Jc] [3s]
*** SHOW DOWN ***
rui: o 3: shows [7h 6h 5s 4s] (high card Jack)
eva: shows [Qd Qc Jd Th] (a straight, Eight to Queen)
eva collected $38.86 from pot
*** SUMMARY ***
Total pot $40.50 | Rake $1.64
Board [9c 8d 2h Jc 3s]
Seat 1: ana maria (small blind) folded before Flop
Seat 3: rui: o 3 (big blind) showed [7h 6h 5s 4s] and lost with high card Jack
Seat 5: eva (button) showed [Qd Qc Jd Th] and won ($38.86) with a straight, Eight to Queen
"""
"""Pot 0.50 + 3 + 3 + 17 + 17 = 40.50; 4.05 % are 1.64. With the call of 5 the pot is 16.50: to 21.50 at most."""


def test_a_hand_as_a_room_writes_it_is_read_whole() -> None:
    [hand] = records(TEXT, "pokerstars")
    assert isinstance(hand, RecordedHand), hand
    assert [(each.name, each.seat, each.stack) for each in hand.players] == [
        ("ana maria", 1, 10000),
        ("rui: o 3", 3, 105050),
        ("eva", 5, 2000),
    ]
    assert (hand.small, hand.big, hand.marker, hand.places, hand.scale) == (50, 100, 5, 6, 100)
    assert (hand.table, hand.time, hand.currency) == ("Lisboa IV", "2026-06-01T20:15:09", "USD")
    assert [e.put for e in hand.events if isinstance(e, Acted)] == [300, 0, 200, 0, 500, 2150, 1200]
    assert [e.amount for e in hand.events if isinstance(e, Returned | Charged | Paid)] == [450, 3886, 164]
    hole = [e.card for e in hand.events if isinstance(e, Dealt) and e.to == Seat(3)]
    assert hole == ["7h", "6h", "5s", "4s"]
    assert {e.card for e in hand.events if isinstance(e, Dealt) and e.to == Seat(1)} == {None}


def test_it_keeps_both_laws_of_omaha() -> None:
    for law in (MACAU, ONLINE):
        seen = judged(TEXT, law, "pokerstars")
        assert (seen.broken, seen.other, seen.is_whole) == ((), "", True)


def test_what_it_breaks_is_found_in_its_own_currency() -> None:
    taken = TEXT.replace("$38.86", "$38.00").replace("Rake $1.64", "Rake $2.50")
    [seen] = found(taken, MACAU, "pokerstars")
    assert (seen.clauses, seen.unit) == ((f"{MACAU}/16",), "1/100 USD")


def test_a_mucked_hand_that_the_summary_names_is_known_and_was_not_shown() -> None:
    mucked = TEXT.replace("rui: o 3: shows [7h 6h 5s 4s] (high card Jack)", "rui: o 3: mucks hand")
    mucked = mucked.replace("showed [7h 6h 5s 4s] and lost with high card Jack", "mucked [7h 6h 5s 4s]")
    [seen] = found(mucked, MACAU, "pokerstars")
    assert seen.clauses == (f"{MACAU}/8.5",)


def test_other_terms_of_play_are_named() -> None:
    for old, new, term in (
        ("leo: sits out", "leo: posts small & big blinds $1.50", "small & big blinds"),
        ("*** TURN ***", "*** FIRST TURN ***", "run twice"),
        ("Omaha Pot Limit", "Omaha Hi/Lo Pot Limit", "Omaha Hi/Lo Pot Limit"),
        ("Omaha Pot Limit", "7 Card Stud Limit", "7 Card Stud Limit"),
    ):
        [hand] = records(TEXT.replace(old, new).replace(") is sitting out", ")"), "pokerstars")
        assert isinstance(hand, RecordedHand), hand
        assert term in hand.variants


def test_a_hand_that_does_not_add_up_is_set_aside() -> None:
    [hand] = records(TEXT.replace("eva: bets $5", "eva: bets $500"), "pokerstars")
    assert isinstance(hand, BadHand)
    assert hand.reason == "seat 5 puts in 50000 of 1700 chips"


@pytest.mark.parametrize(
    "line",
    ["ana maria has 15 seconds left to act", "leo has 5 minutes to rejoin", "rui: o 3 has timed out while disconnected",
     'leo said, "raises $5 to $10 [As]"', "ina joins the table at seat #6",
     "leo was removed from the table for failing to post", "ina will be allowed to play after the button"],
)  # fmt: skip
def test_a_line_that_tells_of_no_play_changes_nothing(line: str) -> None:
    before, after = TEXT.split("*** FLOP")
    assert records(f"{before}{line}\n*** FLOP{after}", "pokerstars") == records(TEXT, "pokerstars")


@pytest.mark.parametrize("told", ["Qd Qc Jd", "Qd Qc Jd Th 2s"])
def test_cards_of_another_number_are_found_where_the_text_names_them(told: str) -> None:
    text = TEXT.replace("Qd Qc Jd Th", told)
    [seen, *_] = found(text, MACAU, "pokerstars")
    assert seen.clauses == (f"{MACAU}/6.1",)
