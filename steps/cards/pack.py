"""The pack: what deals and mixes it, and its cards over many hands."""

from __future__ import annotations

from pytest_bdd import given, when

from vistoria.client.scene import Scene
from vistoria.games.cards.staging import series
from vistoria.games.cards.staging.table import Sitting, TablePlan
from vistoria.model.command import Cut

from .words import Words


@given(Words("cards dealt from the {device:device}"), target_fixture="plan")
def dealt_from(plan: TablePlan, device: str) -> TablePlan:
    return plan.with_settings(dealing=device)


@given(Words("cards shuffled by {device:w}"), target_fixture="plan")
def shuffled_by(plan: TablePlan, device: str) -> TablePlan:
    return plan.with_settings(dealing={"machine": "shuffler", "hand": "hand"}[device])


@when(Words("{hands:d} hands are dealt one after another, each called to its end"))
def called(scene: Scene, plan: TablePlan, hands: int) -> None:
    series.called_down(scene, plan, hands)


@when(Words("{hands:d} hands are dealt one after another, each folded to one player"))
def folded(scene: Scene, plan: TablePlan, hands: int) -> None:
    series.one_table(scene, plan, hands)


@when(Words("{hands:d} hands are dealt one after another, each declined by everybody"))
def declined(scene: Scene, plan: TablePlan, hands: int) -> None:
    series.one_table(scene, plan, hands)


@when(Words("the player at seat {seat:d} tries to cut {cards:d} cards"))
def tries_to_cut(scene: Scene, seat: int, cards: int) -> None:
    """A cut that is itself in question, of an engine that need not take any."""
    scene.play_offered("cut", Cut(Sitting(seat, 0).player, cards))


@when("all fold to one player")
def fold_to_last(scene: Scene, plan: TablePlan) -> None:
    series.fold_to_last(scene, plan)
