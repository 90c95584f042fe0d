"""The deal: a hand is dealt, and the cards lie where the law wants them."""

from __future__ import annotations

from pytest_bdd import when

from vistoria.client.scene import Scene
from vistoria.games.cards.staging import play
from vistoria.games.cards.staging.table import TablePlan


@when("a hand is dealt")
def deal(scene: Scene, plan: TablePlan) -> None:
    play.deal(scene, plan)
