"""Open and closed cards under test: where they go, who sees them, who is dealt to and how they are turned up."""

from __future__ import annotations

import pytest
from told import TABLE, Told, fold, verdict

from vistoria.model.answer import Accepted, ReasonGiven, Refused, Seen, TableView, Unsupported, Viewed
from vistoria.model.cards import Card
from vistoria.model.command import Act, Start
from vistoria.model.event import Acted, Dealt, Event, HandStarted, Shown, Turn
from vistoria.model.place import Place, Seat
from vistoria.model.request import Look, Play

STACKS = {1: 1000, 2: 1000, 3: 1000}


def card(to: int | str, name: str, face: str = "up") -> Dealt:
    """One card to a seat or to another place."""
    place: Place = Seat(to) if isinstance(to, int) else to  # type: ignore[assignment]
    return Dealt(to=place, face="up" if face == "up" else "down", card=Card(name))


def show(seat: int, *cards: str) -> Shown:
    return Shown(place=Seat(seat), cards=tuple(Card(c) for c in cards))


ASIDE = card("aside", "5h", "down")
OPEN = (card(3, "Kd"), card(2, "Kc"), card(1, "7s"))
KEYS = (card(3, "Jc", "down"), card(2, "Jd", "down"), card(1, "Jh", "down"))
DEAL = (ASIDE, *OPEN, *KEYS)


def hand(*events: Event, ends: bool = True) -> Told:
    return Told().hand(*events, stacks=STACKS, ends=ends)


@pytest.mark.parametrize(
    ("nth", "seats", "face", "wanted"),
    [
        (1, [3, 2, 1], "up", "passed"),
        (2, [3, 2, 1], "down", "passed"),
        (1, [1, 2, 3], "up", "failed"),
        (1, [3, 2], "up", "failed"),
        (2, [3, 2, 1], "up", "failed"),
        (3, [3, 2, 1], "up", "failed"),
    ],
)
def test_the_nth_cards_go_to_seats_in_an_order(nth: int, seats: list[int], face: str, wanted: str) -> None:
    assert verdict(hand(*DEAL), "cards-go-to", nth=nth, seats=seats, face=face) == wanted


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        (DEAL, "passed"),
        ((*OPEN, ASIDE, *KEYS), "failed"),
        ((*DEAL, card("burn", "6h", "down")), "failed"),
        (OPEN, "failed"),
        ((card("aside", "6h", "down"), *OPEN), "failed"),
    ],
)
def test_one_card_is_put_aside_first(events: tuple[Event, ...], wanted: str) -> None:
    assert verdict(hand(*events), "one-card-aside", card="5h") == wanted


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((show(1, "Jh"), show(3, "Jc"), show(2, "Jd")), "passed"),
        ((show(1, "7s", "Jh"), show(3, "Kd", "Jc"), show(2, "Kc", "Jd")), "passed"),
        ((show(3, "Jc"), show(1, "Jh"), show(2, "Jd")), "failed"),
        ((show(1, "Jh"), show(3, "Jc")), "failed"),
        ((show(1, "7s"), show(3, "Jc"), show(2, "Jd")), "failed"),
    ],
)
def test_closed_cards_are_turned_up_in_an_order(events: tuple[Event, ...], wanted: str) -> None:
    assert verdict(hand(*DEAL, *events), "turned-up-in-order", seats=[1, 3, 2]) == wanted


@pytest.mark.parametrize(
    ("events", "seats", "wanted"),
    [
        ((show(3, "Jc"), show(1, "Jh"), show(2, "Jd")), [1, 2, 3], "passed"),
        ((show(3, "Jc"), show(1, "Jh")), [1, 2, 3], "failed"),
        ((show(3, "Jc"), show(1, "Jh"), show(2, "Jd")), [1, 3], "failed"),
        ((show(3, "Kd"), show(1, "Jh"), show(2, "Jd")), [1, 2, 3], "failed"),
    ],
)
def test_closed_cards_are_turned_up_by_these_and_no_others(
    events: tuple[Event, ...], seats: list[int], wanted: str
) -> None:
    assert verdict(hand(*DEAL, *events), "turned-up", seats=seats) == wanted


def seen(told: Told, viewer: Seat | str, *cards: str) -> Told:
    """Somebody looks and sees these cards, all lying at seat 1."""
    view = TableView(cards=(Seen(Seat(1), tuple(Card(c) for c in cards)),))
    return told._add(Look(TABLE, viewer), Viewed((), view))  # type: ignore[arg-type]


def test_open_cards_of_others_are_no_secret_and_closed_ones_are() -> None:
    assert verdict(seen(hand(*DEAL), Seat(1), "7s", "Jh"), "sees-only-own", seat=1) == "passed"
    assert verdict(seen(hand(*DEAL), Seat(1), "7s", "Jh", "Jc"), "sees-only-own", seat=1) == "failed"
    assert verdict(seen(hand(*DEAL), Seat(1), "7s", "Jh", "Kd"), "unseen-by-all", seat=3) == "passed"
    assert verdict(seen(hand(*DEAL), Seat(1), "7s", "Jh", "Jc"), "unseen-by-all", seat=3) == "failed"
    assert verdict(hand(*DEAL, show(3, "Kd")), "unseen-by-all", seat=3) == "passed"
    assert verdict(hand(*DEAL, show(3, "Jc")), "unseen-by-all", seat=3) == "failed"


@pytest.mark.parametrize(
    ("events", "cards", "wanted"),
    [
        ((), ("7s", "Kc", "Kd"), "passed"),
        ((), ("7s", "Kc", "Kd", "Jh"), "passed"),
        ((), ("7s", "Kc"), "failed"),
        ((), ("Kc", "Kd"), "failed"),
        ((fold(3),), ("7s", "Kc"), "passed"),
        ((show(2, "Jd"),), ("7s", "Kc", "Kd", "Jd"), "passed"),
        ((show(2, "Jd"),), ("7s", "Kc", "Kd"), "failed"),
        ((card("community", "Qs"),), ("7s", "Kc", "Kd"), "failed"),
    ],
)
def test_a_seat_sees_all_that_lies_open(
    events: tuple[Event, ...], cards: tuple[str, ...], wanted: str
) -> None:
    assert verdict(seen(hand(*DEAL, *events, ends=False), Seat(1), *cards), "sees-all-open", seat=1) == wanted


def test_where_nothing_lies_open_or_nobody_looked_nothing_is_seen() -> None:
    assert verdict(seen(hand(*KEYS), Seat(1), "Jh"), "sees-all-open", seat=1) == "failed"
    unlooked = seen(hand(*DEAL), Seat(2), "7s", "Kc", "Kd")
    assert verdict(unlooked, "sees-all-open", seat=1) == "inconclusive"


@pytest.mark.parametrize(
    ("answer", "wanted"),
    [
        (Accepted((HandStarted(hand=2, stacks=STACKS), card(2, "Kc"), card(3, "Kd"))), "passed"),
        (Accepted((HandStarted(hand=2, stacks=STACKS), card(1, "Kc"), card(3, "Kd"))), "failed"),
        (Accepted((HandStarted(hand=2, stacks={**STACKS, 1: 2000}), card(1, "Kc"))), "passed"),
        (Accepted((HandStarted(hand=2, stacks={**STACKS, 1: 1999}), card(1, "Kc"))), "failed"),
        (Refused("engine", ReasonGiven("too-few")), "passed"),
        (Refused("adapter", ReasonGiven("too-few")), "unsupported"),
        (Unsupported("start"), "unsupported"),
    ],
)
def test_a_seat_is_left_out_of_the_next_hand_unless_it_has_enough_again(answer: object, wanted: str) -> None:
    assert (
        verdict(hand(*DEAL)._add(Play(TABLE, (Start(),)), (answer,)), "left-out", seat=1, least=2000)
        == wanted
    )


@pytest.mark.parametrize(
    ("answer", "wanted"),
    [
        (Refused("engine", ReasonGiven("not-your-turn")), "passed"),
        (Accepted(()), "passed"),
        (Accepted((fold(3),)), "failed"),
        (Unsupported("act"), "unsupported"),
    ],
)
def test_a_fold_out_of_turn_stays_secret(answer: object, wanted: str) -> None:
    told = hand(*DEAL, ends=False)._add(Play(TABLE, (Act(3, "fold"),)), (answer,))
    assert verdict(told, "fold-unannounced", seat=3) == wanted


def act(seat: int, what: str, to: int = 0) -> Acted:
    return Acted(seat=seat, act=what, put=to, to=to)  # type: ignore[arg-type]


def turn(seat: int, number: int = 1) -> Turn:
    return Turn(seat=seat, round=number)
