"""Options of doubtful clauses, as changes to a table of policies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

R = TypeVar("R")


class NoSuchReading(ValueError):
    """A reading or an option that the rules do not have."""

    def __init__(self, name: str, known: tuple[str, ...], of: str) -> None:
        self.name, self.known = name, known
        super().__init__(f"{of} has no {name!r}: choose one of {', '.join(known)}")


@dataclass(frozen=True)
class Option(Generic[R]):
    """One way to read a clause; `change` turns rules with default readings into these."""

    name: str
    change: Callable[[R], R]


def keep(rules: R) -> R:
    """The rules as they are: for default options, and for options that change nothing an engine does."""
    return rules


def read(rules: R, ledger: Mapping[str, tuple[Option[R], ...]], options: Mapping[str, str]) -> R:
    """The rules under the options chosen; raise NoSuchReading for a name the ledger does not have."""
    for name, choice in options.items():
        if name not in ledger:
            raise NoSuchReading(name, tuple(ledger), "the regulation's ledger of readings")
        found = next((option for option in ledger[name] if option.name == choice), None)
        if found is None:
            known = tuple(option.name for option in ledger[name])
            raise NoSuchReading(choice, known, f"the reading {name!r}")
        rules = found.change(rules)
    return rules
