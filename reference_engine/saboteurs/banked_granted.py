"""Wishes that a law of a game against the house does not grant, granted."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from vistoria.model.command import Wager
from vistoria.model.event import Posted

from ..policies.cloth import Space
from ..procedures.banked.betting import place
from ..procedures.banked.state import Result, Table


def on_an_empty_place(table: Table, command: Wager) -> Result:
    """A player's ante is taken at a place where nobody sits."""
    own = table.seat_of(command.player)
    if command.space != "ante" or own is None or command.seat in table.chairs or table.hand is not None:
        return place(table, command)
    if command.amount > table.stacks()[own]:
        return place(table, command)
    posted = Posted(seat=command.seat, what=command.space, amount=command.amount)
    return table.moved(own, -command.amount), (posted,)


def late(space: Space, where: Callable[[Table, int], bool]) -> Callable[[Table, Wager], Result]:
    """While a hand is played a bet on this space is taken, or added to, where the table stands so for the seat."""

    def handler(table: Table, command: Wager) -> Result:
        seat = table.seat_of(command.player)
        if table.hand is None or command.space != space or seat != command.seat or not where(table, seat):
            return place(table, command)
        if command.amount > table.stacks()[seat]:
            return place(table, command)
        stake = table.stake(seat)
        stake = msgspec.structs.replace(stake, **{space: getattr(stake, space) + command.amount})
        posted = Posted(seat=seat, what=space, amount=command.amount)
        return table.moved(seat, -command.amount).laid(seat, stake), (posted,)

    return handler
