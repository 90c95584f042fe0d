"""Whether what an engine reports can be at all, before any law is asked: the condition for passing anything."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from vistoria.model.answer import Accepted, Order, Provided, Viewed
from vistoria.model.command import Act, Command, Wager
from vistoria.model.event import Event, UnknownEvent, event_type
from vistoria.model.evidence import Fault
from vistoria.model.history import Exchange, History
from vistoria.model.request import Ask, Close, Look, Open, Play, Rank, Record
from vistoria.table import (
    BooksDiffer,
    Contradiction,
    DecidedEarly,
    GivenBeyondChips,
    Mispaid,
    OfferedBeyondChips,
    Table,
    believe,
    commanded,
)

from .books import books_agree, stands_by_decision, taken_beyond_chips
from .carried_out import TakenOtherwise, acted, placed
from .made import made_between_hands
from .told import Told, ordered

TELLING = (Look, Ask, Record)
"""Requests that change nothing at a table."""


class _Followed:
    """One table as it is known so far, and the number of its last event."""

    def __init__(self, opened: Open) -> None:
        self.now = Table.opened(opened)
        self.last = 0
        self.told = Told()
        self.otherwise: TakenOtherwise | None = None


def nonsense(history: History) -> Fault | None:
    """The first answer, over all tables, that contradicts the table or what was answered before; None for none.

    Reason money-not-conserved: chips that appear or vanish. Reason contradiction: all else that cannot be,
    whatever the law.
    """
    return sensed(history).first


def sensed(history: History) -> Sense:
    """A conversation followed until its first answer that cannot be."""
    sense = Sense()
    for exchange in history.exchanges:
        sense.hear(exchange)
        if sense.fault is not None:
            break
    sense.fault = with_its_books(sense, history.exchanges)
    return sense


def with_its_books(sense: Sense, exchanges: Sequence[Exchange]) -> Fault | None:
    """The fault, and whether a second source bears it out: where chips went, what may be bet, whose time is over."""
    fault, error = sense.fault, sense.error
    if fault is None or not isinstance(error, BooksDiffer | Mispaid | OfferedBeyondChips | DecidedEarly):
        return fault
    n = fault.message or 0
    if isinstance(error, OfferedBeyondChips):
        agreed = taken_beyond_chips(exchanges, n)
    elif isinstance(error, DecidedEarly):
        agreed = stands_by_decision(exchanges, n)
    else:
        agreed = books_agree(exchanges, n, on_all_chips=isinstance(error, Mispaid | GivenBeyondChips))
        if fault.told and made_between_hands(exchanges, n):  # what is seen is right
            return msgspec.structs.replace(fault, told=False)
    return msgspec.structs.replace(fault, agreed=agreed)


class Sense:
    """Follows a conversation as it comes, and keeps of it what tables are open."""

    def __init__(self) -> None:
        self.tables: dict[str, _Followed] = {}
        self.fault: Fault | None = None
        """The first answer that cannot be; nothing is followed after it."""
        self.error: Contradiction | None = None
        """What it contradicts."""
        self.otherwise: Fault | None = None
        """The first act that was taken, and reported in another way; what came of it is what was reported."""

    @property
    def first(self) -> Fault | None:
        """The earlier of the two."""
        found = [each for each in (self.otherwise, self.fault) if each is not None]
        return min(found, key=lambda each: each.message or 0, default=None)

    def hear(self, exchange: Exchange) -> None:
        """Take in one exchange."""
        if self.fault is None:
            try:
                _follow(self.tables, exchange.request, exchange.reply)
            except Contradiction as error:
                told = isinstance(exchange.request, TELLING)
                self.fault, self.error = Fault(error.reason, str(error), exchange.n + 1, told=told), error
            table = self.tables.get(getattr(exchange.request, "table", ""))
            if self.otherwise is None and table is not None and table.otherwise is not None:
                self.otherwise = Fault(table.otherwise.reason, str(table.otherwise), exchange.n + 1)


def _follow(tables: dict[str, _Followed], request: object, reply: object) -> None:
    """Enter one answer, or hold it against what is known; raises Contradiction."""
    match request, reply:
        case Play(), tuple():
            table = tables.get(request.table)
            if table is not None:  # else never opened: a stored conversation that was cut
                for command, answer in zip(request.commands, reply, strict=False):
                    if type(answer) is Accepted:
                        _do(table, command, answer)
        case Open(), Accepted():
            table = tables[request.table] = _Followed(request)
            _enter(table, reply.events)
        case Look(), Viewed() if request.table in tables:
            table = tables[request.table]
            _named("look", table.told.viewed, table.now, reply)
        case Ask(), Provided() if request.table in tables:
            table = tables[request.table]
            _named(f"ask {request.what}", table.told.asked, table.now, request, reply.content)
        case Record(), Provided() if request.table in tables:
            _named("record", tables[request.table].told.recorded, reply.content)
        case Close(), _:
            tables.pop(request.table, None)
        case Rank(), Order():
            _named("rank", ordered, request, reply)


def _do(table: _Followed, command: Command, answer: Accepted) -> None:
    """Enter what an accepted command brought about."""
    asked = table.now.asked
    if not isinstance(command, Act):
        table.now = commanded(table.now, command)
    _enter(table, answer.events)
    if isinstance(command, Wager):
        _named(str(command.__struct_config__.tag), placed, command, asked, answer.events)
    if isinstance(command, Act):
        try:
            _named("act", acted, command, asked, answer.events, table.now.vague)
        except TakenOtherwise as error:
            table.otherwise = table.otherwise or error


def _enter(table: _Followed, events: Iterable[Event | UnknownEvent]) -> None:
    table.told.events.extend(events)
    last = table.last
    for event in events:
        n = event.n
        if n != last + 1 and n and last:
            raise Contradiction(f"{event_type(event)}: event {n} follows event {last}")
        last = n
    table.last = last
    believe(table.now, events)


def _named(what: str, look: Callable[..., None], *said: object) -> None:
    try:
        look(*said)
    except Contradiction as error:
        raise type(error)(f"{what}: {error}") from None
