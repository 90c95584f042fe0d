"""Lines: that of a player, and the system's own."""

from __future__ import annotations

from pytest_bdd import when

from vistoria.client.scene import Scene
from vistoria.games.cards.staging.table import Sitting
from vistoria.model.command import Connection, Incident

from .words import Words


@when(Words("the line of seat {seat:d} fails"))
def line_fails(scene: Scene, seat: int) -> None:
    scene.need("connection")
    scene.must_play(Connection(Sitting(seat, 0).player, up=False))


@when(Words("the line of seat {seat:d} comes back"))
def line_comes_back(scene: Scene, seat: int) -> None:
    scene.need("connection")
    scene.must_play(Connection(Sitting(seat, 0).player, up=True))


@when("the system fails and comes back")
def system_comes_back(scene: Scene) -> None:
    scene.need("connection")
    scene.must_play(Connection("system", up=False), Connection("system", up=True))


@when("the system fails for good")
def system_fails(scene: Scene) -> None:
    """It does not come back before the hand could go on."""
    scene.need("connection")
    scene.need("incidents", "system-failure")
    scene.must_play(Connection("system", up=False), Incident("system-failure"))
