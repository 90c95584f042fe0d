"""Where chips that are bought are apart, and the commission alone is why."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.event import Bought, Charged, Event, Seated


def charged_otherwise(lawful: Sequence[Event], events: Sequence[Event]) -> Sequence[Charged]:
    """What the law charges for chips that are bought, where another charge is all that sets the stacks apart."""
    due, told = (
        [e for e in side if isinstance(e, Charged) and e.of == "buy-in"] for side in (lawful, events)
    )
    not_charged = sum(e.amount for e in due) - sum(e.amount for e in told)
    apart = _bought(events) - _bought(lawful)
    return due if not_charged and apart == not_charged else []


def _bought(events: Sequence[Event]) -> int:
    """The stack with which a player who sits down, or buys more, ends."""
    return next((e.stack for e in reversed(events) if isinstance(e, Bought | Seated)), 0)
