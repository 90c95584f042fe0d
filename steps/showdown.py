"""The showdown: who opens cards and who need not."""

from __future__ import annotations

from pytest_bdd import parsers, then

from vistoria.client.scene import Scene

from . import words


@then(parsers.re(rf"(?P<who>{words.SEATS}) open all their cards, and nobody else any$"))
def show_all_cards(scene: Scene, who: str) -> None:
    scene.judge("show-all-cards", seats=words.seats(who))


@then(parsers.parse("seat {seat:d} opens no card"))
def never_shows(scene: Scene, seat: int) -> None:
    scene.judge("never-shows", seat=seat)


@then(parsers.re(rf"(?P<who>{words.SEATS}) open their cards after the last common card$"))
def opened_after_last_card(scene: Scene, who: str) -> None:
    scene.judge("opened-after-last-card", seats=words.seats(who))


@then(parsers.re(rf"(?P<who>{words.SEATS}) open their cards before the first common card$"))
def opened_before_first_card(scene: Scene, who: str) -> None:
    scene.judge("opened-before-first-card", seats=words.seats(who))
