"""Laws of every hand against the house: drawn hands, judged one by one."""

from __future__ import annotations

from pytest_bdd import parsers, then

from vistoria.client.scene import Scene
from vistoria.generate.explore import Draw, explore


@then(
    parsers.parse(
        "in {minimum:d} or more, where all look before they decide, nobody sees a closed card but his own"
    )
)
def closed_unseen(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "closed-cards-unseen")


@then(
    parsers.parse(
        "in {minimum:d} or more, where a bet is refused, the table is as before and the same seat is asked"
    )
)
def refused_wager(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "refusal-changes-nothing")


@then(parsers.parse("in {minimum:d} or more, where somebody declines, he loses his ante and nothing else"))
def decliners(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "decliners-lose-the-ante")


@then(
    parsers.parse(
        "in {minimum:d} or more, where the house pays one seat and takes from another, "
        "all chips are accounted for"
    )
)
def accounted(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "wagers-accounted-for")


@then(
    parsers.parse(
        "in {minimum:d} or more, where each of three hands meets another, no circle and no tie arises"
    )
)
def no_circle(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "no-circle-at-the-croupier")


@then(
    parsers.parse(
        "in {minimum:d} or more, where two places that exchange their cards fare differently, "
        "their results are exchanged"
    )
)
def exchanged(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "places-exchanged")


@then(
    parsers.parse(
        "in {minimum:d} or more, where such a hand wins, no more than the maximum is paid on its additional bet"
    )
)
def maximum(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "within-the-maximum")
