"""Hands that may be dealt by the product itself: never forced where its draws can be fixed, forced where not."""

from __future__ import annotations

from dataclasses import replace

import msgspec
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
from vistoria.protocol.handshake import Hello
from vistoria.reference_engine.adapter import Reference
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


class Unseeded(Reference):
    """Forces decks, and cannot fix draws of its own."""

    def hello(self) -> Hello:
        hello = super().hello()
        return msgspec.structs.replace(hello, abilities=msgspec.structs.replace(hello.abilities, seed=False))


def scene_of(adapter: type[Reference]) -> Scene:
    """A scene with this engine in process."""
    launch = InProcessLaunch(f"{adapter.__module__}:{adapter.__name__}", {})
    return Scene(EngineLink(launch, PATIENT), LAW, LAW.scenarios[0], 1, 100)


def dealt_by(scene: Scene, plan: TablePlan) -> tuple[object, list[object]]:
    """The deck that was sent, and the cards that were dealt."""
    deal(scene, plan)
    (start,) = (d.command for d in scene.history.done if isinstance(d.command, Start))
    hand = scene.history.last_hand
    assert hand is not None
    return start.deck, [h.event.card for h in hand.of(Dealt)]  # type: ignore[attr-defined]


def test_a_plan_with_a_seed_is_dealt_by_the_product_and_alike_each_time() -> None:
    one, again, other = (dealt_by(scene_of(Reference), replace(PLAN, seed=s)) for s in ("a", "a", "b"))
    assert one == again
    assert one[0] is None
    assert one[1] != other[1]


def test_a_plan_without_a_seed_is_forced() -> None:
    deck, cards = dealt_by(scene_of(Reference), PLAN)
    assert deck is not None
    assert set(LAID) <= set(cards)


def test_an_engine_that_cannot_fix_its_draws_is_dealt_the_cards_that_were_laid() -> None:
    assert dealt_by(scene_of(Unseeded), replace(PLAN, seed="a")) == dealt_by(scene_of(Unseeded), PLAN)


@pytest.mark.parametrize(("regulation", "kind"), LEFT)
def test_of_such_hands_some_are_left_to_the_product_and_some_are_not(regulation: str, kind: Kind) -> None:
    deal_plan = regulation_in(installed()[regulation]).deal
    assert deal_plan is not None
    chance = Chance(1)
    left = [hand.plan.seed is not None for _ in range(30) for hand in kind(chance, deal_plan).hands]
    assert 5 < sum(left) < len(left) - 5
