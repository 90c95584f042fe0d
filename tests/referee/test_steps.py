"""What happens when the croupier continues belongs to the command before."""

from __future__ import annotations

from vistoria.model.answer import Accepted, ReasonGiven, Refused
from vistoria.model.command import Act, Proceed
from vistoria.model.event import Acted, Event, HandEnded, HandStarted, RoundEnded, Turn
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


BEGUN, BOTH_IN = HandStarted(hand=1, stacks={1: 50, 2: 20, 3: 0}), Acted(seat=2, act="call", put=20, stack=0)
IN_VAIN, CHECKED = Turn(seat=2, round=2), Acted(seat=2, act="check", stack=0)


def told(*answers: tuple[Event, ...], act: Act) -> list[Exchange]:
    """A hand, what came of a call, and of an act of who is asked then."""
    commands = (Act(2, "call"), Act(2, "call"), act)
    return [
        Exchange(2 * i + 1, Play("t", (command,)), (Accepted(events),))
        for i, (command, events) in enumerate(zip(commands, answers, strict=True))
    ]


def test_what_happens_when_a_player_checks_who_is_all_in_belongs_to_the_command_before() -> None:
    exchanges = told((BEGUN,), (BOTH_IN, IN_VAIN), (CHECKED, Turn(seat=1, round=2)), act=Act(2, "check"))
    refused = Exchange(4, Play("t", (Act(1, "check"),)), (Refused("engine", ReasonGiven("not-your-turn")),))
    *_, last = steps([*exchanges[:2], refused, exchanges[2]])
    assert last.n == exchanges[1].n + 1
    assert last.reply == Accepted((BOTH_IN, Turn(seat=1, round=2)))


def test_a_player_who_is_all_in_and_folds_or_who_plays_no_hand_is_asked_as_others_are() -> None:
    folded = told((BEGUN,), (BOTH_IN, IN_VAIN), (Acted(seat=2, act="fold"),), act=Act(2, "fold"))
    stranger = Turn(seat=3, round=2)
    looks_on = told((BEGUN,), (BOTH_IN, stranger), (Acted(seat=3, act="check"),), act=Act(3, "check"))
    for exchanges, asked in ((folded, IN_VAIN), (looks_on, stranger)):
        assert [each.reply for each in steps(exchanges)][1:] == [
            Accepted((BOTH_IN, asked)),
            exchanges[2].reply[0],  # type: ignore[index]
        ]


def test_each_command_of_a_request_is_a_step() -> None:
    both = Play("t", (Act(1, "call"), Act(2, "check")))
    told = (Accepted((ASKED,)), Accepted((HandEnded(stacks={1: 5}),)))
    assert [step.reply for step in steps([Exchange(1, both, told)])] == list(told)
