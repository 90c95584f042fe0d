"""Whole sessions of Omaha online, drawn: players come and go, top up, lose their line, let the time pass.

Chips are conserved, cards distinct, every hand keeps its laws, and all of it can be said again.
"""

from __future__ import annotations

from typing import Any

import msgspec
from amount import examples
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule
from online_table import LAW
from session_laws import REACHED
from session_machine import PlayersSession, readings, run, running

from vistoria.games.cards.events import Marker
from vistoria.model.answer import Accepted, Answer, Refused
from vistoria.model.command import (
    Act,
    Command,
    Connection,
    Incident,
    Join,
    Leave,
    Register,
    Rest,
    Session,
    Start,
    TakeOff,
    TopUp,
    Wait,
)
from vistoria.model.event import Acted, Event, HandEnded, HandStarted, Left, TableState
from vistoria.model.request import Open
from vistoria.model.table import Force, ScheduledIncident, Settings
from vistoria.reference_engine.rules.pt_omaha_online import READINGS

PLAYERS = st.sampled_from([f"p{n}" for n in range(1, 7)])
SEATS = st.integers(1, 6)
CHIPS = st.one_of(st.integers(1, 60), st.integers(61, 2_000))
SETTINGS = st.fixed_dictionaries(
    {},
    optional={
        "limit": st.sampled_from(["pot", "half-pot", "raises", "none"]),
        "mode": st.sampled_from(["continuous", "session", "demonstration"]),
        "commission": st.sampled_from(
            [
                {"on": "pot", "rate": [1, 100]},
                {"on": "pot", "rate": [1, 20]},
                {"on": "buy-in", "rate": [1, 10]},
            ]
        ),
        "stakes": st.sampled_from(
            [{"small": 10, "big": 20}, {"small": 1, "big": 2}, {"small": 7, "big": 20}]
        ),
        "clock": st.just({"decision_ms": 10_000, "extra_ms": 5_000}),
    },
).map(lambda given: msgspec.convert(given, Settings))
OPTIONS = readings(LAW, READINGS)


class Online(PlayersSession):
    """One table from its opening on."""

    @initialize(settings=SETTINGS, options=OPTIONS, stacks=st.lists(CHIPS, min_size=3, max_size=5))
    def open(self, settings: Settings, options: dict[str, str], stacks: list[int]) -> None:
        self.opened(Open("t", LAW, 6, settings, Force(seed="session")), options)
        for n, stack in enumerate(stacks, start=1):
            self.join(f"p{n}", n, stack + 20)

    def do(self, command: Command) -> Answer:
        """One command, noted."""
        answer = super().do(command)
        if isinstance(answer, Accepted):
            note(answer.events)
        return answer

    def last_hand(self) -> list[Event]:
        first = max(i for i, event in enumerate(self.events) if isinstance(event, HandStarted))
        last = max(i for i, event in enumerate(self.events) if isinstance(event, HandEnded))
        return self.events[first : last + 1]

    @rule(player=PLAYERS, seat=SEATS, stack=CHIPS)
    def join(self, player: str, seat: int, stack: int) -> None:
        self.do(Register(player))
        self.do(Join(player, seat, stack))

    @rule(player=PLAYERS, how=st.sampled_from(["leave", "end", "start", "rest", "back"]))
    def go_or_rest(self, player: str, how: str) -> None:
        commands: dict[str, Command] = {
            "leave": Leave(player),
            "end": Session(player, "end"),
            "start": Session(player, "start"),
            "rest": Rest(player, True),
            "back": Rest(player, False),
        }
        self.do(commands[how])

    @rule(player=PLAYERS, amount=CHIPS)
    def buy(self, player: str, amount: int) -> None:
        self.do(TopUp(player, amount))
        assert isinstance(self.do(TakeOff(player, amount)), Refused)

    @precondition(lambda self: self.state.hand is None)
    @rule(fails=st.sampled_from([None, None, None, 3, 20]))
    def start(self, fails: int | None) -> None:
        faults = () if fails is None else (ScheduledIncident(fails, "system-failure"),)
        self.do(Start(incidents=faults))

    @precondition(lambda self: self.state.hand is None)
    @rule(data=st.data())
    def a_hand_is_played(self, data: st.DataObject) -> None:
        self.do(Start())
        for _ in range(data.draw(st.integers(0, 12))):
            if running(self):
                self.act(data)

    def act(self, data: st.DataObject) -> None:
        hand = self.state.hand
        name = data.draw(st.sampled_from(sorted(hand.choices)))
        bounds = hand.choices[name]
        to = data.draw(st.one_of(st.sampled_from(bounds), st.integers(*bounds))) if bounds else None
        seat = hand.order[hand.pending[0]]
        answer = self.do(Act(seat, name, to))
        assert isinstance(answer, Accepted)

    @precondition(running)
    @rule()
    def and_so_to_the_end(self) -> None:
        self.check_and_call_to_the_end()

    def check_and_call_to_the_end(self) -> None:
        while (hand := self.state.hand) is not None:
            name: Any = "check" if "check" in hand.choices else "call"
            assert isinstance(self.do(Act(hand.order[hand.pending[0]], name)), Accepted)

    @precondition(running)
    @rule(which=st.integers(0, 5), how=st.sampled_from(["leave", "end", "cut", "cut"]))
    def one_who_plays_is_lost(self, which: int, how: str) -> None:
        hand = self.state.hand
        player = hand.players[which % len(hand.players)]
        if self.state.seat_of(player) is None:
            return
        if how == "cut":
            self.do(Connection(hand.players[hand.pending[0]], False))
            self.do(Wait(40_000))
        else:
            assert isinstance(self.do(Leave(player) if how == "leave" else Session(player, "end")), Accepted)

    @rule(seconds=st.sampled_from([1, 9, 11, 40]))
    def time_passes(self, seconds: int) -> None:
        self.do(Wait(1_000 * seconds))

    @rule(who=PLAYERS, up=st.booleans())
    def a_line_fails_or_comes_back(self, who: str, up: bool) -> None:
        self.do(Connection(who, up))

    @rule(seconds=st.integers(0, 20))
    def the_system_fails_and_comes_back(self, seconds: int) -> None:
        self.do(Connection("system", False))
        assert isinstance(self.do(Start()), Refused)
        self.do(Wait(1_000 * seconds))
        self.do(Connection("system", True))

    @precondition(running)
    @rule(data=st.data())
    def somebody_decides(self, data: st.DataObject) -> None:
        self.act(data)

    @precondition(running)
    @rule(really=st.integers(0, 4))
    def the_system_fails_for_good(self, really: int) -> None:
        if really == 0:
            assert isinstance(self.do(Incident("system-failure")), Accepted)

    @invariant()
    def cards_are_distinct(self) -> None:
        hand = self.state.hand if hasattr(self, "engine") else None
        if hand is not None:
            cards = [card for own in hand.own for card in own] + list(hand.community)
            assert sorted(cards) == sorted(set(cards)) == sorted(hand.deck[: hand.dealt])
            assert not hand.burnt

    @invariant()
    def a_running_hand_waits_for_a_live_seat_that_has_time(self) -> None:
        hand = self.state.hand if hasattr(self, "engine") else None
        if hand is not None:
            i = hand.pending[0]
            assert hand.live[i]
            assert hand.stacks[i] > 0
            assert hand.live.count(True) > 1
            assert self.state.now < hand.until

    @invariant()
    def a_table_out_of_operation_deals_no_hand(self) -> None:
        if hasattr(self, "engine") and self.state.hand is None:
            players = [chair for chair in self.state.chairs.values() if not chair.resting]
            assert self.state.operating is (len(players) >= 2)


def note(events: tuple[Any, ...]) -> None:
    """Count what a hand of players at a table never shows elsewhere."""
    whys = {event.why for event in events if isinstance(event, Acted)}
    REACHED.update(
        {
            "timed out": "timeout" in whys,
            "gone in a hand": "left" in whys,
            "gone": any(isinstance(event, Left) for event in events),
            "lot": any(isinstance(event, Marker) and event.by == "lot" for event in events),
            "waiting": any(isinstance(event, TableState) and event.state == "waiting" for event in events),
        }
    )


def test_sessions_conserve_chips_and_repeat_and_reach_every_kind_of_end() -> None:
    wanted = (
        "shown", "void", "side pots", "all in", "charged", "unmatched", "timed out", "gone in a hand", "gone", "lot",
        "waiting",
    )  # fmt: skip
    run(Online, REACHED, wanted, sessions=examples(60), steps=35)
