"""A product is watched where the law says nothing of burning, and the deck laid for what it does."""

from __future__ import annotations

import pytest

from vistoria.games.cards.deal import DealPlan
from vistoria.games.cards.generate.burns import streets_seen
from vistoria.games.cards.generate.deck import lay_deck
from vistoria.games.cards.generate.table import Sitting, TablePlan
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
    assert streets_seen(hand, LAW) == streets


@pytest.mark.parametrize("streets", [LAW, ((1, 3), (1, 1), (1, 1)), ((0, 3), (0, 1), (2, 1))])
def test_the_same_community_cards_come_whatever_is_burnt(streets: tuple[tuple[int, int], ...]) -> None:
    plan = TablePlan(marker=1, sitting=(Sitting(1, 100), Sitting(2, 100)), community=COMMON)
    deck = list(lay_deck(plan, DealPlan(4, streets, ()), "seed"))[8:]
    opened = []
    for burnt, shown in streets:
        opened += deck[burnt : burnt + shown]
        deck = deck[burnt + shown :]
    assert tuple(opened) == COMMON
