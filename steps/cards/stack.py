"""A player's stack: what he enters with, adds, and takes with him."""

from __future__ import annotations

from pytest_bdd import when

from vistoria.client.scene import Scene
from vistoria.games.cards.staging.table import Sitting
from vistoria.model.answer import Accepted
from vistoria.model.command import Leave, Rest, TopUp
from vistoria.model.event import Resting

from .words import Words


@when(Words("the player at seat {seat:d} tries to add {amount:d}"))
def tries_to_add(scene: Scene, seat: int, amount: int) -> None:
    scene.play(TopUp(Sitting(seat, 0).player, amount))
    _back(scene, Sitting(seat, 0).player)


@when(Words("the player at seat {seat:d} adds {amount:d}"))
def adds(scene: Scene, seat: int, amount: int) -> None:
    scene.must_play(TopUp(Sitting(seat, 0).player, amount))


def _back(scene: Scene, player: str) -> None:
    """Whom the product let rest says that he is back once he has added chips."""
    told = [h.event for h in scene.history.happened if isinstance(h.event, Resting)]
    if next((event.on for event in reversed(told) if event.player == player), False):
        scene.play(Rest(player, False))


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
    _back(scene, player)


@when(Words("the player at seat {seat:d} tries to go"))
def tries_to_go(scene: Scene, seat: int) -> None:
    scene.play(Leave(Sitting(seat, 0).player))
