"""Courses of five-card poker whose end was worked out by hand from the law."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from open_table import started

from vistoria.model.event import Charged, Dealt, Posted, Returned, Shown
from vistoria.model.place import Seat

FILE = Path(__file__).parent / "open_hands.toml"
HANDS: list[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))["hand"]
EXPECTED = {"paid", "charged", "posted", "returned", "shown", "dealt"}


def by_seat(table: dict[str, Any]) -> dict[int, Any]:
    return {int(seat): value for seat, value in table.items()}


@pytest.mark.parametrize("case", HANDS, ids=lambda case: f"{case['clause']}: {case['name']}")
def test_known_hand_goes_as_the_law_says(case: dict[str, Any]) -> None:
    given = {key: case[key] for key in ("settings", "readings", "starts") if key in case}
    stacks = by_seat(case["stacks"]) if "stacks" in case else None
    playing = started(by_seat(case["own"]), stacks=stacks, **given)
    further = 1 + 2 * len(case["own"])
    playing.acts(case["acts"])
    seats = [event.to.seat for event in playing.all(Dealt)[further:] if isinstance(event.to, Seat)]
    places = [event.place.seat for event in playing.all(Shown) if isinstance(event.place, Seat)]
    found = {
        "paid": playing.paid(),
        "charged": sum(event.amount for event in playing.all(Charged)),
        "posted": {event.seat: event.amount for event in playing.all(Posted)},
        "returned": {event.seat: event.amount for event in playing.all(Returned)},
        "shown": places,
        "dealt": seats,
    }
    assert playing.house == found["charged"]
    for key in EXPECTED & set(case):
        expected = by_seat(case[key]) if isinstance(case[key], dict) else case[key]
        assert found[key] == expected, key
    assert all(len(event.cards) == 1 for event in playing.all(Shown))


def test_every_hand_of_the_data_expects_something() -> None:
    assert not [
        case["name"] for case in HANDS if not EXPECTED & set(case) and not set("!?") & set(case["acts"])
    ]
