"""The croupier's own hand: how it is dealt, and which of its cards are seen."""

from __future__ import annotations

from pytest_bdd import given, parsers, then

from vistoria.client.scene import Scene
from vistoria.generate.table import TablePlan

from . import words


@given(parsers.re(r"cards dealt from the (?P<device>shoe|shuffler)$"), target_fixture="plan")
def dealt_from(plan: TablePlan, device: str) -> TablePlan:
    return plan.with_settings(dealing=device)


@then(
    parsers.re(
        rf"five cards each go to (?P<who>{words.SEATS}) and then to the croupier, "
        r"(?P<pace>one|five) at a time, (?P<opened>the last|the first|one) of his open$"
    )
)
def dealt_against(scene: Scene, who: str, pace: str, opened: str) -> None:
    scene.judge(
        "dealt-against",
        seats=words.seats(who),
        together={"one": 1, "five": 5}[pace],
        opened=opened.removeprefix("the "),
    )


@then(parsers.re(rf"(?P<card>{words.CARD}) is seen at the croupier's, and his further cards come closed$"))
def closed_after_exposure(scene: Scene, card: str) -> None:
    scene.judge("closed-after-exposure", card=card)


@then(parsers.parse("seat {seat:d} sees the croupier's open card and no other of his"))
def sees_open_card(scene: Scene, seat: int) -> None:
    scene.judge("sees-croupiers-open-card", seat=seat)
