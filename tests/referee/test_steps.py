"""What happens when the croupier continues belongs to the command before."""

from __future__ import annotations

from vistoria.model.answer import Accepted, ReasonGiven, Refused
from vistoria.model.command import Act, Proceed
from vistoria.model.event import HandEnded, RoundEnded, Turn
from vistoria.model.history import Exchange
from vistoria.model.request import Play
from vistoria.referee.steps import steps

OVER, ASKED = RoundEnded(round=1), Turn(seat=2, round=2)
CALL, GO_ON = Play("t", (Act(1, "call"),)), Play("t", (Proceed(),))


def test_events_after_a_proceed_are_those_of_the_command_before() -> None:
    exchanges = [
        Exchange(1, CALL, (Accepted((OVER,)),)),
        Exchange(3, GO_ON, (Accepted((ASKED,)),)),
        Exchange(5, GO_ON, (Accepted(()),)),
    ]
    (step,) = steps(exchanges)
    assert step.n == 2
    assert step.reply == Accepted((OVER, ASKED))


def test_a_proceed_that_is_refused_stands_by_itself() -> None:
    refused = Refused("engine", ReasonGiven("waiting"))
    exchanges = [Exchange(1, CALL, (Accepted((OVER,)),)), Exchange(3, GO_ON, (refused,))]
    assert [step.reply for step in steps(exchanges)] == [Accepted((OVER,)), refused]


def test_each_command_of_a_request_is_a_step() -> None:
    both = Play("t", (Act(1, "call"), Act(2, "check")))
    told = (Accepted((ASKED,)), Accepted((HandEnded(stacks={1: 5}),)))
    assert [step.reply for step in steps([Exchange(1, both, told)])] == list(told)
