"""The rate named with a reading in force: declared for a table, and kept of a pot."""

from __future__ import annotations

from pytest_bdd import given, then

from vistoria.client.scene import Scene
from vistoria.games.cards.staging import opening
from vistoria.games.cards.staging.table import TablePlan
from vistoria.model.answer import Accepted

from .words import Words


@given(
    Words("a commission at the rate that {reading} names, declared where the product lets the house do so"),
    target_fixture="plan",
)
def declared(scene: Scene, plan: TablePlan, reading: str) -> TablePlan:
    """One table is opened with the rate to see whether it is taken; a product that has it anyway is not told."""
    told = plan.with_commission(*scene.rate(reading))
    taken = isinstance(scene.open(opening.opening(scene, told)), Accepted)
    scene.close()
    return told if taken else plan


@then(Words("of {base:d} the house keeps the part that {reading} names"))
def kept(scene: Scene, base: int, reading: str) -> None:
    scene.judge("pot-charged-at", base=base, rate=scene.rate(reading))
