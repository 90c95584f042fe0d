"""Betting: who speaks when, and what an act may be."""

from __future__ import annotations

from pytest_bdd import when

from vistoria.client.scene import Scene
from vistoria.games.cards.staging import play
from vistoria.model.command import Act, Retract
from vistoria.model.event import Turn

from .words import Words, act


@when(Words("{acts:acts}"))
def course(scene: Scene, acts: list[Act]) -> None:
    """Acts on the scenario's way: if one is not accepted the scenario cannot be judged."""
    scene.must_play(*acts)


@when(Words("whoever is asked bets {amount:d}"))
def next_bets(scene: Scene, amount: int) -> None:
    scene.must_play(Act(play.asked(scene), "bet", to=amount))


@when(Words("whoever is asked tries to {what:tried}"))
def next_tries(scene: Scene, what: str) -> None:
    """An act that is itself in question."""
    scene.try_out(act(play.asked(scene), what))


@when(Words("everybody calls until it is seat {seat:d}"))
def call_until(scene: Scene, seat: int) -> None:
    while play.asked(scene) != seat:
        scene.must_play(Act(play.asked(scene), "call"))


@when("everybody calls and checks to the end")
def call_down(scene: Scene) -> None:
    play.call_down(scene)


@when(Words("everybody calls and checks up to round {number:d}"))
def call_up_to(scene: Scene, number: int) -> None:
    play.call_down(scene, until=number)


@when(Words("seat {seat:d} tries to {what:tried}"))
def attempt(scene: Scene, seat: int, what: str) -> None:
    """An act that is itself in question."""
    scene.try_out(act(seat, what))


@when(Words("seat {seat:d} tries the least bet that it was offered"))
def least_bet(scene: Scene, seat: int) -> None:
    """An ample one where the engine does not say which bets it takes: the law may set no least and no highest."""
    hand = scene.history.last_hand
    turns = [h.event for h in (hand.of(Turn) if hand is not None else ()) if isinstance(h.event, Turn)]
    offered = next((turn.choices for turn in reversed(turns) if turn.seat == seat), None) or {}
    bounds = offered.get("bet")
    scene.play(Act(seat, "bet", to=bounds[0] if bounds else play.OPENING_BET))


@when(Words("seat {seat:d} says that it bets {amount:d}"))
def spoken_bet(scene: Scene, seat: int, amount: int) -> None:
    """A bet that is itself in question, by an engine that need not take spoken ones."""
    scene.play_offered("voice", Act(seat, "bet", to=amount, means="voice"))


@when(Words("seat {seat:d} tries to take its bet back"))
def take_back(scene: Scene, seat: int) -> None:
    scene.play(Retract(seat))
