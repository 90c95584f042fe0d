"""Whole sessions against the croupier: chips conserved, house and pool included, cards distinct, repeatable."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from stud_laws import REACHED, brought, check_hand
from stud_table import LAW, laid

from vistoria.model.answer import Accepted, Answer, Refused
from vistoria.model.command import Command, Decline, Device, Incident, Join, Leave, Start, TopUp, Wager
from vistoria.model.event import (
    Event,
    HandEnded,
    HandStarted,
    Turn,
)
from vistoria.model.request import Look, Open
from vistoria.model.table import Force, ScheduledIncident, Settings
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.procedures.banked.starting import KINDS
from vistoria.reference_engine.procedures.banked.state import Table
from vistoria.reference_engine.rules.mo_61_2004 import READINGS

SEATS = st.integers(1, 8)
PLAYERS = SEATS.map(lambda seat: f"p{seat}")
CHIPS = st.sampled_from([50, 100, 299, 300, 1_000, 50_000])
SETTINGS = st.fixed_dictionaries(
    {"dealing": st.sampled_from(["shoe", "shuffler"])},
    optional={
        "payouts": st.fixed_dictionaries({}, optional={
            "royal": st.integers(50, 100), "maximum": st.integers(1, 20_000)
        }),
        "jackpot": st.fixed_dictionaries({"minimum": st.integers(1, 100_000)}, optional={
            "fixed": st.fixed_dictionaries({}, optional=dict.fromkeys(("royal", "flush"), st.integers(1, 9_999)))
        }),
    },
).map(lambda given: msgspec.convert(given, Settings))  # fmt: skip
OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        f"{LAW}/{name}": st.sampled_from([option.name for option in ledger])
        for name, ledger in READINGS.items()
    },
)
GOOD = (
    "As Ks Qs Js Ts", "Ac Kc Qc Jc Tc", "9h 8h 7h 6h 5h", "9d 8d 7d 6d 5d", "2s 2h 2c 2d 3s", "4s 4h 4c 3h 3d"
)  # fmt: skip
"""Disjoint hands that win prizes."""
FAULTS = st.builds(
    ScheduledIncident,
    st.integers(1, 20),
    st.sampled_from(KINDS),
    to=st.one_of(SEATS, SEATS, st.none(), st.just("croupier")),
    places=st.one_of(st.none(), st.lists(SEATS, min_size=1, max_size=2).map(tuple)),
    count=st.one_of(st.none(), st.integers(1, 6)),
)


class Session(RuleBasedStateMachine):
    """One table from its opening on."""

    @initialize(
        settings=SETTINGS,
        options=OPTIONS,
        pool=st.one_of(st.none(), st.integers(0, 1_000_000)),
        seats=st.sets(st.integers(1, 7), min_size=1),
    )
    def open(self, settings: Settings, options: dict[str, str], pool: int | None, seats: set[int]) -> None:
        self.options = options
        self.request = Open("t", LAW, 7, settings, Force(seed="session", pool=pool))
        self.engine = Reference(options)
        self.said: list[tuple[Command, Answer]] = []
        self.events: list[Event] = []
        self.inside = pool or 0
        answer: Any = self.engine.open(self.request)
        self.events += answer.events
        for seat in seats:
            self.do(Join(f"p{seat}", seat, 50_000))

    @property
    def state(self) -> Table:
        state: Any = self.engine.tables["t"].state
        return state

    def do(self, command: Command) -> Answer:
        """One command; a refusal must leave the very same state."""
        before = self.state
        answer = self.engine.do("t", command)
        self.said.append((command, answer))
        if isinstance(answer, Refused):
            assert self.state is before
            assert answer.reason.code
            assert answer.reason.text
        if isinstance(answer, Accepted):
            events: Any = answer.events
            self.events += events
            self.inside += sum(brought(event) for event in events)
            if any(isinstance(event, HandEnded) for event in events):
                first = max(i for i, event in enumerate(self.events) if isinstance(event, HandStarted))
                check_hand(self.events[first:])
        return answer

    def running(self) -> bool:
        return self.state.hand is not None

    def idle(self) -> bool:
        return self.state.hand is None

    @precondition(idle)
    @rule(player=PLAYERS, seat=SEATS, stack=CHIPS, leaves=st.booleans(), device=st.booleans())
    def come_and_go(self, player: str, seat: int, stack: int, leaves: bool, device: bool) -> None:
        self.do(Leave(player) if leaves else Join(player, seat, stack))
        self.do(TopUp(player, stack))
        self.do(Device("shoe" if device else "shuffler"))

    @precondition(idle)
    @rule(data=st.data(), antes=st.lists(st.sampled_from([100, 100, 150, 99]), min_size=8, max_size=8))
    def play_a_hand(self, data: st.DataObject, antes: list[int]) -> None:
        for seat, ante in enumerate(antes, start=1):
            self.do(Wager(f"p{seat}", seat, "ante", ante))
            if data.draw(st.booleans()):
                self.do(Wager(f"p{seat}", seat, "jackpot", 10))
        faults = data.draw(st.lists(FAULTS, max_size=2))
        deck = self.deck(data) if data.draw(st.booleans()) else None
        self.do(Start(deck, tuple(faults)))
        if self.running() and data.draw(st.booleans()):
            self.decide_to_the_end(data)

    def deck(self, data: st.DataObject) -> Any:
        """A deck that deals prize-winning hands to whoever bets."""
        players = sum(stake.ante > 0 for stake in self.state.stakes.values())
        hands = data.draw(st.permutations(GOOD))[:players]
        if len(hands) < players or not players:
            return None
        return laid(hands, "Ah Kh 7c 6s 3c", self.state.device)

    def decide_to_the_end(self, data: st.DataObject) -> None:
        while self.running():
            self.decide(data.draw(st.integers(0, 3)) > 0)

    @precondition(running)
    @rule(bets=st.booleans())
    def decide(self, bets: bool) -> None:
        turn = self.events[-1]
        assert isinstance(turn, Turn)
        assert turn.choices is not None
        bounds = turn.choices.get("place")
        if bounds is not None and bets:
            answer = self.do(Wager(f"p{turn.seat}", turn.seat, "additional", bounds[0]))
        else:
            answer = self.do(Decline(f"p{turn.seat}"))
        assert isinstance(answer, Accepted)

    @precondition(running)
    @rule(player=PLAYERS, seat=SEATS, amount=CHIPS)
    def bet_at_random(self, player: str, seat: int, amount: int) -> None:
        turn = self.events[-1]
        assert isinstance(turn, Turn)
        if seat != turn.seat or player != f"p{seat}":
            assert isinstance(self.do(Wager(player, seat, "additional", amount)), Refused)

    @precondition(running)
    @rule(kind=st.sampled_from(KINDS), places=st.lists(SEATS, min_size=1, max_size=2), rare=st.integers(0, 2))
    def report_a_fault(self, kind: Any, places: list[int], rare: int) -> None:
        if kind in ("exposed", "device-fault", "dealt-to-empty") or not rare:
            self.do(Incident(kind, places=tuple(places)))

    @invariant()
    def chips_are_conserved(self) -> None:
        if not hasattr(self, "engine"):
            return
        view = self.engine.look(Look("t", "public", since=len(self.events))).state
        assert all(stack >= 0 for stack in view.stacks.values())
        chips = sum(view.stacks.values()) + sum(bet.amount for bet in view.bets)
        assert chips + self.state.house + self.state.pool == self.inside
        assert self.state.pool >= 0

    @invariant()
    def cards_are_distinct(self) -> None:
        hand = self.state.hand if hasattr(self, "engine") else None
        if hand is not None:
            cards = [card for held in hand.cards.values() for card in held]
            assert sorted(cards) == sorted(set(cards)) == sorted(hand.deck[: hand.dealt])

    @invariant()
    def bets_lie_between_hands_only_for_the_next(self) -> None:
        if hasattr(self, "engine") and self.idle() and self.events and isinstance(self.events[-1], HandEnded):
            stakes = self.state.stakes.values()
            assert all(stake.carried and not stake.ante and not stake.additional for stake in stakes)

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
            max_examples=150,
            stateful_step_count=15,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )
    assert REACHED["hands"] >= 80
    for situation in (
        "null",
        "one seat null",
        "carried",
        "prize",
        "restart",
        "plays",
        "does not play",
        "won",
    ):
        assert REACHED[situation] >= 3, REACHED
