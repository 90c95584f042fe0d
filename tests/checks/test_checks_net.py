"""What the house takes as of right, and the pot as it is paid less that."""

from __future__ import annotations

import pytest
from told import Told, community, dealt, paid, verdict

from vistoria.checks import apply_check
from vistoria.games.cards.events import Marker
from vistoria.model.answer import Order, Unsupported
from vistoria.model.event import Charged, Dealt, Event, HandEnded, Posted, RoundEnded, Voided
from vistoria.model.history import History

STACKS = {1: 1000, 2: 1000, 3: 1000}


def pot(amount: int, charged: int = 0, *, ends: bool = True, **won: int) -> Told:
    """A hand in which seat 3 puts so much in, the house takes some, and the rest is paid."""
    taken = (Charged(amount=charged, of="pot", pot=0),) if charged else ()
    events: tuple[Event, ...] = (Posted(seat=3, what="big", amount=amount), *taken, *paid(**won))
    return Told().hand(*events, stacks=STACKS, ends=ends)


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        (pot(300, s1=300), "passed"),
        (pot(300, 15, s1=285), "passed"),
        (pot(300, 15, s1=284), "failed"),
        (pot(300, 15, s1=284, s2=1), "failed"),
        (pot(300, s2=300), "failed"),
        (pot(280, s1=280), "failed"),
        (pot(300, s1=300, ends=False), "failed"),
        (Told(), "inconclusive"),
    ],
)
def test_one_hand_wins_all_of_the_pot_but_what_is_charged(told: Told, wanted: str) -> None:
    assert verdict(told, "net-pot-won", pot=300, seat=1) == wanted


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        (pot(400, s1=200, s2=200), "passed"),
        (pot(400, 19, s1=191, s2=190), "passed"),
        (pot(400, 19, s1=190, s2=190, s3=1), "passed"),
        (pot(400, s1=201, s2=199), "failed"),
        (pot(400, s1=200), "failed"),
        (pot(400, s1=200, s2=190), "failed"),
    ],
)
def test_equal_hands_get_an_equal_part_each_whoever_gets_what_is_left_over(told: Told, wanted: str) -> None:
    assert verdict(told, "net-pot-divided", pot=400, seats=[1, 2]) == wanted


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        (pot(123, s1=62, s2=61), "passed"),
        (pot(123, 6, s1=59, s2=58), "passed"),
        (pot(123, s1=61, s2=62), "failed"),
        (pot(123, 5, s1=59, s2=59), "inconclusive"),
    ],
)
def test_what_is_left_over_goes_whole_to_one_seat(told: Told, wanted: str) -> None:
    assert verdict(told, "net-pot-with-remainder", pot=123, seats=[1, 2], first=1) == wanted


def test_parts_in_chips_of_ten_leave_more_over() -> None:
    literals = {"pot": 70, "seats": [1, 3], "first": 1, "chip": 10}
    assert verdict(pot(70, s1=40, s3=30), "net-pot-with-remainder", **literals) == "passed"
    assert verdict(pot(70, s1=35, s3=35), "net-pot-with-remainder", **literals) == "failed"


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        (pot(50, s1=50), "passed"),
        (pot(50, 2, s1=48), "passed"),
        (pot(50, 1, s1=49), "failed"),
        (pot(50, 2, s1=47), "failed"),
    ],
)
def test_the_house_charges_nothing_or_the_sum_named(told: Told, wanted: str) -> None:
    assert verdict(told, "charged-nothing-or", amounts=[2]) == wanted


def two(*tail: Event, between: tuple[Event, ...] = ()) -> Told:
    """Two hands, with words after the end of the first, and before the cards of the second."""
    cards = (*dealt(2, "As"), *dealt(5, "Ks"))
    told = Told().hand(Marker(seat=2), *cards, HandEnded(stacks={}), *tail, ends=False)
    return told.hand(*between, *dealt(2, "As"), *dealt(5, "Ks"))


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        (two(Marker(seat=5), between=(Marker(seat=5),)), "passed"),
        (two(Marker(seat=5)), "passed"),
        (two(between=(Marker(seat=5),)), "passed"),
        (two(), "failed"),
        (two(Marker(seat=5), between=(Marker(seat=8),)), "failed"),
        (two(between=(Marker(seat=2), Marker(seat=5))), "failed"),
    ],
)
def test_a_move_of_the_marker_told_when_a_hand_ends_is_one_move(told: Told, wanted: str) -> None:
    assert verdict(told, "marker-way", seats=[2, 5]) == wanted


def _carried(had: int, begins: int) -> History:
    told = Told().hand(stacks={1: had})
    told.hand(stacks={1: begins})
    return told.history


def test_a_seat_begins_with_all_that_it_had() -> None:
    assert apply_check("begins-with-all", {"seat": 1}, _carried(1510, 1510)).verdict == "passed"
    assert apply_check("begins-with-all", {"seat": 1}, _carried(1510, 1500)).verdict == "failed"
    assert verdict(Told().hand(stacks={1: 1500}), "begins-with-all", seat=1) == "inconclusive"


@pytest.mark.parametrize(
    ("stacks", "wanted"),
    [({1: 1500, 2: 900}, "passed"), ({1: 1400, 2: 900}, "failed"), ({}, "inconclusive")],
)
def test_stacks_that_the_end_of_a_hand_does_not_name_show_nothing(
    stacks: dict[int, int], wanted: str
) -> None:
    told = Told().hand(Posted(seat=1, what="big", amount=20), Voided(scope="hand", why="x"), stacks=stacks)
    assert verdict(told, "bets-returned", stacks={"1": 1500, "2": 900}) == wanted


def _burnt(*events: Event) -> str:
    over = RoundEnded(round=1)
    told = Told().hand(over, *events, RoundEnded(round=2))
    return verdict(told, "street-counted", after_round=1, burnt=1, opened=3)


def test_cards_that_nobody_laid_out_are_counted_in_their_order() -> None:
    away, flop = Dealt(to="burn", face="down"), community("As", "Ks", "Qs")
    assert _burnt(away, *flop) == "passed"
    assert _burnt(*flop) == "failed"
    assert _burnt(*flop, away) == "failed"
    assert _burnt(away, *flop[:2]) == "failed"
    assert _burnt(Dealt(to="burn", face="up"), *flop) == "failed"


def _ranked(reply: Order | Unsupported | None, **won: int) -> str:
    told = Told().hand(*dealt(2, "As"), *dealt(5, "Ks"), *paid(**won))
    return verdict(told if reply is None else told.rank(2, reply), "ranked-as-paid")


def test_the_hands_that_stand_first_are_those_that_are_paid() -> None:
    assert _ranked(Order(((1,), (0,)), ()), s5=40) == "passed"
    assert _ranked(Order(((0,), (1,)), ()), s5=40) == "failed"
    assert _ranked(Order(((0, 1),), ()), s2=20, s5=20) == "passed"
    assert _ranked(None, s5=40) == "passed"
    assert _ranked(Unsupported("rank"), s5=40) == "passed"
    assert _ranked(None) == "failed"
