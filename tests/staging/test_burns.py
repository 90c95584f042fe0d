"""A product is watched for the cards that it puts away, and the deck laid for what it does."""

from __future__ import annotations

import msgspec
import pytest

from vistoria.games.cards.deal import DealPlan
from vistoria.games.cards.staging.deck import lay_deck
from vistoria.games.cards.staging.table import Sitting, TablePlan
from vistoria.games.cards.staging.way import dealt_as
from vistoria.model.cards import parse_cards
from vistoria.model.event import Dealt, Event
from vistoria.model.hand import Hand, Happened
from vistoria.model.place import Seat
from vistoria.model.request import Open

LAW = ((0, 3), (0, 1), (0, 1))
COMMON = parse_cards("As Kd 9h 4c 2s")


def dealt(*places: str) -> Hand:
    events: list[Event] = [Dealt(Seat(2), "down"), Dealt(Seat(1), "down")]
    events += [
        Dealt("burn", "down") if p == "b" else Dealt("community", "up") for p in " ".join(places).split()
    ]
    return Hand("t", Open("t", "law", 10), None, tuple(Happened(e, 2, "t") for e in events), ())


@pytest.mark.parametrize(
    ("hand", "streets"),
    [
        (dealt("c c c", "c", "c"), LAW),
        (dealt("b c c c", "b c", "b c"), ((1, 3), (1, 1), (1, 1))),
        (dealt("c c c", "c", "b b c"), ((0, 3), (0, 1), (2, 1))),
        (dealt("b c c c"), ((1, 3), (0, 1), (0, 1))),
    ],
    ids=["never", "always", "before the last", "ended early"],
)  # fmt: skip
def test_what_was_burnt_is_read_street_by_street(hand: Hand, streets: tuple[tuple[int, int], ...]) -> None:
    assert dealt_as(hand, DealPlan(4, LAW, ())) == DealPlan(4, streets, ())


@pytest.mark.parametrize("streets", [LAW, ((1, 3), (1, 1), (1, 1)), ((0, 3), (0, 1), (2, 1))])
def test_the_same_community_cards_come_whatever_is_burnt(streets: tuple[tuple[int, int], ...]) -> None:
    plan = TablePlan(marker=1, sitting=(Sitting(1, 100), Sitting(2, 100)), community=COMMON)
    deck = list(lay_deck(plan, DealPlan(4, streets, ()), "seed"))[8:]
    opened = []
    for burnt, shown in streets:
        opened += deck[burnt : burnt + shown]
        deck = deck[burnt + shown :]
    assert tuple(opened) == COMMON


OPEN = DealPlan(2, (), (), begins="right", ranks="56789TJQKA", aside=1, later=3)
FIRST = "aside 2 1 2 1"


def with_later_cards(order: str) -> Hand:
    places = [Seat(int(p)) if p.isdigit() else p for p in f"{FIRST} {order}".split()]
    events = [Dealt(place, "up") for place in places]
    return Hand("t", Open("t", "law", 7), None, tuple(Happened(e, 2, "t") for e in events), ())


@pytest.mark.parametrize(
    ("order", "away"),
    [
        ("1 2 2 1 1 2", ()),
        ("aside 1 2 aside 2 1 aside 1 2", (1, 1, 1)),
        ("1 2 2 1 burn burn 1 2", (0, 0, 2)),
        ("aside 1 2", (1, 0, 0)),
    ],
    ids=["never", "always", "before the last", "ended early"],
)
def test_what_was_put_away_before_later_cards_is_read_round_by_round(
    order: str, away: tuple[int, ...]
) -> None:
    assert dealt_as(with_later_cards(order), OPEN).before_later == away


@pytest.mark.parametrize("away", [(), (1, 1, 1), (0, 2, 0)])
def test_the_same_later_cards_come_whatever_is_put_away(away: tuple[int, ...]) -> None:
    hands = {1: parse_cards("Ah Kh Qh Jh Th"), 2: parse_cards("9c 8c 7c 6c 5c")}
    plan = TablePlan(
        sitting=tuple(Sitting(seat, 100, cards) for seat, cards in hands.items()),
        later=((1, 2), (2, 1), (1, 2)),
    )
    deck = list(lay_deck(plan, msgspec.structs.replace(OPEN, before_later=away), "seed"))[
        len(FIRST.split()) :
    ]
    come: list[str] = []
    for number in range(3):
        put_away = sum(away[number : number + 1])
        come += deck[put_away : put_away + 2]
        deck = deck[put_away + 2 :]
    assert " ".join(come) == "Qh 7c 6c Jh Th 5c"
