"""What a seat sees of the table: closed cards that it must not, stacks and pot."""

from __future__ import annotations

import pytest
from told import TABLE, Told, verdict

from vistoria.model.answer import Seen, TableView, Unsupported, Viewed
from vistoria.model.cards import Card
from vistoria.model.event import Dealt, Event, Shown
from vistoria.model.place import Seat
from vistoria.model.pot import Pot
from vistoria.model.request import Look

COMMON = (
    Dealt(to="community", face="up", card=Card("Qs")),
    Dealt(to="croupier", face="down", card=Card("2c")),
    Dealt(to="burn", face="down", card=Card("6h")),
)
SHOWN = Shown(place="croupier", cards=(Card("2c"),))


def viewed(told: Told, viewer: int, **lie: str) -> Told:
    """A seat looks and sees these cards at these places."""
    cards = tuple(Seen(place, (Card(name),)) for place, name in lie.items())  # type: ignore[arg-type]
    own = Seen(Seat(viewer), (Card("Jh"),))
    return told._add(Look(TABLE, Seat(viewer)), Viewed((), TableView(cards=(own, *cards))))


@pytest.mark.parametrize(
    ("extra", "lie", "wanted"),
    [
        ((), {"community": "Qs"}, "passed"),
        ((), {"community": "Qs", "burn": "6h"}, "failed"),
        ((), {"community": "Qs", "croupier": "2c"}, "failed"),
        ((SHOWN,), {"community": "Qs", "croupier": "2c"}, "passed"),
    ],
    ids=["community", "burnt", "the croupier's", "the croupier's, opened"],
)
def test_a_seat_sees_no_closed_card_that_lies_at_no_seat(
    extra: tuple[Event, ...], lie: dict[str, str], wanted: str
) -> None:
    own = Dealt(to=Seat(1), face="down", card=Card("Jh"))
    told = Told().hand(own, *COMMON, *extra, ends=False)
    assert verdict(viewed(told, 1, **lie), "sees-only-own", seat=1) == wanted


def looked(stacks: dict[int, int], *pots: int, seat: int = 3) -> Told:
    view = Viewed((), TableView(stacks=stacks, pots=tuple(Pot(amount, (1, 2)) for amount in pots)))
    return Told()._add(Look(TABLE, Seat(seat)), view)


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        (looked({1: 100, 2: 90}, 10), "passed"),
        (looked({1: 100, 2: 90}, 6, 4), "passed"),
        (looked({1: 100, 2: 90}, 20), "failed"),
        (looked({1: 100, 2: 90}), "failed"),
        (looked({1: 100, 2: 100}, 10), "failed"),
        (looked({1: 100}, 10), "failed"),
        (looked({1: 100, 2: 90}, 10, seat=2), "inconclusive"),
        (Told()._add(Look(TABLE, Seat(3)), Unsupported("look")), "unsupported"),
    ],
    ids=[
        "so",
        "two pots",
        "other pot",
        "no pot",
        "other stack",
        "stack missing",
        "another looked",
        "no views",
    ],
)
def test_a_seat_sees_stacks_and_pot(told: Told, wanted: str) -> None:
    assert verdict(told, "sees-pot", seat=3, pot=10, table={"1": 100, "2": 90}) == wanted
