"""Wishes that a law may bar: to show one's cards, to give up the pot or divide it."""

from __future__ import annotations

from pytest_bdd import when

from vistoria.client.scene import Scene
from vistoria.games.cards.checks.reading import standing
from vistoria.games.cards.commands import Agree, Renounce
from vistoria.model.command import Show

from .words import Words


@when(Words("seat {seat:d} tries to show its cards to all"))
def show_to_all(scene: Scene, seat: int) -> None:
    scene.play(Show(seat, "all"))


@when(Words("seat {seat:d} tries to show its cards to seat {other:d}"))
def show_to_one(scene: Scene, seat: int, other: int) -> None:
    scene.play(Show(seat, other))


@when(Words("seat {seat:d} tries to give up the pot"))
def give_up(scene: Scene, seat: int) -> None:
    scene.play(Renounce(seat))


@when(Words("seats {one:d} and {other:d} try to divide the pot, {first:d} and {second:d}"))
def agree(scene: Scene, one: int, other: int, first: int, second: int) -> None:
    scene.play(Agree((one, other), (first, second)))


@when(Words("seats {one:d} and {other:d} try to divide what lies in the pot, half and half"))
def agree_on_halves(scene: Scene, one: int, other: int) -> None:
    """The whole pot as it stands, so that the sum is no reason to refuse; an odd chip goes to the first."""
    half, odd = divmod(standing(scene.history).in_play, 2)
    scene.play(Agree((one, other), (half + odd, half)))
