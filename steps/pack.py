"""The pack: its cards over many hands, and how they are mixed."""

from __future__ import annotations

from pytest_bdd import given, parsers, then, when

from vistoria.client.scene import Scene
from vistoria.generate import series
from vistoria.generate.table import Sitting, TablePlan
from vistoria.model.command import Cut

from . import words


@given(parsers.parse("cards shuffled by {device:w}"), target_fixture="plan")
def shuffled_by(plan: TablePlan, device: str) -> TablePlan:
    return plan.with_settings(dealing={"machine": "shuffler", "hand": "hand"}[device])


@when(parsers.parse("{hands:d} hands are dealt one after another, each called to its end"))
def called(scene: Scene, plan: TablePlan, hands: int) -> None:
    series.called_down(scene, plan, hands)


@when(parsers.parse("{hands:d} hands are dealt one after another, each folded to one player"))
def folded(scene: Scene, plan: TablePlan, hands: int) -> None:
    series.one_table(scene, plan, hands)


@when(parsers.parse("{hands:d} hands are dealt one after another, each declined by everybody"))
def declined(scene: Scene, plan: TablePlan, hands: int) -> None:
    series.one_table(scene, plan, hands)


@when(parsers.parse("the player at seat {seat:d} tries to cut {cards:d} cards"))
def tries_to_cut(scene: Scene, seat: int, cards: int) -> None:
    """A cut that is itself in question, of an engine that need not take any."""
    scene.play_offered("cut", Cut(Sitting(seat, 0).player, cards))


@when("all fold to one player")
def fold_to_last(scene: Scene, plan: TablePlan) -> None:
    series.fold_to_last(scene, plan)


@then(parsers.parse("each of {size:d} cards is dealt in the end, no other, and none twice in a hand"))
def one_pack(scene: Scene, size: int) -> None:
    scene.judge("one-pack", size=size)


@then(
    parsers.re(rf"(?P<who>{words.SEATS}) are dealt (?P<cards>\d+) different cards each, and nobody else any$")
)
def dealt_each(scene: Scene, who: str, cards: str) -> None:
    scene.judge("dealt-each", seats=words.seats(who), cards=int(cards))


@then(parsers.parse("the first card goes to seat {seat:d}"))
def first_card(scene: Scene, seat: int) -> None:
    scene.judge("first-card-to", seat=seat)


@then(
    parsers.parse(
        "in {hands:d} hands no card prefers a place: chi-square at most {first:d}, "
        "or {again:d} in as many hands again"
    )
)
def no_favoured_place(scene: Scene, plan: TablePlan, hands: int, first: int, again: int) -> None:
    series.sampled(scene, plan, "no-favoured-place", hands, [first, again])


@then(
    parsers.parse(
        "in {hands:d} hands at most {first:d} neighbours are kept from hand to hand, "
        "or {again:d} in as many hands again"
    )
)
def no_order_kept(scene: Scene, plan: TablePlan, hands: int, first: int, again: int) -> None:
    series.sampled(scene, plan, "no-order-kept", hands, [first, again])
