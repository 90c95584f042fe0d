"""A fault that the croupier reports while players decide."""

from __future__ import annotations

import msgspec

from vistoria.model.answer import Unsupported
from vistoria.model.command import Incident
from vistoria.model.event import Event, Notice

from ..refusal import Refusal
from .exposure import expose, first_closed
from .nullity import void
from .starting import KINDS
from .state import Result, Table


def incident(table: Table, command: Incident) -> Result:
    """Declare the hand null, or go on with it, as the regulation says of such a fault."""
    law, hand = table.rules.irregularities, table.hand
    if command.kind not in KINDS:
        return Unsupported(f"incident {command.kind}")
    if hand is None:
        return Refusal("no-hand", "no hand is running: nothing can go wrong in it")
    if command.kind == "dealt-to-empty":
        return Refusal("no-such-card", f"no cards lie at {command.to}", law.empty)
    events: list[Event] = []
    if command.kind == "exposed":
        found = first_closed(hand, command)
        if isinstance(found, Refusal):
            return found
        hand = expose(table.rules, hand, found, events)
        table = msgspec.structs.replace(table, hand=hand)
        if law.voids_exposed(len(hand.seen)):
            return void(table, command.kind, events), tuple(events)
    elif command.kind == "wrong-count" and command.count == table.rules.distribution.own:
        return Refusal("no-such-card", f"{command.count} cards are the right number", law.null)
    elif law.voids(command.kind, dealing=False):
        return void(table, command.kind, events), tuple(events)
    else:
        events.append(Notice(what=command.kind))
    return table, tuple(events)
