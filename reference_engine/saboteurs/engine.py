"""The reference engine with one clause broken."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from vistoria.model.answer import Answer
from vistoria.model.command import Command, Start
from vistoria.model.request import Open

from ..adapter import Reference, Running
from ..procedures.protocol import State
from .condition import Situation
from .listing import saboteur


@dataclass
class Sides:
    """A table as it was opened by the law and by the wrong rules, and the command that began its last hand."""

    lawful: State
    wrong: State
    start: Start | None = None

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

    def open(self, request: Open) -> Answer:
        """As the reference engine does; under a condition the table is opened by the law too, which may hold."""
        self.close(request.table)
        answer, when = super().open(request), self.saboteur.when
        if when is None:
            return answer
        by_law = self.lawful.open(request)
        lawful, wrong = self.lawful.tables.pop(request.table, None), self.tables.get(request.table)
        if lawful is not None and wrong is not None:
            self.sides[request.table] = Sides(lawful.state, wrong.state)
        opened = lawful or wrong
        if opened is None or when.holds(Situation(opened.state, opened.journal, None)):
            return answer
        self.tables.pop(request.table, None)
        if lawful is not None:
            self.tables[request.table] = lawful
        return by_law

    def do(self, table: str, command: Command) -> Answer:
        """As the reference engine does; the command that begins a hand is remembered."""
        if isinstance(command, Start) and table in self.sides:
            self.sides[table].start = command
        return super().do(table, command)

    def close(self, table: str) -> None:
        """Forget the table."""
        self.sides.pop(table, None)
        super().close(table)

    def _running(self, table: str) -> Running:
        """The table, its rules and setup lawful or wrong as the condition has it now."""
        running, sides, when = super()._running(table), self.sides.get(table), self.saboteur.when
        if sides is not None and when is not None:
            errs = when.holds(Situation(running.state, running.journal, sides.start))
            state: Any = running.state
            side: Any = sides.wrong if errs else sides.lawful
            setup = msgspec.structs.replace(state.setup, **sides.differing(side))
            running.state = msgspec.structs.replace(state, rules=side.rules, setup=setup)
        return running
