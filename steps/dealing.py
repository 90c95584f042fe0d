"""The deal: a hand is dealt, and the cards lie where the law wants them."""

from __future__ import annotations

from pytest_bdd import parsers, then, when

from vistoria.client.scene import Scene
from vistoria.generate import play
from vistoria.generate.table import TablePlan

from . import words


@when("a hand is dealt")
def deal(scene: Scene, plan: TablePlan) -> None:
    play.deal(scene, plan)


@then(parsers.re(rf"seat (?P<seat>\d+) is dealt (?P<cards>{words.CARDS})$"))
def holds(scene: Scene, seat: str, cards: str) -> None:
    scene.judge("holds", seat=int(seat), cards=cards.split())


@then(parsers.re(rf"the cards go one at a time to (?P<who>{words.SEATS}), (?P<times>\d+) times round$"))
def dealt_round(scene: Scene, who: str, times: str) -> None:
    scene.judge("dealt-round", seats=words.seats(who), times=int(times))


@then(
    parsers.re(
        rf"after round (?P<number>\d+) (?P<burnt>{words.CARDS}) is put away and (?P<opened>{words.CARDS}) opened$"
    )
)
def street(scene: Scene, number: str, burnt: str, opened: str) -> None:
    scene.judge("street", after_round=int(number), burnt=burnt.split(), opened=opened.split())


@then(parsers.parse("{common:d} common cards lie open"))
def no_street_yet(scene: Scene, common: int) -> None:
    scene.judge("no-street-yet", common=common)


@then(parsers.re(r"after round (?P<number>\d+) (?P<count>\d+) more common cards? (?:is|are) opened$"))
def opened_after(scene: Scene, number: str, count: str) -> None:
    scene.judge("opened-after", after_round=int(number), count=int(count))
