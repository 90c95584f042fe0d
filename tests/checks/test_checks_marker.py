"""The marker under test: where it stands, how it goes round, and whose it is."""

from __future__ import annotations

import pytest
from told import Told, dealt, verdict

from vistoria.games.cards.events import Marker
from vistoria.model.answer import Unsupported
from vistoria.model.event import Event
from vistoria.model.place import Seat
from vistoria.model.request import Look

CARDS = {2: "As", 5: "Ks", 8: "Qs"}


def marked(*seats: int, forced: bool = False) -> Told:
    """A hand for each seat, with the marker there."""
    told = Told()
    for seat in seats:
        told.hand(Marker(seat=seat, by="forced" if forced else None), *players())
    return told


def players() -> tuple[Event, ...]:
    return tuple(event for seat, card in CARDS.items() for event in dealt(seat, card))


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        (marked(2, 5, 8, 2), "passed"),
        (marked(2, 5, 8, 8), "failed"),
        (marked(2, 8, 5, 2), "failed"),
        (marked(2, 5, 8), "failed"),
        (marked(2, 5, 8, 2, forced=True), "unsupported"),
        (Told(), "inconclusive"),
    ],
)
def test_the_way_of_the_marker_is_the_product_s_own_and_goes_hand_by_hand(told: Told, wanted: str) -> None:
    assert verdict(told, "marker-way", seats=[2, 5, 8, 2]) == wanted


def test_the_last_hand_has_the_marker_at_one_seat_and_is_dealt() -> None:
    assert verdict(marked(2), "marker-at", seat=2) == "passed"
    assert verdict(marked(5), "marker-at", seat=2) == "failed"
    assert verdict(Told().hand(Marker(seat=2)), "marker-at", seat=2) == "failed"
    assert verdict(Told().hand(Marker(seat=2), *players(), Marker(seat=5)), "marker-at", seat=2) == "failed"
    assert verdict(Told().hand(*players()), "marker-at", seat=2) == "inconclusive"  # nothing is said of it


def test_one_marker_is_seen_by_all_at_one_player() -> None:
    def seen(*views: tuple[int, int | None], at: int = 5) -> str:
        told = marked(at)
        for seat, marker in views:
            told.look(seat, marker)
        return verdict(told, "one-marker")

    def shown(*views: tuple[int, int | None]) -> str:
        told = Told().hand(*players())
        for seat, marker in views:
            told.look(seat, marker)
        return verdict(told, "one-marker")

    assert shown((2, 5), (5, 5), (8, 5)) == "passed"  # by views alone
    assert shown((2, 5), (5, 5), (8, 2)) == "failed"
    assert shown((2, None), (5, None), (8, None)) == "failed"
    assert seen((2, 5), (5, 5), (8, 5)) == "passed"
    assert seen((2, 5), (5, 5), (8, 2)) == "failed"
    assert seen((2, 5), (5, 5), (8, None)) == "failed"
    assert seen((2, 5), (5, 5)) == "failed"
    assert seen((2, 3), (5, 3), (8, 3), at=3) == "failed", "nobody plays at seat 3"


def test_a_view_that_the_adapter_does_not_reach_shows_nothing() -> None:
    told = marked(5)._add(Look("t", Seat(2)), Unsupported("views"))
    assert verdict(told, "one-marker") == "unsupported"
