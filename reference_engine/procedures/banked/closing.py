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
    played = dict(table.played)
    for seat in hand.order:
        chair = table.chair(seat)
        assert chair is not None, f"seat {seat} played the hand"
        played[chair.player] = hand.number, seat
    return msgspec.structs.replace(table, hand=None, played=played)
