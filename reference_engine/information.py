"""What a player may ask."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vistoria.model.answer import NotProvided, Provided, Unsupported
from vistoria.model.event import Event
from vistoria.model.place import Seat

from .deliveries import delivered
from .journal import Journal
from .procedures.protocol import Procedure
from .procedures.state import Table

WHATS = ("rules", "stakes", "notices", "choices", "operations", "last-hand")
"""Questions that this engine answers."""


def hand_log(journal: Journal, number: int) -> dict[str, object] | None:
    """A hand as everybody could follow it: no closed card that was not shown; None before its end."""
    found = journal.ended_hand(number)
    return None if found is None else _log(number, *found, "public")


def _log(number: int, before: int, events: Sequence[Event], viewer: Seat | str) -> dict[str, object]:
    seen = delivered(events, viewer, before)
    return {"hand": number, "events": msgspec.to_builtins(seen, str_keys=True)}


def answer(
    what: str, player: str | None, table: Table, journal: Journal, procedure: Procedure
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
        limits = table.rules.opening.noticed(setup.small, setup.big)
        return Provided({"notices": {"blinds": limits} if limits is not None else {}})
    if what == "operations":
        names = sorted(str(kind.__struct_config__.tag) for kind in procedure.HANDLERS)
        barred = {"agree", "renounce", "retract", "show"}
        return Provided({"operations": [name for name in names if name not in barred]})
    if what == "choices":
        return _choices(table)
    if what == "last-hand":
        return _last_hand(player, table, journal)
    return Unsupported(f"information {what}")


def _choices(table: Table) -> Provided:
    hand = table.hand
    if hand is None:
        return Provided({"seat": None, "choices": {}})
    return Provided({"seat": hand.order[hand.pending[0]], "choices": dict(hand.choices)})


def _last_hand(player: str | None, table: Table, journal: Journal) -> Provided | NotProvided:
    """The last ended hand into which the player was dealt, with his own cards as he saw them."""
    played = table.played.get(player) if player is not None else None
    found = journal.ended_hand(played[0]) if played is not None else None
    if played is None or found is None:
        return NotProvided()
    return Provided(_log(played[0], *found, Seat(played[1])))
