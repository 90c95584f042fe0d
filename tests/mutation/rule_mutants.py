"""The reference engine with one rule changed, and the list of every such mutant."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.registry import modules

from .mutant import Mutant
from .walk import changes


class NoSuchMutant(ValueError):
    """An id that no mutant has."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"no mutant {name!r}: the rules may have changed since it was named")


def mutants() -> tuple[Mutant, ...]:
    """Every mutant of every regulation's rules under the default readings."""
    return tuple(
        Mutant(f"{regulation} {change.name}", regulation, tuple(dict.fromkeys(change.cites)))
        for regulation, module in modules().items()
        for change in changes(module.with_readings({}))
    )


class Mutated(Reference):
    """Launched with the option `id`; the other options select readings, as those of the reference engine.

    Raises NoSuchMutant.
    """

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        readings = dict(options or {})
        name = readings.pop("id", "")
        regulation, _, value = name.partition(" ")
        super().__init__(readings)
        if regulation not in self.regulations:
            raise NoSuchMutant(name)
        entry = self.regulations[regulation]
        found = next((change for change in changes(entry.rules) if change.name == value), None)
        if found is None:
            raise NoSuchMutant(name)
        self.regulations = {**self.regulations, regulation: replace(entry, rules=found.value)}
        self.name = f"vistoria-mutant {name}"
