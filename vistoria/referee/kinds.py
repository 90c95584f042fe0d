"""Events by their kind, and what they say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any

from vistoria.model.event import Event

Sorted = Mapping[type[Event], Sequence[Event]]
"""Events by their kind."""


def sorted_out(events: Iterable[Event]) -> Sorted:
    """These events by their kind, each kind in their order."""
    found: dict[type[Event], list[Event]] = {}
    for event in events:
        found.setdefault(type(event), []).append(event)
    return found


def says_the_same(some: Sequence[Event], others: Sequence[Event]) -> bool:
    """Whether two answers say the same in the same order, whatever clauses they cite: most of a lawful product do."""
    return len(some) == len(others) and all(
        type(one) is type(other) and _said(type(one))(one) == _said(type(one))(other)
        for one, other in zip(some, others, strict=True)
    )


@cache
def _said(kind: type[Event]) -> Callable[[Event], Any]:
    """What an event of this kind says beside its number and the clauses that it cites."""
    names = [name for name in kind.__struct_fields__ if name not in ("n", "cites")]
    return attrgetter(*names) if names else type


def tally(pairs: Iterable[tuple[Any, int]]) -> Counter[Any]:
    """The sums of each key."""
    total = Counter[Any]()
    for key, amount in pairs:
        total[key] += amount
    return total
