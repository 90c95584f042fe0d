"""Players coming, going, moving, and their chips between hands."""

from __future__ import annotations

import msgspec

from vistoria.model.command import Join, Leave, Move, Rest, TakeOff, TopUp
from vistoria.model.event import Bought, Left, Resting, Seated, TakenOff

from ..refusal import Refusal
from .state import Chair, Result, Table


def join(table: Table, command: Join) -> Result:
    """Take a free place with chips; who comes during a hand waits for the next."""
    if table.seat_of(command.player) is not None:
        return Refusal("already-seated", f"player {command.player} sits at the table already")
    refusal = _place(table, command.seat)
    if refusal is not None:
        return refusal
    stack = table.forced_stacks.get(command.player, command.buy_in)
    refusal = _chips(table, stack, "buy-in")
    if refusal is not None:
        return refusal
    table = _with(table, command.seat, Chair(command.player, stack))
    return table, (Seated(player=command.player, seat=command.seat, stack=stack),)


def leave(table: Table, command: Leave) -> Result:
    """Go with all one's chips; not out of a running hand."""
    found = _at_rest(table, command.player)
    if isinstance(found, Refusal):
        return found
    seat, chair = found
    table = _with(table, seat, None)
    return table, (Left(player=command.player, seat=seat, stack=chair.stack),)


def move(table: Table, command: Move) -> Result:
    """Change to a free place between hands, chips and all."""
    found = _at_rest(table, command.player)
    if isinstance(found, Refusal):
        return found
    refusal = _place(table, command.seat)
    if refusal is not None:
        return refusal
    seat, chair = found
    table = _with(_with(table, seat, None), command.seat, chair)
    return table, (
        Left(player=command.player, seat=seat, stack=chair.stack),
        Seated(player=command.player, seat=command.seat, stack=chair.stack),
    )


def top_up(table: Table, command: TopUp) -> Result:
    """Add chips between hands."""
    found = _at_rest(table, command.player)
    if isinstance(found, Refusal):
        return found
    refusal = _chips(table, command.amount, "top-up")
    if refusal is not None:
        return refusal
    return _bought(table, *found, command.amount)


def take_off(table: Table, command: TakeOff) -> Result:
    """Take chips off the table between hands while staying, where the mode of play lets it."""
    seating = table.rules.seating
    if table.setup.mode in seating.withdrawal_barred:
        text = f"take-off: in a {table.setup.mode}, chips stay on the table while the player goes on playing"
        return Refusal("forbidden", text, seating.withdrawal_cites)
    found = _at_rest(table, command.player)
    if isinstance(found, Refusal):
        return found
    refusal = _chips(table, command.amount, "take-off")
    if refusal is not None:
        return refusal
    if command.amount > found[1].stack:
        return Refusal("illegal-amount", f"take-off {command.amount}: {found[1].stack} are on the table")
    seat, chair = found
    stack = chair.stack - command.amount
    table = _with(table, seat, Chair(chair.player, stack, chair.resting))
    return table, (TakenOff(seat=seat, amount=command.amount, stack=stack),)


def rest(table: Table, command: Rest) -> Result:
    """Sit out from the next hand on, or come back."""
    seat = table.seat_of(command.player)
    chair = table.chairs[seat - 1] if seat else None
    if seat is None or chair is None:
        return _unknown(command.player)
    table = _with(table, seat, Chair(chair.player, chair.stack, command.on))
    return table, (Resting(player=command.player, on=command.on),)


def _with(table: Table, seat: int, chair: Chair | None) -> Table:
    chairs = (*table.chairs[: seat - 1], chair, *table.chairs[seat:])
    return msgspec.structs.replace(table, chairs=chairs)


def _bought(table: Table, seat: int, chair: Chair, amount: int) -> Result:
    """Chips added."""
    stack = chair.stack + amount
    table = _with(table, seat, Chair(chair.player, stack, chair.resting))
    return table, (Bought(seat=seat, amount=amount, charged=0, stack=stack),)


def _place(table: Table, seat: int) -> Refusal | None:
    places = len(table.chairs)
    if not 1 <= seat <= places:
        return Refusal(
            "no-such-seat", f"seat {seat}: places are 1 to {places}", table.rules.seating.places_cites
        )
    if table.chairs[seat - 1] is not None:
        return Refusal("seat-taken", f"seat {seat} is taken")
    return None


def _chips(table: Table, amount: int, what: str) -> Refusal | None:
    unit = table.setup.unit
    if amount < 1 or amount % unit:
        text = f"{what} {amount}: an amount of chips of {unit}, more than none"
        return Refusal("illegal-amount", text, table.rules.seating.chips)
    return None


def _unknown(player: str) -> Refusal:
    return Refusal("unknown-player", f"player {player} does not sit at this table")


def _at_rest(table: Table, player: str) -> tuple[int, Chair] | Refusal:
    """A player's seat and chair, unless he plays in a running hand."""
    seat = table.seat_of(player)
    chair = table.chairs[seat - 1] if seat else None
    if seat is None or chair is None:
        return _unknown(player)
    if table.hand is not None and seat in table.hand.order:
        return Refusal("hand-running", f"player {player} plays in hand {table.hand.number}: wait for its end")
    return seat, chair
