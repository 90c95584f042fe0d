"""Entries, capital and parts of the pot under test."""

from __future__ import annotations

import pytest
from told import TABLE, Told, dealt, fold, paid, verdict

from vistoria.model.answer import TableView, Viewed
from vistoria.model.cards import Card
from vistoria.model.event import Acted, Charged, Dealt, Event, Posted, Returned, Turn, Voided
from vistoria.model.place import Seat
from vistoria.model.pot import Pot as EventPot
from vistoria.model.request import Look

STACKS = {1: 1000, 2: 1000, 3: 1000}
CARD = Dealt(to=Seat(3), face="up", card=Card("Kd"))
ENTRIES = tuple(Posted(seat=seat, what="entry", amount=20) for seat in (3, 2, 1))
TURN = Turn(seat=3, round=1)


def hand(*events: Event, ends: bool = True) -> Told:
    return Told().hand(*events, stacks=STACKS, ends=ends)


def put(seat: int, amount: int, act: str = "call") -> Acted:
    return Acted(seat=seat, act=act, put=amount, to=amount)  # type: ignore[arg-type]


def of_hand(amount: int, seat: int | None = None) -> Charged:
    return Charged(amount=amount, of="hand", seat=seat)


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((*ENTRIES, CARD), "passed"),
        ((*ENTRIES[:2], CARD, ENTRIES[2]), "failed"),
        ((*ENTRIES[:2], CARD), "failed"),
        ((*ENTRIES, ENTRIES[0], CARD), "failed"),
        (ENTRIES, "failed"),
    ],
)
def test_all_put_in_the_entry_before_the_first_card(events: tuple[Event, ...], wanted: str) -> None:
    assert verdict(hand(*events), "entries-posted", seats=[1, 2, 3], amount=20) == wanted


@pytest.mark.parametrize(
    ("events", "all_in_all", "each"),
    [
        ((of_hand(20), CARD), "passed", "failed"),
        ((of_hand(7, 1), of_hand(7, 2), of_hand(6, 3), CARD), "passed", "failed"),
        ((of_hand(20, 1), of_hand(20, 2), of_hand(20, 3), CARD), "failed", "passed"),
        ((CARD, of_hand(20)), "failed", "failed"),
        ((CARD,), "failed", "failed"),
    ],
)
def test_the_house_takes_its_sum_before_the_first_card(
    events: tuple[Event, ...], all_in_all: str, each: str
) -> None:
    assert verdict(hand(*events), "house-takes-first", amount=20) == all_in_all
    assert verdict(hand(*events), "house-takes-each", seats=[1, 2, 3], amount=20) == each


DEAD = Voided(scope="seat", why="key-exposed", seat=2)
BACK = Returned(seat=2, amount=20, why="entry")


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((DEAD, BACK, TURN), "passed"),
        ((DEAD, TURN), "failed"),
        ((BACK, TURN), "failed"),
        ((DEAD, BACK, Turn(seat=2, round=1)), "failed"),
        ((DEAD, Returned(seat=2, amount=10, why="entry"), TURN), "failed"),
        ((Voided(scope="hand", why="key-exposed"), BACK, TURN), "failed"),
    ],
)
def test_a_dead_hand_has_its_entry_back_and_the_others_play_on(
    events: tuple[Event, ...], wanted: str
) -> None:
    assert verdict(hand(*ENTRIES, CARD, *events, ends=False), "entry-back", seat=2, amount=20) == wanted


def kept(amount: int) -> Charged:
    """What the house keeps of the pot."""
    return Charged(amount=amount, of="pot")


KEPT = kept(10)
OUT_OF_THE_POT = Charged(amount=50, of="hand")
"""Taken whatever the pot, and out of it: 200 of 250 are left, of which four per cent are 8."""


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((put(1, 100), put(2, 150), KEPT, *paid(s1=240)), "passed"),
        ((put(1, 100), put(2, 150), KEPT, of_hand(20, 3), *paid(s1=240)), "passed"),
        ((put(1, 100), put(2, 150), KEPT, *paid(s1=250)), "failed"),
        ((put(1, 100), put(2, 150), *paid(s1=250)), "failed"),
        ((put(1, 100), put(2, 150), OUT_OF_THE_POT, kept(8), *paid(s1=192)), "passed"),
        ((put(1, 100), put(2, 150), OUT_OF_THE_POT, kept(9), *paid(s1=191)), "failed"),
        ((put(1, 100), put(2, 150), OUT_OF_THE_POT, KEPT, *paid(s1=190)), "passed"),
        ((put(1, 100), put(2, 150), OUT_OF_THE_POT, KEPT, *paid(s1=240)), "failed"),
    ],
)
def test_what_the_house_keeps_of_the_pot_is_all_that_the_winners_miss(
    events: tuple[Event, ...], wanted: str
) -> None:
    assert verdict(hand(*events), "pot-charged", base=250, amount=10) == wanted


@pytest.mark.parametrize(
    ("base", "rate", "pays", "wanted"),
    [
        (250, [4, 100], 240, "passed"),
        (100, [1, 10], 240, "passed"),
        (250, [5, 100], 240, "failed"),
        (200, [4, 100], 240, "failed"),
        (250, [4, 100], 250, "failed"),
        (250, [17, 400], 240, "passed"),  # 10.625: rounded down
        (250, [15, 400], 240, "passed"),  # 9.375: rounded up
        (250, [18, 400], 240, "failed"),  # 11.25
    ],
)
def test_what_the_house_keeps_is_the_rate_of_the_base_to_the_chip(
    base: int, rate: list[int], pays: int, wanted: str
) -> None:
    told = hand(put(1, 100), put(2, 150), KEPT, *paid(s1=pays))
    assert verdict(told, "pot-charged-at", base=base, rate=rate) == wanted


BOTH = (*dealt(1, "As"), *dealt(2, "Kd"))
ALL = (*BOTH, *dealt(3, "Qc"))


@pytest.mark.parametrize(
    ("sums", "wanted"),
    [
        ({"s1": 83, "s2": 83, "s3": 84}, "passed"),
        ({"s1": 84, "s2": 83, "s3": 83}, "passed"),
        ({"s1": 85, "s2": 82, "s3": 83}, "failed"),
        ({"s1": 125, "s2": 125}, "failed"),
        ({"s1": 83, "s2": 83, "s3": 83}, "failed"),
    ],
)
def test_equal_hands_share_alike_but_for_what_cannot_be_divided(sums: dict[str, int], wanted: str) -> None:
    told = hand(put(1, 100), put(2, 150), *paid(**sums))
    assert verdict(told, "shared-alike", seats=[1, 2, 3]) == wanted


@pytest.mark.parametrize(
    ("sums", "wanted"),
    [
        ({"s1": 288, "s2": 384}, "passed"),
        ({"s1": 287, "s2": 385}, "passed"),
        ({"s1": 300, "s2": 372}, "passed"),  # the second part bears it all
        ({"s1": 301, "s2": 371}, "failed"),
        ({"s1": 271, "s2": 401}, "failed"),
        ({"s1": 672}, "failed"),
        ({"s1": 288, "s3": 384}, "failed"),
    ],
)
def test_parts_of_the_pot_go_by_what_each_put_in(sums: dict[str, int], wanted: str) -> None:
    bets = (put(1, 100), put(2, 300), put(3, 300))
    told = hand(*bets, Charged(amount=28, of="pot"), *paid(**sums))
    assert verdict(told, "won-by-level", winners=[1, 2]) == wanted


@pytest.mark.parametrize(
    ("looks", "wanted"), [((60, 160), "passed"), ((60, 60), "failed"), ((0, 100), "failed")]
)
def test_the_pot_is_seen_to_rise(looks: tuple[int, ...], wanted: str) -> None:
    told = hand(CARD, ends=False)
    for amount in looks:
        view = TableView(pots=(EventPot(amount, (1, 2, 3)),))
        told._add(Look(TABLE, "public"), Viewed((), view))
    assert verdict(told, "pot-rises", amounts=[100]) == wanted


@pytest.mark.parametrize(("told_to", "wanted"), [((1, 3), "passed"), ((1,), "failed")])
def test_a_bet_is_in_sight_of_all(told_to: tuple[int, ...], wanted: str) -> None:
    bet = Acted(seat=2, act="bet", put=150, to=150)
    told = hand(CARD, bet, ends=False)
    for seat in (1, 3):
        told._add(Look(TABLE, Seat(seat)), Viewed((bet,) if seat in told_to else (), TableView()))
    assert verdict(told, "bet-in-sight", seat=2, to=150, viewers=[1, 3]) == wanted


@pytest.mark.parametrize(
    ("stack", "pot", "wanted"), [(830, 210, "passed"), (980, 210, "failed"), (830, 60, "failed")]
)
def test_a_bet_is_in_sight_where_its_chips_are(stack: int, pot: int, wanted: str) -> None:
    told = hand(*ENTRIES, CARD, Acted(seat=2, act="bet", put=150, to=150), ends=False)
    view = TableView(stacks={1: 980, 2: stack, 3: 980}, pots=(EventPot(pot, (1, 2, 3)),))
    told._add(Look(TABLE, Seat(1)), Viewed((), view))
    assert verdict(told, "bet-in-sight", seat=2, to=150, viewers=[1]) == wanted


@pytest.mark.parametrize(
    ("amount", "all_in", "wanted"),
    [(980, True, "passed"), (980, False, "failed"), (970, True, "failed")],
)
def test_short_of_capital_is_who_has_nothing_left(amount: int, all_in: bool, wanted: str) -> None:
    bet = Acted(seat=3, act="bet", put=amount, to=amount, all_in=all_in)
    assert verdict(hand(*ENTRIES, CARD, bet, ends=False), "short-of-capital", seat=3) == wanted


def test_what_the_house_took_of_a_stack_is_no_capital_any_more() -> None:
    bet = Acted(seat=3, act="bet", put=973, to=973, all_in=True)
    assert (
        verdict(hand(*ENTRIES, of_hand(7, 3), CARD, bet, ends=False), "short-of-capital", seat=3) == "passed"
    )


def test_who_has_folded_is_out() -> None:
    assert verdict(hand(CARD, fold(2)), "has-folded", seat=2) == "passed"
    assert verdict(hand(CARD, fold(2)), "has-folded", seat=3) == "failed"


@pytest.mark.parametrize(
    ("later", "wanted"),
    [
        ((TURN, CARD, *paid(s3=20)), "passed"),
        ((Turn(seat=2, round=2),), "failed"),
        ((Dealt(to=Seat(2), face="up", card=Card("9c")),), "failed"),
        (paid(s2=20), "failed"),
    ],
    ids=["the others play on", "asked", "dealt a card", "paid"],
)
def test_who_has_folded_takes_no_more_part(later: tuple[Event, ...], wanted: str) -> None:
    assert verdict(hand(CARD, fold(2), *later), "has-folded", seat=2) == wanted


APART = (*ALL, put(1, 100), put(2, 300), put(3, 300))


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((*APART, *paid(s1=300, s2=200, s3=200)), "passed"),
        ((*APART, kept(70), *paid(s1=270, s2=180, s3=180)), "passed"),
        ((*APART, *paid(s1=300, s2=400)), "failed"),
        ((*APART, *paid(s1=500, s2=100, s3=100)), "failed"),
        ((*APART, *paid(s2=350, s3=350)), "failed"),
    ],
)
def test_what_lies_apart_is_shared_alike_by_those_who_put_it_in(
    events: tuple[Event, ...], wanted: str
) -> None:
    assert verdict(hand(*events), "shared-apart", seats=[2, 3], seat=1) == wanted


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((*ALL, put(1, 100), put(2, 100), kept(8), *paid(s1=192)), "passed"),
        ((*ALL, put(1, 100), put(2, 100), OUT_OF_THE_POT, *paid(s1=150)), "passed"),
        ((*ALL, put(1, 100), put(2, 100), *paid(s1=190)), "failed"),
    ],
)
def test_all_that_was_put_in_is_paid_but_what_the_house_takes(events: tuple[Event, ...], wanted: str) -> None:
    assert verdict(hand(*events), "all-paid") == wanted
