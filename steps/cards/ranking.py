"""The order of hands, asked for outright or found over many drawn hands."""

from __future__ import annotations

from pytest_bdd import given, when

from vistoria.client.scene import Scene
from vistoria.model.cards import parse_cards
from vistoria.model.request import HoleAndCommunity, Rank


@given("these hands of five:", target_fixture="hands")
def five_card_hands(datatable: list[list[str]]) -> tuple[HoleAndCommunity, ...]:
    """One column, cards; hands count from 1."""
    return tuple(HoleAndCommunity(cards=parse_cards(row[0])) for row in datatable[1:])


@given("these hands of own and community cards:", target_fixture="hands")
def own_and_community_cards(datatable: list[list[str]]) -> tuple[HoleAndCommunity, ...]:
    """Two columns, own and community, each hand with community cards of its own; hands count from 1."""
    return tuple(
        HoleAndCommunity(parse_cards(own), parse_cards(community)) for own, community in datatable[1:]
    )


@when("they are put in order")
def put_in_order(scene: Scene, hands: tuple[HoleAndCommunity, ...]) -> None:
    scene.need("rank")
    scene.rank(Rank(scene.regulation.id, "showdown", hands))
