"""Lines that fail and come back: a player's, or that of the system itself."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.model.answer import Unsupported
from vistoria.model.command import Connection
from vistoria.model.event import ConnectionEvent, Event

from ..refusal import Refusal
from .settlement import void
from .state import Result, Table

DOWN = Refusal("system-down", "the system has failed: nothing reaches the table until it is back")


def connection(table: Table, command: Connection) -> Result:
    """A line fails or comes back; the table stands still without the system, and waits for nobody else."""
    policy, hand = table.rules.lines, table.hand
    if policy is None:
        return Unsupported("connection")
    if command.who == "system":
        table = replace(table, down=not command.up)
        return table, (ConnectionEvent(who=command.who, up=command.up, cites=policy.system),)
    events: list[Event] = [ConnectionEvent(who=command.who, up=command.up, cites=policy.player)]
    if hand is not None and policy.voids(command.who == hand.asked, command.up):
        table = void(table, hand, "connection", events)
    return table, tuple(events)
