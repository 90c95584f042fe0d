"""Betting: who speaks when, and what an act may be."""

from __future__ import annotations

from pytest_bdd import parsers, then, when

from vistoria.client.scene import Scene
from vistoria.generate import play
from vistoria.model.command import Act, Retract

from . import words


@when(parsers.re(rf"(?P<acts>{words.ACTS})$"))
def course(scene: Scene, acts: str) -> None:
    """Acts on the scenario's way: if one is not accepted the scenario cannot be judged."""
    scene.must_play(*words.acts(acts))


@when("everybody calls and checks to the end")
def call_down(scene: Scene) -> None:
    play.call_down(scene)


@when(parsers.parse("everybody calls and checks up to round {number:d}"))
def call_up_to(scene: Scene, number: int) -> None:
    play.call_down(scene, until=number)


@when(parsers.re(rf"seat (?P<seat>\d+) tries to (?P<what>{words.TRY})$"))
def attempt(scene: Scene, seat: str, what: str) -> None:
    """An act that is itself in question."""
    scene.play(words.act(int(seat), what))


@when(parsers.parse("seat {seat:d} says that it bets {amount:d}"))
def spoken_bet(scene: Scene, seat: int, amount: int) -> None:
    """A bet that is itself in question, by an engine that need not take spoken ones."""
    scene.play_offered("voice", Act(seat, "bet", to=amount, means="voice"))


@when(parsers.parse("seat {seat:d} tries to take its bet back"))
def take_back(scene: Scene, seat: int) -> None:
    scene.play(Retract(seat))


@then("the attempt is accepted")
def accepted(scene: Scene) -> None:
    scene.judge("attempt-accepted")


@then("the attempt is refused")
def refused(scene: Scene) -> None:
    scene.judge("attempt-refused")


@then(parsers.parse("in round {number:d} seat {seat:d} is asked first"))
def asked_first(scene: Scene, number: int, seat: int) -> None:
    scene.judge("asked-first", seat=seat, number=number)


@then(parsers.re(rf"in round (?P<number>\d+) (?P<who>{words.SEATS}) are asked in this order$"))
def asked_in_order(scene: Scene, number: str, who: str) -> None:
    scene.judge("asked-in-order", seats=words.seats(who), number=int(number))


@then(parsers.parse("seat {seat:d} is asked"))
def asked_now(scene: Scene, seat: int) -> None:
    scene.judge("asked-now", seat=seat)


@then(parsers.parse("round {number:d} is closed"))
def closed(scene: Scene, number: int) -> None:
    scene.judge("nobody-asked", number=number)


@then(parsers.parse("betting round {number:d} takes place"))
def takes_place(scene: Scene, number: int) -> None:
    scene.judge("round-takes-place", number=number)


@then(parsers.parse("betting ends with round {number:d}"))
def last_round(scene: Scene, number: int) -> None:
    scene.judge("last-round", number=number)


@then(parsers.parse("seat {seat:d} has put in {put:d} by {act:w}, {to:d} in this round"))
def acted(scene: Scene, seat: int, put: int, act: str, to: int) -> None:
    scene.judge("acted", seat=seat, act=act, put=put, to=to)
