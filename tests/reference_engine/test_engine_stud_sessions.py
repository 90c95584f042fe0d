"""Whole sessions against the croupier: chips conserved, house and pool included, cards distinct, repeatable."""

from __future__ import annotations

from typing import Any

import msgspec
from amount import examples
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule
from session_machine import TableSession, readings, run, running
from stud_laws import REACHED, check_hand, taken
from stud_table import LAW, laid

from vistoria.games.cards.commands import Device
from vistoria.model.answer import Accepted, Refused
from vistoria.model.command import Decline, Incident, Join, Leave, Start, TopUp, Wager
from vistoria.model.event import (
    Event,
    HandEnded,
    Turn,
)
from vistoria.model.request import Open
from vistoria.model.table import Force, ScheduledIncident, Settings
from vistoria.reference_engine.procedures.banked.dealing import EXTRA
from vistoria.reference_engine.procedures.banked.starting import KINDS
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
OPTIONS = readings(LAW, READINGS)
GOOD = (
    "As Ks Qs Js Ts", "Ac Kc Qc Jc Tc", "9h 8h 7h 6h 5h", "9d 8d 7d 6d 5d", "2s 2h 2c 2d 3s", "4s 4h 4c 3h 3d"
)  # fmt: skip
"""Disjoint hands that win prizes."""
FAULTS = st.one_of(
    st.builds(
        ScheduledIncident,
        st.integers(1, 20),
        st.sampled_from([kind for kind in KINDS if kind != EXTRA]),
        to=st.sampled_from(["aside", "croupier"]),
        count=st.one_of(st.none(), st.integers(1, 6)),
    ),
    st.builds(ScheduledIncident, st.integers(1, 5), st.just(EXTRA), to=st.just(8)),
)
"""Faults that fit any hand: nobody bets at seat 8."""


class Session(TableSession):
    """One table from its opening on."""

    @initialize(
        settings=SETTINGS,
        options=OPTIONS,
        pool=st.one_of(st.none(), st.integers(0, 1_000_000)),
        seats=st.sets(st.integers(1, 7), min_size=1),
    )
    def open(self, settings: Settings, options: dict[str, str], pool: int | None, seats: set[int]) -> None:
        request = Open("t", LAW, 7, settings, Force(seed="session", pool=pool))
        self.opened(request, options)
        for seat in seats:
            self.do(Join(f"p{seat}", seat, 50_000))

    def check_hand(self, events: list[Event]) -> None:
        check_hand(events, self.state.rules.readings["declined-then-null"] == "stays-lost")

    def taken(self) -> int:
        return taken(self.events)

    def idle(self) -> bool:
        return not running(self)

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
        if running(self) and data.draw(st.booleans()):
            self.decide_to_the_end(data)

    def deck(self, data: st.DataObject) -> Any:
        """A deck that deals prize-winning hands to whoever bets."""
        players = sum(stake.ante > 0 for stake in self.state.stakes.values())
        hands = data.draw(st.permutations(GOOD))[:players]
        if len(hands) < players or not players:
            return None
        return laid(hands, "Ah Kh 7c 6s 3c", self.state.setup.device)

    def decide_to_the_end(self, data: st.DataObject) -> None:
        while running(self):
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
    def the_pool_is_never_below_nothing(self) -> None:
        assert not hasattr(self, "engine") or self.state.pool >= 0

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


def test_sessions_conserve_chips_and_repeat_and_reach_every_kind_of_end() -> None:
    wanted = ("null", "one seat null", "carried", "prize", "restart", "plays", "does not play", "won")
    run(Session, REACHED, wanted, sessions=examples(400), steps=15)
