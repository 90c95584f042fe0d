"""Wishes that a law of a game against the house does not grant, granted."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from vistoria.model.command import Wager
from vistoria.model.event import Posted, Returned
from vistoria.reference_engine.policies.cloth import Space
from vistoria.reference_engine.procedures.banked.betting import laid, place
from vistoria.reference_engine.procedures.banked.state import Result, Stake, Table


def on_an_empty_place(table: Table, command: Wager) -> Result:
    """A player's ante is taken at a place where nobody sits."""
    own = table.seat_of(command.player)
    if command.space != "ante" or own is None or command.seat in table.chairs or table.hand is not None:
        return place(table, command)
    if command.amount > table.stacks()[own]:
        return place(table, command)
    posted = Posted(seat=command.seat, what=command.space, amount=command.amount)
    return table.moved(own, -command.amount), (posted,)


def additional(accepts: Callable[[Stake, int, int], bool]) -> Callable[[Table, Wager], Result]:
    """Who is asked may make an additional bet of another amount too, where `accepts` it beside his bets and stack."""

    def handler(table: Table, command: Wager) -> Result:
        seat, hand, stake = table.seat_of(command.player), table.hand, table.stake(command.seat)
        asked = hand is not None and hand.undecided[:1] == (command.seat,) and seat == command.seat
        stack = table.stacks().get(command.seat, 0)
        if not asked or command.space != "additional" or command.amount > stack:
            return place(table, command)
        taken = accepts(stake, stack, command.amount)
        return laid(table, command.seat, "additional", command.amount) if taken else place(table, command)

    return handler


def for_who_is_asked(table: Table, command: Wager) -> Result:
    """Who has made his own additional bet makes that of the player who is asked, out of that player's chips."""
    own, hand, seat = table.seat_of(command.player), table.hand, command.seat
    done = hand is not None and own in hand.live and own not in hand.undecided
    if not done or command.space != "additional" or seat not in table.chairs:
        return place(table, command)
    return place(table, Wager(table.chairs[seat].player, seat, "additional", command.amount))


def lowered(table: Table, command: Wager) -> Result:
    """Who has still to decide may lower his ante."""
    seat, hand, stake = table.seat_of(command.player), table.hand, table.stake(command.seat)
    less = table.setup.least <= command.amount < stake.ante
    if (
        hand is None
        or seat != command.seat
        or command.space != "ante"
        or seat not in hand.undecided
        or not less
    ):
        return place(table, command)
    back = stake.ante - command.amount
    after = table.moved(seat, back).laid(seat, replace(stake, ante=command.amount))
    return after, (Returned(seat=seat, amount=back, why="void"),)


def late(space: Space, where: Callable[[Table, int], bool]) -> Callable[[Table, Wager], Result]:
    """While a hand is played a bet on this space is taken, or added to, where the table stands so for the seat."""

    def handler(table: Table, command: Wager) -> Result:
        seat = table.seat_of(command.player)
        if table.hand is None or command.space != space or seat != command.seat or not where(table, seat):
            return place(table, command)
        if command.amount > table.stacks()[seat]:
            return place(table, command)
        stake = table.stake(seat)
        stake = replace(stake, **{space: getattr(stake, space) + command.amount})
        posted = Posted(seat=seat, what=space, amount=command.amount)
        return table.moved(seat, -command.amount).laid(seat, stake), (posted,)

    return handler
