"""Where hands and their echoes part."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Apart:
    """A hand and its echo that go otherwise."""

    echo: str
    what: str
    """The difference from which the law lets nothing follow, in words."""
    hand: int
    n: int
    """The message of the table that is echoed from which on they differ."""
    aspect: str
    clauses: tuple[str, ...]
    """By which the law acts on the aspect: those that the product cites for it, then those of the regulation's data."""
    expected: str
    """What was reported of the hand, as the echo should have it."""
    seen: str
    """What was reported of its echo."""
    said: int = 0
    """The message of the echoes in which it was seen."""


@dataclass(frozen=True)
class Echoed:
    """What the echoes of a table show."""

    apart: tuple[Apart, ...]
    compared: Mapping[str, int]
    """How many hands were compared to their end, by echo."""
    passed_over: Mapping[str, int]
    """How many hands were not compared, by echo and reason."""
