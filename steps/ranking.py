"""The order of hands, asked for outright or found over many drawn hands."""

from __future__ import annotations

from pytest_bdd import given, parsers, then, when

from vistoria.client.scene import Scene
from vistoria.generate.explore import Draw, explore
from vistoria.model.request import OwnAndCommon, Rank

from . import words


@given("these hands of five:", target_fixture="hands")
def five_card_hands(datatable: list[list[str]]) -> tuple[OwnAndCommon, ...]:
    """One column, cards; hands count from 1."""
    return tuple(OwnAndCommon(cards=words.cards(row[0])) for row in datatable[1:])


@given("these hands of own and common cards:", target_fixture="hands")
def own_and_common_cards(datatable: list[list[str]]) -> tuple[OwnAndCommon, ...]:
    """Two columns, own and common, each hand with common cards of its own; hands count from 1."""
    return tuple(OwnAndCommon(words.cards(own), words.cards(common)) for own, common in datatable[1:])


@when("they are put in order")
def put_in_order(scene: Scene, hands: tuple[OwnAndCommon, ...]) -> None:
    scene.need("rank")
    scene.rank(Rank(scene.regulation.id, "showdown", hands))


@then(parsers.re(r"their order is (?P<order>\d+(?: [>=] \d+)+)$"))
def order(scene: Scene, order: str) -> None:
    scene.judge("ranking", order=[words.seats(group) for group in order.split(">")])


@then(
    parsers.parse(
        "in {minimum:d} or more, where two hands hold a card of one denomination, "
        "other names of the suits change no payment"
    )
)
def renamed(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "suits-renamed")


@then(
    parsers.parse(
        "in {minimum:d} or more, where one of two players who exchange their cards is paid, "
        "the payments are exchanged"
    )
)
def exchanged(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "hands-exchanged")


@then(parsers.parse("in {minimum:d} or more, where each pair of three hands is compared, no circle arises"))
def no_circle(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "no-circle")


@then(
    parsers.parse(
        "in {minimum:d} or more, where two flushes have their highest card in common, "
        "the one with the next higher card wins"
    )
)
def next_card_of_flush(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "next-card-of-flush")
