"""Players who come and go, and their chips between hands."""

from __future__ import annotations

from dataclasses import replace

from pytest_bdd import given, when

from vistoria.client.scene import Scene
from vistoria.games.cards.staging import opening, play
from vistoria.games.cards.staging.opening import with_fee
from vistoria.games.cards.staging.table import Sitting, TablePlan
from vistoria.model.command import Join, Leave, Start, TakeOff

from .words import Words


@given(Words("{places:d} places at the table"), target_fixture="plan")
def places(plan: TablePlan, places: int) -> TablePlan:
    return replace(plan, seats=places)


@given("a tournament", target_fixture="plan")
def tournament(plan: TablePlan) -> TablePlan:
    return plan.with_settings(mode="tournament")


@when("the players sit down")
def sit_down(scene: Scene, plan: TablePlan) -> None:
    opening.seat_everybody(scene, plan)


@when(Words("another player sits down at seat {seat:d} with {stack:d}"))
def joins(scene: Scene, seat: int, stack: int) -> None:
    """A product need not seat anybody in the middle of a hand."""
    [join] = with_fee(scene, [Join(Sitting(seat, stack).player, seat, stack)])
    opening.seat_now(scene, join)


@when(Words("another player tries to sit down at seat {seat:d} with {stack:d}"))
def tries_to_join(scene: Scene, seat: int, stack: int) -> None:
    opening.try_to_sit(scene, Join(Sitting(seat, stack).player, seat, stack))


@when(Words("the player who went tries to sit down at seat {seat:d} with {stack:d}"))
def tries_to_come_back(scene: Scene, seat: int, stack: int) -> None:
    """He takes the seat that he had."""
    scene.play(Join(Sitting(seat, stack).player, seat, stack))


@when(Words("the player at seat {seat:d} goes"))
def leaves(scene: Scene, seat: int) -> None:
    scene.must_play(Leave(Sitting(seat, 0).player))


@when("the next who is asked tries to go")
def tries_to_leave(scene: Scene) -> None:
    """He has not decided; whether he may go is the house's to say, and what he takes with him is in question."""
    scene.play(Leave(Sitting(play.asked(scene), 0).player))


@when(Words("the player at seat {seat:d} tries to take {amount:d} off the table"))
def takes_off(scene: Scene, seat: int, amount: int) -> None:
    scene.play(TakeOff(Sitting(seat, 0).player, amount))


@when("the house tries to deal a hand")
def tries_to_start(scene: Scene) -> None:
    scene.play(Start())


@when("the next hand is dealt")
def next_hand(scene: Scene) -> None:
    scene.must_play(Start())
