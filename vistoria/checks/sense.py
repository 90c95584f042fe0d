"""Whether what an engine reports can be at all, before any law is asked: the condition for passing anything."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from vistoria.model.answer import Accepted, Order, Provided, Viewed
from vistoria.model.command import Act, Change, Command, Move, Retract, Wager, Wait
from vistoria.model.event import (
    Acted,
    Bought,
    Carried,
    Charged,
    Corrected,
    Dealt,
    Event,
    Exposed,
    HandEnded,
    HandStarted,
    Paid,
    Pool,
    Posted,
    Pots,
    Ranked,
    Returned,
    Shown,
    TakenOff,
    UnknownEvent,
    event_type,
)
from vistoria.model.evidence import Fault
from vistoria.model.history import History
from vistoria.model.place import Place, Seat
from vistoria.model.request import Ask, Look, Open, Play, Rank, Record

from . import bets, books, course, laid_cards, pot_books
from .contradiction import Contradiction
from .declared import Declared
from .told import Told, ordered


class _Table:
    """What is known of one table so far."""

    def __init__(self, opened: Open) -> None:
        self.seats = opened.seats
        self.last = 0
        """The number of the last event."""
        self.books = books.Books()
        self.course = course.Course(self.books)
        self.pots = pot_books.PotBooks(self.course)
        self.cards = laid_cards.LaidCards()
        self.declared = Declared(opened.settings)
        self.bets = bets.Bets(self.declared, opened.force.pool)
        self.told = Told(self.books, self.pots, self.cards, self.bets)


def nonsense(history: History) -> Fault | None:
    """The first answer, over all tables, that contradicts the table or what was answered before; None for none.

    Reason money-not-conserved: chips that appear or vanish. Reason engine-protocol: all else that cannot be,
    whatever the law. A conversation is followed until its first fault.
    """
    tables: dict[str, _Table] = {}
    for exchange in history.exchanges:
        try:
            _follow(tables, exchange.request, exchange.reply)
        except Contradiction as error:
            return Fault(error.reason, str(error), exchange.n + 1)
    return None


def _follow(tables: dict[str, _Table], request: object, reply: object) -> None:
    """Enter one answer, or hold it against what is known; raises Contradiction."""
    match request, reply:
        case Play(), tuple():
            table = tables.get(request.table)
            if table is not None:  # else never opened: a stored conversation that was cut
                for command, answer in zip(request.commands, reply, strict=False):
                    if type(answer) is Accepted:
                        _do(table, command, answer)
        case Open(), Accepted():
            table = tables[request.table] = _Table(request)
            _enter(table, reply.events)
        case Look(), Viewed() if request.table in tables:
            _named("look", tables[request.table].told.viewed, reply)
        case Ask(), Provided() if request.table in tables:
            _named(f"ask {request.what}", tables[request.table].told.asked, request, reply.content)
        case Record(), Provided() if request.table in tables:
            _named("record", tables[request.table].told.recorded, reply.content)
        case Rank(), Order():
            _named("rank", ordered, request, reply)


def _do(table: _Table, command: Command, answer: Accepted) -> None:
    """Enter what an accepted command brought about."""
    if isinstance(command, Act | Wager):
        asked = table.course.asked
        _enter(table, answer.events)
        rule = table.course.done if isinstance(command, Act) else table.course.placed
        _named(str(command.__struct_config__.tag), rule, command, asked, answer.events)
        return
    if table.course.running and type(command) in (Move, Retract):
        table.course.vague = True
    if isinstance(command, Wait):
        table.course.waits(command)
    elif isinstance(command, Change):
        table.declared.change(command.settings)
    _enter(table, answer.events)


def _enter(table: _Table, events: Iterable[Event | UnknownEvent]) -> None:
    table.told.events.extend(events)
    for event in events:
        try:
            kind = type(event)
            n = _number(event)
            if n and table.last and n != table.last + 1:
                raise Contradiction(f"event {n} follows event {table.last}")
            table.last = n
            if isinstance(event, UnknownEvent):
                continue
            for seat in _SEATS.get(kind, _seat)(event):
                if not 1 <= seat <= table.seats:
                    raise Contradiction(f"there is no seat {seat} at a table of {table.seats}")
            if kind in _AMOUNTS:
                for amount in _AMOUNTS[kind](event):
                    if amount < 0:
                        raise Contradiction(f"an amount of {amount} chips")
            for name, rule in _RULES.get(kind, ()):
                rule(getattr(table, name), event)
        except Contradiction as error:
            raise type(error)(f"{event_type(event)}: {error}") from None


def _named(what: str, look: Callable[..., None], *said: object) -> None:
    try:
        look(*said)
    except Contradiction as error:
        raise type(error)(f"{what}: {error}") from None


def _number(event: Event | UnknownEvent) -> int:
    """The event's number in its table; 0 where it has none."""
    n = event.get("n") if isinstance(event, UnknownEvent) else event.n
    return n if isinstance(n, int) else 0


def _seat(event: Any) -> Iterable[int]:
    seat = getattr(event, "seat", None)
    return () if seat is None else (seat,)


def _at(*places: Place) -> Iterable[int]:
    return [place.seat for place in places if isinstance(place, Seat)]


_SEATS: dict[type, Callable[[Any], Iterable[int]]] = {
    HandStarted: lambda event: event.stacks,
    HandEnded: lambda event: event.stacks,
    Pots: lambda event: [seat for pot in event.pots for seat in pot.seats],
    Dealt: lambda event: _at(event.to),
    Shown: lambda event: _at(event.place),
    Ranked: lambda event: _at(event.place),
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


_FOLLOWED = (
    ("books", books.RULES),
    ("course", course.RULES),
    ("pots", pot_books.RULES),
    ("cards", laid_cards.RULES),
    ("bets", bets.RULES),
)
"""What follows a table, in the order in which an event is entered."""

_RULES: dict[type, tuple[tuple[str, Callable[[Any, Any], None]], ...]] = {
    kind: tuple((name, rules[kind]) for name, rules in _FOLLOWED if kind in rules)
    for kind in {kind for _, rules in _FOLLOWED for kind in rules}
}
