"""The marker: where it stands and how it goes round."""

from __future__ import annotations

from pytest_bdd import parsers, then

from vistoria.client.scene import Scene
from vistoria.generate import series
from vistoria.generate.table import TablePlan

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


@then(parsers.re(rf"the marker goes on from (?P<way>seat \d+ to {words.SEATS})$"))
def goes_on(scene: Scene, way: str) -> None:
    scene.judge("marker-goes-on", seats=words.seats(way))


@then(
    parsers.parse(
        "in {hands:d} new tables the lot of the marker prefers no place: chi-square at most {first:d}, "
        "or {again:d} in as many again"
    )
)
def lot_at_new_tables(scene: Scene, plan: TablePlan, hands: int, first: int, again: int) -> None:
    series.sampled(scene, plan, "lot-at-new-tables", hands, [first, again], way=series.new_tables)


@then(
    parsers.parse(
        "in {hands:d} restarts the lot of the marker prefers no place: chi-square at most {first:d}, "
        "or {again:d} in as many again"
    )
)
def lot_at_restarts(scene: Scene, plan: TablePlan, hands: int, first: int, again: int) -> None:
    series.sampled(scene, plan, "lot-at-restarts", hands, [first, again], way=series.restarts)
