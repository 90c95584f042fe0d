"""Whole sessions of five-card poker: chips conserved, cards distinct, turns in order, all of it repeatable."""

from __future__ import annotations

from typing import Any

from amount import examples
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule
from open_table import LAW
from session_laws import REACHED
from session_machine import PlayersSession, readings, run, running

from vistoria.games.cards.commands import Agree
from vistoria.model.answer import Accepted, Refused
from vistoria.model.command import Act, Cut, Incident, Join, Leave, Move, Rest, Start, TakeOff, TopUp, Wait
from vistoria.model.event import Event, HandEnded, HandStarted, Left, Seated, Turn
from vistoria.model.request import Open
from vistoria.model.table import Force, ScheduledIncident, Settings
from vistoria.reference_engine.procedures.open_cards.starting import ready
from vistoria.reference_engine.rules.mo_104_85_m import READINGS

PLAYERS = st.sampled_from([f"p{n}" for n in range(1, 8)])
SEATS = st.integers(1, 7)
CHIPS = st.one_of(st.integers(2_000, 9_000), st.integers(300, 800))
OPTIONS = readings(LAW, READINGS)


class Session(PlayersSession):
    """One table from its opening on."""

    @initialize(
        entry=st.sampled_from([20, 20, 100]),
        smallest=st.sampled_from([1, 1, 20]),
        options=OPTIONS,
        stacks=st.lists(CHIPS, min_size=2, max_size=5),
    )
    def open(self, entry: int, smallest: int, options: dict[str, str], stacks: list[int]) -> None:
        if options.get(f"{LAW}/entry-money") == "whole-pot":
            smallest = 1  # chips of 20 would leave some players without an entry
        forced = {f"p{i + 1}": stack // smallest * smallest for i, stack in enumerate(stacks)}
        given = Settings(stakes={"entry": entry}, smallest=smallest)
        self.opened(Open("t", LAW, 7, given, Force(seed="session", stacks=forced)), options)
        for i in range(len(stacks)):
            assert isinstance(self.do(Join(f"p{i + 1}", 7 - i, 2_000)), Accepted)

    def last_hand(self) -> list[Event]:
        first = max(i for i, event in enumerate(self.events) if isinstance(event, HandStarted))
        last = max(i for i, event in enumerate(self.events) if isinstance(event, HandEnded))
        around = (Seated, Left)  # of players who are not dealt in
        return [event for event in self.events[first : last + 1] if not isinstance(event, around)]

    @rule(player=PLAYERS, seat=SEATS, stack=CHIPS)
    def join(self, player: str, seat: int, stack: int) -> None:
        self.do(Join(player, seat, stack // self.state.setup.unit * self.state.setup.unit))

    @rule(player=PLAYERS, seat=SEATS, what=st.sampled_from(["move", "leave", "rest", "back", "back"]))
    def come_and_go(self, player: str, seat: int, what: str) -> None:
        if what == "move":
            self.do(Move(player, seat))
        elif what == "leave":
            self.do(Leave(player))
        else:
            self.do(Rest(player, what == "rest"))

    @rule(player=PLAYERS, amount=CHIPS, add=st.booleans())
    def buy(self, player: str, amount: int, add: bool) -> None:
        amount = amount // self.state.setup.unit * self.state.setup.unit
        answer = self.do(TopUp(player, amount) if add else TakeOff(player, amount))
        assert isinstance(answer, Refused) or (add and not running(self))

    @rule(player=PLAYERS, cards=st.integers(3, 40))
    def cut(self, player: str, cards: int) -> None:
        self.do(Cut(player, cards))

    @rule(at=st.integers(1, 36), to=SEATS, kind=st.sampled_from(["misdealt", "key-exposed", None, None]))
    def start(self, at: int, to: int, kind: Any) -> None:
        fault = ScheduledIncident(at, kind or "misdealt", to=to)
        fits = kind == "key-exposed" or to in ready(self.state)
        self.do(Start(incidents=(fault,) if kind is not None and fits else ()))

    @precondition(running)
    @rule(data=st.data())
    def act_lawfully(self, data: st.DataObject) -> None:
        for _ in range(data.draw(st.integers(1, 8))):
            hand = self.state.hand
            if hand is None:
                return
            weights = [name for name in hand.choices for _ in range(1 if name == "fold" else 3)]
            name = data.draw(st.sampled_from(weights))
            bounds, unit = hand.choices[name], self.state.setup.unit
            to = None
            if bounds is not None:
                most = min(bounds[1], bounds[0] * 3)
                to = data.draw(st.one_of(st.sampled_from(bounds), st.integers(bounds[0], most)))
                to = to if to == bounds[1] else max(to // unit * unit, bounds[0])
            answer = self.do(Act(hand.order[hand.pending[0]], name, to))  # type: ignore[arg-type]
            assert isinstance(answer, Accepted), (name, to, answer)

    @precondition(running)
    @rule(all_in=st.booleans())
    def check_and_call_to_the_end(self, all_in: bool) -> None:
        while self.state.hand is not None:
            self.first_of("bet", "call") if all_in else self.first_of("check", "call", "bet")

    @precondition(running)
    @rule()
    def bet_in_the_last_round_and_be_left_alone(self) -> None:
        while (hand := self.state.hand) is not None:
            last = hand.round == 4
            self.first_of("bet", "fold") if last else self.first_of("check", "call", "bet")

    def first_of(self, *acts: str) -> None:
        """The first of these that is lawful; chips as few as may be, or all where it is the first choice."""
        hand = self.state.hand
        assert hand is not None
        name: Any = next((act for act in acts if act in hand.choices), "fold")
        bounds = hand.choices[name]
        to = bounds and bounds[name == acts[0]]
        assert isinstance(self.do(Act(hand.order[hand.pending[0]], name, to)), Accepted)

    @precondition(running)
    @rule(seat=SEATS)
    def wish_to_divide(self, seat: int) -> None:
        assert isinstance(self.do(Agree((seat,), (1,))), Refused)

    @rule(ms=st.sampled_from([1_000, 119_000, 121_000, 400_000]))
    def time_passes(self, ms: int) -> None:
        self.do(Wait(ms))

    @precondition(running)
    @rule(which=st.integers(0, 39), to=SEATS, due=SEATS)
    def a_fault_is_found(self, which: int, to: int, due: int) -> None:
        hand = self.state.hand
        assert hand is not None
        self.do(Incident("misdealt", card=hand.deck[which], to=to, due=due))

    @invariant()
    def cards_are_distinct(self) -> None:
        hand = self.state.hand if hasattr(self, "engine") else None
        if hand is not None:
            cards = [card for i in range(len(hand.order)) for card in hand.own(i)] + list(hand.aside)
            assert sorted(cards) == sorted(set(cards)) == sorted(hand.deck[: hand.dealt])

    @invariant()
    def a_running_hand_waits_for_the_seat_it_announced(self) -> None:
        hand = self.state.hand if hasattr(self, "engine") else None
        if hand is not None:
            last = next(event for event in reversed(self.events) if isinstance(event, Turn))
            assert last.seat == hand.order[hand.pending[0]]
            assert last.choices == hand.choices
            assert last.until == hand.until >= self.state.now
            assert hand.live[hand.pending[0]]
            assert hand.stacks[hand.pending[0]] > 0


def test_sessions_conserve_chips_and_repeat_and_reach_every_kind_of_end() -> None:
    wanted = ("shown", "side pots", "all in", "charged", "unmatched", "split", "dead")
    run(Session, REACHED, wanted, sessions=examples(120), steps=30)
