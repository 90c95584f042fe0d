"""Players coming and going, and their chips between hands."""

from __future__ import annotations

from vistoria.model.command import Join, Leave, TopUp
from vistoria.model.event import Bought, Left, Seated

from ..refusal import Refusal
from .state import Chair, Result, Stake, Table


def join(table: Table, command: Join) -> Result:
    """Take a free place with chips; who comes during a hand bets on the next."""
    if table.seat_of(command.player) is not None:
        text = f"player {command.player} has a hand at this table already"
        return Refusal("already-seated", text, table.rules.wagers.own_hand)
    places = len(table.chairs)
    if not 1 <= command.seat <= places:
        text = f"seat {command.seat}: places are 1 to {places}"
        return Refusal("no-such-seat", text, table.rules.cloth.places_cites)
    if table.chair(command.seat) is not None:
        return Refusal("seat-taken", f"seat {command.seat} is taken")
    stack = table.forced_stacks.get(command.player, command.buy_in)
    if refusal := _not_chips(table, stack, "buy-in"):
        return refusal
    table = table.seated(command.seat, Chair(command.player, stack))
    return table, (Seated(player=command.player, seat=command.seat, stack=stack),)


def leave(table: Table, command: Leave) -> Result:
    """Go with all one's chips; not while bets lie."""
    found = _at_rest(table, command.player)
    if isinstance(found, Refusal):
        return found
    seat, chair = found
    return table.seated(seat, None), (Left(player=command.player, seat=seat, stack=chair.stack),)


def top_up(table: Table, command: TopUp) -> Result:
    """Add chips while no bet lies."""
    found = _at_rest(table, command.player)
    if isinstance(found, Refusal):
        return found
    if refusal := _not_chips(table, command.amount, "top-up"):
        return refusal
    seat, chair = found
    stack = chair.stack + command.amount
    return table.seated(seat, Chair(chair.player, stack)), (
        Bought(seat=seat, amount=command.amount, charged=0, stack=stack),
    )


def _not_chips(table: Table, amount: int, what: str) -> Refusal | None:
    unit = table.setup.unit
    if amount < 1 or amount % unit:
        return Refusal("illegal-amount", f"{what} {amount}: an amount of chips of {unit}, more than none")
    return None


def _at_rest(table: Table, player: str) -> tuple[int, Chair] | Refusal:
    """A player's seat and chair, unless bets of his lie."""
    seat = table.seat_of(player)
    chair = table.chair(seat) if seat is not None else None
    if seat is None or chair is None:
        return Refusal("unknown-player", f"player {player} does not sit at this table")
    if table.stake(seat) != Stake():
        return Refusal(
            "bets-lie", f"bets of player {player} lie at seat {seat}: wait for the end of the hand"
        )
    return seat, chair
