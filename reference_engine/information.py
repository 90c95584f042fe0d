"""What a player may ask."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vistoria.model.answer import NotProvided, Provided, Unsupported
from vistoria.model.event import Event
from vistoria.model.place import Seat
from vistoria.table import Table, after_all

from .deliveries import delivered
from .journal import Journal
from .procedures.protocol import Procedure, State

COMMON = ("rules", "operations", "last-hand")
"""Questions that every table answers; the others are its procedure's."""


def hand_log(journal: Journal, number: int) -> dict[str, object] | None:
    """A hand as everybody could follow it: no closed card that was not shown; None before its end."""
    found = journal.ended_hand(number)
    return None if found is None else _log(number, *found, "public")


def _log(number: int, before: int, events: Sequence[Event], viewer: Seat | str) -> dict[str, object]:
    seen = delivered(events, viewer, before)
    return {"hand": number, "events": msgspec.to_builtins(seen, str_keys=True)}


def answer(
    what: str, player: str | None, table: State, journal: Journal, procedure: Procedure
) -> Provided | NotProvided | Unsupported:
    """The answer to one question."""
    question = procedure.QUESTIONS.get(what)
    if question is not None:
        content = question(table, player)
        return NotProvided() if content is None else Provided(content)
    if what == "rules":
        return Provided({"regulation": table.rules.regulation, "readings": dict(table.rules.readings)})
    if what == "operations":
        names = sorted(str(kind.__struct_config__.tag) for kind in procedure.HANDLERS)
        return Provided({"operations": [name for name in names if name not in procedure.BARRED]})
    if what == "last-hand":
        return _last_hand(player, table, journal)
    return Unsupported(f"information {what}")


def _last_hand(player: str | None, table: State, journal: Journal) -> Provided | NotProvided:
    """The last ended hand into which the player was dealt, with his hole cards as he saw them."""
    played = table.played.get(player) if player is not None else None
    found = journal.ended_hand(played[0]) if played is not None else None
    if played is None or found is None:
        return NotProvided()
    log = _log(played[0], *found, Seat(played[1]))
    return Provided({**log, **_sums(found[1])})


def _sums(events: Sequence[Event]) -> dict[str, object]:
    """What each seat staked in a hand, less what came back, and what it was paid; in chips."""
    table = after_all(Table(), events)
    staked = {seat: amount - table.returned.get(seat, 0) for seat, amount in table.staked.items()}
    return {
        name: {str(seat): amount for seat, amount in sorted(sums.items()) if amount}
        for name, sums in (("staked", staked), ("won", table.won))
    }
