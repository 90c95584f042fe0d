"""Views: what a seat sees of the table."""

from __future__ import annotations

from pytest_bdd import when

from vistoria.client.scene import Scene
from vistoria.model.place import Seat

from .words import Words


@when(Words("{who:seats} looks at the table"))
@when(Words("{who:seats} look at the table"))
def look(scene: Scene, who: list[int]) -> None:
    for seat in who:
        scene.look(Seat(seat))


@when("the public looks at the table")
def public_looks(scene: Scene) -> None:
    scene.look("public")
