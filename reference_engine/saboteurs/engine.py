"""The reference engine with one clause broken."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

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
        entry = self.regulations[self.saboteur.regulation]
        wrong = replace(entry, rules=self.saboteur.change(entry.rules))
        self.regulations = {**self.regulations, self.saboteur.regulation: wrong}
        self.name = f"vistoria-saboteur {self.saboteur.id}"
