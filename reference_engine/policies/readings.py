"""Options of doubtful clauses, as changes to a table of policies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

from vistoria.model.rate import read_rate

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

    @property
    def form(self) -> str:
        """How it is chosen."""
        return self.name

    def of(self, value: str) -> Callable[[R], R]:
        """What it changes; raises ValueError for a value, since it takes none."""
        if value:
            raise ValueError(value)
        return self.change


@dataclass(frozen=True)
class AtRate(Generic[R]):
    """A way to read a clause that names a rate, from 0 to 1."""

    name: str
    change: Callable[[R, Fraction], R]

    @property
    def form(self) -> str:
        """How it is chosen."""
        return f"{self.name}:RATE"

    def of(self, value: str) -> Callable[[R], R]:
        """What it changes at the rate written; raises ValueError for what is no rate."""
        rate = read_rate(value)
        return lambda rules: self.change(rules, rate)


def keep(rules: R) -> R:
    """The rules as they are: for default options, and for options that change nothing an engine does."""
    return rules


def read(rules: R, ledger: Mapping[str, tuple[Option[R] | AtRate[R], ...]], options: Mapping[str, str]) -> R:
    """The rules under the options chosen; raise NoSuchReading for what the ledger does not have."""
    for name, choice in options.items():
        if name not in ledger:
            raise NoSuchReading(name, tuple(ledger), "the regulation's ledger of readings")
        try:
            change = _chosen(ledger[name], choice)
        except ValueError:
            known = tuple(option.form for option in ledger[name])
            raise NoSuchReading(choice, known, f"the reading {name!r}") from None
        rules = change(rules)
    return rules


def _chosen(ledger: tuple[Option[R] | AtRate[R], ...], choice: str) -> Callable[[R], R]:
    name, colon, value = choice.partition(":")
    for option in ledger:
        if option.name == name and bool(colon) is bool(value):
            return option.of(value)
    raise ValueError(choice)
