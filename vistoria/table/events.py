"""What each event does to a table, what it contradicts, and what an accepted command does beside its events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from vistoria.model.command import Change, Command, Move, Retract, Wait
from vistoria.model.event import Event, UnknownEvent, event_type

from . import cards, chips, course, people
from .meaning import Contradiction, Meaning, out_of_bounds
from .state import Table

MEANINGS: dict[type, Meaning] = {**people.MEANINGS, **course.MEANINGS, **chips.MEANINGS, **cards.MEANINGS}
"""By type of event; all others change nothing that is kept of a table."""


def after(table: Table, event: Event | UnknownEvent) -> Table:
    """The table after one event; an event without an effect, or of an unknown type, changes nothing."""
    return after_all(table, (event,))


def after_all(table: Table, events: Iterable[Event | UnknownEvent]) -> Table:
    """The table after these events, one after another."""
    now = table.but()
    for event in events:
        meaning = MEANINGS.get(type(event))
        if meaning is not None:
            vars(now).update(meaning.effect(now, event, []))
    return now


def step(table: Table, event: Event | UnknownEvent) -> tuple[Table, Sequence[Contradiction]]:
    """The table after one event, and what the event contradicts, the plainest first."""
    now = table.but()
    return now, _change(now, event)


def believed(table: Table, events: Iterable[Event | UnknownEvent]) -> Table:
    """The table after these events; raises the first thing in them that contradicts the table."""
    now = table.but()
    for event in events:
        if wrong := _change(now, event):
            raise type(wrong[0])(f"{event_type(event)}: {wrong[0]}")
    return now


def _change(now: Table, event: Event | UnknownEvent) -> Sequence[Contradiction]:
    """Let an event change a table that nobody else has seen yet."""
    meaning = MEANINGS.get(type(event))
    if meaning is None:
        return ()
    wrong: list[Contradiction] = []
    out_of_bounds(now, event, meaning, wrong)
    vars(now).update(meaning.effect(now, event, wrong))
    return wrong


def commanded(table: Table, command: Command) -> Table:
    """The table when a command was accepted, before its events: what no event says."""
    match command:
        case Move() | Retract() if table.running:
            return table.but(vague=True)
        case Wait(ms=ms):
            return table.but(now=table.until, until=table.until + ms)
        case Change(settings=new):
            given = {name: value for name in new.__struct_fields__ if (value := getattr(new, name))}
            return table.but(settings=msgspec.structs.replace(table.settings, **given))
    return table
