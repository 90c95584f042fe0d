"""The order of hands, asked for outright or found over many drawn hands."""

from __future__ import annotations

from pytest_bdd import given, when

from vistoria.client.scene import Scene
from vistoria.model.cards import parse_cards
from vistoria.model.request import OwnAndCommon, Rank


@given("these hands of five:", target_fixture="hands")
def five_card_hands(datatable: list[list[str]]) -> tuple[OwnAndCommon, ...]:
    """One column, cards; hands count from 1."""
    return tuple(OwnAndCommon(cards=parse_cards(row[0])) for row in datatable[1:])


@given("these hands of own and common cards:", target_fixture="hands")
def own_and_common_cards(datatable: list[list[str]]) -> tuple[OwnAndCommon, ...]:
    """Two columns, own and common, each hand with common cards of its own; hands count from 1."""
    return tuple(OwnAndCommon(parse_cards(own), parse_cards(common)) for own, common in datatable[1:])


@when("they are put in order")
def put_in_order(scene: Scene, hands: tuple[OwnAndCommon, ...]) -> None:
    scene.need("rank")
    scene.rank(Rank(scene.regulation.id, "showdown", hands))
