"""Hands against the croupier whose end was worked out by hand from the law."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from stud_laws import taken
from stud_table import PLAYS, POOL, STACK, opened, start

from vistoria.games.cards.events import Pool
from vistoria.model.event import Shown
from vistoria.model.place import Seat

HANDS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "stud.toml").read_text("utf-8"))["hand"]


@pytest.mark.parametrize("case", HANDS, ids=lambda case: f"{case['clause']}: {case['name']}")
@pytest.mark.parametrize("dealing", ["shoe", "shuffler"])
def test_known_hand_ends_as_the_law_says(case: dict[str, Any], dealing: str) -> None:
    hands = {int(seat): cards for seat, cards in case["hands"].items()}
    before = case.get("start_pool", POOL)
    settings = {**case.get("settings", {}), "dealing": dealing}
    stud = opened(hands, settings=settings, readings=case.get("readings"), pool=before)
    stud.bet(hands, case.get("jackpot", ()))
    start(stud, list(hands.values()), case.get("croupier", PLAYS), dealing=dealing)
    stud.decide(case.get("decline", ()))
    if "net" in case:
        assert {str(s): chips - STACK for s, chips in stud.stacks.items()} == case["net"]
    if "prizes" in case:
        assert stud.prizes() == case["prizes"]
    if "pool" in case:
        assert stud.state.pool == case["pool"]
    if "pools" in case:
        assert [[event.before, event.after] for event in stud.all(Pool)] == case["pools"]
    if "shown" in case:
        places = [event.place for event in stud.all(Shown)]
        assert [place.seat for place in places if isinstance(place, Seat)] == case["shown"]
    assert sum(stud.stacks.values()) + taken(stud.events) == STACK * len(hands)


def test_every_hand_of_the_data_expects_something() -> None:
    assert not [hand["name"] for hand in HANDS if not {"net", "prizes", "pool", "shown"} & set(hand)]
