"""Antes of a game against the house: changed before the hand begins, or bound in ways that the law leaves to it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from vistoria.model.command import Wager
from vistoria.model.event import Posted, Returned
from vistoria.reference_engine.procedures.banked.betting import laid, place
from vistoria.reference_engine.procedures.banked.state import Result, Table
from vistoria.reference_engine.procedures.refusal import Refusal


def changing(*, anew: bool) -> Callable[[Table, Wager], Result]:
    """Until the hand begins another bet on the space of one's ante is added to it, or takes its place if `anew`."""

    def handler(table: Table, command: Wager) -> Result:
        lying, seat, setup = table.stake(command.seat).ante, command.seat, table.setup
        own = table.seat_of(command.player) == seat
        if command.space != "ante" or not lying or not own or table.hand is not None:
            return place(table, command)
        ante = command.amount if anew else lying + command.amount
        if not setup.least <= ante <= setup.most:
            return Refusal("illegal-amount", f"ante {ante}: from {setup.least} to {setup.most}")
        if ante - lying > table.stacks()[seat]:
            return Refusal("not-enough-chips", f"ante {ante}: {table.stacks()[seat]} chips are left")
        stake = replace(table.stake(seat), ante=ante)
        posted = Posted(seat=seat, what="ante", amount=command.amount)
        back = Returned(seat=seat, amount=lying, why="void")
        return table.moved(seat, lying - ante).laid(seat, stake), (back, posted) if anew else (posted,)

    return handler


def of_any_amount(table: Table, command: Wager) -> Result:
    """An ante of any amount is taken."""
    seat = table.seat_of(command.player)
    free = seat == command.seat and table.hand is None and not table.stake(command.seat).ante
    if command.space != "ante" or not free or command.amount > table.stacks()[command.seat]:
        return place(table, command)
    return laid(table, command.seat, "ante", command.amount)
