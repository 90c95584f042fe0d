"""Information: what a player asks the house for, and what he is told."""

from __future__ import annotations

from pytest_bdd import parsers, then, when

from vistoria.client.scene import Scene
from vistoria.generate.table import Sitting

from . import words

WHATS = {
    "the rules": "rules",
    "the stakes": "stakes",
    "the way to complain": "complaints",
    "his results": "results",
    "his last hand": "last-hand",
    "his session": "session",
}
BETS = words.SUMS.replace(" to ", " by ")


@when(parsers.re(rf"the player at seat (?P<seat>\d+) asks for (?P<what>{'|'.join(WHATS)})$"))
def asks(scene: Scene, seat: str, what: str) -> None:
    scene.ask(WHATS[what], Sitting(int(seat), 0).player)


@then(parsers.parse("each of {times:d} times he is answered"))
def answered(scene: Scene, times: int) -> None:
    scene.judge("answered", times=times)


@then("he is told the blinds of the hand")
def stakes(scene: Scene) -> None:
    scene.judge("stakes-told")


@then(parsers.re(r"he is told of (?P<staked>\d+) bet and a (?P<kind>gain|loss) of (?P<amount>\d+)$"))
def results(scene: Scene, staked: str, kind: str, amount: str) -> None:
    scene.judge("results-told", staked=int(staked), net=words.net(kind, amount))


@then(
    parsers.re(
        rf"he is told of hand (?P<hand>\d+), with bets of (?P<staked>{BETS}), and (?P<won>{words.SUMS})$"
    )
)
def last_hand(scene: Scene, hand: str, staked: str, won: str) -> None:
    scene.judge("last-hand-told", hand=int(hand), staked=words.amounts(staked), won=words.amounts(won))


@then("he is told of no card that he did not see")
def no_unseen_card(scene: Scene) -> None:
    scene.judge("no-unseen-card-told")
