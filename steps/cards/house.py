"""The house: what it keeps, and the tables it opens."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from pytest_bdd import when

from vistoria.client.scene import Scene
from vistoria.games.cards.staging import opening, play
from vistoria.games.cards.staging.table import TablePlan

from .words import Words


@when("the house opens the table")
def open_table(scene: Scene, plan: TablePlan) -> None:
    """The control: such a table is opened with lawful settings."""
    opening.must_open(scene, opening.opening(scene, plan))
    scene.close()


@when(Words("the house tries to open a table of {sizes:amounts} places until one is opened"))
def open_some_size(scene: Scene, plan: TablePlan, sizes: list[int]) -> None:
    """A law that says how many places a table has gives no right to a table of each size."""
    for places in sizes:
        if opening.may_open(scene, replace(plan, seats=places)):
            return


@when(
    Words(
        "the house tries to open it with a commission of {rate:rate} %, and a hand is called down if it may"
    )
)
def try_to_open(scene: Scene, plan: TablePlan, rate: Fraction) -> None:
    other = plan.with_commission(rate.numerator, rate.denominator)
    if opening.opened(scene, other):
        scene.must_play(play.start_command(scene, other))
        play.call_down(scene)
