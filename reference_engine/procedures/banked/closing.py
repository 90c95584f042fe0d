"""The end of a hand."""

from __future__ import annotations

import msgspec

from vistoria.model.event import Event, HandEnded

from .state import Table


def close(table: Table, events: list[Event]) -> Table:
    """The table without its hand; bets that still lie stand for the next one."""
    hand, stacks = table.hand, table.stacks()
    assert hand is not None, "a hand is running"
    events.append(HandEnded(stacks={seat: stacks[seat] for seat in hand.order}))
    ended = {table.chairs[seat].player: (hand.number, seat) for seat in hand.order}
    return msgspec.structs.replace(table, hand=None, played={**table.played, **ended})
