"""Capital: all of it put in, parts of the pot by what each put in, chips that come and go between hands."""

from __future__ import annotations

from pytest_bdd import parsers, when

from vistoria.client.scene import Scene
from vistoria.games.cards.checks.reading import standing
from vistoria.games.cards.staging.table import Sitting
from vistoria.model.command import Act, Move

from .words import Words


@when(
    parsers.re(r"seat (?P<seat>\d+) (?P<how>bets|raises|calls) with all its capital(?: but (?P<rest>\d+))?$")
)
def with_all(scene: Scene, seat: str, how: str, rest: str | None) -> None:
    """The sum follows from the chips that the engine has reported so far; a call takes no sum."""
    now, who = standing(scene.history), int(seat)
    to = now.own(who) + now.stacks.get(who, 0) - int(rest or 0)
    act = Act(who, "call") if how == "calls" else Act(who, "bet" if how == "bets" else "raise", to=to)
    scene.must_play(act)


@when(Words("the player at seat {seat:d} tries to move to seat {other:d}"))
def tries_to_move(scene: Scene, seat: int, other: int) -> None:
    scene.play(Move(Sitting(seat, 0).player, other))
