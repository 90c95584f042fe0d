"""Chips and the notices about them."""

from __future__ import annotations

from pytest_bdd import parsers, then, when

from vistoria.client.scene import Scene
from vistoria.generate.explore import Draw, explore


@when("a player reads the notices")
def read_notices(scene: Scene) -> None:
    scene.ask("notices", "p1")


@then("a notice gives the limits of the blinds, and those of the hand lie within them")
def blinds_noticed(scene: Scene) -> None:
    scene.judge("blinds-noticed")


@then(
    parsers.parse(
        "in {minimum:d} or more, where chips are bet, all of them come from the stacks and go to the winners"
    )
)
def out_of_stacks(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "bets-out-of-stacks")
