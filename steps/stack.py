"""A player's stack: what he enters with, adds, and takes with him."""

from __future__ import annotations

from pytest_bdd import parsers, then, when

from vistoria.client.scene import Scene
from vistoria.generate.table import Sitting
from vistoria.model.command import Leave, TopUp


@when(parsers.parse("the player at seat {seat:d} tries to add {amount:d}"))
def tries_to_add(scene: Scene, seat: int, amount: int) -> None:
    scene.play(TopUp(Sitting(seat, 0).player, amount))


@when(parsers.parse("the player at seat {seat:d} tries to go"))
def tries_to_go(scene: Scene, seat: int) -> None:
    scene.play(Leave(Sitting(seat, 0).player))


@then(parsers.parse("the player at seat {seat:d} goes with {stack:d}"))
def goes_with(scene: Scene, seat: int, stack: int) -> None:
    scene.judge("goes-with", seat=seat, stack=stack)


@then(parsers.parse("the house has taken {amount:d} from what the player at seat {seat:d} paid in"))
def taken_from_buy_in(scene: Scene, amount: int, seat: int) -> None:
    scene.judge("taken-from-buy-in", seat=seat, amount=amount)
