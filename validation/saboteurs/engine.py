"""The reference engine with one clause broken."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from vistoria.model.answer import Accepted, Answer, NotProvided, Provided, Refused, Unsupported, Viewed
from vistoria.model.cards import Card
from vistoria.model.command import Act, Command, Connection, Incident, Start
from vistoria.model.event import Acted, Dealt, Left, Resting, Time, Voided
from vistoria.model.hooks import hooks
from vistoria.model.place import Seat
from vistoria.model.request import Ask, Look, Open, Record
from vistoria.reference_engine.adapter import Reference, Running
from vistoria.reference_engine.procedures.protocol import State

from .condition import Situation
from .listing import saboteur

FIRST = 4
"""Cards by which a hand is known again."""
ASKED_AGAIN = "asked again"


@dataclass
class Sides:
    """A table as it was opened by the law and by the wrong rules, and the command that began its last hand."""

    lawful: State
    wrong: State
    start: Start | None = None
    happened: frozenset[str] = frozenset()
    """What has happened at the table, as conditions ask for it."""

    def differing(self, side: Any) -> dict[str, object]:
        """What the setup of this side has otherwise than the other's; the rest is as play has made it."""
        sides: tuple[Any, Any] = (self.lawful, self.wrong)
        lawful, wrong = (msgspec.structs.asdict(each.setup) for each in sides)
        return {name: getattr(side.setup, name) for name in lawful if lawful[name] != wrong[name]}


class Sabotaged(Reference):
    """Launched with the option `id`; the other options select readings, as those of the reference engine.

    Raises NoSuchSaboteur for an id that no saboteur has.
    """

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        readings = dict(options or {})
        self.saboteur = saboteur(readings.pop("id", ""))
        super().__init__(readings)
        self.lawful = Reference(readings)
        entry = self.regulations[self.saboteur.regulation]
        wrong = replace(entry, rules=self.saboteur.change(entry.rules))
        self.regulations = {**self.regulations, self.saboteur.regulation: wrong}
        self.name = f"vistoria-saboteur {self.saboteur.id}"
        self.sides: dict[str, Sides] = {}
        """Tables of a saboteur that errs under a condition."""
        self.seat: int | None = None
        self.viewer: Seat | str | None = None
        self.dealt: set[tuple[Card, ...]] = set()
        """The first cards of every hand, at whatever table."""

    def open(self, request: Open) -> Answer:
        """As the reference engine does; under a condition the table is opened by the law too, which may hold."""
        self.close(request.table)
        answer, when = super().open(request), self.saboteur.when
        if when is None:
            return answer
        by_law = self.lawful.open(request)
        lawful, wrong = self.lawful.tables.pop(request.table, None), self.tables.get(request.table)
        if lawful is not None and wrong is not None:
            self.sides[request.table] = Sides(lawful.state, wrong.state, happened=hooks(request))
        opened = lawful or wrong
        if opened is None:
            return answer
        if when.holds(
            Situation(opened.state, opened.journal, None, happened=hooks(request), table=request.table)
        ):
            return answer
        self.tables.pop(request.table, None)
        if lawful is not None:
            self.tables[request.table] = lawful
        return by_law

    def do(self, table: str, command: Command) -> Answer:
        """As the reference engine does; the command that begins a hand is remembered, and what happens at the table."""
        sides = self.sides.get(table)
        if sides is None:
            return super().do(table, command)
        if isinstance(command, Start):
            sides.start = command
            again = (command.deck or ())[:FIRST] in self.dealt
            sides.happened = sides.happened - {ASKED_AGAIN} | ({ASKED_AGAIN} if again else frozenset())
        sides.happened |= hooks(command)
        self.seat, self.viewer = self._seat_of(table, command), None
        answer = super().do(table, command)
        sides.happened = _since_decided(sides.happened, answer) | _happened(command, answer)
        if isinstance(command, Start) and isinstance(answer, Accepted):
            cards = (event.card for event in answer.events if isinstance(event, Dealt))
            self.dealt.add(tuple(card for card in cards if card is not None)[:FIRST])
        return answer

    def look(self, request: Look) -> Viewed:
        """As the reference engine does."""
        self.viewer = request.viewer
        self.seat = request.viewer.seat if isinstance(request.viewer, Seat) else None
        viewed = super().look(request)
        self.viewer = None
        self._asked(request.table)
        return viewed

    def ask(self, request: Ask) -> Provided | NotProvided | Unsupported:
        """As the reference engine does."""
        self._asked(request.table)
        return super().ask(request)

    def record(self, request: Record) -> Provided | NotProvided | Unsupported:
        """As the reference engine does."""
        self._asked(request.table)
        return super().record(request)

    def _asked(self, table: str) -> None:
        """Remember that somebody asked how the table stands."""
        if table in self.sides:
            self.sides[table].happened |= {"question"}

    def _seat_of(self, table: str, command: Command) -> int | None:
        """Whose command it is; None for the house's."""
        seat = getattr(command, "seat", None)
        if isinstance(seat, int):
            return seat
        player, running = getattr(command, "player", None), self.tables.get(table)
        if player is None or running is None:
            return None
        state: Any = running.state
        if hasattr(state, "seats_of"):
            return next(iter(state.seats_of(player)), None)
        found = state.seat_of(player)
        return found if isinstance(found, int) else None

    def close(self, table: str) -> None:
        """Forget the table."""
        self.sides.pop(table, None)
        super().close(table)

    def _running(self, table: str) -> Running:
        """The table, its rules and setup lawful or wrong as the condition has it now."""
        running, sides, when = super()._running(table), self.sides.get(table), self.saboteur.when
        if sides is not None and when is not None:
            situation = Situation(
                running.state, running.journal, sides.start, self.seat, self.viewer, sides.happened, table
            )
            errs = when.holds(situation)
            state: Any = running.state
            side: Any = sides.wrong if errs else sides.lawful
            setup = msgspec.structs.replace(state.setup, **sides.differing(side))
            running.state = msgspec.structs.replace(state, rules=side.rules, setup=setup)
        return running


def _since_decided(happened: frozenset[str], answer: Answer) -> frozenset[str]:
    """What had happened, without what a decision has made past."""
    decided = isinstance(answer, Accepted) and any(isinstance(event, Acted) for event in answer.events)
    return happened - {"refused act"} if decided else happened


def _happened(command: Command, answer: Answer) -> frozenset[str]:
    """What a command has brought about that conditions ask for."""
    if isinstance(answer, Refused):
        return frozenset({"refusal", "refused act"} if isinstance(command, Act) else {"refusal"})
    mishap = isinstance(command, Connection | Incident) or (isinstance(command, Start) and command.incidents)
    found = {"mishap"} if mishap else set[str]()
    for event in answer.events if isinstance(answer, Accepted) else ():
        match event:
            case Acted(why="timeout") | Time():
                found.add("time-out")
            case Resting():
                found.add("rest")
            case Left():
                found.add("departure")
            case Voided():
                found.add("null hand")
    return frozenset(found)
