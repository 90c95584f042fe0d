"""What is decided for those whose time is over."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.event import Acted, Event


def decided_otherwise(lawful: Sequence[Event], events: Sequence[Event]) -> bool:
    """Whether for a player whose time is over another act is taken than the law takes for his decision."""
    due, told = (
        [e for e in side if isinstance(e, Acted) and e.why == "timeout"] for side in (lawful, events)
    )
    apart = ((one, other) for one, other in zip(due, told, strict=False) if one.act != other.act)
    return any(one.seat == other.seat for one, other in apart)
