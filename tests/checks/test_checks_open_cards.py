"""Open and closed cards under test: where they go, who sees them, who is dealt to and how they are turned up."""

from __future__ import annotations

import pytest
from told import TABLE, Told, fold, verdict

from vistoria.model.answer import Accepted, ReasonGiven, Refused, Seen, TableView, Unsupported, Viewed
from vistoria.model.cards import Card
from vistoria.model.command import Act, Start
from vistoria.model.event import Acted, Dealt, Event, HandStarted, RoundEnded, Shown, Turn
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


@pytest.mark.parametrize(
    ("viewer", "cards", "wanted"),
    [
        (Seat(1), ("Kd", "Kc", "7s", "Jh"), "passed"),
        (Seat(1), ("7s", "Jh", "Jc"), "failed"),
        (Seat(1), ("7s",), "failed"),
        ("public", ("7s", "Kd"), "passed"),
        ("public", ("Jh",), "failed"),
    ],
)
def test_each_sees_his_own_closed_card_alone(viewer: Seat | str, cards: tuple[str, ...], wanted: str) -> None:
    told = seen(seen(hand(*DEAL, ends=False), "public", "7s"), viewer, *cards)
    assert verdict(told, "own-closed-card-alone") == wanted


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


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((turn(3), act(3, "bet", 100), turn(2)), "irrelevant"),
        ((turn(3), fold(3), turn(2), act(2, "bet", 100)), "passed"),
        ((turn(3), fold(3), turn(1), act(1, "bet", 100)), "failed"),
        ((turn(2), act(2, "bet", 100), turn(1)), "irrelevant"),
    ],
)
def test_the_highest_open_card_is_asked_and_then_the_next(events: tuple[Event, ...], wanted: str) -> None:
    cards = (card(3, "Kd"), card(2, "Qc"), card(1, "7s"))
    assert verdict(hand(*cards, *events, ends=False), "highest-opens", suits="shcd") == wanted


def test_of_equal_open_cards_the_better_suit_is_asked() -> None:
    asked = {
        seat: verdict(hand(*OPEN, turn(seat), ends=False), "highest-opens", suits="shcd") for seat in (2, 3)
    }
    assert asked == {2: "passed", 3: "failed"}


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((turn(2), act(2, "bet", 100), turn(1), act(1, "call", 100), turn(3)), "passed"),
        ((turn(2), act(2, "bet", 100), turn(3), act(3, "call", 100), turn(1)), "failed"),
        ((turn(2), act(2, "bet", 100), turn(1)), "irrelevant"),
        ((turn(2), act(2, "check"), turn(3), act(3, "check"), turn(1)), "irrelevant"),
        ((turn(1), fold(1), turn(3), act(3, "bet", 50), turn(2), act(2, "raise", 100), turn(3)), "passed"),
        ((turn(2), act(2, "bet", 1000), turn(1), act(1, "call", 100), turn(2)), "failed"),
    ],
)
def test_a_bet_is_answered_counter_clockwise(events: tuple[Event, ...], wanted: str) -> None:
    assert verdict(hand(*DEAL, *events, ends=False), "answers-go-round") == wanted


@pytest.mark.parametrize(
    ("third", "wanted"), [((2, 1, 3), "passed"), ((2, 3, 1), "failed"), ((2, 1), "irrelevant")]
)
def test_cards_go_counter_clockwise_from_whomever(third: tuple[int, ...], wanted: str) -> None:
    later = tuple(card(seat, name) for seat, name in zip(third, ("Th", "9h", "8h"), strict=False))
    assert verdict(hand(*DEAL, RoundEnded(round=1), *later), "cards-go-round") == wanted


def raised(to: int, *, accepted: bool) -> Told:
    told = Told().hand(*DEAL, turn(2), stacks=STACKS, ends=False)
    told._add(Play(TABLE, (Act(2, "bet", to=100),)), (Accepted((act(2, "bet", 100), turn(1))),))
    answer = Accepted((act(1, "raise", to),)) if accepted else Refused("engine", ReasonGiven("illegal"))
    return told._add(Play(TABLE, (Act(1, "raise", to=to),)), (answer,))


@pytest.mark.parametrize(
    ("to", "accepted", "wanted"),
    [(199, False, "passed"), (199, True, "failed"), (200, True, "irrelevant"), (1000, True, "irrelevant")],
)
def test_a_raise_adds_at_least_the_bet(to: int, accepted: bool, wanted: str) -> None:
    assert verdict(raised(to, accepted=accepted), "least-raise-kept") == wanted


@pytest.mark.parametrize(("second", "wanted"), [((1, 3, 2), "passed"), ((3, 1, 2), "failed")])
def test_other_suits_turn_up_in_the_same_order(second: tuple[int, ...], wanted: str) -> None:
    swap = str.maketrans("shcd", "hsdc")
    first = (show(1, "Jh"), show(3, "Jc"), show(2, "Jd"))
    other = tuple(
        Dealt(to=d.to, face=d.face, card=Card(d.card[0] + d.card[1].translate(swap)))
        for d in (*OPEN, *KEYS)
        if d.card
    )
    shown = {1: show(1, "Js"), 3: show(3, "Jd"), 2: show(2, "Jc")}
    told = hand(*OPEN, *KEYS, *first)
    told.hand(*other, *(shown[s] for s in second), stacks=STACKS)
    assert verdict(told, "shown-alike-in-other-suits") == wanted
