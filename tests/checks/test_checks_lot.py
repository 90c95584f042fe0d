"""The lot of the marker: even places pass, a favourite, a marker that stays and one that goes round do not."""

from __future__ import annotations

from itertools import cycle, islice

import pytest
from told import Told, dealt

from vistoria.checks import apply_check
from vistoria.games.cards.events import Marker
from vistoria.model.answer import Accepted
from vistoria.model.request import Open

SEATS = (2, 5, 8)
CARDS = ("As", "Ks", "Qs")
LOTS = 30
"""Due ten times each: chi-square is a tenth of the sum of the squares of what departs from it."""


def lots(seats: list[int], *, new: bool, forced: bool = False) -> Told:
    """A hand for each seat with the marker there, at one table or at a new one each."""
    told = Told()
    for number, seat in enumerate(seats):
        if new and number:
            told.table = f"t{number}"
            told._add(Open(told.table, "xx", 10), Accepted())
        cards = [event for player, card in zip(SEATS, CARDS, strict=True) for event in dealt(player, card)]
        told.hand(Marker(seat=seat, by="forced" if forced else "lot"), *cards)
    return told


def even(lots: int) -> list[int]:
    return list(islice(cycle(SEATS), lots))


def verdict(told: Told, check: str, most: list[int]) -> str:
    return apply_check(check, {"hands": LOTS, "most": most}, told.history).verdict


@pytest.mark.parametrize(
    ("seats", "wanted"),
    [
        (even(LOTS), "passed"),
        ([2] * 12 + [5] * 10 + [8] * 8, "passed"),  # (4 + 0 + 4) / 10 = 0.8
        ([2] * 20 + [5] * 5 + [8] * 5, "failed"),  # (100 + 25 + 25) / 10 = 15
        ([2] * LOTS, "failed"),
        (even(LOTS - 1), "inconclusive"),
        ([9] * LOTS, "failed"),
    ],
)
def test_at_new_tables_no_place_is_preferred(seats: list[int], wanted: str) -> None:
    assert verdict(lots(seats, new=True), "lot-at-new-tables", [14, 1]) == wanted


def test_a_second_sample_decides_by_its_own_limit_when_the_first_goes_beyond() -> None:
    favoured = [2] * 20 + [5] * 5 + [8] * 5
    assert verdict(lots(favoured + even(LOTS), new=True), "lot-at-new-tables", [14, 20]) == "passed"
    assert verdict(lots(favoured + favoured, new=True), "lot-at-new-tables", [14, 14]) == "failed"


def steps(*further: int) -> list[int]:
    """Seats of the marker that goes so many players on each time."""
    at, found = 0, [SEATS[0]]
    for step in further:
        at = (at + step) % len(SEATS)
        found.append(SEATS[at])
    return found


@pytest.mark.parametrize(
    ("further", "wanted"),
    [
        ([0, 1, 2] * 10, "passed"),
        ([1] * LOTS, "failed"),  # it goes round: each seat as often as the other
        ([0] * LOTS, "failed"),
        ([2] * LOTS, "failed"),
        ([0, 1, 2] * 9, "inconclusive"),
    ],
)
def test_at_restarts_the_marker_neither_stays_nor_goes_round(further: list[int], wanted: str) -> None:
    assert verdict(lots(steps(*further), new=False), "lot-at-restarts", [14, 14]) == wanted


def test_a_marker_that_the_hook_puts_there_shows_nothing() -> None:
    assert verdict(lots(even(LOTS), new=True, forced=True), "lot-at-new-tables", [14, 14]) == "unsupported"
