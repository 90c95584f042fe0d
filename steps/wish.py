"""Wishes that a law may bar: to show one's cards, to give up the pot."""

from __future__ import annotations

from pytest_bdd import parsers, when

from vistoria.client.scene import Scene
from vistoria.model.command import Renounce, Show


@when(parsers.parse("seat {seat:d} tries to show its cards to all"))
def show_to_all(scene: Scene, seat: int) -> None:
    scene.play(Show(seat, "all"))


@when(parsers.parse("seat {seat:d} tries to show its cards to seat {other:d}"))
def show_to_one(scene: Scene, seat: int, other: int) -> None:
    scene.play(Show(seat, other))


@when(parsers.parse("seat {seat:d} tries to give up the pot"))
def give_up(scene: Scene, seat: int) -> None:
    scene.play(Renounce(seat))
