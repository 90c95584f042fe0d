"""A fault that the croupier reports while players decide."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.model.answer import Unsupported
from vistoria.model.command import Incident
from vistoria.model.event import Event

from ..places import place_of
from ..refusal import Refusal
from .exposure import closed, expose
from .nullity import void
from .starting import KINDS
from .state import Hand, Result, Table


def incident(table: Table, command: Incident) -> Result:
    """Declare the hand null, or go on with it, as the regulation says of such a fault."""
    law, hand = table.rules.irregularities, table.hand
    if command.kind not in KINDS:
        return Unsupported(f"incident {command.kind}")
    if hand is None:
        return Refusal("no-hand", "no hand is running: nothing can go wrong in it")
    events: list[Event] = []
    if command.kind == "exposed":
        seen = _seen(table, hand, command, events)
        if not events:
            return Refusal("no-such-card", "say where closed cards were seen (places)")
        hand = seen
    table = replace(table, hand=hand)
    if law.voids_exposed(len(hand.seen)) or law.voids(command.kind, dealing=False):
        return void(table, command.kind, events), tuple(events)
    return table, tuple(events)


def _seen(table: Table, hand: Hand, command: Incident, events: list[Event]) -> Hand:
    """The hand with a closed card of each reported place seen."""
    for name in command.places or ():
        place = place_of(name)
        if place is not None:
            hand = expose(table.rules, hand, place, closed(hand, place)[:1], events)
    return hand
