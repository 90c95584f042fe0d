"""Every example of a property scenario is held against itself: one report that cannot be passes nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from vistoria.client.launch import InProcessLaunch
from vistoria.client.link import EngineLink
from vistoria.client.scene import Scene, SceneFault
from vistoria.games.cards.generate.explore import Draw, explore
from vistoria.law.catalogue import installed
from vistoria.model.event import HandStarted
from vistoria.model.outcome import Reason
from vistoria.run.laws import regulation_in
from vistoria.validation.hostile.lies import ChipsCreated, Happening

DRAW, MINIMUM, CHECK = Draw("bets-always-called", 6), 1, "charge-in-bounds"
RATES = {"least": [3, 100], "most": [5, 100], "caps": [4, 5]}


class ChipInSecondHand(ChipsCreated):
    """Begins its second hand alone with a chip too many."""

    hands = 0

    def report(self, events: tuple[Happening, ...]) -> tuple[Happening, ...]:
        self.hands += any(isinstance(event, HandStarted) for event in events)
        return super().report(events) if self.hands == 2 else events


def scene_of(link: EngineLink) -> Scene:
    """A scene of the first property scenario of a law."""
    law = regulation_in(installed()["mo-97-2010"])
    return Scene(link, law, next(entry for entry in law.scenarios if entry.is_property), 1)


@pytest.fixture
def link(request: pytest.FixtureRequest) -> Iterator[EngineLink]:
    """The adapter of this name in this process."""
    with EngineLink(InProcessLaunch(request.param, {})) as link:
        yield link


@pytest.mark.parametrize("link", ["vistoria.reference_engine.adapter:Reference"], indirect=True)
def test_hands_that_add_up_are_judged_by_the_check_alone(link: EngineLink) -> None:
    scene = scene_of(link)
    explore(scene, DRAW, MINIMUM, CHECK, **RATES)
    assert scene.sample is not None
    assert scene.sample.examples == DRAW.examples


@pytest.mark.parametrize("link", [f"{__name__}:ChipInSecondHand"], indirect=True)
def test_a_chip_that_appears_in_one_example_of_many_is_told(link: EngineLink) -> None:
    scene = scene_of(link)
    with pytest.raises(SceneFault) as told:
        explore(scene, DRAW, MINIMUM, CHECK, **RATES)
    assert told.value.reason is Reason.MONEY_LOST
    assert scene.history.last_hand is not None, "the conversation that shows it is kept"
