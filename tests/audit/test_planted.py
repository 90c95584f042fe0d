"""A fault of every kind that a record can show, planted in a hand whose figures are worked out by hand."""

from __future__ import annotations

import pytest

from tests.audit.one_hand import HAND, MACAU, ONLINE, changed, found, judged

BOTH = (
    "p3 cbr 300', 'p1 f', 'p2 cc'",
    "p3 cbr 200', 'p1 cbr 300', 'p2 cbr 400', 'p3 cbr 500', 'p1 f', 'p2 cc'",
)
ENDS = "finishing_stacks = [9950, 9300, 10750]"


@pytest.mark.parametrize("regulation", [MACAU, ONLINE])
def test_the_hand_itself_keeps_the_law(regulation: str) -> None:
    seen = judged(HAND, regulation)
    assert (seen.broken, seen.is_whole) == ((), True)


PLANTED = {
    # 6.3: the first to speak sits at the left of the big blind
    "out of turn": ("6.3", [("'p3 cbr 300', 'p1 f'", "'p1 f', 'p3 cbr 300'")]),
    # 11.2.3: the pot is 150, and 250 once the bet of 100 is matched: at most to 350
    "raise above the pot": ("11.2.3", [("p3 cbr 300", "p3 cbr 351")]),
    # 12.1: at least as much more as the blind, 100
    "raise by too little": ("12.1", [("p3 cbr 300", "p3 cbr 150")]),
    # 11.2.1: 650 lie in the pot after the first round
    "bet above the pot": ("11.2.1", [("p3 cbr 400", "p3 cbr 651")]),
    # 12.2: three raises a round
    "fourth raise": ("12.2", [BOTH]),
    # 5.1: the player at the left of the marker, who is player 1
    "small blind one seat on": ("5.1", [("[50, 100, 0]", "[0, 50, 100]")]),
    # 8.5: the beaten hand is shown too
    "beaten hand mucked": ("8.5", [("'p2 sm 7h6h5s4s'", "'p2 sm'")]),
    # 8.5: all four cards
    "two cards of the winner shown": ("8.5", [("'p3 sm QdQcJdTh'", "'p3 sm QcTh'")]),
    # 10.2: who has the best five cards «ganha todas as apostas da mesa»; how the house ranks hands is not recorded
    "pot to the beaten hand": ("10.2", [(ENDS, "finishing_stacks = [9950, 10750, 9300]")]),
    # 16: five per cent of 1,450 are 72
    "commission of 100": ("16", [(ENDS, "finishing_stacks = [9950, 9300, 10650]")]),
    # 7.1: three cards
    "flop of two cards": ("7.1", [("d db 9c8d2h", "d db 9c8d")]),
    # 1.1.3: the pack has one nine of clubs
    "the same card twice": ("1.1.3", [("d db Jc", "d db 9c")]),
}


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found_at_its_clause_and_place(fault: str) -> None:
    clause, changes = PLANTED[fault]
    seen = found(changed(*changes))
    assert f"{MACAU}/{clause}" in {name for each in seen for name in each.clauses}, seen
    assert {(each.origin.file, each.origin.line) for each in seen} == {("records", 1)}


def test_what_is_found_says_what_the_law_demands_and_what_was_done() -> None:
    [seen] = found(changed(("p3 cbr 300", "p3 cbr 351")))
    assert "The raise of seat 3 to 351 must be refused" in seen.expected
    assert seen.actual == "It was accepted."
