"""Events as delivered to one viewer: closed cards of others stay closed."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from vistoria.model.cards import Card
from vistoria.model.event import Corrected, Dealt, Event, Notice
from vistoria.model.place import Seat


def delivered(events: Sequence[Event], viewer: Seat | str, before: int = 0) -> tuple[Event, ...]:
    """The events as this viewer gets them, numbered on from `before`, the number of events before them."""
    found: list[Event] = []
    opened: set[Card] = set()
    for i, event in enumerate(events):
        if isinstance(event, Dealt) and event.face == "up" and event.card is not None:
            opened.add(event.card)
        following = events[i + 1] if i + 1 < len(events) else None
        seen = event if viewer == "house" else _closed(event, following, viewer, opened)
        found.append(replace(seen, n=before + i + 1))
    return tuple(found)


def _closed(event: Event, following: Event | None, viewer: Seat | str, opened: Collection[Card]) -> Event:
    if isinstance(event, Dealt) and event.face == "down":
        wrongly = isinstance(following, Corrected) and following.card == event.card
        if event.to != viewer or wrongly:
            return replace(event, card=None)
    if isinstance(event, Corrected) and viewer != event.to and not _open(event, opened):
        return Notice(what="corrected", cites=event.cites)
    return event


def _open(event: Corrected, opened: Collection[Card]) -> bool:
    """Whether the card was dealt open, or lay or comes to lie in the middle."""
    return event.card in opened or "community" in (event.to, event.source)
