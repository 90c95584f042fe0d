"""What events say of who sits where, with which chips, and in which session."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from vistoria.model.event import (
    Bought,
    Event,
    Left,
    Resting,
    Seated,
    SessionEvent,
    TableState,
    TakenOff,
)

from .aspect import Facts


def people(events: Sequence[Event]) -> Facts:
    """A player sits down with what he buys in the same breath."""
    found: dict[Hashable, Any] = {}
    bought = changed_stacks([e for e in events if isinstance(e, Bought)])
    for e in events:
        match e:
            case Seated(player=player, seat=seat, stack=stack):
                found["seated", player] = seat, bought.get(seat, stack)
            case Left(player=player, seat=seat, stack=stack):
                found["left", player] = seat, stack
            case Resting(player=player, on=on):
                found["resting", player] = on
            case TableState(state=state):
                found["state"] = state
    return found


def changed_stacks(events: Sequence[Event]) -> Facts:
    """What comes of stacks beside those that were just brought."""
    new = {e.seat for e in events if isinstance(e, Seated)}
    return {e.seat: e.stack for e in events if isinstance(e, Bought | TakenOff) and e.seat not in new}


def sessions(events: Sequence[SessionEvent]) -> Facts:
    """What a session came to, with the totals that its player is told."""
    return {(e.player, e.what): dict(e.totals or {}) for e in events}
