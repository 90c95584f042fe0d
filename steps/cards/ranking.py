"""The order of hands, asked for outright or found over many drawn hands."""

from __future__ import annotations

from pytest_bdd import given, when

from vistoria.checks.reading import hole_cards, live
from vistoria.client.scene import Scene
from vistoria.games.cards.checks.reading import community_cards
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


@when("the product, if it can, puts the hands in order")
def put_as_played(scene: Scene) -> None:
    """The hands that came to the end, with the community cards; a product need not have the ability."""
    hand = scene.history.last_hand
    if hand is None or "showdown" not in scene.link.hello.abilities.rank:
        return
    ours = parse_cards(" ".join(community_cards(hand)))
    held = (parse_cards(" ".join(hole_cards(hand, seat))) for seat in live(hand))
    scene.rank(Rank(scene.regulation.id, "showdown", tuple(HoleAndCommunity(cards, ours) for cards in held)))


@when("they are put in order")
def put_in_order(scene: Scene, hands: tuple[HoleAndCommunity, ...]) -> None:
    scene.need("rank", "showdown")
    scene.rank(Rank(scene.regulation.id, "showdown", hands))
