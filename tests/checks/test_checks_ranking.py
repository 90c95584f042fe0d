"""The order of hands under test: answers, and payments that suits, seats or opponents change."""

from __future__ import annotations

from typing import Any

import pytest
from told import Told, community, dealt, fold, paid, verdict

from vistoria.model.answer import Order, Unsupported

BOARD = ["Kd", "Qh", "9c", "7s", "2d"]
HANDS = {1: ["As", "Ah", "4c", "5c"], 2: ["Js", "Jh", "4d", "5d"], 3: ["8s", "8h", "4h", "5h"]}


def play(
    told: Told, hands: dict[int, list[str]], *folding: int, board: list[str] = BOARD, **won: int
) -> Told:
    cards = [event for seat, own in hands.items() for event in dealt(seat, *own)]
    gone = [fold(seat) for seat in folding]
    return told.hand(*cards, *gone, *community(*board), *paid(**won), stacks=dict.fromkeys(hands, 100))


@pytest.mark.parametrize(
    ("order", "wanted"),
    [
        (((0, 1), (2,)), "passed"),
        (((1, 0), (2,)), "passed"),
        (((0,), (1,), (2,)), "failed"),
        (((2,), (0, 1)), "failed"),
        (((0, 1),), "failed"),
        ((), "failed"),
    ],
)
def test_an_order_is_right_in_its_groups(order: tuple[tuple[int, ...], ...], wanted: str) -> None:
    assert verdict(Told().rank(3, Order(order)), "ranking", order=[[1, 2], [3]]) == wanted


def test_an_order_not_reached_or_not_asked_for_shows_nothing() -> None:
    assert verdict(Told().rank(2, Unsupported("rank")), "ranking", order=[[1], [2]]) == "unsupported"
    assert verdict(Told(), "ranking", order=[[1], [2]]) == "inconclusive"


def renamed(cards: list[str], names: str) -> list[str]:
    """`names` are the new names of s, h, d and c."""
    return [card[0] + names["shdc".index(card[1])] for card in cards]


def twice(names: str, **second: Any) -> Told:
    told = play(Told(), HANDS, s1=60)
    again = {seat: renamed(own, names) for seat, own in HANDS.items()}
    return play(told, again, board=renamed(BOARD, names), **second)


def test_other_names_of_the_suits_change_no_payment() -> None:
    assert verdict(twice("hscd", s1=60), "suits-renamed") == "passed"
    assert verdict(twice("hscd", s2=60), "suits-renamed") == "failed"
    assert verdict(twice("hscd"), "suits-renamed") == "failed"
    assert verdict(twice("shdc", s1=60), "suits-renamed") == "irrelevant", "nothing was renamed"
    assert verdict(play(play(Told(), HANDS, s1=60), HANDS, s1=60), "suits-renamed") == "irrelevant"


def test_hands_without_a_denomination_in_common_say_nothing_of_suits() -> None:
    one, two = {1: ["As", "Ah"], 2: ["Js", "Jh"]}, {1: ["Ah", "As"], 2: ["Jh", "Js"]}
    told = play(play(Told(), one, s1=40), two, board=renamed(BOARD, "hsdc"), s1=40)
    assert verdict(told, "suits-renamed") == "irrelevant"


def exchanged(**second: Any) -> Told:
    return play(play(Told(), HANDS, s1=60), {1: HANDS[2], 2: HANDS[1], 3: HANDS[3]}, **second)


def test_payments_follow_the_cards_to_the_other_seat() -> None:
    assert verdict(exchanged(s2=60), "hands-exchanged") == "passed"
    assert verdict(exchanged(s1=60), "hands-exchanged") == "failed"
    assert verdict(exchanged(s3=60), "hands-exchanged") == "failed"
    unpaid = play(play(Told(), HANDS, s3=60), {1: HANDS[2], 2: HANDS[1], 3: HANDS[3]}, s3=60)
    assert verdict(unpaid, "hands-exchanged") == "irrelevant"
    assert verdict(play(play(Told(), HANDS, s1=60), HANDS, s1=60), "hands-exchanged") == "irrelevant"


def test_odd_chips_stay_at_the_seat_and_a_hand_may_be_charged_otherwise() -> None:
    def shared(**second: Any) -> Told:
        return play(play(Told(), HANDS, s1=31, s3=30), {1: HANDS[2], 2: HANDS[1], 3: HANDS[3]}, **second)

    assert verdict(shared(s2=30, s3=31), "hands-exchanged") == "passed"
    assert verdict(shared(s2=30, s3=28), "hands-exchanged") == "passed"
    assert verdict(shared(s2=40, s3=21), "hands-exchanged") == "failed"
    assert verdict(shared(s2=61), "hands-exchanged") == "failed"


def thrice(first: dict[str, Any], second: dict[str, Any], third: dict[str, Any]) -> Told:
    """Seat 1, then seat 2, then seat 3 folds."""
    told = Told()
    for folding, won in ((1, first), (2, second), (3, third)):
        play(told, HANDS, folding, **won)
    return told


TIE_12: dict[str, Any]
TIE_13: dict[str, Any]
TIE_23: dict[str, Any]
TIE_12, TIE_13, TIE_23 = {"s1": 20, "s2": 20}, {"s1": 20, "s3": 20}, {"s2": 20, "s3": 20}


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        (thrice({"s2": 40}, {"s1": 40}, {"s1": 40}), "passed"),
        (thrice({"s2": 40}, {"s1": 40}, TIE_12), "passed"),
        (thrice(TIE_23, TIE_13, TIE_12), "passed"),
        (thrice({"s2": 40}, {"s3": 40}, {"s1": 40}), "failed"),
        (thrice(TIE_23, TIE_13, {"s1": 40}), "failed"),
        (thrice({"s1": 40}, {"s1": 40}, {"s1": 40}), "failed"),
        (thrice({}, {"s1": 40}, {"s1": 40}), "failed"),
        (play(play(Told(), HANDS, 1, s2=40), HANDS, 1, s2=40), "irrelevant"),
    ],
)
def test_three_hands_have_one_order(told: Told, wanted: str) -> None:
    assert verdict(told, "no-circle") == wanted


FLUSH, QUEEN, JACK = ["Ah", "Kh", "9h", "5c", "4d"], "Qh 2h 8s 6c", "Jh Th 3s 7d"


@pytest.mark.parametrize(
    ("first", "second", "board", "won", "wanted"),
    [
        (QUEEN, JACK, FLUSH, {"s1": 40}, "passed"),
        (JACK, QUEEN, FLUSH, {"s2": 40}, "passed"),
        (QUEEN, JACK, FLUSH, {"s2": 40}, "failed"),
        (QUEEN, JACK, FLUSH, {"s1": 20, "s2": 20}, "failed"),
        (QUEEN, JACK, FLUSH, {}, "failed"),
        (QUEEN, "Jh Th 8c 7d", FLUSH, {"s1": 40}, "irrelevant"),  # an eight lies twice
        (QUEEN, "Jh Tc 3s 7d", FLUSH, {"s1": 40}, "irrelevant"),  # one heart only
        (
            "Ah 2h 8s 6c",
            JACK,
            ["Qh", "Kh", "9h", "5c", "4d"],
            {"s1": 40},
            "irrelevant",
        ),  # the ace is a hole card
        ("Qh 3h 2s 6c", "Jh Th 8s 7d", FLUSH, {"s1": 40}, "irrelevant"),  # ace to five
        ("Qh Th 2s 6c", "8h 7h 3s Jd", FLUSH, {"s1": 40}, "passed"),
    ],
)
def test_of_flushes_with_the_highest_card_in_common_the_next_decides(
    first: str, second: str, board: list[str], won: dict[str, Any], wanted: str
) -> None:
    told = play(Told(), {1: first.split(), 2: second.split()}, board=board, **won)
    assert verdict(told, "next-card-of-flush") == wanted
