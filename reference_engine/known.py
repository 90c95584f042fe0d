"""The known ways to break a law, where the method's own data is installed; without it, names are less exact."""

from __future__ import annotations

import importlib
from collections.abc import Collection, Iterator
from typing import Any, Protocol

KNOWN_FAULTS = "vistoria.validation.known_faults"
"""Loaded by name: the engine plays without it."""


class KnownFaults(Protocol):
    """Wrong rules that stand beside the lawful ones."""

    rules: Any

    def without(self, clauses: Collection[str]) -> Iterator[tuple[str, Any]]:
        """The clause that is broken, and the rules, for each known way to break one of these clauses."""
        ...


class NothingKnown:
    """No way to break the rules is known."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    def without(self, clauses: Collection[str]) -> Iterator[tuple[str, Any]]:
        """None."""
        return iter(())


def known_faults(rules: Any, unaware: frozenset[str]) -> KnownFaults:
    """The known ways to break these rules, but for the saboteurs that are left out."""
    try:
        found = importlib.import_module(KNOWN_FAULTS)
    except ModuleNotFoundError as error:
        if error.name is None or not KNOWN_FAULTS.startswith(error.name):
            raise
        return NothingKnown(rules)
    known: KnownFaults = found.KnownFaults(rules, unaware)
    return known
