"""The house: what it keeps, and the tables it opens."""

from __future__ import annotations

from pytest_bdd import when

from vistoria.client.scene import Scene
from vistoria.games.cards.generate import opening, play
from vistoria.games.cards.generate.table import TablePlan

from .words import Words


@when("the house opens the table")
def open_table(scene: Scene, plan: TablePlan) -> None:
    """The control: such a table is opened with lawful settings."""
    opening.must_open(scene, opening.opening(scene, plan))
    scene.close()


@when(
    Words("the house tries to open it with a commission of {rate:d} %, and a hand is called down if it may")
)
def try_to_open(scene: Scene, plan: TablePlan, rate: int) -> None:
    other = plan.with_commission(rate, 100)
    if opening.opened(scene, other):
        scene.must_play(play.start_command(scene, other))
        play.call_down(scene)
