"""Open and closed cards: to whom each card goes, who speaks, and how closed cards are turned up."""

from __future__ import annotations

from dataclasses import replace

from pytest_bdd import given, parsers, then, when

from vistoria.client.scene import Scene
from vistoria.generate.table import TablePlan
from vistoria.model.answer import Accepted
from vistoria.model.command import Act
from vistoria.model.request import OwnAndCommon, Rank

from . import words

ORDINALS = ("first", "second", "third", "fourth", "fifth")
NTH = rf"(?P<nth>{'|'.join(ORDINALS)})"


@given(parsers.re(rf"{NTH} cards for (?P<who>{words.SEATS}) in this order$"), target_fixture="plan")
def later_cards(plan: TablePlan, nth: str, who: str) -> TablePlan:
    """Where the third, fourth and fifth card of each hand still in play go; round by round."""
    if ORDINALS.index(nth) != 2 + len(plan.later):
        raise ValueError(f"the {nth} cards are laid out of turn: third, fourth, fifth")
    return replace(plan, later=(*plan.later, tuple(words.seats(who))))


@given("these open cards:", target_fixture="hands")
def open_cards(datatable: list[list[str]]) -> tuple[OwnAndCommon, ...]:
    """One column, the open cards of a hand in the order in which they came; hands count from 1."""
    return tuple(OwnAndCommon(cards=words.cards(row[0])) for row in datatable[1:])


@when("they are put in order for the right to speak")
def order_of_speaking(scene: Scene, hands: tuple[OwnAndCommon, ...]) -> None:
    scene.need("rank")
    scene.rank(Rank(scene.regulation.id, "speaking", hands))


@when(parsers.parse("seat {seat:d} does not open"))
def does_not_open(scene: Scene, seat: int) -> None:
    """It passes; where the engine refuses that, it folds."""
    if not isinstance(scene.play(Act(seat, "check"))[-1], Accepted):
        scene.must_play(Act(seat, "fold"))


@then(parsers.re(rf"the {NTH} cards go to (?P<who>{words.SEATS}) in this order, face (?P<face>up|down)$"))
def cards_go_to(scene: Scene, nth: str, who: str, face: str) -> None:
    scene.judge("cards-go-to", nth=1 + ORDINALS.index(nth), seats=words.seats(who), face=face)


@then(parsers.re(rf"(?P<card>{words.CARD}) is put aside before the first card, and no card after it$"))
def one_card_aside(scene: Scene, card: str) -> None:
    scene.judge("one-card-aside", card=card)


@then(parsers.re(rf"(?P<who>{words.SEATS}) turn up their closed cards in this order, and nobody else$"))
def turned_up(scene: Scene, who: str) -> None:
    scene.judge("turned-up-in-order", seats=words.seats(who))


@then(parsers.re(rf"(?P<who>{words.SEATS}) turn up their closed cards, and nobody else$"))
def turned_up_by(scene: Scene, who: str) -> None:
    scene.judge("turned-up", seats=words.seats(who))


@then(parsers.parse("nobody learns that seat {seat:d} folds"))
def fold_unannounced(scene: Scene, seat: int) -> None:
    scene.judge("fold-unannounced", seat=seat)


@then(parsers.parse("seat {seat:d} has folded"))
def has_folded(scene: Scene, seat: int) -> None:
    scene.judge("has-folded", seat=seat)


@then(parsers.parse("seat {seat:d} is dealt no further hand"))
def left_out(scene: Scene, seat: int) -> None:
    scene.judge("left-out", seat=seat)
