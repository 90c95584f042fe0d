"""Incidents: a card that goes astray while it is dealt, or is reported to have done so."""

from __future__ import annotations

from dataclasses import replace

from pytest_bdd import parsers, when

from vistoria.checks.literals import seats
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


FAULT = (
    r"cards? (?P<seen>\d+(?: and \d+)?) (?:is|are) exposed|seat (?P<seat>\d+) has (?P<count>\d+) cards"
    r"|seat (?P<empty>\d+) is dealt in without a bet"
    r"|the (?:(?P<device>shuffler)|(?P<system>system)) fails at card (?P<at>\d+)"
)


@when(parsers.re(rf"a hand is dealt, and (?:{FAULT})$"))
def fault(
    scene: Scene,
    plan: TablePlan,
    seen: str | None,
    seat: str | None,
    count: str | None,
    empty: str | None,
    device: str | None,
    system: str | None,
    at: str | None,
) -> None:
    """Cards count from 1 as they leave the deck."""
    if empty:
        wagers.deal_to_empty(scene, plan, int(empty))
    elif seen:
        play.deal(scene, plan, wagers.exposed(scene, plan, seats(seen)))
    elif at:
        play.deal(
            scene, plan, wagers.fails(scene, "system-failure" if system else "device-fault", int(at), device)
        )
    else:
        play.deal(scene, plan, wagers.miscounted(scene, plan, int(seat or 0), int(count or 0)))


@when("the shuffler fails while the players decide")
def late_failure(scene: Scene) -> None:
    """A fault that the product may take or refuse; what the hand does next is in question."""
    scene.need("incidents", "device-fault")
    scene.play(Incident(kind="device-fault", device="shuffler"))


@when(
    parsers.re(
        r"a closed card (?:of the croupier|(?P<each>each of the croupier and of whoever is asked)) "
        r"is seen while the players decide$"
    )
)
def seen_late(scene: Scene, each: str | None) -> None:
    """One card of each place, none of which was seen before."""
    scene.need("incidents", "exposed")
    turn = whose_turn(scene.history.last_hand)
    asked = () if turn is None or each is None else (turn.seat,)
    scene.must_play(Incident(kind="exposed", places=("croupier", *asked)))


@when(
    parsers.re(
        r"the same hand is dealt again with (?:new antes(?P<jackpot> and jackpot bets)?"
        r"|a new ante of seat (?P<seat>\d+) alone)$"
    )
)
def again(scene: Scene, plan: TablePlan, seat: str | None, jackpot: str | None) -> None:
    """Where only one seat lays an ante nobody else is dealt to."""
    alone = (
        tuple(s if s.seat == int(seat) else replace(s, ante=0, cards=()) for s in plan.sitting)
        if seat
        else ()
    )
    plan = replace(plan, sitting=alone or plan.sitting)
    wagers.deal_again(scene, plan if jackpot else wagers.without_jackpot_bets(plan))


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
