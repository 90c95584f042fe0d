"""The reference engine with one clause broken."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from vistoria.model.answer import Answer
from vistoria.model.command import Command, Start

from ..adapter import Reference
from .listing import saboteur


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

    def do(self, table: str, command: Command) -> Answer:
        """As the reference engine does; one that behaves under test looks at the deck first."""
        if self.saboteur.honest_when_forced and isinstance(command, Start) and table in self.tables:
            entry = self.lawful if command.deck else self.regulations[self.saboteur.regulation]
            running = self.tables[table]
            state: Any = running.state
            running.state = msgspec.structs.replace(state, rules=entry.rules)
        return super().do(table, command)
