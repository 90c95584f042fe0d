"""Courses of play under the Portuguese rules whose end was worked out by hand from the law."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from online_table import deal, opened

from vistoria.model.event import Charged, Dealt, Posted, Returned, Shown
from vistoria.model.place import Seat

HANDS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "online_hands.toml").read_text("utf-8"))[
    "hand"
]
FOUR = {"1": 10_000, "2": 10_000, "3": 10_000, "4": 10_000}


def by_seat(table: dict[str, Any]) -> dict[int, Any]:
    return {int(seat): value for seat, value in table.items()}


@pytest.mark.parametrize("case", HANDS, ids=lambda case: f"{case['clause']}: {case['name']}")
def test_known_hand_goes_as_the_law_says(case: dict[str, Any]) -> None:
    chips = by_seat(case.get("chips", FOUR))
    playing = opened(chips, marker=1, settings=case.get("settings"), readings=case.get("readings"))
    deal(playing, by_seat(case.get("own", {})), case.get("board", ""))
    playing.acts(case["acts"])
    assert all(event.to != "burn" for event in playing.all(Dealt))
    if "paid" in case:
        assert playing.paid() == by_seat(case["paid"])
    if "charged" in case:
        assert sum(event.amount for event in playing.all(Charged)) == case["charged"] == playing.house
    if "posted" in case:
        assert {event.seat: event.amount for event in playing.all(Posted)} == by_seat(case["posted"])
    if "returned" in case:
        assert {event.seat: event.amount for event in playing.all(Returned)} == by_seat(case["returned"])
    if "shown" in case:
        shown = playing.all(Shown)
        assert [event.place.seat for event in shown if isinstance(event.place, Seat)] == case["shown"]
        assert all(len(event.cards) == 4 for event in shown)
    if "shown_before_river" in case:
        kinds = [type(event) for event in playing.events]
        commons = [
            i for i, event in enumerate(playing.events) if isinstance(event, Dealt) and event.face == "up"
        ]
        assert (kinds.index(Shown) < commons[-1]) is case["shown_before_river"]


def test_every_hand_of_the_data_expects_something() -> None:
    keys = {"paid", "charged", "posted", "returned", "shown"}
    idle = [h["name"] for h in HANDS if not keys & set(h) and "!" not in h["acts"] and "?" not in h["acts"]]
    assert idle == []
