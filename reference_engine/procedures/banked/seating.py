"""Players coming and going, and their chips between hands."""

from __future__ import annotations

from vistoria.model.command import Join, Leave, Move, TopUp
from vistoria.model.event import Bought, Left, Seated

from ..refusal import Refusal
from .departure import depart, depart_later
from .state import Chair, Result, Table


def join(table: Table, command: Join) -> Result:
    """Take a free place with chips; who comes during a hand bets on the next."""
    if table.seat_of(command.player) is not None:
        text = f"player {command.player} has a hand at this table already"
        return Refusal("already-seated", text, table.rules.wagers.own_hand)
    if command.seat > table.places:
        text = f"seat {command.seat}: places are 1 to {table.places}"
        return Refusal("no-such-seat", text, table.rules.cloth.places_cites)
    if command.seat in table.chairs:
        return Refusal("seat-taken", f"seat {command.seat} is taken")
    stack = table.forced_stacks.get(command.player, command.buy_in)
    table = table.seated(command.seat, Chair(command.player, stack))
    return table, (Seated(player=command.player, seat=command.seat, stack=stack),)


def leave(table: Table, command: Leave) -> Result:
    """Go with all one's chips; not while bets lie, nor out of a hand, which may yet be null, unless one may."""
    hand, undecided = table.hand, table.seat_of(command.player)
    if hand is not None and undecided in hand.undecided and table.rules.wagers.lets_go():
        return (depart_later if table.rules.wagers.goes_at_the_end() else depart)(table, hand, undecided)
    seat = _at_rest(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    if table.hand is not None and seat in table.hand.order:
        text = f"player {command.player} was dealt into hand {table.hand.number}: wait for its end"
        return Refusal("hand-running", text)
    return table.without(seat), (Left(player=command.player, seat=seat, stack=table.chairs[seat].stack),)


def move(table: Table, command: Move) -> Result:
    """Change to a free place, chips and all, under the conditions of who goes."""
    seat = _at_rest(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    if table.hand is not None:
        return Refusal("hand-running", "nobody changes places while a hand is played")
    if not table.rules.cloth.may_change_to(command.seat, table.places):
        text = f"seat {command.seat}: places are 1 to {table.places}"
        return Refusal("no-such-seat", text, table.rules.cloth.places_cites)
    if command.seat in table.chairs:
        return Refusal("seat-taken", f"seat {command.seat} is taken")
    chair = table.chairs[seat]
    gone = Left(player=command.player, seat=seat, stack=chair.stack)
    came = Seated(player=command.player, seat=command.seat, stack=chair.stack)
    return table.without(seat).seated(command.seat, chair), (gone, came)


def top_up(table: Table, command: TopUp) -> Result:
    """Add chips while no bet lies."""
    seat = _at_rest(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    table = table.moved(seat, command.amount)
    return table, (Bought(seat=seat, amount=command.amount, charged=0, stack=table.chairs[seat].stack),)


def _at_rest(table: Table, player: str) -> int | Refusal:
    """A player's seat, unless bets of his lie."""
    seat = table.seat_of(player)
    if seat is None:
        return Refusal("unknown-player", f"player {player} does not sit at this table")
    if seat in table.stakes:
        return Refusal(
            "bets-lie", f"bets of player {player} lie at seat {seat}: wait for the end of the hand"
        )
    return seat
