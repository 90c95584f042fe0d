"""Portugal's 70 lets the house invite a player to end his session, and demands nothing: whom it calls is its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from played import drawn, model

from vistoria.model.answer import Accepted, Answer
from vistoria.model.command import Command
from vistoria.model.event import HandEnded, SessionEvent
from vistoria.referee.freely import follow_freely
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.change import Change, policy
from vistoria.reference_engine.policies.sessions import Called, Sessions, Stage
from vistoria.reference_engine.procedures.ring.sessions import called

LAW = "pt-omaha-online"
TABLES = (2, 3, 5)
HANDS = 30


class Some(Sessions):
    """Calls players whose number is even, and no others."""

    def calls(self, player: str, stage: Stage, hands: int, idle: int, short: bool) -> Called | None:
        said = super().calls(player, stage, hands, idle, short)
        return None if int(player[1:]) % 2 else said


class Unwarned(Sessions):
    """Ends a session that gives cause, and says nothing before."""

    def next(self, stage: Stage) -> Called:
        return "ended"


class AfterTheHand(Sessions):
    """Before a hand it ends the sessions of those whom it has warned, and does nothing else."""

    def calls(self, player: str, stage: Stage, hands: int, idle: int, short: bool) -> Called | None:
        return "ended" if stage == "warned" and hands and self.cause(idle, short) else None


class Playing(Reference):
    """The reference engine with a change of its rules."""

    def __init__(self, change: Change) -> None:
        super().__init__({})
        entry = self.regulations[LAW]
        self.regulations = {**self.regulations, LAW: replace(entry, rules=change(entry.rules))}
        self.called: list[str] = []

    def do(self, table: str, command: Command) -> Answer:
        answer = super().do(table, command)
        if isinstance(answer, Accepted):
            self.called += [
                e.what for e in answer.events if isinstance(e, SessionEvent) and e.what != "started"
            ]
        return answer


class CallsAfterHands(Playing):
    """Invites and warns as soon as a hand is over."""

    def do(self, table: str, command: Command) -> Answer:
        answer = super().do(table, command)
        if not isinstance(answer, Accepted) or not any(isinstance(e, HandEnded) for e in answer.events):
            return answer
        running: Any = self.tables[table]
        state, told = running.state, []
        for chair in running.state.chairs.values():
            tally = state.tally(chair.player)
            short = not state.rules.capital.dealt_in(chair.stack, state.setup.minimum)
            if tally.declared and tally.stage != "warned" and state.rules.sessions.cause(tally.idle, short):
                what: Called = "warned" if tally.stage else "invited"
                told.append(SessionEvent(player=chair.player, what=what))
                state = called(state, chair.player, what)
        running.state = state
        self.called += [each.what for each in told]
        return msgspec.structs.replace(answer, events=(*answer.events, *told))


def broken(engine: Playing) -> set[str]:
    """The clauses that its tables break."""
    tables = [drawn(engine, LAW, number, HANDS) for number in TABLES]
    found = (each for table in tables for each in follow_freely(model(LAW), table).disagreements)
    return {clause for each in found for clause in each.clauses}


@pytest.mark.parametrize(
    "engine",
    [Playing(policy("sessions", Some)), CallsAfterHands(policy("sessions", AfterTheHand))],
    ids=["some", "after-hands"],
)
def test_whom_the_house_calls_and_when_breaks_no_clause(engine: Playing) -> None:
    assert broken(engine) == set()
    assert {"invited", "warned"} <= set(engine.called)


def test_a_session_that_it_ends_without_a_warning_breaks_71() -> None:
    assert broken(Playing(policy("sessions", Unwarned))) == {f"{LAW}/71"}
