"""One thing that is compared of a step: all that is to be known of it stands in one record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from vistoria.model.command import Command
from vistoria.model.event import Event
from vistoria.table.events import after_all
from vistoria.table.state import Table

from .following import Following
from .kinds import Sorted
from .model import Position
from .names import Name

Facts = Mapping[Hashable, Any]
"""What an aspect says, by what it says it of; equal facts agree."""
Said = tuple[str, dict[str, Any]]
"""The form of an aspect's sentence, empty for its plain one, and what fills its slots."""
ASIDE = frozenset({"burn", "aside"})
"""Places of cards that nobody plays."""


@dataclass(frozen=True)
class Aspect:
    """One thing that is compared."""

    name: Name
    kinds: tuple[type[Event], ...]
    facts: Callable[[Sequence[Any]], Facts]
    """Of the events of these kinds."""
    slots: Callable[[Any, Any], Said]
    """Of a key and what is said of it."""
    free: tuple[Callable[[Compared], bool], ...] = ()
    """What makes a difference free: the law leaves it to the house, or says nothing of it."""
    optional: bool = False
    """Whether a product that reports nothing of it is not judged on it."""
    where_ordered: bool = False
    """Whether it is judged only where a clause of the law stands for it."""
    compares: bool = False
    """Whether it follows from comparing hands."""
    of_both: bool = False
    """Whether only what both sides speak of is compared: a product may speak of more seats."""
    of_course: bool = False
    """Whether it is the course of a hand: where it is missing, another part of it stands in its place."""
    stands: bool = False
    """Whether a product may do it otherwise in every hand, and all else in it as the law has it."""
    premise: bool = False
    """Whether the rest of an answer rests on it."""
    of_one_sum: bool = False
    """Whether it is one of the ways to tell a sum: what nobody matched comes back, or is won with the pot."""

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
        return self.facts([e for e in events if type(e) in self.kinds])

    def leaves_the_table(self, mine: Facts, theirs: Facts) -> bool:
        """Whether a difference leaves every hand, stack and bet as the law has them, so that the rest can be judged.

        So does the order in which cards came, and what was burnt or put aside: everybody has as many as he is due.
        """
        return self.stands and (self.name != "dealing" or _in_play(mine) == _in_play(theirs))


def _in_play(dealt: Facts) -> Counter[Any]:
    return Counter(card for card in dealt.values() if card[0] not in ASIDE)


@dataclass(frozen=True, eq=False)
class Compared:
    """What an aspect of one step says by the law (`mine`) and by the product (`theirs`), and what happened."""

    aspect: Aspect
    at: Following
    command: Command
    before: Position
    after: Position
    lawful: Sequence[Event]
    events: Sequence[Event]
    mine: Facts
    theirs: Facts

    @cached_property
    def agrees(self) -> bool:
        """Whether both sides say the same, or differ in what the law leaves to the house."""
        aspect = self.aspect
        return aspect.agrees(self.mine, self.theirs) or any(free(self) for free in aspect.free)

    @cached_property
    def seen(self) -> Table:
        """The table as it was reported, after these events."""
        return after_all(self.at.seen, self.events)

    @cached_property
    def apart(self) -> list[Any]:
        """What one side says otherwise of than the other, or alone, those of the law first."""
        return differing(self.mine, self.theirs)


def differing(one: Facts, other: Facts) -> list[Any]:
    """The keys of which two sides say different things, or one side alone says something, be it nothing more."""
    return [key for key in {**one, **other} if key not in one or key not in other or one[key] != other[key]]
