"""Incidents: a card that goes astray while it is dealt, or is reported to have done so."""

from __future__ import annotations

from dataclasses import replace

from pytest_bdd import when

from vistoria.client.scene import Scene
from vistoria.games.cards.staging import play, wagers
from vistoria.games.cards.staging.table import TablePlan
from vistoria.games.cards.staging.way import deal_plan, no_such_card
from vistoria.model.cards import Card
from vistoria.model.command import Incident, Start
from vistoria.model.table import ScheduledIncident
from vistoria.table import whose_turn

from .words import Astray, Words


@when(Words("a hand is dealt in which card {at:d} goes to {way:astray}"))
def misdeal(scene: Scene, plan: TablePlan, at: int, way: Astray) -> None:
    """Cards count from 1 as they leave the deck."""
    scene.need("incidents", "misdealt")
    fault = ScheduledIncident(at=at, kind="misdealt", to=way.to, due=way.due, correctable=way.correctable)
    play.deal(scene, plan, incidents=(fault,))


@when(Words("a hand is dealt, and card {seen:amounts} is exposed"))
@when(Words("a hand is dealt, and cards {seen:amounts} are exposed"))
def seen_early(scene: Scene, plan: TablePlan, seen: list[int]) -> None:
    """Cards count from 1 as they leave the deck."""
    play.deal(scene, plan, wagers.exposed(scene, plan, seen))


@when(Words("a hand is dealt, and seat {seat:d} has {count:d} cards"))
def miscounted(scene: Scene, plan: TablePlan, seat: int, count: int) -> None:
    play.deal(scene, plan, wagers.miscounted(scene, plan, seat, count))


@when(Words("a hand is dealt, and seat {seat:d} is dealt in without a bet"))
def dealt_to_empty(scene: Scene, plan: TablePlan, seat: int) -> None:
    wagers.deal_to_empty(scene, plan, seat)


@when(Words("a hand is dealt, and the shuffler fails at card {at:d}"))
def shuffler_fails(scene: Scene, plan: TablePlan, at: int) -> None:
    """Cards count from 1 as they leave the deck."""
    play.deal(scene, plan, wagers.fails(scene, "device-fault", at, "shuffler"))


@when(Words("a hand is dealt, and the system fails at card {at:d}"))
def system_fails(scene: Scene, plan: TablePlan, at: int) -> None:
    """Cards count from 1 as they leave the deck."""
    play.deal(scene, plan, wagers.fails(scene, "system-failure", at, None))


@when("the shuffler fails while the players decide")
def late_failure(scene: Scene) -> None:
    """A fault that the product may take or refuse; what the hand does next is in question."""
    scene.need("incidents", "device-fault")
    scene.play(Incident(kind="device-fault", device="shuffler"))


@when("a closed card of the croupier is seen while the players decide")
def seen_late(scene: Scene) -> None:
    """A card that was not seen before."""
    scene.need("incidents", "exposed")
    scene.must_play(Incident(kind="exposed", places=("croupier",)))


@when("a closed card each of the croupier and of whoever is asked is seen while the players decide")
def both_seen_late(scene: Scene) -> None:
    """One card of each place, none of which was seen before."""
    scene.need("incidents", "exposed")
    turn = whose_turn(scene.history.last_hand)
    asked = () if turn is None else (turn.seat,)
    scene.must_play(Incident(kind="exposed", places=("croupier", *asked)))


@when("the same hand is dealt again with new antes")
def again(scene: Scene, plan: TablePlan) -> None:
    wagers.deal_again(scene, wagers.without_jackpot_bets(plan))


@when("the same hand is dealt again with new antes and jackpot bets")
def again_with_jackpot_bets(scene: Scene, plan: TablePlan) -> None:
    wagers.deal_again(scene, plan)


@when(Words("the same hand is dealt again with a new ante of seat {seat:d} alone"))
def again_alone(scene: Scene, plan: TablePlan, seat: int) -> None:
    """Nobody else is dealt to."""
    alone = tuple(s if s.seat == seat else replace(s, ante=0, cards=()) for s in plan.sitting)
    wagers.deal_again(scene, wagers.without_jackpot_bets(replace(plan, sitting=alone)))


@when(
    Words(
        "the same hand is dealt again from another shuffler with new antes, and it fails at card {at:d} too"
    )
)
def fails_again(scene: Scene, plan: TablePlan, at: int) -> None:
    """Cards count from 1 as they leave the deck."""
    plan = wagers.without_jackpot_bets(plan)
    wagers.deal_again(scene, plan, wagers.fails(scene, "device-fault", at, "shuffler"))


@when("another hand is dealt with new antes")
def another(scene: Scene, plan: TablePlan) -> None:
    """Its cards are the product's own."""
    play.bet_before_the_deal(scene, wagers.without_jackpot_bets(plan))
    scene.must_play(Start())


@when(Words("the croupier reports that {card:card} went to {way:astray}"))
def report(scene: Scene, card: str, way: Astray) -> None:
    """A report whose effect is itself in question."""
    scene.need("incidents", "misdealt")
    if "burn" in (way.to, way.due) and not any(burnt for burnt, _ in deal_plan(scene).streets):
        raise no_such_card("burn")
    scene.play(
        Incident(kind="misdealt", card=Card(card), to=way.to, due=way.due, correctable=way.correctable)
    )
