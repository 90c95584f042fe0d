"""Options of doubtful clauses, as changes to a table of policies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Generic, TypeVar, cast

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


def ledger(**changes: Callable[[R], R]) -> tuple[Option[R], ...]:
    """The options of one reading, default first, each by its name with `_` for `-`, and before a digit."""
    return tuple(Option(name.strip("_").replace("_", "-"), change) for name, change in changes.items())


def read(rules: R, ledgers: Mapping[str, tuple[Option[R] | AtRate[R], ...]], options: Mapping[str, str]) -> R:
    """The rules under the options chosen, which they name; raise NoSuchReading for what no ledger has."""
    said: Any = rules
    for name, choice in options.items():
        if name not in ledgers:
            raise NoSuchReading(name, tuple(ledgers), "the regulation's ledger of readings")
        try:
            change = _chosen(ledgers[name], choice)
        except (KeyError, ValueError):
            known = tuple(option.form for option in ledgers[name])
            raise NoSuchReading(choice, known, f"the reading {name!r}") from None
        said = change(said)
    in_force = {name: options.get(name, default.name) for name, (default, *_) in ledgers.items()}
    return cast(R, replace(said, readings=in_force))


def _chosen(ledger: tuple[Option[R] | AtRate[R], ...], choice: str) -> Callable[[R], R]:
    name, colon, value = choice.partition(":")
    return {option.name: option for option in ledger}[name].of(value or colon)
