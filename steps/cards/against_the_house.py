"""A game against the house: what it declares, the bets after the deal, and how a hand ends for each seat."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from pytest_bdd import given, when

from vistoria.client.scene import Scene
from vistoria.games.cards.staging import opening, play, wagers
from vistoria.games.cards.staging.table import Sitting, TablePlan
from vistoria.model.answer import Accepted
from vistoria.model.cards import Card
from vistoria.model.command import Start, Wager
from vistoria.model.table import Payouts

from .words import Words

Space = Literal["ante", "jackpot", "additional"]


@given(Words("a table against the croupier with antes from {low:d} to {high:d}"), target_fixture="plan")
def against_the_croupier(plan: TablePlan, low: int, high: int) -> TablePlan:
    return replace(plan, seats=7).with_settings(stakes={"ante": (low, high)})


@given(Words("the house pays at most {most:d} on a hand"), target_fixture="plan")
def most_paid(plan: TablePlan, most: int) -> TablePlan:
    return plan.with_settings(payouts=Payouts(royal=None, maximum=most))


@given(
    Words("the house pays at most {most:d} on a hand, and {royal:d} to 1 on a royal flush"),
    target_fixture="plan",
)
def payouts(plan: TablePlan, most: int, royal: int) -> TablePlan:
    return plan.with_settings(payouts=Payouts(royal=royal, maximum=most))


@given(Words("the croupier's cards {cards:laid}"), target_fixture="plan")
def croupiers_cards(plan: TablePlan, cards: tuple[Card, ...]) -> TablePlan:
    return replace(plan, croupier=cards)


@when(Words("{decisions:decisions}"))
def decide(scene: Scene, decisions: dict[int, int | None]) -> None:
    """Decisions on the scenario's way, each when the seat is asked."""
    wagers.decide(
        scene,
        {
            seat: wagers.declines(seat) if amount is None else wagers.bets_more(seat, amount)
            for seat, amount in decisions.items()
        },
    )


@when("everybody bets twice the ante more")
def all_bet_more(scene: Scene, plan: TablePlan) -> None:
    wagers.all_bet_more(scene, plan, 2)


@when("all but the last who is asked bet twice the ante more")
def all_but_one_bet_more(scene: Scene, plan: TablePlan) -> None:
    wagers.all_bet_more(scene, plan, 2, but=1)


@when("the first who is asked declines")
def first_declines(scene: Scene) -> None:
    scene.must_play(wagers.declines(play.asked(scene)))


@when("all who are still asked decline")
def all_decline(scene: Scene) -> None:
    wagers.all_decline(scene)


@when("the next who is asked bets twice the ante more")
def next_bets_more(scene: Scene, plan: TablePlan) -> None:
    wagers.next_bets_more(scene, plan, 2)


@when(Words("whoever decided last tries an additional bet of {amount:d}"))
def bets_again(scene: Scene, amount: int) -> None:
    """A bet that is itself in question, of a seat that is asked no longer."""
    scene.play(wagers.bets_more(wagers.decided_last(scene), amount))


@when(Words("whoever decided last tries an additional bet of {amount:d} on the hand of whoever is asked"))
def bets_for_another(scene: Scene, amount: int) -> None:
    """A bet that is itself in question."""
    player = Sitting(wagers.decided_last(scene), 0).player
    scene.play(Wager(player, play.asked(scene), "additional", amount))


@when(Words("whoever decided last tries a jackpot bet of {amount:d}"))
def bets_on_the_jackpot_late(scene: Scene, amount: int) -> None:
    """A bet that is itself in question."""
    seat = wagers.decided_last(scene)
    scene.play(Wager(Sitting(seat, 0).player, seat, "jackpot", amount))


@when(
    Words(
        "the player at seat {seat:d} tries an ante bet of {ante:d}, and when he has his cards an additional bet "
        "of {more:d}"
    )
)
def tries_both(scene: Scene, seat: int, ante: int, more: int) -> None:
    """A product may want the chips for both bets before it takes the first; then the ante is in question."""
    if isinstance(scene.play(Wager(Sitting(seat, 0).player, seat, "ante", ante))[-1], Accepted):
        scene.must_play(Start())
        scene.play(wagers.bets_more(seat, more))


@when(Words("the player at seat {seat:d} tries {space:a_bet} of {amount:d} at seat {where:d}"))
def tries_to_bet(scene: Scene, seat: int, space: Space, amount: int, where: int) -> None:
    """A bet that is itself in question."""
    scene.play(Wager(Sitting(seat, 0).player, where, space, amount))


@when(Words("the house tries to open it at {odds:d} to 1 on a royal flush, and a hand is played if it may"))
def try_to_open(scene: Scene, plan: TablePlan, odds: int) -> None:
    maximum = plan.settings.payouts.maximum if plan.settings.payouts else None
    other = opening.with_device(scene, plan.with_settings(payouts=Payouts(royal=odds, maximum=maximum)))
    if opening.opened(scene, other):
        scene.must_play(*play.bets_before_the_deal(other), play.start_command(scene, other))
        wagers.all_bet_more(scene, other, 2)


@when("the house tries to open the table")
def try_to_open_as_planned(scene: Scene, plan: TablePlan) -> None:
    opening.may_open(scene, plan)
