"""Laws of every hand against the house under test: broken by one event each, and silent where nothing is shown."""

from __future__ import annotations

import pytest
from told import TABLE, Told, dealt

from vistoria.checks import apply_check
from vistoria.model.answer import Accepted, Refused, TableView, Viewed
from vistoria.model.answer import ReasonGiven as Given
from vistoria.model.answer import Seen as SeenCards
from vistoria.model.cards import Card
from vistoria.model.command import Start, Wager
from vistoria.model.event import (
    Acted,
    Collected,
    Dealt,
    Event,
    HandEnded,
    HandStarted,
    Paid,
    Posted,
    Returned,
    Seated,
)
from vistoria.model.finding import Finding
from vistoria.model.history import Exchange
from vistoria.model.place import Seat
from vistoria.model.request import Look, Open, Play
from vistoria.model.table import Payouts, Settings


def table(maximum: int | None = None) -> Told:
    told = Told()
    settings = Settings(payouts=Payouts(maximum=maximum))
    told.exchanges = [Exchange(1, Open(TABLE, "xx", 7, settings), Accepted())]
    return told


def hand(told: Told, *events: Event, stacks: dict[int, int] | None, antes: dict[int, int]) -> Told:
    """A hand of players with 1000 chips each before their antes."""
    before = [
        event
        for seat, ante in antes.items()
        for event in (
            Seated(player=f"p{seat}", seat=seat, stack=1000), Posted(seat=seat, what="ante", amount=ante)
        )
    ]  # fmt: skip
    over = (HandEnded(stacks=stacks),) if stacks is not None else ()
    told._add(Play(TABLE, ()), (Accepted(tuple(before)),))
    return told._add(Play(TABLE, (Start(),)), (Accepted((HandStarted(hand=1), *events, *over)),))


def judge(told: Told, check: str) -> Finding:
    return apply_check(check, {}, told.history)


GONE = Acted(seat=2, act="decline")
TAKEN = Collected(seat=2, amount=100, source="ante")
ANTES = {1: 100, 2: 100}


@pytest.mark.parametrize(
    ("events", "stacks", "wanted"),
    [
        ((GONE, TAKEN), {1: 1000, 2: 900}, "passed"),
        ((GONE, TAKEN), {1: 1000, 2: 1000}, "failed"),
        ((GONE, TAKEN), {1: 1000, 2: 700}, "failed"),
        ((GONE, Paid(seat=2, amount=1, what="ante")), {1: 1000, 2: 900}, "failed"),
        ((GONE, Returned(seat=2, amount=1, why="won")), {1: 1000, 2: 900}, "failed"),
        ((GONE, TAKEN, Paid(seat=2, amount=0, what="ante")), {1: 1000, 2: 900}, "passed"),
        ((GONE, TAKEN), None, "irrelevant"),
        ((TAKEN,), {1: 1000, 2: 900}, "irrelevant"),
    ],
)
def test_who_declines_loses_his_ante_and_gets_nothing(
    events: tuple[Event, ...], stacks: dict[int, int] | None, wanted: str
) -> None:
    assert (
        judge(hand(table(), *events, stacks=stacks, antes=ANTES), "decliners-lose-the-ante").verdict == wanted
    )


SETTLED: tuple[Event, ...] = (
    GONE,
    TAKEN,
    Posted(seat=1, what="additional", amount=200),
    Paid(seat=1, amount=100, what="ante"),
    Returned(seat=1, amount=300, why="won"),
)


@pytest.mark.parametrize(
    ("events", "stacks", "wanted"),
    [
        (SETTLED, {1: 1100, 2: 900}, "passed"),
        (SETTLED, {1: 1200, 2: 900}, "failed"),
        (SETTLED[:-1], {1: 800, 2: 900}, "failed"),
        ((*SETTLED, Collected(seat=1, amount=1, source="ante")), {1: 1100, 2: 900}, "failed"),
        (SETTLED[2:], {1: 1100, 2: 900}, "irrelevant"),
        (SETTLED, None, "irrelevant"),
    ],
)
def test_every_chip_of_a_settled_hand_is_accounted_for(
    events: tuple[Event, ...], stacks: dict[int, int] | None, wanted: str
) -> None:
    assert judge(hand(table(), *events, stacks=stacks, antes=ANTES), "wagers-accounted-for").verdict == wanted


HANDS = {"a": "As Kd 9c 7d 2s", "b": "Ah Kc 9s 7h 3d", "c": "Ad Ks 8c 6h 4c"}


def meeting(told: Told, player: str, croupier: str, gain: int, *more: Event) -> Told:
    cards = tuple(Dealt(to="croupier", face="down", card=Card(card)) for card in HANDS[croupier].split())
    events = (*dealt(1, *HANDS[player].split()), *cards, *more)
    return hand(told, *events, stacks={1: 1000 + gain}, antes={1: 100})


@pytest.mark.parametrize(
    ("gains", "wanted"),
    [
        ((300, 300, -300), "passed"),
        ((-300, 300, -300), "passed"),
        ((300, 300, 300), "failed"),
        ((-300, -300, -300), "failed"),
        ((300, 0, -300), "failed"),
    ],
)
def test_of_three_hands_none_ties_and_no_circle_arises(gains: tuple[int, int, int], wanted: str) -> None:
    told = table()
    for (player, croupier), gain in zip(("ab", "bc", "ca"), gains, strict=True):
        meeting(told, player, croupier, gain)
    assert judge(told, "no-circle-at-the-croupier").verdict == wanted


def test_meetings_that_were_not_compared_or_are_not_three_show_no_circle() -> None:
    two = meeting(meeting(table(), "a", "b", 300), "b", "c", 300)
    assert judge(two, "no-circle-at-the-croupier").verdict == "irrelevant"
    null = meeting(two, "c", "a", 300, Returned(seat=1, amount=200, why="additional-null"))
    assert judge(null, "no-circle-at-the-croupier").verdict == "irrelevant"


def exchanged(first: dict[int, int], second: dict[int, int], swapped: bool = True) -> Told:
    told = table()
    for stacks, places in ((first, (1, 2)), (second, (2, 1) if swapped else (1, 2))):
        events = (*dealt(places[0], *HANDS["a"].split()), *dealt(places[1], *HANDS["b"].split()))
        hand(told, *events, stacks=stacks, antes=ANTES)
    return told


def test_results_go_with_the_cards_and_not_with_the_place() -> None:
    check = "places-exchanged"
    assert judge(exchanged({1: 1300, 2: 700}, {1: 700, 2: 1300}), check).verdict == "passed"
    assert judge(exchanged({1: 1300, 2: 700}, {1: 1300, 2: 700}), check).verdict == "failed"
    assert judge(exchanged({1: 1300, 2: 1300}, {1: 1300, 2: 1300}), check).verdict == "irrelevant"
    assert (
        judge(exchanged({1: 1300, 2: 700}, {1: 1300, 2: 700}, swapped=False), check).verdict == "irrelevant"
    )


@pytest.mark.parametrize(
    ("paid", "stack", "maximum", "wanted"),
    [
        (3000, 4100, 3000, "passed"),
        (3001, 4101, 3000, "failed"),
        (3000, 4101, 3000, "failed"),
        (3000, 4100, None, "irrelevant"),
        (None, 1100, 3000, "irrelevant"),
    ],
)
def test_no_additional_bet_is_paid_above_the_maximum(
    paid: int | None, stack: int, maximum: int | None, wanted: str
) -> None:
    events = (Paid(seat=1, amount=paid, what="additional"),) if paid is not None else ()
    told = hand(table(maximum), *events, stacks={1: stack}, antes={1: 100})
    assert judge(told, "within-the-maximum").verdict == wanted


CROUPIER = (
    Dealt(to="croupier", face="down", card=Card("Qs")),
    Dealt(to="croupier", face="up", card=Card("Qh")),
)


def looked(views: dict[int, str], ended: bool = True) -> Told:
    """Two seats with one card each, and what each of them sees."""
    events = (*dealt(1, "As"), *dealt(2, "Kd"), *CROUPIER)
    told = hand(table(), *events, stacks={1: 1000, 2: 1000} if ended else None, antes=ANTES)
    for seat, cards in views.items():
        seen = (SeenCards(Seat(seat), tuple(Card(card) for card in cards.split())),)
        told._add(Look(TABLE, Seat(seat)), Viewed((), TableView(cards=seen)))
    return told


@pytest.mark.parametrize(
    ("views", "wanted"),
    [
        ({1: "As Qh", 2: "Kd Qh"}, "passed"),
        ({1: "As Kd", 2: "Kd"}, "failed"),
        ({1: "As Qs", 2: "Kd"}, "failed"),
        ({1: "As"}, "irrelevant"),
        ({1: "As", 2: "Qh"}, "irrelevant"),
    ],
)
def test_nobody_sees_a_closed_card_but_his_own(views: dict[int, str], wanted: str) -> None:
    assert judge(looked(views), "closed-cards-unseen").verdict == wanted


def tried(before: int, after: int, *, by: str = "engine", then: int = 1) -> Told:
    told = table()
    told._add(Look(TABLE, "house"), Viewed((), TableView(stacks={1: before})))
    answer = Refused("engine" if by == "engine" else "adapter", Given("illegal-amount"))
    told._add(Play(TABLE, (Wager("p1", 1, "additional", 199),)), (answer,))
    told._add(Look(TABLE, "house"), Viewed((), TableView(stacks={1: after})))
    told._add(Play(TABLE, (Wager(f"p{then}", then, "additional", 200),)), (Accepted(),))
    return hand(told, stacks={1: 1000}, antes={1: 100})


def test_a_refused_bet_leaves_the_table_and_the_turn_as_they_were() -> None:
    check = "refusal-changes-nothing"
    assert judge(tried(900, 900), check).verdict == "passed"
    assert judge(tried(900, 899), check).verdict == "failed"
    assert judge(tried(900, 900, then=2), check).verdict == "failed"
    assert judge(tried(900, 900, by="adapter"), check).verdict == "irrelevant"
    assert judge(hand(table(), stacks={1: 1000}, antes={1: 100}), check).verdict == "irrelevant"
