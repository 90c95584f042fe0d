"""Wrong in rules 72 and 73: what becomes of a hand when the system, or the line of a player, fails."""

from __future__ import annotations

from collections.abc import Callable

from vistoria.model.command import Connection, Incident
from vistoria.model.event import Charged, Event, HandEnded, Left, Returned
from vistoria.reference_engine.policies.change import granting
from vistoria.reference_engine.procedures.ring.acting import decide
from vistoria.reference_engine.procedures.ring.clock import connection
from vistoria.reference_engine.procedures.ring.incidents import incident
from vistoria.reference_engine.procedures.ring.state import Result, Table

from ..register import saboteur
from ..ring_granted import in_late_rounds


def _gone_get_nothing(table: Table, command: Incident) -> Result:
    result, hand = incident(table, command), table.hand
    if not isinstance(result, tuple) or hand is None or not in_late_rounds(table):
        return result
    gone = {seat for seat in hand.order if seat not in table.chairs}
    told: list[Event] = []
    kept = 0
    for event in result[1]:
        if isinstance(event, Returned | Left) and event.seat in gone:
            kept += event.amount if isinstance(event, Returned) else 0
            continue
        if isinstance(event, HandEnded) and kept:
            told.append(Charged(amount=kept, of="pot"))
        told.append(event)
    return result[0], tuple(told)


def _out_at_once(where: Callable[[Table], bool]) -> Callable[[Table, Connection], Result]:
    """Who loses his line while he is asked folds at once, where `where` says so."""

    def handler(table: Table, command: Connection) -> Result:
        result = connection(table, command)
        if not isinstance(result, tuple) or command.up or not where(table):
            return result
        after, events = result[0], [*result[1]]
        hand = after.hand
        if hand is None or hand.asked != command.who:
            return result
        after = decide(after, hand, "fold", hand.bets[hand.pending[0]], (), events, "disconnected")
        return after, tuple(events)

    return handler


def _two_left(table: Table) -> bool:
    return table.hand is not None and table.hand.live.count(True) == 2 < len(table.hand.live)


# fmt: off
saboteur("pt-omaha-online/72:nothing-for-who-has-gone-in-late-rounds",
    "When a hand is null in the third or fourth round, who has gone does not get his bets back.",
    granting(Incident, _gone_get_nothing))
saboteur("pt-omaha-online/73:out-at-once-in-late-rounds",
    "In the third and fourth round who loses his line while he is asked is out at once.",
    granting(Connection, _out_at_once(in_late_rounds)), corresponding=("43", "45"))
saboteur("pt-omaha-online/73:out-at-once-of-two-left",
    "When all but two have folded who loses his line while he is asked is out at once.",
    granting(Connection, _out_at_once(_two_left)), corresponding=("43", "45"))
