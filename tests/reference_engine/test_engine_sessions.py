"""Whole sessions of drawn commands: chips conserved, cards distinct, turns in order, all of it repeatable."""

from __future__ import annotations

from typing import Any

import msgspec
from amount import examples
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule
from reference_table import LAW
from session_laws import REACHED
from session_machine import PlayersSession, readings, run, running

from vistoria.games.cards.commands import Agree
from vistoria.model.answer import Accepted, Refused
from vistoria.model.command import Act, Incident, Join, Leave, Rest, Retract, Start, TakeOff, TopUp
from vistoria.model.event import Turn
from vistoria.model.request import Open
from vistoria.model.table import Force, ScheduledIncident, Settings
from vistoria.reference_engine.rules.mo_97_2010 import READINGS

PLAYERS = st.sampled_from([f"p{n}" for n in range(1, 8)])
SEATS = st.integers(1, 10)
CHIPS = st.one_of(st.integers(1, 60), st.integers(61, 3_000))
SETTINGS = st.fixed_dictionaries(
    {},
    optional={
        "limit": st.sampled_from(["pot", "none"]),
        "mode": st.sampled_from(["cash", "tournament"]),
        "commission": st.sampled_from(
            [{"on": "pot", "rate": [3, 100]}, {"on": "pot", "rate": [1, 20], "cap": 8}]
        ),
        "stakes": st.sampled_from(
            [{"small": 10, "big": 20}, {"small": 1, "big": 2}, {"small": 7, "big": 20}]
        ),
    },
).map(lambda given: msgspec.convert(given, Settings))
OPTIONS = readings(LAW, READINGS, without=("commission-waived", "smallest-unit", "limit-minimum-bet"))


class Session(PlayersSession):
    """One table from its opening on."""

    @initialize(settings=SETTINGS, options=OPTIONS, stacks=st.lists(CHIPS, min_size=2, max_size=5))
    def open(self, settings: Settings, options: dict[str, str], stacks: list[int]) -> None:
        self.opened(Open("t", LAW, 10, settings, Force(seed="session")), options)
        for i, stack in enumerate(stacks):
            self.do(Join(f"p{i + 1}", 2 * i + 1, stack))

    @rule(player=PLAYERS, seat=SEATS, stack=CHIPS)
    def join(self, player: str, seat: int, stack: int) -> None:
        self.do(Join(player, seat, stack))

    @rule(player=PLAYERS, what=st.sampled_from([Leave, None]), on=st.booleans())
    def leave_or_rest(self, player: str, what: type[Leave] | None, on: bool) -> None:
        self.do(Leave(player) if what is not None else Rest(player, on))

    @rule(player=PLAYERS, amount=CHIPS, add=st.booleans())
    def buy(self, player: str, amount: int, add: bool) -> None:
        self.do(TopUp(player, amount) if add else TakeOff(player, amount))

    @rule(at=st.integers(1, 40), correctable=st.booleans(), strikes=st.booleans())
    def start(self, at: int, correctable: bool, strikes: bool) -> None:
        fault = ScheduledIncident(at, "misdealt", to="aside", correctable=correctable)
        self.do(Start(incidents=(fault,) if strikes and at > 20 else ()))

    @precondition(running)
    @rule(data=st.data())
    def act_lawfully(self, data: st.DataObject) -> None:
        for _ in range(data.draw(st.integers(1, 8))):
            hand = self.state.hand
            if hand is None:
                return
            weights = [name for name in hand.choices for _ in range(1 if name == "fold" else 3)]
            name = data.draw(st.sampled_from(weights))
            bounds = hand.choices[name]
            to = None
            if bounds is not None:
                to = data.draw(st.one_of(st.sampled_from(bounds), st.integers(*bounds)))
            answer = self.do(Act(hand.order[hand.pending[0]], name, to))  # type: ignore[arg-type]
            assert isinstance(answer, Accepted), (name, to, answer)

    @precondition(running)
    @rule()
    def check_and_call_to_the_end(self) -> None:
        while (hand := self.state.hand) is not None:
            name: Any = "check" if "check" in hand.choices else "call"
            assert isinstance(self.do(Act(hand.order[hand.pending[0]], name)), Accepted)

    @precondition(running)
    @rule(seat=SEATS)
    def wish_what_is_barred(self, seat: int) -> None:
        assert isinstance(self.do(Retract(seat)), Refused)
        assert isinstance(self.do(Agree((seat,), (1,))), Refused)

    @precondition(running)
    @rule(which=st.integers(0, 51), to=SEATS, due=st.one_of(SEATS, st.sampled_from(["burn", "community"])))
    def find_a_misdealt_card(self, which: int, to: int, due: int | str) -> None:
        hand = self.state.hand
        assert hand is not None
        self.do(Incident("misdealt", card=hand.deck[which], to=to, due=due, correctable=True))

    @precondition(running)
    @rule(really=st.integers(0, 1))
    def find_a_hopeless_fault(self, really: int) -> None:
        if really == 0:
            self.do(Incident("misdealt", correctable=False))

    @invariant()
    def cards_are_distinct(self) -> None:
        hand = self.state.hand if hasattr(self, "engine") else None
        if hand is not None:
            cards = [card for own in hand.own for card in own] + list(hand.community) + list(hand.burnt)
            assert sorted(cards) == sorted(set(cards)) == sorted(hand.deck[: hand.dealt])

    @invariant()
    def a_running_hand_waits_for_the_seat_it_announced(self) -> None:
        hand = self.state.hand if hasattr(self, "engine") else None
        if hand is not None:
            last = self.events[-1]
            assert isinstance(last, Turn)
            assert last.seat == hand.order[hand.pending[0]]
            assert last.choices == hand.choices
            assert hand.live[hand.pending[0]]
            assert hand.stacks[hand.pending[0]] > 0


def test_sessions_conserve_chips_and_repeat_and_reach_every_kind_of_end() -> None:
    wanted = ("shown", "void", "side pots", "all in", "charged", "unmatched", "split")
    run(Session, REACHED, wanted, sessions=examples(120), steps=30)
