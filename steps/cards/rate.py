"""The rate named with a reading in force: declared for a table, and kept of a pot."""

from __future__ import annotations

from pytest_bdd import given, then

from vistoria.client.scene import Scene
from vistoria.games.cards.checks.sampled_open import KEPT_IN_DRAWN_HANDS
from vistoria.games.cards.checks.shares import KEPT_AT_RATE
from vistoria.games.cards.generate import opening
from vistoria.games.cards.generate.explore import Draw, explore
from vistoria.games.cards.generate.table import TablePlan
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


@given(Words("that commission in {examples:d} examples of {kind}"), target_fixture="draw")
def drawn(plan: TablePlan, examples: int, kind: str) -> Draw:
    return Draw(kind.replace(" ", "-"), examples, plan.settings.commission)


@then(Words(KEPT_IN_DRAWN_HANDS))
def kept_of_each(scene: Scene, draw: Draw, minimum: int, reading: str) -> None:
    explore(scene, draw, minimum, "rate-kept-of-matched-pot", rate=scene.rate(reading))


@then(Words(KEPT_AT_RATE))
def kept(scene: Scene, base: int, reading: str) -> None:
    scene.judge("pot-charged-at", base=base, rate=scene.rate(reading))
