"""Sessions: a player begins, rests and ends as he likes; a house may invite him to end, and must warn him."""

from __future__ import annotations

from pytest_bdd import when

from vistoria.client.scene import Scene
from vistoria.games.cards.staging import opening, series
from vistoria.games.cards.staging.opening import with_fee
from vistoria.games.cards.staging.table import Sitting
from vistoria.model.command import Join, Rest, Session

from .words import Words


@when(Words("the player at seat {seat:d} tries to end his session"))
def tries_to_end(scene: Scene, seat: int) -> None:
    scene.play(Session(Sitting(seat, 0).player, "end"))


@when(Words("the player at seat {seat:d} ends his session"))
def ends(scene: Scene, seat: int) -> None:
    scene.must_play(Session(Sitting(seat, 0).player, "end"))


@when(Words("the player at seat {seat:d} begins his session"))
def begins_there(scene: Scene, seat: int) -> None:
    """He sits there; a product may hold that it began with that, and refuse that it begins again."""
    scene.play_once(Session(Sitting(seat, 0).player, "start"))


@when(Words("the player at seat {seat:d} begins a session at seat {other:d} with {stack:d}"))
def begins(scene: Scene, seat: int, other: int, stack: int) -> None:
    """He sits down; a product may hold that his session begins with that, and refuse that it begins again."""
    player = Sitting(seat, 0).player
    [join] = with_fee(scene, [Join(player, other, stack)])
    opening.seat_now(scene, join)
    scene.play_once(Session(player, "start"))


@when(Words("the player at seat {seat:d} rests"))
def rests(scene: Scene, seat: int) -> None:
    scene.play_offered("rest", Rest(Sitting(seat, 0).player, on=True))


@when(Words("the player at seat {seat:d} tries to rest"))
def tries_to_rest(scene: Scene, seat: int) -> None:
    """He plays on where nobody rests."""
    scene.play(Rest(Sitting(seat, 0).player, on=True))


@when(Words("the player at seat {seat:d} comes back"))
def comes_back(scene: Scene, seat: int) -> None:
    scene.must_play(Rest(Sitting(seat, 0).player, on=False))


@when(Words("hands are dealt in which the player at seat {seat:d} bets nothing"))
def idle_hands(scene: Scene, seat: int) -> None:
    series.until(scene, seat, "ended")


@when(Words("hands are dealt in which the player at seat {seat:d} bets nothing, until he is warned"))
def idle_until_warned(scene: Scene, seat: int) -> None:
    series.until(scene, seat, "warned")
