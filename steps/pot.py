"""Forced bets and the pot: what goes in, and to whom it goes."""

from __future__ import annotations

from pytest_bdd import parsers, then, when

from vistoria.client.scene import Scene
from vistoria.model.command import Agree

from . import words


@then(parsers.parse("seat {seat:d} posts the {what:w} blind of {amount:d}"))
def posted(scene: Scene, seat: int, what: str, amount: int) -> None:
    scene.judge("posted", seat=seat, what=what, amount=amount)


@then(parsers.re(rf"only (?P<who>{words.SEATS}) post a bet before the cards$"))
def only_these_post(scene: Scene, who: str) -> None:
    scene.judge("only-these-post", seats=words.seats(who))


@then(parsers.re(r"the pot pays (?P<sums>\d+ to seat \d+(?:, \d+ to seat \d+)*(?: and \d+ to seat \d+)?)$"))
def paid(scene: Scene, sums: str) -> None:
    scene.judge("paid", amounts=words.amounts(sums))


@then(parsers.re(rf"(?P<who>{words.SEATS}) wins? the pot$"))
def wins(scene: Scene, who: str) -> None:
    scene.judge("wins", seats=words.seats(who))


@when(parsers.parse("seats {one:d} and {other:d} try to divide the pot, {first:d} and {second:d}"))
def agree(scene: Scene, one: int, other: int, first: int, second: int) -> None:
    scene.play(Agree((one, other), (first, second)))


@then(
    parsers.re(
        rf"the pot pays (?P<total>\d+) in all to (?P<who>{words.SEATS}), at least (?P<least>\d+) to each"
        r"(?:, in chips of (?P<chip>\d+))?$"
    )
)
def shared_out(scene: Scene, total: str, who: str, least: str, chip: str | None) -> None:
    scene.judge("shared-out", seats=words.seats(who), total=int(total), least=int(least), chip=int(chip or 1))
