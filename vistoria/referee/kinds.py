"""Events by their kind."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from vistoria.model.event import Event

Sorted = Mapping[type[Event], Sequence[Event]]
"""Events by their kind."""


def sorted_out(events: Iterable[Event]) -> Sorted:
    """These events by their kind, each kind in their order."""
    found: dict[type[Event], list[Event]] = {}
    for event in events:
        found.setdefault(type(event), []).append(event)
    return found
