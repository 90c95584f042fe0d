"""A table of the reference engine in a few words: seats, cards laid, and a course of acts as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from vistoria.model.answer import Accepted, Answer, Refused
from vistoria.model.cards import Card, full_deck, parse_cards
from vistoria.model.command import Act, Command, Join, Start
from vistoria.model.event import Charged, Event, Paid, Turn
from vistoria.model.request import Open
from vistoria.model.table import Force, Settings
from vistoria.reference_engine.adapter import Reference

LAW = "mo-97-2010"
E = TypeVar("E")


@dataclass
class Playing:
    """One open table and what it reported."""

    engine: Reference
    events: list[Event] = field(default_factory=list)

    def do(self, command: Command) -> Answer:
        """One command; its events are kept."""
        answer = self.engine.do("t", command)
        if isinstance(answer, Accepted):
            self.events += answer.events  # type: ignore[arg-type]
        return answer

    def must(self, command: Command) -> tuple[Any, ...]:
        """One command that has to be accepted; its events."""
        answer = self.do(command)
        assert isinstance(answer, Accepted), (command, answer)
        return answer.events

    def refused(self, command: Command) -> str:
        """One command that has to be refused; the code, with the state unchanged."""
        before = self.engine.tables["t"].state
        answer = self.do(command)
        assert isinstance(answer, Refused), (command, answer)
        assert self.engine.tables["t"].state is before
        return answer.reason.code

    def all(self, kind: type[E]) -> list[E]:
        """Events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def turn(self) -> Turn | None:
        """Who is asked, if anybody."""
        last = self.events[-1] if self.events else None
        return last if isinstance(last, Turn) else None

    @property
    def stacks(self) -> dict[int, int]:
        """Chips by seat."""
        return self.engine.tables["t"].state.stacks()

    @property
    def house(self) -> int:
        """Commission so far."""
        return sum(event.amount for event in self.all(Charged))

    def paid(self) -> dict[int, int]:
        """What was paid out of pots, by seat."""
        sums: dict[int, int] = {}
        for event in self.all(Paid):
            sums[event.seat] = sums.get(event.seat, 0) + event.amount
        return sums

    def acts(self, course: str) -> None:
        """Acts such as `4 call; 2 bet 40; 3 raise 90 !illegal-amount; ?3; down`.

        `!code` expects a refusal, `?seat` that the seat is asked, `down` checks and calls to the end.
        """
        for part in filter(None, (piece.strip() for piece in course.split(";"))):
            if part == "down":
                self.down()
            elif part.startswith("?"):
                assert self.turn is not None, part
                assert self.turn.seat == int(part[1:]), (part, self.turn)
            else:
                self._act(part)

    def _act(self, part: str) -> None:
        text, _, code = part.partition("!")
        seat, verb, *amount = text.split()
        act = Act(int(seat), verb, to=int(amount[0]) if amount else None)  # type: ignore[arg-type]
        if code:
            assert self.refused(act) == code, part
        else:
            self.must(act)

    def down(self) -> None:
        """Check where it is free, call where it is not, to the end of the hand."""
        while (turn := self.turn) is not None:
            assert turn.choices is not None
            self.must(Act(turn.seat, "check" if "check" in turn.choices else "call"))


def opened(
    stacks: Mapping[int, int],
    *,
    marker: int | None = None,
    settings: Mapping[str, object] | None = None,
    readings: Mapping[str, str] | None = None,
    seats: int = 10,
) -> Playing:
    """A table with players p1, p2 … at the seats given."""
    engine = Reference({f"{LAW}/{name}": option for name, option in (readings or {}).items()})
    given = msgspec.convert(settings or {}, Settings)
    answer = engine.open(Open("t", LAW, seats, given, Force(marker=marker)))
    assert isinstance(answer, Accepted), answer
    playing = Playing(engine)
    for seat, stack in stacks.items():
        playing.must(Join(f"p{seat}", seat, stack))
    return playing


def opening(
    settings: Mapping[str, object], seats: int = 10, readings: Mapping[str, str] | None = None
) -> Answer:
    """The answer to opening a table."""
    engine = Reference({f"{LAW}/{name}": option for name, option in (readings or {}).items()})
    return engine.open(Open("t", LAW, seats, msgspec.convert(settings, Settings)))


def four_handed(**changes: Any) -> Playing:
    """Seats 1-4 of ten with 10 000 each, marker at 1, blinds of 10 at 2 and 20 at 3; seat 4 speaks first."""
    changes.setdefault("marker", 1)
    return opened(dict.fromkeys((1, 2, 3, 4), 10000), **changes)


def laid(
    seats: Sequence[int], marker: int, own: Mapping[int, str], board: str = "", burns: str = ""
) -> tuple[Card, ...]:
    """A whole deck that deals these cards; what is left open is filled in order."""
    order = sorted(seats, key=lambda seat: (seat <= marker, seat))
    hands = {seat: parse_cards(own.get(seat, "")) for seat in order}
    community, away = list(parse_cards(board)), list(parse_cards(burns))
    named = {card for cards in (*hands.values(), community, away) for card in cards}
    rest = iter([card for card in full_deck() if card not in named])
    deck = [hands[seat][k] if k < len(hands[seat]) else next(rest) for k in range(4) for seat in order]
    for opened_now in (3, 1, 1):
        deck.append(away.pop(0) if away else next(rest))
        deck += [community.pop(0) if community else next(rest) for _ in range(opened_now)]
    return (*deck, *rest)


def start(
    playing: Playing, seats: Sequence[int], marker: int, own: Mapping[int, str], board: str = ""
) -> None:
    """Start a hand with these cards laid."""
    playing.must(Start(deck=laid(seats, marker, own, board)))
