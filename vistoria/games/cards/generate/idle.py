"""Plays hands in which one player bets nothing, as long as the product lets him stay."""

from __future__ import annotations

from typing import Literal

from vistoria.client.scene import Scene
from vistoria.games.cards.stops import MOST_ACTS
from vistoria.model.command import Act, Session, Start
from vistoria.model.event import SessionEvent
from vistoria.table import whose_turn

from .play import call_down, pass_on
from .table import Sitting

MOST_HANDS = 20
"""After so many hands without a bet nothing more is waited for."""


def until(scene: Scene, seat: int, what: Literal["warned", "ended"]) -> None:
    """Deal hands in which the player at the seat folds whenever he is asked, until his session is so.

    A hand that is under way then is left as it is. The other players call and check. Raises OfferRefused
    when the product neither invites nor warns him nor ends his session; the offer is the scenario's own.
    """
    player = Sitting(seat, 0).player
    # A product may hold that the session began when he sat down, and refuse that it begins again.
    scene.play(Session(player, "start"))
    for _ in range(MOST_HANDS):
        scene.must_play(Start())
        if what in _said(scene, player):
            break
        _play_idly(scene, seat)
        if what in _said(scene, player):
            break
    offer = next(each for each in scene.entry.offers if each in scene.regulation.shown_in_play)
    scene.shown(offer, bool(_said(scene, player) & {"invited", "warned", "ended"}))


def _said(scene: Scene, player: str) -> set[str]:
    found = (h.event for h in scene.history.happened)
    return {event.what for event in found if isinstance(event, SessionEvent) and event.player == player}


def _play_idly(scene: Scene, seat: int) -> None:
    for _ in range(MOST_ACTS):
        turn = whose_turn(scene.history.last_hand)
        if turn is None:
            return
        if turn.seat == seat:
            scene.must_play(Act(seat, "fold"))
            call_down(scene)
            return
        pass_on(scene, turn)
