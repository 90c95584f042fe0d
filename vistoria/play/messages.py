"""What of the messages of a table an echo is compared by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vistoria.games.cards.events import Marker
from vistoria.model.answer import Accepted
from vistoria.model.cards import Card
from vistoria.model.event import Dealt, Event, UnknownEvent
from vistoria.model.history import Exchange


def by_table(exchanges: Sequence[Exchange]) -> Iterator[list[Exchange]]:
    """What was said at each table: several may be open at once."""
    for table in dict.fromkeys(exchange.table for exchange in exchanges):
        yield [exchange for exchange in exchanges if exchange.table == table]


def events_of(answer: Accepted) -> tuple[Event, ...]:
    """The events of an answer whose types are known."""
    return tuple(event for event in answer.events if not isinstance(event, UnknownEvent))


def cards_of(events: Sequence[Event]) -> tuple[Card, ...]:
    """The cards that came, in order."""
    return tuple(event.card for event in events if isinstance(event, Dealt) and event.card is not None)


def lots_of(events: Sequence[Event]) -> list[int]:
    """Where the marker came by lot: chance may bring it elsewhere."""
    return [event.seat for event in events if isinstance(event, Marker) and event.by != "rotation"]
