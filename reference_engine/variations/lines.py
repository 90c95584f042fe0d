"""Houses that give time to players whose line is lost."""

from __future__ import annotations

import msgspec

from vistoria.model.command import Connection
from vistoria.model.event import Time

from ..policies.change import granting
from ..procedures.ring.lines import connection
from ..procedures.ring.state import Result, Table
from .houses import sets_itself
from .variation import Variation

MORE_MS = 30_000


def _more_time(table: Table, command: Connection) -> Result:
    result = connection(table, command)
    hand = result[0].hand if isinstance(result, tuple) else None
    if not isinstance(result, tuple) or hand is None or command.up or hand.until is None:
        return result
    seat = hand.order[hand.pending[0]]
    if table.chairs[seat].player != command.who:
        return result
    hand = msgspec.structs.replace(hand, until=hand.until + MORE_MS)
    return msgspec.structs.replace(result[0], hand=hand), (*result[1], Time(seat=seat, extended_ms=MORE_MS))


def time_for_a_lost_line(regulation: str) -> Variation:
    """Nobody is out at once whose line is lost."""
    return Variation(
        "time-for-a-lost-line",
        "Who loses his line while he is asked has thirty seconds more, and the house sets the clock itself.",
        regulation,
        opens=sets_itself("clock"),
        plays=granting(Connection, _more_time),
        is_read=True,
    )
