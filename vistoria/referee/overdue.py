"""What is decided for those whose time is over, or whose line is lost."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.event import Acted, Event


def decided_otherwise(lawful: Sequence[Event], events: Sequence[Event]) -> bool:
    """Whether for a player whose time is over another act is taken than the law takes for his decision, or none."""
    due, told = (
        [e for e in side if isinstance(e, Acted) and e.why == "timeout"] for side in (lawful, events)
    )
    if due and not any(isinstance(e, Acted) for e in events):
        return True
    apart = ((one, other) for one, other in zip(due, told, strict=False) if one.act != other.act)
    return any(one.seat == other.seat for one, other in apart)


def decided_early(lawful: Sequence[Event], events: Sequence[Event]) -> bool:
    """Whether an act is taken for a player who has still time to decide."""
    taken = any(isinstance(e, Acted) and e.why in ("timeout", "disconnected") for e in events)
    return taken and not any(isinstance(e, Acted) for e in lawful)
