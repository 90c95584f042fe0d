"""Laws of betting and folding in every hand: drawn hands, judged one by one."""

from __future__ import annotations

from pytest_bdd import parsers, then

from vistoria.client.scene import Scene
from vistoria.generate.explore import Draw, explore


@then(parsers.parse("in {minimum:d} or more, where more than the pot is tried, nothing above it goes in"))
def within_the_pot(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "within-the-pot")


@then(
    parsers.parse(
        "in {minimum:d} or more, where an amount is refused, "
        "the table is as before and the same seat is asked"
    )
)
def refusal_changes_nothing(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "refusal-changes-nothing")


@then(
    parsers.parse(
        "in {minimum:d} or more, where a round is raised {most:d} times and more is tried, "
        "no other raise goes in"
    )
)
def raises_a_round(scene: Scene, draw: Draw, minimum: int, most: int) -> None:
    explore(scene, draw, minimum, "raises-a-round", most=most)


@then(
    parsers.parse("in {minimum:d} or more, where a seat folds without a bet to match, every fold is accepted")
)
def folds_accepted(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "folds-accepted")


@then(
    parsers.parse(
        "in {minimum:d} or more, where a seat folds that has put chips in, they go to others with the pot"
    )
)
def folded_chips(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "folded-chips-won-by-others")


@then(
    parsers.parse(
        "in {minimum:d} or more, where a seat folds that has put chips in, all chips are accounted for"
    )
)
def chips_accounted_for(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "chips-accounted-for")


@then(
    parsers.parse(
        "in {minimum:d} or more, where bets are matched, "
        "all who are neither out nor all-in have put in the same at the end of each round"
    )
)
def equal_bets(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "equal-contributions")


@then(
    parsers.parse(
        "in {minimum:d} or more, where a seat is all-in for less than another has put in, "
        "nobody wins from another more than his own bet"
    )
)
def within_own_bet(scene: Scene, draw: Draw, minimum: int) -> None:
    explore(scene, draw, minimum, "won-within-own-bet")
