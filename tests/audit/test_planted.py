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


FOLDED = (HAND[HAND.index(" 'p2 cc',") : HAND.index("]\nfinishing")], " 'p2 f'")
BY_LAW = {
    # 8.1 and 55: the fourth card of the table; whoever is asked then follows from it
    "no turn": ({MACAU: "8.1", ONLINE: "55"}, [("'d db Jc', ", "")]),
    # 10.2 and 36: all others have folded; the pot is 250, and 200 of his bet come back to player 3
    "pot to a player who has folded": (
        {MACAU: "10.2", ONLINE: "36"},
        [FOLDED, ("finishing_stacks = [9950, 9300, 10750]", "winnings = [0, 250, 200]")],
    ),
    "part of the pot to a player who has folded": (
        {MACAU: "10.2", ONLINE: "36"},
        [FOLDED, ("finishing_stacks = [9950, 9300, 10750]", "winnings = [0, 125, 325]")],
    ),
}


@pytest.mark.parametrize("law", [MACAU, ONLINE])
@pytest.mark.parametrize("fault", BY_LAW)
def test_a_planted_fault_is_found_at_its_clause_and_no_other(fault: str, law: str) -> None:
    clauses, changes = BY_LAW[fault]
    [seen] = found(changed(*changes), law)
    assert seen.clauses == (f"{law}/{clauses[law]}",)


@pytest.mark.parametrize("law", [MACAU, ONLINE])
@pytest.mark.parametrize("won", ["[0, 0, 450]", "[0, 0, 250]"])
def test_what_is_won_of_those_who_folded_is_lawful_with_or_without_the_bet_that_came_back(
    won: str, law: str
) -> None:
    told = changed(FOLDED, ("finishing_stacks = [9950, 9300, 10750]", f"winnings = {won}"))
    assert found(told, law) == []


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
