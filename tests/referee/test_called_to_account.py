"""Portugal's 70 lets the house invite a player to end his session, and demands nothing: whom it calls is its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeGuard

import msgspec
import pytest
from played import asked, drawn, model, numbered, wired

from vistoria.model.answer import Accepted, Answer
from vistoria.model.command import Act, Command, Join, Session, Start
from vistoria.model.event import Event, HandEnded, SessionEvent, Turn
from vistoria.model.history import Exchange
from vistoria.model.request import Open, Play, Request
from vistoria.model.table import Force, Settings
from vistoria.referee.freely import follow_freely
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.change import Change, policy
from vistoria.reference_engine.policies.sessions import Called, Sessions, Stage
from vistoria.reference_engine.procedures.ring.sessions import called
from vistoria.reference_engine.ways.way import as_it_is
from vistoria.validation.lawful import Varied

LAW = "pt-omaha-online"
TABLES = (2, 3, 5)
HANDS = 30
SEATS = (1, 2, 3, 4)
IDLE_HANDS = 12


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
        if not ended(answer):
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


class EndsWithHands(Playing):
    """Ends the sessions of those who bet nothing in several hands as the hand does, and warns nobody."""

    def do(self, table: str, command: Command) -> Answer:
        answer = super().do(table, command)
        if not ended(answer):
            return answer
        state: Any = self.tables[table].state
        idle = [who for who, each in state.tallies.items() if each.declared and each.idle > 1]
        more = [super(EndsWithHands, self).do(table, Session(player, "end")) for player in idle]
        told = (each.events for each in more if isinstance(each, Accepted))
        return msgspec.structs.replace(answer, events=sum(told, answer.events))


def ended(answer: Answer) -> TypeGuard[Accepted]:
    """Whether a hand ended."""
    return isinstance(answer, Accepted) and any(isinstance(e, HandEnded) for e in answer.events)


def broken(engine: Reference) -> set[str]:
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


def with_an_idle_player(engine: Reference) -> list[Exchange]:
    """A table at which the player at seat 1 begins a session, and folds in every hand."""
    table: list[Exchange] = []
    count = 0

    def said(request: Request) -> Any:
        nonlocal count
        answer, count = numbered(asked(engine, request), count)
        table.append(Exchange(2 * len(table) + 1, request, wired(request, answer)))
        return table[-1].reply

    said(Open("t", LAW, 6, Settings(), Force(marker=2)))
    said(Play("t", tuple(Join(f"p{seat}", seat, 10_000) for seat in SEATS)))
    said(Play("t", (Session("p1", "start"),)))
    for _ in range(IDLE_HANDS):
        command: Command | None = Start()
        while command is not None:
            [answer] = said(Play("t", (command,)))
            command = _decision(answer.events[-1])
    return table


def _decision(last: Event) -> Act | None:
    """Seat 1 folds, all others check or call; None where nobody is asked."""
    if not isinstance(last, Turn) or last.choices is None:
        return None
    acts = ("fold",) if last.seat == 1 else ("check", "call")
    return Act(last.seat, next(act for act in acts if act in last.choices))


def test_the_session_of_who_was_warned_and_bet_nothing_may_end_with_the_hand() -> None:
    table = with_an_idle_player(Varied({"id": "sessions-end-with-the-hand", "regulation": LAW}))
    ends = [each for each in table if isinstance(each.reply, tuple) and ended(each.reply[0])]
    told = [e.what for each in ends for e in each.reply[0].events if isinstance(e, SessionEvent)]
    assert told == ["ended"]
    assert follow_freely(model(LAW), table).disagreements == ()


def test_a_session_that_ends_with_the_hand_and_without_a_warning_breaks_71() -> None:
    assert broken(EndsWithHands(as_it_is)) == {f"{LAW}/71"}
