"""A table of stud against the croupier in a few words: cards laid, who bets on what, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from vistoria.model.answer import Accepted, Answer, Refused, Viewed
from vistoria.model.cards import Card, full_deck, parse_cards
from vistoria.model.command import Command, Decline, Join, Start, Wager
from vistoria.model.event import Event, Paid, Turn
from vistoria.model.place import Seat
from vistoria.model.request import Look, Open
from vistoria.model.table import Force, ScheduledIncident, Settings
from vistoria.reference_engine.adapter import Reference

LAW = "mo-61-2004"
POOL = 1_000_000
STACK = 50_000
SETTINGS = {
    "stakes": {"ante": [100, 1000], "jackpot": 10},
    "jackpot": {
        "minimum": 200_000,
        "fixed": {
            "royal": 500_000,
            "straight-flush": 50_000,
            "quads": 20_000,
            "full-house": 10_000,
            "flush": 5_000,
        },
    },
}
PLAYS = "As Kd 4h 3c 2s"
"""The lowest hand with which the croupier plays."""
E = TypeVar("E")


@dataclass
class Stud:
    """One open table and what it reported."""

    engine: Reference
    events: list[Event] = field(default_factory=list)

    def do(self, command: Command) -> Answer:
        """One command; its events are kept."""
        answer = self.engine.do("t", command)
        if isinstance(answer, Accepted):
            self.events += answer.events  # type: ignore[arg-type]
        return answer

    def must(self, *commands: Command) -> tuple[Any, ...]:
        """Commands that have to be accepted; the events of the last."""
        events: tuple[Any, ...] = ()
        for command in commands:
            answer = self.do(command)
            assert isinstance(answer, Accepted), (command, answer)
            events = answer.events
        return events

    def refused(self, command: Command) -> tuple[str, str]:
        """One command that has to be refused; code and text, with the state unchanged."""
        before = self.engine.tables["t"].state
        answer = self.do(command)
        assert isinstance(answer, Refused), (command, answer)
        assert self.engine.tables["t"].state is before
        return answer.reason.code, answer.reason.text

    def all(self, kind: type[E]) -> list[E]:
        """Events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def state(self) -> Any:
        """The table as the engine keeps it."""
        return self.engine.tables["t"].state

    @property
    def stacks(self) -> dict[int, int]:
        """Chips by seat."""
        return self.engine.tables["t"].state.stacks()

    def prizes(self) -> list[list[int]]:
        """Jackpot payments in order: seat and amount."""
        return [[event.seat, event.amount] for event in self.all(Paid) if event.what == "jackpot"]

    def look(self, viewer: int | str, since: int = 0) -> Viewed:
        """What a seat, public or house sees."""
        return self.engine.look(Look("t", Seat(viewer) if isinstance(viewer, int) else viewer, since))  # type: ignore[arg-type]

    def bet(self, seats: Iterable[int], jackpot: Iterable[int] = (), ante: int = 100) -> None:
        """Antes, and jackpot bets of 10, of the players at these seats."""
        for seat in seats:
            self.must(Wager(f"p{seat}", seat, "ante", ante))
        for seat in jackpot:
            self.must(Wager(f"p{seat}", seat, "jackpot", 10))

    def decide(self, declines: Iterable[int] = ()) -> None:
        """All who are asked make the additional bet, but for these."""
        declining = set(declines)
        while isinstance(turn := self.events[-1], Turn):
            player = f"p{turn.seat}"
            if turn.seat in declining:
                self.must(Decline(player))
            else:
                assert turn.choices is not None
                least = turn.choices["place"]
                assert least is not None
                self.must(Wager(player, turn.seat, "additional", least[0]))


def opened(
    seats: Iterable[int] = (1, 2, 3),
    *,
    settings: Mapping[str, object] | None = None,
    readings: Mapping[str, str] | None = None,
    pool: int | None = POOL,
) -> Stud:
    """A table with players p1, p2 … at the seats given, 50 000 each."""
    engine = Reference({f"{LAW}/{name}": option for name, option in (readings or {}).items()})
    given = msgspec.convert({**SETTINGS, **(settings or {})}, Settings)
    answer = engine.open(Open("t", LAW, 7, given, Force(pool=pool)))
    assert isinstance(answer, Accepted), answer
    stud = Stud(engine)
    stud.events += answer.events  # type: ignore[arg-type]
    stud.must(*(Join(f"p{seat}", seat, STACK) for seat in seats))
    return stud


def laid(hands: Sequence[str], croupier: str = PLAYS, dealing: str = "shoe") -> tuple[Card, ...]:
    """A whole deck that deals these hands, from the croupier's left, and that to him."""
    own = [parse_cards(text) for text in (*hands, croupier)]
    dealt = (
        [cards[i] for i in range(5) for cards in own]
        if dealing == "shoe"
        else [c for cards in own for c in cards]
    )
    assert len(dealt) == len(set(dealt)), "a card stands twice"
    return (*dealt, *(card for card in full_deck() if card not in dealt))


def start(
    stud: Stud,
    hands: Sequence[str],
    croupier: str = PLAYS,
    *incidents: ScheduledIncident,
    dealing: str = "shoe",
) -> tuple[Any, ...]:
    """Start a hand with these cards laid; what happened."""
    return stud.must(Start(laid(hands, croupier, dealing), incidents))
