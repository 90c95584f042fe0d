"""What a product decides where the law leaves it open: whom it asks next, and how its pool grows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vistoria.games.cards.events import Pool
from vistoria.model.event import Event, Paid, Turn

from .free_aspects import JACKPOT
from .model import Position

Events = Sequence[Event]


def asked_as_told(after: Position, lawful: Events, events: Events) -> tuple[Position, Events]:
    """The table waiting for the seat that was really asked, where the law has no order of asking."""
    turn, told = (next((e for e in reversed(side) if isinstance(e, Turn)), None) for side in (lawful, events))
    if turn is None or told is None or turn.seat == told.seat:
        return after, lawful
    found = after.asking(told.seat)
    if found is None:
        return after, lawful
    return found[0], tuple(found[1] if e is turn else e for e in lawful)


def growth(events: Events) -> tuple[int, int]:
    """Chips by which the pool grew of itself, before the first prize of these events and after it."""
    paid = next((i for i, e in enumerate(events) if isinstance(e, Paid) and e.what == JACKPOT), len(events))
    grown = [(i, event.after - event.before) for i, event in _grown(events)]
    return sum(chips for i, chips in grown if i < paid), sum(chips for i, chips in grown if i > paid)


def without_growth(events: Events) -> list[Event]:
    """These events without those that tell how the pool grew of itself: no law speaks of it."""
    grown = {i for i, _ in _grown(events)}
    return [e for i, e in enumerate(events) if i not in grown]


def _grown(events: Events) -> Iterator[tuple[int, Pool]]:
    """What a prize leaves is told by the first movement after it, and an empty pool begins again."""
    of_a_prize = False
    for i, event in enumerate(events):
        if isinstance(event, Paid) and event.what == JACKPOT:
            of_a_prize = True
        elif isinstance(event, Pool):
            if not of_a_prize and event.after > event.before > 0 and not event.restarted:
                yield i, event
            of_a_prize = False
