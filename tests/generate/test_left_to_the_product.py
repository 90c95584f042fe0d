"""Hands that are left to the product: no card is laid for them and no seed is sent."""

from __future__ import annotations

from dataclasses import replace

import pytest
from patience import PATIENT

from vistoria.client.launch import InProcessLaunch
from vistoria.client.link import EngineLink
from vistoria.client.scene import Scene
from vistoria.games.cards.generate import drawn, drawn_open, drawn_wagers
from vistoria.games.cards.generate.drawn import Kind
from vistoria.games.cards.generate.play import deal
from vistoria.games.cards.generate.table import Sitting, TablePlan
from vistoria.generate.choose import Chance
from vistoria.law.catalogue import installed
from vistoria.model.cards import parse_cards
from vistoria.model.command import Start
from vistoria.model.event import Dealt
from vistoria.model.request import Open
from vistoria.run.laws import regulation_in

LAW = regulation_in(installed()["mo-97-2010"])
LAID = parse_cards("As Ah Kd Kc")
PLAN = TablePlan(marker=1, sitting=(Sitting(1, 1000, LAID), Sitting(2, 1000))).with_blinds(10, 20)
LEFT = (
    ("mo-97-2010", drawn.bets_always_called),
    ("mo-61-2004", drawn_wagers.hands_against_the_croupier),
    ("mo-61-2004", drawn_wagers.wagers_watched_by_everybody),
    ("mo-61-2004", drawn_wagers.additional_bets_of_any_amount),
    ("mo-104-85-m", drawn_open.openings_declined),
    ("mo-104-85-m", drawn_open.open_play),
    ("mo-104-85-m", drawn_open.open_play_with_folds),
    ("mo-104-85-m", drawn_open.watched_open_play),
    ("mo-104-85-m", drawn_open.open_play_seen_by_all),
)


def new_scene() -> Scene:
    """A scene with the reference engine in process."""
    launch = InProcessLaunch("vistoria.reference_engine.adapter:Reference", {})
    return Scene(EngineLink(launch, PATIENT), LAW, LAW.scenarios[0], 1, 100)


def dealt_by(scene: Scene, plan: TablePlan) -> tuple[object, list[object]]:
    """The deck that was sent, and the cards that were dealt."""
    deal(scene, plan)
    (start,) = (d.command for d in scene.history.done if isinstance(d.command, Start))
    hand = scene.history.last_hand
    assert hand is not None
    return start.deck, [h.event.card for h in hand.of(Dealt)]  # type: ignore[attr-defined]


def test_a_hand_left_to_the_product_has_no_deck_no_seed_and_other_cards_each_time() -> None:
    scenes = [new_scene() for _ in range(2)]
    one, other = (dealt_by(scene, replace(PLAN, own=True)) for scene in scenes)
    assert (one[0], other[0]) == (None, None)
    assert one[1] != other[1]
    opened = [e.request for scene in scenes for e in scene.history.exchanges if isinstance(e.request, Open)]
    assert {request.force.seed for request in opened} == {None}


def test_other_hands_are_dealt_the_cards_that_were_laid() -> None:
    deck, cards = dealt_by(new_scene(), PLAN)
    assert deck is not None
    assert set(LAID) <= set(cards)


@pytest.mark.parametrize(("regulation", "kind"), LEFT)
def test_of_such_hands_some_are_left_to_the_product_and_some_are_not(regulation: str, kind: Kind) -> None:
    deal_plan = regulation_in(installed()[regulation]).deal
    assert deal_plan is not None
    chance = Chance(1)
    left = [hand.plan.own for _ in range(30) for hand in kind(chance, deal_plan).hands]
    assert 5 < sum(left) < len(left) - 5
