"""Players coming, going, moving, and their chips between hands."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.model.command import Join, Leave, Move, Rest, TakeOff, TopUp
from vistoria.model.event import Bought, Event, Left, Resting, Seated

from ..chips import uneven
from ..refusal import Refusal
from .state import Chair, Result, Table


def join(table: Table, command: Join) -> Result:
    """Take a free place with at least the least capital; who comes during a hand waits for the next."""
    places, capital, entry = table.rules.places, table.rules.capital, table.setup.entry
    if not places.takes_another(len(table.seats_of(command.player))):
        text = f"player {command.player} sits at the table already"
        return Refusal("already-seated", text, places.one_each)
    refusal = _free(table, command.seat)
    if refusal is not None:
        return refusal
    forced = table.forced_stacks.get(command.player)
    stack = command.buy_in if forced is None else forced
    if forced is None and not capital.enough(stack, entry):
        text = f"capital {stack}: one starts with {capital.least(entry)} or more"
        return Refusal("illegal-amount", text, capital.start_cites)
    refusal = uneven(command.buy_in, table.setup.unit, table.rules.betting.chips)
    if forced is None and refusal is not None:
        return refusal
    seated = Seated(player=command.player, seat=command.seat, stack=stack, cites=capital.start_cites)
    return table.with_chair(command.seat, Chair(command.player, stack)), (seated,)


def leave(table: Table, command: Leave) -> Result:
    """Go with all one's chips; not out of a running hand."""
    found = _chair(table, command.player)
    if isinstance(found, Refusal):
        return found
    seat, chair = found
    if table.hand is not None and seat in table.hand.order:
        text = f"player {command.player} plays in hand {table.hand.number}: wait for its end"
        return Refusal("hand-running", text, table.rules.capital.in_hand_cites)
    gone = Left(player=command.player, seat=seat, stack=chair.stack, cites=table.rules.capital.stay_cites)
    return table.with_chair(seat, None), (gone,)


def move(table: Table, command: Move) -> Result:
    """Change to a free place between hands, chips and all."""
    found = _chair(table, command.player)
    if isinstance(found, Refusal):
        return found
    seat, chair = found
    if table.hand is not None:
        text = "nobody changes places while a hand is played"
        return Refusal("hand-running", text, table.rules.places.one_each)
    refusal = _free(table, command.seat)
    if refusal is not None:
        return refusal
    events: tuple[Event, ...] = (
        Left(player=command.player, seat=seat, stack=chair.stack),
        Seated(player=command.player, seat=command.seat, stack=chair.stack),
    )
    return table.with_chair(seat, None).with_chair(command.seat, chair), events


def top_up(table: Table, command: TopUp) -> Result:
    """Add chips between hands; who has reached the sum required plays on."""
    capital = table.rules.capital
    found = _chair(table, command.player)
    if isinstance(found, Refusal):
        return found
    seat, chair = found
    if table.hand is not None:
        text = "no capital is raised or lowered while a hand is played"
        return Refusal("hand-running", text, capital.in_hand_cites)
    refusal = uneven(command.amount, table.setup.unit, table.rules.betting.chips)
    if refusal is not None:
        return refusal
    stack = chair.stack + command.amount
    owes = chair.owes and stack < capital.goal(table.setup.entry)
    bought = Bought(
        seat=seat,
        amount=command.amount,
        charged=0,
        stack=stack,
        cites=capital.floor_cites if chair.owes else (),
    )
    return table.with_chair(seat, replace(chair, stack=stack, owes=owes)), (bought,)


def take_off(table: Table, command: TakeOff) -> Refusal:
    """Take chips off the table while staying: not granted."""
    capital = table.rules.capital
    text = "chips stay on the table as long as the player does: leave to take them all"
    return Refusal("forbidden", text, capital.stay_cites + capital.in_hand_cites)


def rest(table: Table, command: Rest) -> Result:
    """Sit out from the next hand on, or come back."""
    found = _chair(table, command.player)
    if isinstance(found, Refusal):
        return found
    seat, chair = found
    after = table.with_chair(seat, replace(chair, resting=command.on))
    return after, (Resting(player=command.player, on=command.on),)


def _chair(table: Table, player: str) -> tuple[int, Chair] | Refusal:
    for seat, chair in enumerate(table.chairs, start=1):
        if chair is not None and chair.player == player:
            return seat, chair
    return Refusal("unknown-player", f"player {player} does not sit at this table")


def _free(table: Table, seat: int) -> Refusal | None:
    places = len(table.chairs)
    if seat > places:
        return Refusal("no-such-seat", f"seat {seat}: places are 1 to {places}", table.rules.places.cites)
    if table.chairs[seat - 1] is not None:
        return Refusal("seat-taken", f"seat {seat} is taken", table.rules.places.one_each)
    return None
