"""Views: what a seat sees of the table."""

from __future__ import annotations

from pytest_bdd import parsers, then, when

from vistoria.client.scene import Scene
from vistoria.model.place import Seat

from . import words


@when(parsers.re(rf"(?P<who>{words.SEATS}) looks? at the table$"))
def look(scene: Scene, who: str) -> None:
    for seat in words.seats(who):
        scene.look(Seat(seat))


@then(parsers.parse("seat {seat:d} sees its own cards and nobody else's"))
def sees_only_own(scene: Scene, seat: int) -> None:
    scene.judge("sees-only-own", seat=seat)


@then(parsers.parse("seat {seat:d} sees all that lies open"))
def sees_all_open(scene: Scene, seat: int) -> None:
    scene.judge("sees-all-open", seat=seat)


@then(parsers.parse("nobody but seat {seat:d} sees its cards"))
def unseen_by_all(scene: Scene, seat: int) -> None:
    scene.judge("unseen-by-all", seat=seat)


@then(parsers.parse("seat {seat:d} sees these stacks:"))
def sees_stacks(scene: Scene, seat: int, datatable: list[list[str]]) -> None:
    scene.judge("sees-chips", seat=seat, stacks=words.column(datatable))


@then(parsers.parse("seat {seat:d} sees a pot of {pot:d} and these stacks:"))
def sees_pot(scene: Scene, seat: int, pot: int, datatable: list[list[str]]) -> None:
    scene.judge("sees-chips", seat=seat, pot=pot, stacks=words.column(datatable))
