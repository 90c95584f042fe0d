"""What each event does to a table, what it contradicts, and what an accepted command does beside its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module

import msgspec

from vistoria.model.command import Change, Command, Move, Retract, Wait
from vistoria.model.event import Event, UnknownEvent, event_type
from vistoria.model.game import games
from vistoria.model.place import Seat

from . import cards, chips, course, people
from .meaning import Contradiction, Meaning, Wrong, below_nothing, no_seat
from .state import Table


@cache
def meanings() -> Mapping[type, Meaning]:
    """By type of event, those of the installed games too; all others change nothing that is kept of a table."""
    theirs = [import_module(game.table).MEANINGS for game in games().values() if game.table]
    found: dict[type, Meaning] = {}
    for some in (people.MEANINGS, course.MEANINGS, chips.MEANINGS, cards.MEANINGS, *theirs):
        found |= some
    return found


def after(table: Table, event: Event | UnknownEvent) -> Table:
    """The table after one event; an event without an effect, or of an unknown type, changes nothing."""
    return after_all(table, (event,))


def after_all(table: Table, events: Iterable[Event | UnknownEvent]) -> Table:
    """The table after these events, one after another."""
    now, known = table.but(), meanings()
    for event in events:
        meaning = known.get(type(event))
        if meaning is not None:
            vars(now).update(meaning.effect(now, event, []))
    return now


def step(table: Table, event: Event | UnknownEvent) -> tuple[Table, Sequence[Contradiction]]:
    """The table after one event, and what the event contradicts, the plainest first."""
    now = table.but()
    return now, _follow(now, (event,))[1]


def believe(own: Table, events: Iterable[Event | UnknownEvent]) -> None:
    """Move a table that nobody else holds past these events; raises the first contradiction in them."""
    last, wrong = _follow(own, events)
    if wrong and last is not None:
        raise type(wrong[0])(f"{event_type(last)}: {wrong[0]}")


def _follow(own: Table, events: Iterable[Event | UnknownEvent]) -> tuple[Event | UnknownEvent | None, Wrong]:
    """Move a table past these events up to the first that contradicts it: that event, and what it contradicts."""
    event, wrong = None, list[Contradiction]()
    fields, most, known = vars(own), own.seats, meanings()
    for event in events:
        meaning = known.get(type(event))
        if meaning is None:
            continue
        if meaning.at is not None:
            seat = getattr(event, meaning.at)
            if type(seat) is Seat:
                seat = seat.seat
            if type(seat) is int and not 1 <= seat <= most:
                wrong.append(no_seat(seat, most))
        for name in meaning.amounts:
            amount = getattr(event, name)
            if amount is not None and amount < 0:
                wrong.append(below_nothing(amount))
        if meaning.many is not None:
            seats, chips = meaning.many(event)
            wrong.extend([no_seat(seat, most) for seat in seats if not 1 <= seat <= most])
            wrong.extend([below_nothing(amount) for amount in chips if amount < 0])
        fields |= meaning.effect(own, event, wrong)
        if wrong:
            break
    return event, wrong


def commanded(table: Table, command: Command) -> Table:
    """The table when a command was accepted, before its events: what no event says."""
    match command:
        case Move() | Retract() if table.running:
            return table.but(vague=True)
        case Wait(ms=ms) if table.asked is not None and not table.down:  # else its clock may stand
            return table.but(now=table.until, until=table.until + ms)
        case Change(settings=new):
            given = {name: value for name in new.__struct_fields__ if (value := getattr(new, name))}
            return table.but(settings=msgspec.structs.replace(table.settings, **given))
    return table
