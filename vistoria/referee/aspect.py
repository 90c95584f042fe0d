"""One thing that is compared of a step, and what events say of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vistoria.model.event import Event

from .kinds import Sorted

Facts = Mapping[Hashable, Any]
"""What an aspect says, by what it says it of; equal facts agree."""
BESIDE = (
    "acceptance", "refusal", "pack", "ranking", "cards seen", "marker seen", "pot seen", "stacks seen", "bets seen",
    "display", "record", "told",
)  # fmt: skip
"""What may disagree beside what comes of a command; `told` stands for each kind of information that a player has."""


@dataclass(frozen=True)
class Aspect:
    """One thing that is compared."""

    name: str
    kinds: tuple[type[Event], ...]
    facts: Callable[[Sequence[Any]], Facts]
    """Of the events of these kinds."""
    optional: bool = False
    """Whether a product that reports nothing of it is not judged on it."""
    where_ordered: bool = False
    """Whether it is judged only where a clause of the law stands for it."""
    compares: bool = False
    """Whether it follows from comparing hands."""
    of_both: bool = False
    """Whether only what both sides speak of is compared: a product may speak of more seats."""

    def agrees(self, mine: Facts, theirs: Facts) -> bool:
        """Whether two sides say the same."""
        if self.of_both:
            return all(mine[key] == theirs[key] for key in mine.keys() & theirs.keys())
        return mine == theirs

    def of(self, sorted_out: Sorted, events: Sequence[Event]) -> Facts:
        """What these events say of it."""
        if len(self.kinds) == 1:
            found = sorted_out.get(self.kinds[0])
            return self.facts(found) if found else {}
        return self.facts([e for e in events if isinstance(e, self.kinds)])
