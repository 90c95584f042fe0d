"""What is compared of pots as they were told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence

from vistoria.model.event import Event, HandEnded, Pots

from .aspect import Facts


def in_all(events: Sequence[Pots]) -> Facts:
    """All pots as they were told last."""
    return {"in all": sum(pot.amount for pot in events[-1].pots)}


def by_seat(events: Sequence[Event]) -> Facts:
    """What each player can win at most, as pots were told last; those that the same seats can win may be put together.

    Where a hand ends with the same command, the pots may be told as they were or as they are paid.
    """
    if any(isinstance(e, HandEnded) for e in events):
        return {}
    last = next((e for e in reversed(events) if isinstance(e, Pots)), None)
    most: Counter[Hashable] = Counter()
    for pot in last.pots if last is not None else ():
        for seat in pot.seats:
            most[seat] += pot.amount
    return most
