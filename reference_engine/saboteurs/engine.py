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


class Sabotaged(Reference):
    """Launched with the option `id`; the other options select readings, as those of the reference engine.

    Raises NoSuchSaboteur for an id that no saboteur has.
    """

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        readings = dict(options or {})
        self.saboteur = saboteur(readings.pop("id", ""))
        super().__init__(readings)
        entry = self.lawful = self.regulations[self.saboteur.regulation]
        wrong = replace(entry, rules=self.saboteur.change(entry.rules))
        self.regulations = {**self.regulations, self.saboteur.regulation: wrong}
        self.name = f"vistoria-saboteur {self.saboteur.id}"
        self.sides: dict[str, Sides] = {}
        """Tables of a saboteur that errs under a condition."""

    def open(self, request: Open) -> Answer:
        """As the reference engine does; a saboteur under a condition opens the table by the law as well."""
        self.close(request.table)
        answer = super().open(request)
        if self.saboteur.when is not None and request.table in self.tables:
            result = self.lawful.procedure.open_table(self.lawful.rules, request, "")
            if isinstance(result, tuple):
                self.sides[request.table] = Sides(result[0], self.tables[request.table].state)
        return answer

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
            side: Any = sides.wrong if errs else sides.lawful
            state: Any = running.state
            running.state = msgspec.structs.replace(state, rules=side.rules, setup=side.setup)
        return running
