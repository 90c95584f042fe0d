"""Enrolling for a session, and seats that are asked for."""

from __future__ import annotations

from pytest_bdd import when

from vistoria.client.scene import Scene
from vistoria.games.cards.staging import opening
from vistoria.games.cards.staging.table import Sitting, TablePlan
from vistoria.model.command import Join, Register

from .words import Words

NEWCOMER = "p99"


@when("the players enrol and sit down")
def enrol_and_sit(scene: Scene, plan: TablePlan) -> None:
    opening.open_for(scene, plan, _enrolled)


def _enrolled(scene: Scene, joins: list[Join]) -> None:
    scene.must_play(*(Register(join.player) for join in joins))
    scene.must_play(*joins)


@when(Words("a newcomer tries to sit down at seat {seat:d} with {stack:d}"))
def newcomer(scene: Scene, plan: TablePlan, seat: int, stack: int) -> None:
    """Somebody who was never at the table, whoever sat at that seat before; the first of all where none is open."""
    if scene.table is None:
        opening.must_open(scene, opening.opening(scene, plan))
    scene.play(Join(NEWCOMER, seat, stack))


@when("the newcomer enrols")
def newcomer_enrols(scene: Scene) -> None:
    scene.must_play(Register(NEWCOMER))


@when(Words("the player at seat {seat:d} tries to sit down at seat {other:d} too with {stack:d}"))
def second_seat(scene: Scene, seat: int, other: int, stack: int) -> None:
    scene.play(Join(Sitting(seat, 0).player, other, stack))
