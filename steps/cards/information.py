"""Information: what a player asks the house for, and the notices that he reads."""

from __future__ import annotations

from pytest_bdd import parsers, when

from vistoria.client.scene import Scene
from vistoria.games.cards.staging.table import Sitting
from vistoria.model.answer import NotProvided

NOTICE = "notice"
"""The offer of a notice that the product gives itself."""
WHATS = {
    "the rules": "rules",
    "the stakes": "stakes",
    "the way to complain": "complaints",
    "his results": "results",
    "his last hand": "last-hand",
    "his session": "session",
}


@when(parsers.re(rf"the player at seat (?P<seat>\d+) asks for (?P<what>{'|'.join(WHATS)})$"))
def asks(scene: Scene, seat: str, what: str) -> None:
    scene.ask(WHATS[what], Sitting(int(seat), 0).player)


@when("a player reads the notices")
def read_notices(scene: Scene) -> None:
    """Where the law lets the notice be of paper, a product that gives none itself does not make the offer."""
    answer = scene.ask("notices", "p1")
    if NOTICE in scene.entry.offers and isinstance(answer, NotProvided):
        scene.shown(NOTICE, False)
