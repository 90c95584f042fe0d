"""Whether what an engine reports can be at all, before any law is asked: the condition for passing anything."""

from __future__ import annotations

from collections.abc import Iterator

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
    for seat in _seats(event):
        if not 1 <= seat <= table.seats:
            return f"there is no seat {seat} at a table of {table.seats}"
    for amount in _amounts(event):
        if amount < 0:
            return f"an amount of {amount} chips"
    return _twice(table, event)


def _twice(table: _Table, event: Event | UnknownEvent) -> str | None:
    match event:
        case HandStarted() | Deck() | Voided(scope="hand"):
            table.out.clear()
        case Dealt(card=str(card)):
            if card in table.out:
                return f"{card} leaves the deck a second time in one hand"
            table.out.add(card)
    return None


def _seats(event: Event | UnknownEvent) -> Iterator[int]:
    match event:
        case UnknownEvent():
            return
        case HandStarted(stacks=stacks) | HandEnded(stacks=stacks):
            yield from stacks
        case Pots(pots=pots):
            for pot in pots:
                yield from pot.seats
        case Dealt(to=place) | Shown(place=place) | Exposed(place=place):
            yield from _seat(place)
        case Corrected(to=to, source=source):
            yield from _seat(to)
            yield from _seat(source)
        case _:
            seat = getattr(event, "seat", None)
            if seat is not None:
                yield seat


def _seat(place: Place) -> Iterator[int]:
    if isinstance(place, Seat):
        yield place.seat


def _amounts(event: Event | UnknownEvent) -> Iterator[int]:
    """Figures that cannot be below nothing; `collected` can, where it undoes what was collected before."""
    match event:
        case HandStarted(stacks=stacks) | HandEnded(stacks=stacks):
            yield from stacks.values()
        case Pots(pots=pots):
            yield from (pot.amount for pot in pots)
        case Bought(amount=amount, charged=charged, stack=stack):
            yield from (amount, charged, stack)
        case TakenOff(amount=amount, stack=stack):
            yield from (amount, stack)
        case Acted(put=put, to=to, stack=stack):
            yield from (put, to, stack or 0)
        case Posted(amount=amount) | Returned(amount=amount) | Charged(amount=amount):
            yield amount
        case Paid(amount=amount) | Carried(amount=amount):
            yield amount
        case Pool(before=before, after=after):
            yield from (before, after)


def _type(event: Event | UnknownEvent) -> str:
    return event.type if isinstance(event, UnknownEvent) else str(event.__struct_config__.tag)
