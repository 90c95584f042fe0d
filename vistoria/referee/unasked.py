"""Who a product keeps out of hands, lets in again or puts off the table unasked, where no law speaks of it."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.command import Command, Join, Leave, Rest
from vistoria.model.event import Event, HandStarted, Left, Resting, SessionEvent
from vistoria.table.events import after_all

from .following import Following, absent
from .model import Position

Events = Sequence[Event]


def unasked(at: Following, position: Position, command: Command, events: Events) -> list[Event]:
    """Those of the events by which it does so of its own accord.

    Out of the next hands may be kept who has just come, who let his time run out or lost his line in the last one,
    and who has no chips; he may come in again at any time. Off the table goes who has no chips left while no hand is
    played, if no clause lets him buy others. A player who asks for it himself is judged as the law has it.
    """
    if isinstance(command, Rest | Leave) or not any(isinstance(e, Resting | Left) for e in events):
        return []
    now = after_all(at.seen, events)
    buys = position.clauses("put off without chips")
    told_off = {e.player for e in events if isinstance(e, SessionEvent)}
    found: list[Event] = []
    for event in events:
        if not isinstance(event, Resting | Left):
            continue
        seat = now.players.get(event.player, at.seen.players.get(event.player))
        poor = seat is not None and not now.stacks.get(seat) and not now.running
        match event:
            case Left(stack=stack):
                its_own = not stack and poor and not buys and event.player not in told_off
            case Resting(on=True):
                new = isinstance(command, Join) and command.player == event.player
                its_own = new or poor or seat in at.absent | absent(events)
            case _:
                its_own = event.player in at.kept_out
        found += [event] if its_own else []
    return found


def against_it(position: Position, events: Events) -> tuple[str, ...]:
    """The clauses that forbid to keep a player out or to put him off; none where no law speaks of it."""
    stacks = [e.stack for e in events if isinstance(e, Left)]
    return position.clauses("put off without chips" if stacks and not any(stacks) else "put off")


def before_the_hand(own: Events, events: Events) -> list[Event]:
    """Those that are told before a hand begins with these events."""
    begun = next((i for i, e in enumerate(events) if isinstance(e, HandStarted)), 0)
    return [e for e in events[:begun] if e in own]


def taken_in(position: Position, own: Events) -> Position | None:
    """The table with these players out, in again or gone; None where the law cannot have it so."""
    for event in own:
        assert isinstance(event, Resting | Left)
        asked = Rest(event.player, event.on) if isinstance(event, Resting) else Leave(event.player)
        ruling = position.play(asked)
        if not isinstance(ruling, tuple):
            return None
        position = ruling[0]
    return position
