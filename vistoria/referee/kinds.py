"""Events by their kind, and what they say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any

from vistoria.model.event import Dealt, Event, Turn

Sorted = Mapping[type[Event], Sequence[Event]]
"""Events by their kind."""


def sorted_out(events: Iterable[Event]) -> Sorted:
    """These events by their kind, each kind in their order."""
    found: dict[type[Event], list[Event]] = {}
    for event in events:
        found.setdefault(type(event), []).append(event)
    return found


def told_otherwise(lawful: Sequence[Event], told: Sequence[Event]) -> tuple[frozenset[type[Event]], bool]:
    """The kinds of event of which two sides do not say just the same; and whether the rest come in the same order."""
    if len(lawful) == len(told) and all(map(_same, lawful, told)):
        return frozenset(), True
    mine, theirs = sorted_out(lawful), sorted_out(told)
    differ = frozenset(
        kind
        for kind in {**mine, **theirs}
        if list(map(_said(kind), mine.get(kind, ()))) != list(map(_said(kind), theirs.get(kind, ())))
    )
    one, other = ([kind for kind in map(type, side) if kind not in differ] for side in (lawful, told))
    return differ, one == other


MAY_LEAVE_OUT: Mapping[type[Event], tuple[str, ...]] = {Turn: ("choices", "until"), Dealt: ("card",)}
"""What an answer need not say: nobody is judged for leaving it out."""


def says_the_same(lawful: Sequence[Event], told: Sequence[Event]) -> bool:
    """Whether an answer says what the law has, in the same order, whatever clauses are cited: most do."""
    return len(lawful) == len(told) and all(
        _same(one, other) or (type(one) is type(other) and _leaves_out(one, other))
        for one, other in zip(lawful, told, strict=True)
    )


def _same(one: Event, other: Event) -> bool:
    said = _said(type(one))
    return type(one) is type(other) and said(one) == said(other)


def _leaves_out(lawful: Event, told: Event) -> bool:
    """Whether events of one kind differ only in what one of them does not say."""
    left = {name for name in MAY_LEAVE_OUT.get(type(told), ()) if not getattr(told, name)}
    return bool(left) and all(
        name in left or getattr(lawful, name) == getattr(told, name) for name in _names(type(told))
    )


@cache
def _said(kind: type[Event]) -> Callable[[Event], Any]:
    """What an event of this kind says beside its number and the clauses that it cites."""
    names = _names(kind)
    return attrgetter(*names) if names else type


@cache
def _names(kind: type[Event]) -> tuple[str, ...]:
    return tuple(name for name in kind.__struct_fields__ if name not in ("n", "cites"))


def tally(pairs: Iterable[tuple[Any, int]]) -> Counter[Any]:
    """The sums of each key."""
    total: Counter[Any] = Counter()
    for key, amount in pairs:
        total[key] += amount
    return total
