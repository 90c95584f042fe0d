"""The end of a hand."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.model.event import Event, HandEnded, Left, Posted, Returned

from .state import Stake, Table
from .told import told


def close(table: Table, events: list[Event]) -> Table:
    """The table without its hand, and without those who asked to go; bets that still lie stand for the next one."""
    hand = table.hand
    assert hand is not None, "a hand is running"
    for seat in hand.leaving:
        back = table.rules.wagers.back_at_the_end(hand.declined[seat])
        events += told(Returned(seat=seat, amount=back, why="void"))
        table = table.moved(seat, back)
    stacks = table.stacks()
    events.append(HandEnded(stacks={seat: stacks[seat] for seat in hand.order}))
    ended = {table.chairs[seat].player: (hand.number, seat) for seat in hand.order}
    for seat in hand.leaving:
        events.append(Left(player=table.chairs[seat].player, seat=seat, stack=stacks[seat]))
        table = table.without(seat).laid(seat, Stake())
    for seat in hand.order:
        stake = table.stake(seat)
        if stake.jackpot and not stake.carried:
            events.append(Posted(seat=seat, what="jackpot", amount=stake.jackpot))
            table = table.moved(seat, -stake.jackpot)
    return replace(table, hand=None, played={**table.played, **ended})
