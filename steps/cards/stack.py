"""A player's stack: what he enters with, adds, and takes with him."""

from __future__ import annotations

from pytest_bdd import when

from vistoria.client.scene import Scene
from vistoria.games.cards.generate.table import Sitting
from vistoria.model.answer import Accepted
from vistoria.model.command import Leave, TopUp

from .words import Words


@when(Words("the player at seat {seat:d} tries to add {amount:d}"))
def tries_to_add(scene: Scene, seat: int, amount: int) -> None:
    scene.play(TopUp(Sitting(seat, 0).player, amount))


@when(Words("the player at seat {seat:d} adds {amount:d}"))
def adds(scene: Scene, seat: int, amount: int) -> None:
    scene.must_play(TopUp(Sitting(seat, 0).player, amount))


@when(
    Words(
        "the player at seat {seat:d} adds {first:d} and {second:d}, or {whole:d} at once where parts are not taken"
    )
)
def adds_in_parts(scene: Scene, seat: int, first: int, second: int, whole: int) -> None:
    """A law may fix the sum that has to be reached, and not in how many parts."""
    player = Sitting(seat, 0).player
    if isinstance(scene.play(TopUp(player, first))[-1], Accepted):
        scene.must_play(TopUp(player, second))
    else:
        scene.must_play(TopUp(player, whole))


@when(Words("the player at seat {seat:d} tries to go"))
def tries_to_go(scene: Scene, seat: int) -> None:
    scene.play(Leave(Sitting(seat, 0).player))
