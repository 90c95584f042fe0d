"""What cannot be so is no slip of an adapter where the product does it."""

from __future__ import annotations

import pytest

from vistoria.checks.sense import nonsense
from vistoria.client.conversation import Conversation
from vistoria.client.launch import InProcessLaunch
from vistoria.client.link import EngineLink
from vistoria.model.command import Act, Join, Register, Start, Wait
from vistoria.model.outcome import Reason
from vistoria.model.request import Open, Play
from vistoria.model.table import Clock, Force, Settings

ONLINE = "pt-omaha-online"
LAW = "mo-97-2010"
ON_CREDIT = {"id": f"{LAW}/4.1:one-chip-on-credit"}
"""A player with 20 to 100 big blinds may stake one chip more than he has."""


@pytest.mark.parametrize(("to", "agreed"), [(501, True), (500, False)])
def test_a_bet_beyond_the_chips_that_is_offered_is_borne_out_where_it_is_taken(
    to: int, *, agreed: bool
) -> None:
    with EngineLink(InProcessLaunch("vistoria.validation.saboteurs:Sabotaged", ON_CREDIT)) as link:
        talk = Conversation(link)
        settings = Settings(stakes={"small": 10, "big": 20}, limit="none", minimum_bet=20)
        talk.ask(Open("t", LAW, 10, settings, Force(marker=1)))
        joins = (Join(f"p{seat}", seat, 500) for seat in (1, 2, 3))
        talk.ask(Play("t", (*joins, Start())))
        talk.ask(Play("t", (Act(1, "raise", to),)))
        fault = nonsense(talk.history)
    assert fault is not None
    assert (fault.reason, fault.agreed) == (Reason.CONTRADICTION, agreed)


@pytest.mark.parametrize(("seat", "agreed"), [(4, True), (1, True), (2, False)])
def test_a_decision_taken_before_its_time_is_borne_out_where_the_game_goes_on_by_it(
    seat: int, *, agreed: bool
) -> None:
    """Seat 4 was told to have 30 s and folds after 15; then it may not call, and seat 1 may."""
    hasty = {"id": f"{ONLINE}/43:twice-as-fast-in-a-session"}
    with EngineLink(InProcessLaunch("vistoria.validation.saboteurs:Sabotaged", hasty)) as link:
        talk = Conversation(link)
        clock = Clock(decision_ms=30_000, extra_ms=0)
        stakes = {"small": 10, "big": 20}
        talk.ask(Open("t", ONLINE, 10, Settings(stakes=stakes, mode="session", clock=clock), Force(marker=1)))
        for each in (1, 2, 3, 4):
            talk.ask(Play("t", (Register(f"p{each}"), Join(f"p{each}", each, 10_000))))
        talk.ask(Play("t", (Start(),)))
        talk.ask(Play("t", (Wait(29_000),)))
        talk.ask(Play("t", (Act(seat, "call"),)))
        fault = nonsense(talk.history)
    assert fault is not None
    assert (fault.reason, fault.agreed) == (Reason.CONTRADICTION, agreed)
