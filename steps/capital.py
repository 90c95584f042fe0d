"""Capital: all of it put in, parts of the pot by what each put in, chips that come and go between hands."""

from __future__ import annotations

from pytest_bdd import parsers, then, when

from vistoria.checks.standing import standing
from vistoria.client.scene import Scene
from vistoria.generate.table import Sitting
from vistoria.model.command import Act, Move

from . import words


@when(
    parsers.re(r"seat (?P<seat>\d+) (?P<how>bets|raises|calls) with all its capital(?: but (?P<rest>\d+))?$")
)
def with_all(scene: Scene, seat: str, how: str, rest: str | None) -> None:
    """The sum follows from the chips that the engine has reported so far; a call takes no sum."""
    now, who = standing(scene.history), int(seat)
    to = now.own(who) + now.stacks.get(who, 0) - int(rest or 0)
    act = Act(who, "call") if how == "calls" else Act(who, "bet" if how == "bets" else "raise", to=to)
    scene.must_play(act)


@when(parsers.parse("the player at seat {seat:d} tries to move to seat {other:d}"))
def tries_to_move(scene: Scene, seat: int, other: int) -> None:
    scene.play(Move(Sitting(seat, 0).player, other))


@then(parsers.re(r"the pot is seen to rise by (?P<amounts>\d+(?:, \d+)*(?: and \d+)?)$"))
def pot_rises(scene: Scene, amounts: str) -> None:
    scene.judge("pot-rises", amounts=words.seats(amounts))


@then(parsers.parse("seat {seat:d} is short of capital"))
def short_of_capital(scene: Scene, seat: int) -> None:
    scene.judge("short-of-capital", seat=seat)


@then(parsers.re(rf"the pot goes, part by part as each put in, to (?P<who>{words.SEATS})$"))
def won_by_level(scene: Scene, who: str) -> None:
    scene.judge("won-by-level", winners=words.seats(who))


@then(parsers.re(rf"(?P<who>{words.SEATS}) share the pot alike$"))
def shared_alike(scene: Scene, who: str) -> None:
    scene.judge("shared-alike", seats=words.seats(who))


@then(parsers.parse("the house keeps {amount:d} of the pot"))
def pot_charged(scene: Scene, amount: int) -> None:
    scene.judge("pot-charged", amount=amount)


@then(parsers.parse("the table is refused, or the house keeps {rate:d} % of the pot"))
def refused_or_keeps(scene: Scene, rate: int) -> None:
    scene.judge("table-refused-or-kept", rate=[rate, 100])


@then(parsers.re(rf"(?P<who>{words.SEATS}) see that seat (?P<seat>\d+) has bet (?P<to>\d+)$"))
def bet_in_sight(scene: Scene, who: str, seat: str, to: str) -> None:
    scene.judge("bet-in-sight", seat=int(seat), to=int(to), viewers=words.seats(who))
