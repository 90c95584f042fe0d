"""Courses of play whose end was worked out by hand from the law."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from reference_table import laid, opened

from vistoria.model.command import Start
from vistoria.model.event import Charged, Dealt, Posted, Returned, Shown
from vistoria.model.place import Seat

HANDS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "hands.toml").read_text("utf-8"))["hand"]
FOUR = {"1": 10_000, "2": 10_000, "3": 10_000, "4": 10_000}


def by_seat(table: dict[str, Any]) -> dict[int, Any]:
    return {int(seat): value for seat, value in table.items()}


@pytest.mark.parametrize("case", HANDS, ids=lambda case: f"{case['clause']}: {case['name']}")
def test_known_hand_goes_as_the_law_says(case: dict[str, Any]) -> None:
    chips = by_seat(case.get("chips", FOUR))
    playing = opened(chips, marker=1, settings=case.get("settings"), readings=case.get("readings"))
    playing.must(Start(deck=laid(list(chips), 1, by_seat(case.get("own", {})), case.get("board", ""))))
    playing.acts(case["acts"])
    if "stacks" in case:
        assert playing.stacks == by_seat(case["stacks"])
    if "paid" in case:
        assert playing.paid() == by_seat(case["paid"])
    if "paid_sum" in case:
        assert sum(playing.paid().values()) == case["paid_sum"]
    if "charged" in case:
        assert sum(event.amount for event in playing.all(Charged)) == case["charged"] == playing.house
    if "posted" in case:
        assert {event.seat: event.amount for event in playing.all(Posted)} == by_seat(case["posted"])
    if "returned" in case:
        assert Counter({event.seat: event.amount for event in playing.all(Returned)}) == by_seat(
            case["returned"]
        )
    if "shown" in case:
        places = [event.place for event in playing.all(Shown)]
        assert sorted(place.seat for place in places if isinstance(place, Seat)) == case["shown"]
        assert all(len(event.cards) == 4 for event in playing.all(Shown))
    if "shown_before_river" in case:
        kinds = [type(event) for event in playing.events]
        last_common = max(
            i
            for i, event in enumerate(playing.events)
            if isinstance(event, Dealt) and event.to == "community"
        )
        assert (kinds.index(Shown) < last_common) is case["shown_before_river"]


def test_every_hand_of_the_data_expects_something() -> None:
    keys = {"stacks", "paid", "paid_sum", "charged", "posted", "returned", "shown"}
    assert not [
        hand["name"]
        for hand in HANDS
        if not keys & set(hand) and "!" not in hand["acts"] and "?" not in hand["acts"]
    ]
