"""What cannot be so is no slip of an adapter where the product does it."""

from __future__ import annotations

import pytest

from vistoria.checks.sense import nonsense
from vistoria.client.conversation import Conversation
from vistoria.client.launch import InProcessLaunch
from vistoria.client.link import EngineLink
from vistoria.model.command import Act, Join, Start
from vistoria.model.outcome import Reason
from vistoria.model.request import Open, Play
from vistoria.model.table import Force, Settings

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
    assert (fault.reason, fault.agreed) == (Reason.ENGINE_PROTOCOL, agreed)
