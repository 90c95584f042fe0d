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


@then(parsers.re(rf"(?P<orders>{words.SEATS}(?: or {words.SEATS})*) open their cards in this order$"))
def opened_in_order(scene: Scene, orders: str) -> None:
    scene.judge("opened-in-order", orders=[words.seats(order) for order in orders.split(" or ")])


@then("the cards are opened before the pot is paid")
def opened_before_paid(scene: Scene) -> None:
    scene.judge("opened-before-paid")


@then(
    parsers.re(
        rf"the hand of seat (?P<seat>\d+) alone is marked as the winning one: (?P<five>{words.CARDS})$"
    )
)
def marked_as_winning(scene: Scene, seat: str, five: str) -> None:
    scene.judge("marked-as-winning", seat=int(seat), five=five.split())
