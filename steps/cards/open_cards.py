"""Open and closed cards: to whom each card goes, who speaks, and how closed cards are turned up."""

from __future__ import annotations

from dataclasses import replace

from pytest_bdd import given, when

from vistoria.client.scene import Scene
from vistoria.games.cards.staging.play import asked
from vistoria.games.cards.staging.table import TablePlan
from vistoria.model.answer import Accepted
from vistoria.model.cards import parse_cards
from vistoria.model.command import Act, Wait
from vistoria.model.request import HoleAndCommunity, Rank

from .words import Words

ALL_ITS_TIME = 121_000
"""Longer than a seat has to decide under any law in which it has to open, in milliseconds."""


@given(Words("{nth:ordinal} cards for {who:seats} in this order"), target_fixture="plan")
def later_cards(plan: TablePlan, nth: int, who: list[int]) -> TablePlan:
    """Where the third, fourth and fifth card of each hand still in play go; round by round."""
    if nth != 3 + len(plan.later):
        raise ValueError(f"card {nth} is laid out of turn: third, fourth, fifth")
    return replace(plan, later=(*plan.later, tuple(who)))


@given("these open cards:", target_fixture="hands")
def open_cards(datatable: list[list[str]]) -> tuple[HoleAndCommunity, ...]:
    """One column, the open cards of a hand in the order in which they came; hands count from 1."""
    return tuple(HoleAndCommunity(cards=parse_cards(row[0])) for row in datatable[1:])


@when("they are put in order for the right to speak")
def order_of_speaking(scene: Scene, hands: tuple[HoleAndCommunity, ...]) -> None:
    scene.need("rank", "speaking")
    scene.rank(Rank(scene.regulation.id, "speaking", hands))


@when(Words("seat {seat:d} does not open"))
def does_not_open(scene: Scene, seat: int) -> None:
    """It passes; where the engine refuses that it folds, and where it may not do that either its time goes by."""
    for act in ("check", "fold"):
        answer = scene.play(Act(seat, act))[-1]
        if isinstance(answer, Accepted):
            return
    if asked(scene) != seat:
        scene.not_on_the_way(Act(seat, "fold"), answer)
    scene.need("clock")
    scene.must_play(Wait(ALL_ITS_TIME))
