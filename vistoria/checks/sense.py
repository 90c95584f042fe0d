"""Whether what an engine reports can be at all, before any law is asked: the condition for passing anything."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from vistoria.model.event import (
    Acted,
    Bought,
    Carried,
    Charged,
    Corrected,
    Dealt,
    Deck,
    Event,
    Exposed,
    HandEnded,
    HandStarted,
    Paid,
    Pool,
    Posted,
    Pots,
    Returned,
    Shown,
    TakenOff,
    UnknownEvent,
    Voided,
)
from vistoria.model.evidence import Fault
from vistoria.model.history import History
from vistoria.model.outcome import Reason
from vistoria.model.place import Place, Seat

from .books import Books, BooksDiffer


class _Table:
    """What is known of one table so far: its seats, the cards out of the deck, its chips."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.out: set[str] = set()
        self.books = Books()


def nonsense(history: History) -> Fault | None:
    """The first event, over all tables, that contradicts the table or the events before it; None for none.

    Reason engine-protocol: a seat that the table has not, an amount below nothing, a card that left the deck
    twice. Reason money-not-conserved: chips that appear or vanish. A table is followed until its first fault.
    """
    tables = {name: _Table(request.seats) for name, request in history.opened.items()}
    for happened in history.happened:
        table = tables.get(happened.table)
        if table is None:  # never opened: a stored conversation that was cut
            continue
        what = _impossible(table, happened.event)
        if what is not None:
            return Fault(Reason.ENGINE_PROTOCOL, f"{_type(happened.event)}: {what}", happened.n)
        try:
            table.books.enter(happened.event)
        except BooksDiffer as error:
            return Fault(Reason.MONEY_LOST, f"{_type(happened.event)}: {error}", happened.n)
    return None


def _impossible(table: _Table, event: Event | UnknownEvent) -> str | None:
    kind = type(event)
    for seat in _SEATS.get(kind, _seat)(event):
        if not 1 <= seat <= table.seats:
            return f"there is no seat {seat} at a table of {table.seats}"
    if kind in _AMOUNTS:
        for amount in _AMOUNTS[kind](event):
            if amount < 0:
                return f"an amount of {amount} chips"
    return _twice(table, event) if kind in _OF_THE_DECK else None


def _twice(table: _Table, event: Event | UnknownEvent) -> str | None:
    match event:
        case HandStarted() | Deck() | Voided(scope="hand"):
            table.out.clear()
        case Dealt(card=str(card)):
            if card in table.out:
                return f"{card} leaves the deck a second time in one hand"
            table.out.add(card)
    return None


def _seat(event: Any) -> Iterable[int]:
    seat = getattr(event, "seat", None)
    return () if seat is None else (seat,)


def _at(*places: Place) -> Iterable[int]:
    return [place.seat for place in places if isinstance(place, Seat)]


_OF_THE_DECK = frozenset({HandStarted, Deck, Voided, Dealt})

_SEATS: dict[type, Callable[[Any], Iterable[int]]] = {
    UnknownEvent: lambda event: (),
    HandStarted: lambda event: event.stacks,
    HandEnded: lambda event: event.stacks,
    Pots: lambda event: [seat for pot in event.pots for seat in pot.seats],
    Dealt: lambda event: _at(event.to),
    Shown: lambda event: _at(event.place),
    Exposed: lambda event: _at(event.place),
    Corrected: lambda event: _at(event.to, event.source),
}
"""Seats that an event names; of all others the one that it has as `seat`, if any."""

_AMOUNTS: dict[type, Callable[[Any], Iterable[int]]] = {
    HandStarted: lambda event: event.stacks.values(),
    HandEnded: lambda event: event.stacks.values(),
    Pots: lambda event: [pot.amount for pot in event.pots],
    Bought: lambda event: (event.amount, event.charged, event.stack),
    TakenOff: lambda event: (event.amount, event.stack),
    Acted: lambda event: (event.put, event.to, event.stack or 0),
    Posted: lambda event: (event.amount,),
    Returned: lambda event: (event.amount,),
    Charged: lambda event: (event.amount,),
    Paid: lambda event: (event.amount,),
    Carried: lambda event: (event.amount,),
    Pool: lambda event: (event.before, event.after),
}
"""Figures that cannot be below nothing; `collected` can, where it undoes what was collected before."""


def _type(event: Event | UnknownEvent) -> str:
    return event.type if isinstance(event, UnknownEvent) else str(event.__struct_config__.tag)
