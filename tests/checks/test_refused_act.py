"""What is kept of an act that a product refuses to the seat that it asked."""

from __future__ import annotations

import msgspec
import pytest

from vistoria.checks.refusal import attempt_refused
from vistoria.checks.refused_act import beyond_the_house, refused_act
from vistoria.checks.registry import Nothing
from vistoria.client.conversation import Conversation
from vistoria.client.launch import InProcessLaunch
from vistoria.client.link import EngineLink
from vistoria.model.answer import Accepted
from vistoria.model.clause import ClauseId, Grant
from vistoria.model.command import Act, Command, Join, Start
from vistoria.model.event import Turn
from vistoria.model.evidence import RefusedAct
from vistoria.model.history import Exchange, History
from vistoria.model.request import Open, Play
from vistoria.model.table import Force, Settings

JOINS = tuple(Join(f"p{seat}", seat, 1000) for seat in (1, 2, 3))
POT = Settings(stakes={"small": 10, "big": 20}, limit="pot", minimum_bet=20)


def played(*commands: Command, settings: Settings = POT) -> History:
    """Three players, the marker at seat 1, blinds of 10 and 20 at seats 2 and 3, and these acts."""
    with EngineLink(InProcessLaunch("vistoria.reference_engine.adapter:Reference", {})) as link:
        talk = Conversation(link)
        talk.ask(Open("t", "mo-97-2010", 10, settings, Force(marker=1)))
        talk.ask(Play("t", (*JOINS, Start(), *commands)))
        return talk.history


CALLS = (Act(1, "call"), Act(2, "call"), Act(3, "check"))


@pytest.mark.parametrize(
    ("before", "act", "kept"),
    [
        ((), Act(1, "call"), RefusedAct("call", 1, facing=True, limit="pot")),
        ((), Act(1, "fold"), RefusedAct("fold", 1, facing=True, limit="pot")),
        ((), Act(1, "raise", 40), RefusedAct("raise", 1, facing=True, limit="pot")),
        (
            (Act(1, "raise", 40),),
            Act(2, "raise", 60),
            RefusedAct("raise", 1, facing=True, limit="pot", again=True),
        ),
        (CALLS, Act(2, "check"), RefusedAct("check", 2, limit="pot")),
        (CALLS, Act(2, "bet", 60), RefusedAct("bet", 2, limit="pot")),
        ((*CALLS, Act(2, "fold")), Act(3, "check"), RefusedAct("check", 2, two=True, limit="pot")),
    ],
)
def test_the_situation_of_a_lawful_act_is_kept(before: tuple[Act, ...], act: Act, kept: RefusedAct) -> None:
    assert refused_act(played(*before), act) == kept


@pytest.mark.parametrize(
    ("before", "act"),
    [
        ((), Act(2, "call")),
        ((), Act(1, "check")),
        ((), Act(1, "raise", 39)),
        ((), Act(1, "raise", 71)),
        ((Act(1, "raise", 40),), Act(2, "raise", 59)),
        (CALLS, Act(2, "call")),
        (CALLS, Act(2, "bet", 19)),
        (CALLS, Act(2, "bet", 61)),
        (CALLS, Act(2, "bet", 60, means="voice")),
    ],
)
def test_nothing_is_kept_of_an_act_that_may_be_refused(before: tuple[Act, ...], act: Act) -> None:
    assert refused_act(played(*before), act) is None


def test_a_bet_at_a_table_without_a_declared_limit_is_in_doubt() -> None:
    free = Settings(stakes={"small": 10, "big": 20})
    assert refused_act(played(*CALLS, settings=free), Act(2, "bet", 20)) is None
    assert refused_act(played(*CALLS, settings=free), Act(2, "check")) == RefusedAct("check", 2)


def test_a_grant_covers_what_meets_all_its_conditions() -> None:
    third = RefusedAct("raise", 2, facing=True, limit="pot", again=True)
    clause = ClauseId("toy/1")
    assert Grant("raise", clause).covers(third)
    assert Grant("raise", clause, rounds=(2, 3), limit="pot", again=True).covers(third)
    assert not Grant("raise", clause, rounds=(1,)).covers(third)
    assert not Grant("raise", clause, two=True).covers(third)
    assert not Grant("call", clause).covers(third)


def test_a_lawful_bet_that_is_taken_in_place_of_one_too_high_is_no_refusal_and_no_breach() -> None:
    history = played(Act(1, "raise", 70))
    with pytest.raises(Nothing) as nothing:
        attempt_refused(sent_as(history, Act(1, "raise", 71)))
    assert nothing.value.finding.observed == "The product took the raise of seat 1 to 70 instead."
    assert attempt_refused(played(Act(1, "raise", 71))).verdict == "passed"
    assert attempt_refused(history).verdict == "failed"


@pytest.mark.parametrize(
    ("before", "sent", "taken", "observed"),
    [
        ((), Act(1, "raise", 20), Act(1, "call"), "The product took the call of seat 1 to 20 instead."),
        ((), Act(1, "check"), Act(1, "fold"), "The product took the fold of seat 1 instead."),
        (CALLS, Act(2, "call"), Act(2, "check"), "The product took the check of seat 2 instead."),
    ],
)
def test_a_decision_of_another_kind_in_place_of_the_one_sent_is_no_breach(
    before: tuple[Act, ...], sent: Act, taken: Act, observed: str
) -> None:
    with pytest.raises(Nothing) as nothing:
        attempt_refused(sent_as(played(*before, taken), sent))
    assert nothing.value.finding.observed == observed


def test_a_raise_that_is_reported_as_a_bet_of_the_same_sum_was_taken() -> None:
    assert attempt_refused(sent_as(played(Act(1, "raise", 70)), Act(1, "bet", 70))).verdict == "failed"


def sent_as(history: History, act: Act) -> History:
    """The history, in which the last command was another than it is told to have been."""
    last = history.exchanges[-1]
    assert isinstance(last.request, Play)
    sent = Play("t", (*last.request.commands[:-1], act))
    return History((*history.exchanges[:-1], msgspec.structs.replace(last, request=sent)))


def taken_silently(history: History, join: Join) -> History:
    """The history and a place that is taken without a word of what came of it."""
    n = history.length + 1
    return History((*history.exchanges, Exchange(n, Play("t", (join,)), (Accepted(()),))))


def test_a_place_that_is_taken_silently_in_a_hand_may_be_had_after_it_and_between_hands_was_not_refused() -> (
    None
):
    between = played(Act(1, "fold"), Act(2, "fold"))
    assert attempt_refused(taken_silently(between, Join("p9", 1, 1000))).verdict == "failed"
    with pytest.raises(Nothing) as nothing:
        attempt_refused(taken_silently(played(), Join("p9", 9, 1000)))
    assert nothing.value.finding.observed == "It was accepted, and nothing that came of it was reported."


@pytest.mark.parametrize(
    ("house", "to", "beyond"),
    [
        ("highest-bet-of-2000", 2500, True),
        ("highest-bet-of-2000", 2000, False),
        ("highest-bet-of-2000", 10_500, False),
        ("seven-places", 2500, False),
    ],
)
def test_a_bet_beyond_the_highest_that_anybody_is_offered_is_beyond_the_terms_of_the_house(
    house: str, to: int, *, beyond: bool
) -> None:
    """Not beyond all that its player has: he is offered that."""
    options = {"id": house, "regulation": "mo-104-85-m"}
    with EngineLink(InProcessLaunch("vistoria.validation.lawful:Varied", options)) as link:
        talk = Conversation(link)
        talk.ask(Open("t", "mo-104-85-m", 7, Settings(stakes={"entry": 20}), Force()))
        talk.ask(Play("t", (*(Join(f"p{seat}", seat, 10_000) for seat in (1, 2, 3)), Start())))
        hand = talk.history.last_hand
        assert hand is not None
        seat = next(done.event.seat for done in hand.of(Turn) if isinstance(done.event, Turn))
        assert beyond_the_house(talk.history, Act(seat, "bet", to)) == beyond
        assert not beyond_the_house(talk.history, Act(seat % 3 + 1, "bet", to))
