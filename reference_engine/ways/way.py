"""One way to play that the law leaves free."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


def as_it_is(value: Any) -> Any:
    """Nothing is different."""
    return value


@dataclass(frozen=True)
class Way:
    """How a product may play otherwise than the reference engine."""

    name: str
    what: str
    """In one sentence."""
    regulation: str | None = None
    """The only regulation that it concerns; None for all."""
    plays: Callable[[Any], Any] = as_it_is
    """The table of rules, from that of the reference engine."""
    is_read: bool = False
    """Whether the referee reads from the table all that is different: the house's own figures, time that it gives."""
