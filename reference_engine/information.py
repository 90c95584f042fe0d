"""What a player may ask."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vistoria.model.answer import NotProvided, Provided, Unsupported
from vistoria.model.event import Event, HandEnded, HandStarted
from vistoria.model.place import Seat

from .deliveries import delivered
from .procedures.protocol import Procedure
from .procedures.state import Table

WHATS = ("rules", "stakes", "notices", "choices", "operations", "last-hand")
"""Questions that this engine answers."""


def hand_events(events: Sequence[Event], number: int) -> tuple[int, int] | None:
    """Where the events of an ended hand begin and stop; None when there is no such hand."""
    first = next(
        (i for i, event in enumerate(events) if isinstance(event, HandStarted) and event.hand == number), None
    )
    if first is None:
        return None
    stop = next((i for i in range(first, len(events)) if isinstance(events[i], HandEnded)), None)
    return None if stop is None else (first, stop + 1)


def hand_log(events: Sequence[Event], number: int) -> dict[str, object] | None:
    """A hand as everybody could follow it: no closed card that was not shown."""
    found = hand_events(events, number)
    if found is None:
        return None
    public = delivered(events[: found[1]], "public", found[0])
    return {"hand": number, "events": msgspec.to_builtins(public, str_keys=True)}


def answer(
    what: str, player: str | None, table: Table, events: Sequence[Event], procedure: Procedure
) -> Provided | NotProvided | Unsupported:
    """The answer to one question."""
    setup = table.setup
    if what == "rules":
        return Provided({"regulation": table.rules.regulation, "readings": dict(table.rules.readings)})
    if what == "stakes":
        return Provided(
            {
                "small": setup.small,
                "big": setup.big,
                "limit": setup.limit.setting,
                "minimum_bet": setup.minimum,
            }
        )
    if what == "notices":
        return Provided({"blinds": {"minimum": setup.small, "maximum": setup.big}})
    if what == "operations":
        names = sorted(str(kind.__struct_config__.tag) for kind in procedure.HANDLERS)
        barred = {"agree", "renounce", "retract", "show"}
        return Provided({"operations": [name for name in names if name not in barred]})
    if what == "choices":
        return _choices(table)
    if what == "last-hand":
        return _last_hand(player, table, events)
    return Unsupported(f"information {what}")


def _choices(table: Table) -> Provided:
    hand = table.hand
    if hand is None:
        return Provided({"seat": None, "choices": {}})
    return Provided({"seat": hand.order[hand.pending[0]], "choices": dict(hand.choices)})


def _last_hand(player: str | None, table: Table, events: Sequence[Event]) -> Provided | NotProvided:
    """The last ended hand in which the player took part, with his own cards as he saw them."""
    seat = table.seat_of(player) if player is not None else None
    if seat is None:
        return NotProvided()
    for number in range(table.hands, 0, -1):
        found = hand_events(events, number)
        if found is None:
            continue
        started = events[found[0]]
        if isinstance(started, HandStarted) and seat in started.stacks:
            seen = delivered(events[: found[1]], Seat(seat), found[0])
            return Provided({"hand": number, "events": msgspec.to_builtins(seen, str_keys=True)})
    return NotProvided()
