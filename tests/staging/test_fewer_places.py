"""A product whose tables have fewer places than a scenario's plays it at those, where all who play find one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from vistoria.client.launch import InProcessLaunch
from vistoria.client.link import EngineLink
from vistoria.client.scene import Scene, SceneFault
from vistoria.games.cards.staging.opening import open_for, seat
from vistoria.games.cards.staging.table import Sitting, TablePlan
from vistoria.law.catalogue import installed
from vistoria.model.command import Join
from vistoria.model.outcome import Reason
from vistoria.model.table import Settings
from vistoria.run.laws import regulation_in

LAW = "pt-omaha-online"
SIX = {"id": "six-places", "regulation": LAW}
PLAN = TablePlan(10, Settings(stakes={"small": 10, "big": 20}, smallest=1))


@pytest.fixture
def scene() -> Iterator[Scene]:
    """Of a product with tables of six places; online tables have from two to ten (4.a, 5)."""
    regulation = regulation_in(installed()[LAW])
    entry = next(each for each in regulation.scenarios if each.clause == f"{LAW}/36")
    with EngineLink(InProcessLaunch("vistoria.validation.lawful:Varied", SIX)) as link:
        yield Scene(link, regulation, entry, 1)


def at(*seats: int) -> TablePlan:
    return replace(PLAN, sitting=tuple(Sitting(seat, 2_000) for seat in seats))


def test_players_at_the_first_six_places_sit_at_a_table_of_six(scene: Scene) -> None:
    open_for(scene, at(1, 3, 6), seat)
    assert scene.history.happened[-1].event.seat == 6  # type: ignore[attr-defined]


@pytest.mark.parametrize("seats", [(1, 3, 9), (2, 7)])
def test_who_needs_a_place_beyond_them_meets_the_product_s_own_terms(
    scene: Scene, seats: tuple[int, ...]
) -> None:
    with pytest.raises(SceneFault) as fault:
        open_for(scene, at(*seats), seat)
    assert fault.value.reason is Reason.OWN_TERMS


def test_nobody_is_sent_to_a_place_that_is_not_there(scene: Scene) -> None:
    open_for(scene, at(1, 2), seat)
    with pytest.raises(SceneFault) as fault:
        scene.play(Join("late", 9, 2_000))
    assert fault.value.reason is Reason.OWN_TERMS
