"""Capital: all of it put in, parts of the pot by what each put in, chips that come and go between hands."""

from __future__ import annotations

from pytest_bdd import when

from vistoria.client.scene import Scene
from vistoria.games.cards.checks.reading import standing
from vistoria.games.cards.staging.table import Sitting
from vistoria.model.command import Act, Move

from .words import Words


@when(Words("seat {seat:d} {how:with_all} with all its capital but {rest:d}"))
def with_all_but(scene: Scene, seat: int, how: str, rest: int) -> None:
    """The sum follows from the chips that the engine has reported so far; a call takes no sum."""
    now = standing(scene.history)
    to = None if how == "call" else now.own(seat) + now.stacks.get(seat, 0) - rest
    scene.must_play(Act(seat, how, to=to))


@when(Words("seat {seat:d} {how:with_all} with all its capital"))
def with_all(scene: Scene, seat: int, how: str) -> None:
    with_all_but(scene, seat, how, 0)


@when(Words("the player at seat {seat:d} tries to move to seat {other:d}"))
def tries_to_move(scene: Scene, seat: int, other: int) -> None:
    scene.play(Move(Sitting(seat, 0).player, other))
