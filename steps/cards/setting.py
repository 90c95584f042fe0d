"""Settings that a law does not allow: whether the product takes them, and plays by them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pytest_bdd import when

from vistoria.client.scene import Scene
from vistoria.games.cards.staging import opening, play
from vistoria.games.cards.staging.table import Sitting, TablePlan
from vistoria.games.cards.stakes import stakes_of
from vistoria.model.answer import Accepted
from vistoria.model.command import Act, Join, Start
from vistoria.model.table import Commission

from .words import Words


@when(Words("the house tries to open one of {places:d} places, and deals to all of them if it may"))
def open_with_places(scene: Scene, plan: TablePlan, places: int) -> None:
    """Each sits down with the chips and the bets before the deal of the first player of the scenario."""
    alike = (replace(plan.sitting[0], seat=seat) for seat in range(1, places + 1))
    other = replace(plan, seats=places, sitting=tuple(alike))
    if opening.may_open(scene, other):
        joins = [
            command
            for s in other.sitting
            for command in opening.sits_down(scene, Join(s.player, s.seat, s.stack))
        ]
        for command in (*joins, *play.bets_before_the_deal(other), Start()):
            scene.play(command)


@when(
    Words(
        "the house tries to open one of {places:d} places, and a player tries to sit down at seat {seat:d} if it may"
    )
)
def open_and_sit_down(scene: Scene, plan: TablePlan, places: int, seat: int) -> None:
    """He brings the chips of the first player of the scenario."""
    if opening.may_open(scene, replace(plan, seats=places, sitting=())):
        opening.try_to_sit(scene, Join(Sitting(seat, 0).player, seat, plan.sitting[0].stack))


@when(
    Words(
        "the house tries to open it with a commission of {rate:d} % of the buy-in, and all sit down if they may"
    )
)
def open_with_fee(scene: Scene, plan: TablePlan, rate: int) -> None:
    opening.opened(scene, plan.with_settings(commission=Commission("buy-in", (rate, 100))))


@when(Words("the house tries to open it with {most:d} raises a round, and there are as many if there may"))
def open_with_raises(scene: Scene, plan: TablePlan, most: int) -> None:
    """Each raise is to twice the bet, until one is refused."""
    other = plan.with_settings(raises=most)
    if not opening.opened(scene, other):
        return
    scene.must_play(play.start_command(scene, other))
    _raise(scene, most, _big(plan), lambda level: 2 * level)


@when(
    Words(
        "the house tries to open one {kind:limit} and with {most:d} raises a round, and one more is tried in round 2 "
        "if it may"
    )
)
def open_with_both(scene: Scene, plan: TablePlan, kind: str, most: int) -> None:
    """The round begins with a bet of a big blind, and each raise adds another, until one is refused."""
    other, big = plan.with_settings(limit=kind, raises=most), _big(plan)
    if not opening.opened(scene, other):
        return
    scene.must_play(play.start_command(scene, other))
    play.call_down(scene, until=2)
    scene.must_play(Act(play.asked(scene), "bet", big))
    _raise(scene, most + 1, big, lambda level: level + big)


def _big(plan: TablePlan) -> int:
    return stakes_of(plan.settings).big or 0


def _raise(scene: Scene, times: int, level: int, after: Callable[[int], int]) -> None:
    """Raise so often, or until the product refuses, from a bet of `level` each time to what comes after it."""
    for _ in range(times):
        level = after(level)
        if not isinstance(scene.play(Act(play.asked(scene), "raise", level))[-1], Accepted):
            return


@when(
    Words(
        "the house tries to open it with a small blind of {amount:d} and no big one, and a hand is dealt if it may"
    )
)
def open_with_small_blind(scene: Scene, plan: TablePlan, amount: int) -> None:
    """What the big one is then is the product's to say."""
    other = plan.with_settings(stakes={"small": amount})
    if opening.opened(scene, other):
        scene.must_play(play.start_command(scene, other))


@when(
    Words(
        "the house tries to open it with {rate:d} % of the pot and at most {cap:d} a hand, and a hand is called "
        "down if it may"
    )
)
def open_with_cap(scene: Scene, plan: TablePlan, rate: int, cap: int) -> None:
    other = plan.with_settings(commission=Commission("pot", (rate, 100), cap))
    if opening.opened(scene, other):
        scene.must_play(play.start_command(scene, other))
        play.call_down(scene)
