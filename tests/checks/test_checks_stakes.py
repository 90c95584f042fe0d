"""Bets that are matched: equal at the end of each round but for those all-in, and won within one's own."""

from __future__ import annotations

import pytest
from told import Told, dealt, fold, paid

from vistoria.checks import apply_check
from vistoria.model.event import Acted, Event, Posted, Returned, RoundEnded

STACKS = {1: 100, 2: 100, 3: 30}
BLINDS = (Posted(seat=2, what="small", amount=10), Posted(seat=3, what="big", amount=20))
CARDS = (*dealt(1, "As"), *dealt(2, "Ks"), *dealt(3, "Qs"))
END = RoundEnded(round=1)
BACK = Returned(seat=1, amount=20, why="unmatched")


def put(seat: int, amount: int, act: str = "call") -> Acted:
    return Acted(seat=seat, act=act, put=amount)  # type: ignore[arg-type]


def verdict(check: str, *events: Event, ends: bool = True) -> str:
    told = Told().hand(*BLINDS, *CARDS, *events, stacks=STACKS, ends=ends)
    return apply_check(check, {}, told.history).verdict


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((put(1, 50, "raise"), put(2, 40), put(3, 10), END), "passed"),  # seat 3 all-in with 30
        ((put(1, 50, "raise"), put(2, 40), fold(3), END), "passed"),
        ((put(1, 50, "raise"), put(2, 10), put(3, 10), END), "failed"),
        ((put(1, 50, "raise"), put(2, 40), END), "failed"),  # seat 3 has 10 left and is in
        ((put(1, 20), put(2, 10), END), "irrelevant"),
        ((put(1, 50, "raise"), fold(2), put(3, 10), END), "irrelevant"),
    ],
)
def test_a_round_ends_when_all_who_can_have_put_in_the_same(events: tuple[Event, ...], wanted: str) -> None:
    assert verdict("equal-contributions", *events) == wanted


def test_a_hand_that_did_not_end_shows_no_equal_bets() -> None:
    course = (put(1, 50, "raise"), put(2, 40), put(3, 10), END)
    assert verdict("equal-contributions", *course, ends=False) == "irrelevant"


SHORT = (put(1, 50, "raise"), put(2, 40), put(3, 10), END)
"""Bets of 50, 50 and 30: seat 3 can win 90 and no more."""


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((*SHORT, *paid(s3=90, s1=40)), "passed"),
        ((*SHORT, *paid(s1=130)), "passed"),
        ((*SHORT, *paid(s3=91, s1=39)), "failed"),
        ((*SHORT, *paid(s3=130)), "failed"),
        ((*SHORT,), "failed"),
        ((put(1, 30, "raise"), put(2, 20), put(3, 10), END, *paid(s3=90)), "irrelevant"),
        ((put(1, 50, "raise"), fold(2), put(3, 10), END, *paid(s3=70, s1=20)), "passed"),
        ((put(1, 50, "raise"), fold(2), put(3, 10), END, *paid(s2=30, s1=60)), "failed"),
        ((put(1, 50, "raise"), fold(2), put(3, 10), END, BACK, *paid(s3=70)), "irrelevant"),
    ],
)
def test_nobody_wins_from_another_more_than_he_put_in(events: tuple[Event, ...], wanted: str) -> None:
    assert verdict("won-within-own-bet", *events) == wanted
