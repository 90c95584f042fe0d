"""When a saboteur errs: a condition that can be put on any of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from vistoria.model.command import Start

from ..journal import Journal
from ..procedures.protocol import State


@dataclass(frozen=True)
class Situation:
    """A table before the engine answers; just opened by the law, where it is being opened."""

    state: State
    journal: Journal
    start: Start | None
    """The command that began the last hand, or begins the next one now."""


@dataclass(frozen=True)
class Condition:
    """A saboteur under a condition keeps the law wherever it does not hold; hands ranked without a table apart."""

    name: str
    """What is added to the saboteur's id."""
    wrong: str
    """What is added to the sentence that says what is wrong."""
    holds: Callable[[Situation], bool]


def _unforced(situation: Situation) -> bool:
    return situation.start is None or not situation.start.deck


UNFORCED = Condition("unforced", "Where the deck is forced it keeps the law.", _unforced)
"""It behaves under test: it errs only in hands whose cards nobody chose."""
