"""The hands of a sample are given up in one message each, or one by one where a product asks in another order."""

from __future__ import annotations

import pytest

from vistoria.client.launch import InProcessLaunch
from vistoria.client.link import EngineLink
from vistoria.client.scene import Scene
from vistoria.games.cards.staging import series
from vistoria.games.cards.staging.table import Sitting, TablePlan
from vistoria.law.catalogue import installed
from vistoria.model.event import HandEnded, SessionEvent, TableState
from vistoria.model.request import Play
from vistoria.model.table import Settings
from vistoria.run.laws import regulation_in

HANDS, MANY = 4, 30
SEATS = (1, 2, 5, 7)
PLANS = {
    "mo-61-2004": TablePlan(7, Settings(), sitting=tuple(Sitting(seat, 10_000, ante=100) for seat in SEATS)),
    "mo-104-85-m": TablePlan(
        7, Settings(stakes={"entry": 20}), sitting=tuple(Sitting(seat, 10_000) for seat in SEATS)
    ),
}
LAWFUL = "the law's"


@pytest.mark.parametrize(
    ("law", "asks", "requests"),
    [
        ("mo-61-2004", LAWFUL, 2),
        ("mo-104-85-m", LAWFUL, 2),
        ("mo-61-2004", "asked-from-the-right", 1 + len(SEATS)),
    ],
)
def test_whoever_is_asked_first_every_hand_ends(law: str, asks: str, requests: int) -> None:
    """With so many requests for each hand beside those that open the table."""
    regulation = regulation_in(installed()[law])
    options = {"id": asks, "regulation": law}
    engine = (
        InProcessLaunch("vistoria.reference_engine.adapter:Reference", {})
        if asks == LAWFUL
        else InProcessLaunch("vistoria.validation.lawful:Varied", options)
    )
    with EngineLink(engine) as link:
        scene = Scene(link, regulation, regulation.scenarios[0], 1)
        said = []
        for hands in (1, 1 + HANDS):
            series.one_table(scene, PLANS[law], hands)
            said.append(sum(isinstance(each.request, Play) for each in scene.history.exchanges))
            scene.close()
    assert sum(isinstance(h.event, HandEnded) for h in scene.history.happened) == 2 + HANDS
    assert said[1] - 2 * said[0] == HANDS * requests


def test_whom_a_house_has_go_for_idleness_is_replaced_before() -> None:
    law = "pt-omaha-online"
    plan = TablePlan(6, Settings(), sitting=tuple(Sitting(seat, 10_000) for seat in (1, 2, 3, 4)))
    options = {"id": "sessions-begin-at-once", "regulation": law}
    regulation = regulation_in(installed()[law])
    with EngineLink(InProcessLaunch("vistoria.validation.lawful:Varied", options)) as link:
        scene = Scene(link, regulation, regulation.scenarios[0], 1)
        series.rests(scene, plan, MANY)
    events = [h.event for h in scene.history.happened]
    waits = sum(isinstance(e, TableState) and e.state == "waiting" for e in events)
    assert (sum(isinstance(e, HandEnded) for e in events), waits) == (
        1 + MANY,
        1 + MANY,
    )  # nobody sits there at first
    assert not any(isinstance(e, SessionEvent) and e.what != "started" for e in events)
