"""A table of rules with a value of each kind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Literal

Cites = tuple[str, ...]


class Colour(StrEnum):
    """Three in an order."""

    RED = "red"
    AMBER = "amber"
    GREEN = "green"


@dataclass(frozen=True)
class Inner:
    """A row."""

    seats: int
    cites: Cites = ("toy/2",)


@dataclass(frozen=True)
class Table:
    """One field a kind."""

    regulation: str = "toy"
    count: int = 3
    count_cites: Cites = ("toy/1.1",)
    rate: Fraction = Fraction(1, 20)
    free: bool = False
    way: Literal["up", "down", "round"] = "up"
    colour: Colour = Colour.RED
    cap: int | None = 5
    open: int | None = None
    ranks: str = "AKQ"
    modes: tuple[str, ...] = ("cash", "play")
    pair: tuple[int, int] = (1, 9)
    names: frozenset[str] = frozenset({"a", "b"})
    acts: Mapping[str, Cites] = None  # type: ignore[assignment]
    rows: tuple[Inner, ...] = (Inner(4),)
    cites: Cites = ("toy/1",)


NAMES = {
    "count 3 -> 2",
    "count 3 -> 4",
    "rate 1/20 -> 1/25",
    "rate 1/20 -> 3/50",
    "free False -> True",
    "way 'up' -> 'down'",
    "way 'up' -> 'round'",
    "colour red -> amber",
    "cap 5 -> none",
    "cap 5 -> 4",
    "cap 5 -> 6",
    "open none -> 1",
    "ranks 'AKQ' -> 'KQ'",
    "ranks 'AKQ' -> 'AQ'",
    "ranks 'AKQ' -> 'AK'",
    "ranks 'AKQ' -> 'KAQ'",
    "ranks 'AKQ' -> 'AQK'",
    "modes[0] left out",
    "modes[0] after the next",
    "modes[1] left out",
    "pair[0] after the next",
    "pair[0] 1 -> 0",
    "pair[0] 1 -> 2",
    "pair[1] 9 -> 8",
    "pair[1] 9 -> 10",
    "names without 'a'",
    "names without 'b'",
    "acts without 'fold'",
    "rows[0] left out",
    "rows[0].seats 4 -> 3",
    "rows[0].seats 4 -> 5",
}
"""Every change of it, worked out by hand: no clause id, no name of the table, no row that refuses itself."""
