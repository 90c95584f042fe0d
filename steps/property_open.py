"""Laws of open and closed cards in every hand: drawn hands, judged one by one."""

from __future__ import annotations

from pytest_bdd import parsers, then

from vistoria.client.scene import Scene
from vistoria.generate.explore import Draw, explore


@then(
    parsers.parse(
        "in {minimum:d} or more, where a rank is shown twice or the first did not open, "
        "the highest card is asked to open, spades before hearts, clubs and diamonds"
    )
)
def highest_opens(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "highest-opens", suits="shcd")


@then(
    parsers.parse(
        "in {minimum:d} or more, where a bet is answered, the turn goes counter-clockwise from its bettor"
    )
)
def answers_go_round(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "answers-go-round")


@then(parsers.parse("in {minimum:d} or more, where three get a third card, all cards go counter-clockwise"))
def cards_go_round(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "cards-go-round")


@then(
    parsers.parse("in {minimum:d} or more, where seats look, each sees his own closed card and nobody else's")
)
def closed_cards_unseen(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "own-closed-card-alone")


@then(
    parsers.parse(
        "in {minimum:d} or more, where less than the bet is added to it, no such raise goes in but all-in"
    )
)
def least_raise_kept(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "least-raise-kept")


@then(
    parsers.parse(
        "in {minimum:d} or more, where closed cards are turned up, other names of the suits change no turn"
    )
)
def shown_alike(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "shown-alike-in-other-suits")
