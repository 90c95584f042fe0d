"""One table of the reference engine under drawn commands, from its opening on, and what holds after each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from session_laws import check_hand, chips_brought

from vistoria.model.answer import Accepted, Answer, Refused, TableView
from vistoria.model.command import Act, Command
from vistoria.model.event import Charged, Event, HandEnded, HandStarted
from vistoria.model.request import Look, Open
from vistoria.reference_engine.adapter import Reference


def readings(
    law: str, ledgers: Mapping[str, Sequence[Any]], without: Collection[str] = ()
) -> st.SearchStrategy[dict[str, str]]:
    """Options of some readings of a regulation; a rate where one is to be named."""
    names = {
        name: [option.form.replace("RATE", "7%") for option in ledger] for name, ledger in ledgers.items()
    }
    chosen = {f"{law}/{name}": st.sampled_from(names[name]) for name in names if name not in without}
    return st.fixed_dictionaries({}, optional=chosen)


def running(session: TableSession) -> bool:
    """Whether a hand is running."""
    return session.state.hand is not None


class TableSession(RuleBasedStateMachine):
    """What any game has in common: a game adds its commands, and calls `opened` before the first."""

    def opened(self, request: Open, options: dict[str, str], inside: int = 0) -> None:
        """Open the table; `inside` counts the chips there are to begin with."""
        self.request, self.options, self.inside = request, options, inside
        self.engine = Reference(options)
        answer: Any = self.engine.open(request)
        assert isinstance(answer, Accepted)
        self.events: list[Event] = list(answer.events)
        self.said: list[tuple[Command, Answer]] = []

    @property
    def state(self) -> Any:
        return self.engine.tables["t"].state

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
            events: Any = answer.events
            self.events += events
            self.inside += sum(chips_brought(event) for event in events)
            if any(isinstance(event, HandEnded) for event in events):
                self.check_hand(self.last_hand())
        return answer

    def last_hand(self) -> list[Event]:
        """The last hand from its first event on."""
        first = max(i for i, event in enumerate(self.events) if isinstance(event, HandStarted))
        return self.events[first:]

    def check_hand(self, events: list[Event]) -> None:
        """What holds in every hand of this game."""
        check_hand(events)

    def chips(self, view: TableView) -> int:
        """All chips there are: on the table, and with the house."""
        laid = sum(pot.amount for pot in view.pots) + sum(bet.amount for bet in view.bets)
        return sum(view.stacks.values()) + laid + self.taken()

    def taken(self) -> int:
        """Chips that the house took so far: commission alone, where it takes no part in the game."""
        return sum(event.amount for event in self.events if isinstance(event, Charged))

    @invariant()
    def chips_are_conserved(self) -> None:
        if not hasattr(self, "engine"):
            return
        view = self.engine.look(Look("t", "public", since=len(self.events))).state
        assert all(stack >= 0 for stack in view.stacks.values())
        assert self.chips(view) == self.inside

    def teardown(self) -> None:
        """The same commands on a fresh engine get the same answers."""
        if not hasattr(self, "engine"):
            return
        again = Reference(self.options)
        assert isinstance(again.open(self.request), Accepted)
        for command, answer in self.said:
            assert again.do("t", command) == answer


class PlayersSession(TableSession):
    """Players among themselves."""

    @precondition(running)
    @rule(excess=st.integers(1, 50), above=st.booleans())
    def act_beyond_the_bounds(self, excess: int, above: bool) -> None:
        hand = self.state.hand
        for name, bounds in hand.choices.items():
            if bounds is not None:
                to = bounds[1] + excess if above else bounds[0] - excess
                assert isinstance(self.do(Act(hand.order[hand.pending[0]], name, to)), Refused)

    @precondition(running)
    @rule(seat=st.integers(1, 10))
    def act_out_of_turn(self, seat: int) -> None:
        hand = self.state.hand
        if seat != hand.order[hand.pending[0]]:
            assert isinstance(self.do(Act(seat, "fold")), Refused)


BATCH, MOST = 20, 30
"""Sessions in a batch, and batches at most."""
HANDS = 40


def run(
    machine: type[TableSession], reached: Counter[str], wanted: Collection[str], sessions: int, steps: int
) -> None:
    """Sessions of so many commands, in batches: so many at least, and until every wanted kind of hand was reached.

    hypothesis also draws the constants that stand in loaded modules, so a change elsewhere gives other sessions, and
    what is rare comes early or late.
    """
    reached.clear()
    for number in range(1, MOST + 1):
        run_state_machine_as_test(
            seed(number)(machine),
            settings=settings(
                max_examples=BATCH,
                stateful_step_count=steps,
                database=None,
                phases=(Phase.explicit, Phase.generate),  # shrinking a session takes minutes
                suppress_health_check=list(HealthCheck),
            ),
        )
        lacking = [kind for kind in wanted if not reached[kind]]
        if not lacking and reached["hands"] >= HANDS and number * BATCH >= sessions:
            return
    raise AssertionError(f"in {MOST * BATCH} sessions never reached: {lacking}; {reached}")
