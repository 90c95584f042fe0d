"""Whole sessions of five-card poker: chips conserved, cards distinct, turns in order, all of it repeatable."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from open_table import LAW
from session_laws import REACHED, check_hand, chips_brought

from vistoria.model.answer import Accepted, Answer, Refused
from vistoria.model.command import (
    Act,
    Agree,
    Command,
    Cut,
    Incident,
    Join,
    Leave,
    Move,
    NewDeck,
    Rest,
    Start,
    TakeOff,
    TopUp,
    Wait,
)
from vistoria.model.event import Event, HandEnded, HandStarted, Left, Seated, Turn
from vistoria.model.request import Look, Open
from vistoria.model.table import Force, ScheduledIncident, Settings, Stakes
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.procedures.open_cards.state import Table
from vistoria.reference_engine.rules.mo_104_85_m import READINGS

PLAYERS = st.sampled_from([f"p{n}" for n in range(1, 8)])
SEATS = st.integers(1, 7)
CHIPS = st.one_of(st.integers(2_000, 9_000), st.integers(60, 800))
OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        f"{LAW}/{name}": st.sampled_from([option.name for option in ledger])
        for name, ledger in READINGS.items()
    },
)


class Session(RuleBasedStateMachine):
    """One table from its opening on."""

    @initialize(
        entry=st.sampled_from([20, 20, 100]),
        smallest=st.sampled_from([1, 1, 20]),
        options=OPTIONS,
        stacks=st.lists(CHIPS, min_size=2, max_size=5),
    )
    def open(self, entry: int, smallest: int, options: dict[str, str], stacks: list[int]) -> None:
        self.options = options
        if options.get(f"{LAW}/entry-money") == "whole-pot":
            smallest = 1  # chips of 20 would leave some players without an entry
        forced = {f"p{i + 1}": stack // smallest * smallest for i, stack in enumerate(stacks)}
        given = Settings(stakes=Stakes(entry=entry), smallest=smallest)
        self.request = Open("t", LAW, 7, given, Force(seed="session", stacks=forced))
        self.engine = Reference(options)
        assert isinstance(self.engine.open(self.request), Accepted)
        self.said: list[tuple[Command, Answer]] = []
        self.events: list[Event] = []
        self.inside = 0
        for i in range(len(stacks)):
            assert isinstance(self.do(Join(f"p{i + 1}", 7 - i, 0)), Accepted)

    @property
    def state(self) -> Table:
        state = self.engine.tables["t"].state
        assert isinstance(state, Table)
        return state

    def do(self, command: Command) -> Answer:
        """One command; a refusal must leave the very same state, an acceptance must account for its chips."""
        before = self.state
        answer = self.engine.do("t", command)
        self.said.append((command, answer))
        if isinstance(answer, Refused):
            assert self.state is before
            assert answer.reason.code
            assert answer.reason.text
        if isinstance(answer, Accepted):
            events: tuple[Any, ...] = answer.events
            self.events += events
            self.inside += sum(chips_brought(event) for event in events)
            if any(isinstance(event, HandEnded) for event in events):
                check_hand(self.last_hand())
        return answer

    def last_hand(self) -> list[Event]:
        first = max(i for i, event in enumerate(self.events) if isinstance(event, HandStarted))
        last = max(i for i, event in enumerate(self.events) if isinstance(event, HandEnded))
        around = (Seated, Left)  # of players who are not dealt in
        return [event for event in self.events[first : last + 1] if not isinstance(event, around)]

    def running(self) -> bool:
        return self.state.hand is not None

    @rule(player=PLAYERS, seat=SEATS, stack=CHIPS)
    def join(self, player: str, seat: int, stack: int) -> None:
        self.do(Join(player, seat, stack))

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
        answer = self.do(TopUp(player, amount) if add else TakeOff(player, amount))
        assert isinstance(answer, Refused) or (add and not self.running())

    @rule(player=PLAYERS, cards=st.integers(3, 40), new=st.booleans())
    def cut(self, player: str, cards: int, new: bool) -> None:
        self.do(NewDeck() if new else Cut(player, cards))

    @rule(at=st.integers(1, 36), to=SEATS, kind=st.sampled_from(["misdealt", "key-exposed", None, None]))
    def start(self, at: int, to: int, kind: Any) -> None:
        fault = ScheduledIncident(at, kind or "misdealt", to=to)
        self.do(Start(incidents=(fault,) if kind is not None else ()))

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
    @rule(excess=st.integers(1, 50), above=st.booleans())
    def act_beyond_the_bounds(self, excess: int, above: bool) -> None:
        hand = self.state.hand
        assert hand is not None
        for name, bounds in hand.choices.items():
            if bounds is not None:
                to = bounds[1] + excess if above else bounds[0] - excess
                seat = hand.order[hand.pending[0]]
                assert isinstance(self.do(Act(seat, name, to)), Refused)  # type: ignore[arg-type]

    @precondition(running)
    @rule(seat=SEATS)
    def act_out_of_turn(self, seat: int) -> None:
        hand = self.state.hand
        assert hand is not None
        if seat != hand.order[hand.pending[0]]:
            assert isinstance(self.do(Act(seat, "fold")), Refused)

    @precondition(running)
    @rule(seat=SEATS)
    def wish_to_divide(self, seat: int) -> None:
        assert isinstance(self.do(Agree((seat,), (1,))), Refused)

    @rule(ms=st.sampled_from([1_000, 119_000, 121_000, 400_000]))
    def time_passes(self, ms: int) -> None:
        self.do(Wait(ms))

    @precondition(running)
    @rule(which=st.integers(0, 39), to=SEATS, due=SEATS, kind=st.sampled_from(["misdealt", "key-exposed"]))
    def a_fault_is_found(self, which: int, to: int, due: int, kind: Any) -> None:
        hand = self.state.hand
        assert hand is not None
        self.do(Incident(kind, card=hand.deck[which], to=to, due=due))

    @invariant()
    def chips_are_conserved(self) -> None:
        if not hasattr(self, "engine"):
            return
        view = self.engine.look(Look("t", "public", since=len(self.events))).state
        assert all(stack >= 0 for stack in view.stacks.values())
        chips = sum(view.stacks.values()) + sum(pot.amount for pot in view.pots)
        assert chips + self.state.house == self.inside

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

    def teardown(self) -> None:
        """The same commands on a fresh engine get the same answers."""
        if not hasattr(self, "engine"):
            return
        again = Reference(self.options)
        assert isinstance(again.open(self.request), Accepted)
        for command, answer in self.said:
            assert again.do("t", command) == answer


def test_sessions_conserve_chips_and_repeat_and_reach_every_kind_of_end() -> None:
    REACHED.clear()
    run_state_machine_as_test(
        Session,
        settings=settings(
            max_examples=200,
            stateful_step_count=30,
            deadline=None,
            derandomize=True,
            phases=(Phase.explicit, Phase.generate),  # shrinking a session takes minutes
            suppress_health_check=list(HealthCheck),
        ),
    )
    assert REACHED["hands"] >= 100
    for situation in ("shown", "side pots", "all in", "charged", "unmatched", "split", "dead"):
        assert REACHED[situation] >= 2, REACHED
