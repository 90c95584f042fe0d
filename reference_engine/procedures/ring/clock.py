"""The virtual clock: extra time, and decisions taken for those who let the time pass."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.model.command import Wait
from vistoria.model.event import Event, Time

from ...policies.clock import Clock
from .acting import decide
from .rounds import turn
from .state import Hand, Result, Table


def wait(table: Table, command: Wait) -> Result:
    """Let the time pass; while the system is down the table's clock stands."""
    policy = table.rules.clock
    if policy is None or table.down:
        return table, ()
    end = table.now + command.ms
    events: list[Event] = []
    while (hand := table.hand) is not None and hand.until is not None and hand.until <= end:
        table = replace(table, now=hand.until)
        table = _over(table, hand, policy, events)
    return replace(table, now=end), tuple(events)


def _over(table: Table, hand: Hand, policy: Clock, events: list[Event]) -> Table:
    """The time of the player asked is over: extra time, or a decision taken for him."""
    i = hand.pending[0]
    had = i in hand.granted if policy.extra_once_a_hand else hand.extended
    extra = policy.granted(table.setup.extra_ms, had)
    if extra:
        hand = replace(hand, until=table.now + extra, extended=True, granted=hand.granted | {i})
        events.append(Time(seat=hand.order[i], extended_ms=extra, cites=policy.extra))
        events.append(turn(table.rules, hand))
        return replace(table, hand=hand)
    return decide(table, hand, policy.decides(hand.choices), hand.bets[i], policy.over, events, "timeout")
