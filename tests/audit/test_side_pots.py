"""Pots of players who are all-in that go to the wrong hand: the rule is named that is for such a hand.

Rule 63 of the online law: where nobody all-in has the best hand one takes all pots (a); where somebody all-in has it he
takes the main pot, and the next best hand the side pot (b); where several all-in win, hand by hand (c).
"""

from __future__ import annotations

import pytest

from tests.audit.one_hand import MACAU, ONLINE, found

BEST, NEXT, WORST = "Qs Tc 4h 4d", "Ah As Kd 2c", "7h 6h 5s 4s"
"""With 9c 8d 2h Jc 3s a straight, two pairs less than it, and a jack."""
HAND = """\
PokerStars Hand #2:  Omaha Pot Limit (50/100) - 2026/06/01 20:15:09 ET
Table 'T' 6-max Seat #3 is the button
Seat 1: ana (200 in chips)
Seat 2: rui ({rui} in chips)
Seat 3: eva (10000 in chips)
ana: posts small blind 50
rui: posts big blind 100
*** HOLE CARDS ***
eva: raises 200 to 300
ana: calls 150 and is all-in
rui: calls 200{ends}
*** FLOP *** [9c 8d 2h]
{checks}*** TURN *** [9c 8d 2h] [Jc]
{checks}*** RIVER *** [9c 8d 2h Jc] [3s]
{checks}*** SHOW DOWN ***
rui: shows [{cards[1]}]
eva: shows [{cards[2]}]
{side} collected 200 from side pot
ana: shows [{cards[0]}]
{main} collected 600 from main pot
*** SUMMARY ***
Total pot 800 Main pot 600. Side pot 200. | Rake 0

"""


def text(cards: tuple[str, str, str], main: str, side: str, *, alone: bool = True) -> str:
    """The hand in which ana, rui and eva have these cards; ana is all-in alone, or rui for more beside her."""
    rui, ends, checks = (
        ("10000", "", "rui: checks\neva: checks\n") if alone else ("300", " and is all-in", "")
    )
    return HAND.format(cards=cards, main=main, side=side, rui=rui, ends=ends, checks=checks)


A, B, C = (WORST, NEXT, BEST), (BEST, WORST, NEXT), (BEST, NEXT, WORST)


@pytest.mark.parametrize(
    ("hand", "rule"),
    [
        (text(A, "eva", "eva"), ""),
        (text(A, "ana", "eva"), "63.a"),
        (text(A, "eva", "rui"), "63.a"),
        (text(B, "ana", "eva"), ""),
        (text(B, "ana", "rui"), "63.b"),
        (text(B, "eva", "eva"), "63.b"),
        (text(C, "ana", "rui", alone=False), ""),
        (text(C, "ana", "eva", alone=False), "63.c"),
        (text(C, "rui", "rui", alone=False), "63.c"),
        (text(A, "eva", "rui", alone=False), "63.a"),
        (text(B, "ana", "rui", alone=False), "63.b"),
    ],
)
def test_the_rule_for_such_a_hand_is_named_first(hand: str, rule: str) -> None:
    assert [each.clauses[0] for each in found(hand, ONLINE, "pokerstars")] == (
        [f"{ONLINE}/{rule}"] if rule else []
    )


CHARGED = 7
"""Too little for a rate, so that it is a cap: one for the hand, and of no pot in particular."""


def charged(main: int) -> str:
    """The hand in which ana gets the main pot less so much, and eva the side pot less the rest of the commission."""
    hand = text(B, "ana", "eva")
    for old, new in (
        ("collected 200", f"collected {200 - (CHARGED - main)}"),
        ("collected 600", f"collected {600 - main}"),
        ("Rake 0", f"Rake {CHARGED}"),
    ):
        assert old in hand
        hand = hand.replace(old, new)
    return hand


@pytest.mark.parametrize("main", range(CHARGED + 1))
def test_a_capped_commission_may_lie_on_any_of_the_pots(main: int) -> None:
    assert found(charged(main), MACAU, "pokerstars") == []


@pytest.mark.parametrize("main", [-1, CHARGED + 1])
def test_nobody_is_paid_more_than_the_pots_that_he_wins(main: int) -> None:
    assert [each.clauses[0] for each in found(charged(main), MACAU, "pokerstars")] == [f"{MACAU}/10.2"]
