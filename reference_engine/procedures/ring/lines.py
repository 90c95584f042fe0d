"""Lines that fail and come back: a player's, or that of the system itself."""

from __future__ import annotations

import msgspec

from vistoria.model.answer import Unsupported
from vistoria.model.command import Connection
from vistoria.model.event import ConnectionEvent, Event

from ..refusal import Refusal
from .settlement import void
from .state import Result, Table

SYSTEM = "system"
DOWN = Refusal("system-down", "the system has failed: nothing reaches the table until it is back")


def connection(table: Table, command: Connection) -> Result:
    """A line fails or comes back; the hand waits for the system, and for nobody else."""
    policy = table.rules.lines
    if policy is None:
        return Unsupported("connection")
    if command.who == SYSTEM:
        table = msgspec.structs.replace(table, down=not command.up)
        return table, (ConnectionEvent(who=SYSTEM, up=command.up, cites=policy.system),)
    seat = table.seat_of(command.who)
    if seat is None:
        return Refusal("unknown-player", f"player {command.who} does not sit at this table")
    cut = table.cut - {command.who} if command.up else table.cut | {command.who}
    table = msgspec.structs.replace(table, cut=cut)
    events: list[Event] = [ConnectionEvent(who=command.who, up=command.up, cites=policy.player)]
    hand = table.hand
    lost = hand is not None and seat in hand.order and not command.up
    if hand is not None and lost and policy.voids(hand.order.index(seat), hand.pending[0]):
        return void(table, hand, "connection", events), tuple(events)
    return table, tuple(events)


def out_of_reach(table: Table, seat: int) -> Refusal | None:
    """Why what a seat decides does not arrive; None when it does."""
    if table.down:
        return DOWN
    chair = table.chairs[seat - 1] if 1 <= seat <= len(table.chairs) else None
    if chair is not None and chair.player in table.cut:
        return Refusal("disconnected", f"the line of seat {seat} is down")
    return None
