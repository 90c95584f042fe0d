"""Laws of every hand: drawn hands, judged one by one by a check that needs no oracle."""

from __future__ import annotations

from pytest_bdd import given, parsers, then

from vistoria.client.scene import Scene
from vistoria.generate.explore import Draw, explore


@given(parsers.parse("{examples:d} examples of {kind}"), target_fixture="draw")
def draw(examples: int, kind: str) -> Draw:
    return Draw(kind.replace(" ", "-"), examples)


@then(
    parsers.parse(
        "in {minimum:d} or more, where a suit seems to count, the change of suit changes no payment"
    )
)
def suit_cannot_count(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "suit-that-cannot-count")


@then(
    parsers.parse("in {minimum:d} or more, where equal hands win, they are paid alike but for one remainder")
)
def equal_shares(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "equal-hands-paid-equally")


@then(parsers.parse("in {minimum:d} or more, where equal hands win, none is paid less than an equal part"))
def equal_parts(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "pot-shared-equally")


@then(
    parsers.parse(
        "in {minimum:d} or more, where a division leaves a remainder, "
        "it goes whole to the first tied hand from the croupier's left"
    )
)
def remainder(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "remainder-to-first-tied")


@then(
    parsers.parse(
        "in {minimum:d} or more, where a commission is due, it is from {least:d} to {most:d} % "
        "and under {low:d} or {high:d} big blinds"
    )
)
def commission(scene: Scene, draw: Draw, minimum: int, least: int, most: int, low: int, high: int) -> None:
    explore(
        scene, draw, minimum, "commission-in-bounds", least=[least, 100], most=[most, 100], caps=[low, high]
    )


@then(
    parsers.parse(
        "in {minimum:d} or more, where a commission is due, it is from {least:d} to {most:d} % of the pot"
    )
)
def commission_of_the_pot(scene: Scene, draw: Draw, minimum: int, least: int, most: int) -> None:
    explore(scene, draw, minimum, "commission-in-bounds", least=[least, 100], most=[most, 100])
