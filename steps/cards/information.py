"""Information: what a player asks the house for, and the notices that he reads."""

from __future__ import annotations

from pytest_bdd import when

from vistoria.client.scene import Scene
from vistoria.games.cards.staging.table import Sitting
from vistoria.model.answer import NotProvided

from .words import Words

NOTICE = "notice"
"""The offer of a notice that the product gives itself."""


@when(Words("the player at seat {seat:d} asks for {what:asked_for}"))
def asks(scene: Scene, seat: int, what: str) -> None:
    scene.ask(what, Sitting(seat, 0).player)


@when("a player reads the notices")
def read_notices(scene: Scene) -> None:
    """Where the law lets the notice be of paper, a product that gives none itself does not make the offer."""
    answer = scene.ask("notices", "p1")
    if NOTICE in scene.entry.offers and isinstance(answer, NotProvided):
        scene.shown(NOTICE, False)
