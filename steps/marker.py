"""The marker: where it stands and how it goes round."""

from __future__ import annotations

from pytest_bdd import parsers, then

from vistoria.client.scene import Scene

from . import words


@then(parsers.parse("the marker stands at seat {seat:d}"))
def stands(scene: Scene, seat: int) -> None:
    scene.judge("marker-at", seat=seat)


@then(parsers.re(rf"hand by hand the marker stands at (?P<way>{words.SEATS})$"))
def way(scene: Scene, way: str) -> None:
    scene.judge("marker-way", seats=words.seats(way))


@then("one marker stands before a player, where each of them sees it")
def one(scene: Scene) -> None:
    scene.judge("one-marker")
