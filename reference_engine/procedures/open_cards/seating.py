"""Players coming, going, moving, and their chips between hands."""

from __future__ import annotations

import msgspec

from vistoria.model.command import Join, Leave, Move, Rest, TakeOff, TopUp
from vistoria.model.event import Bought, Event, Left, Resting, Seated, TakenOff

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
    refusal = _chips(table, stack, "buy-in")
    if refusal is not None:
        return refusal
    if forced is None and not capital.enough(stack, entry):
        text = f"capital {stack}: one starts with {capital.least(entry)} or more"
        return Refusal("illegal-amount", text, capital.start_cites)
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
    hand = table.hand
    if not table.rules.places.moves(hand is not None, hand is not None and seat in hand.order):
        text = "nobody changes places while a hand is played"
        return Refusal("hand-running", text, table.rules.places.one_each)
    refusal = _free(table, command.seat)
    if refusal is not None:
        return refusal
    events: tuple[Event, ...] = (
        Left(player=command.player, seat=seat, stack=chair.stack),
        Seated(player=command.player, seat=command.seat, stack=chair.stack),
    )
    return _moved(table.with_chair(seat, None).with_chair(command.seat, chair), seat, command.seat), events


def top_up(table: Table, command: TopUp) -> Result:
    """Add chips between hands; who has reached the sum required plays on."""
    capital = table.rules.capital
    found = _chair(table, command.player)
    if isinstance(found, Refusal):
        return found
    seat, chair = found
    if table.hand is not None and not capital.frees_in_hand:
        text = "no capital is raised or lowered while a hand is played"
        return Refusal("hand-running", text, capital.in_hand_cites)
    refusal = _chips(table, command.amount, "top-up")
    if refusal is not None:
        return refusal
    before = table.stacks()[seat]
    stack = before + command.amount
    owes = chair.owes and stack < capital.goal(table.setup.entry)
    after = msgspec.structs.replace(chair, stack=chair.stack + command.amount, owes=owes)
    bought = Bought(
        seat=seat,
        amount=command.amount,
        charged=0,
        stack=stack,
        cites=capital.floor_cites if chair.owes else (),
    )
    return _stacked(table.with_chair(seat, after), seat, stack), (bought,)


def take_off(table: Table, command: TakeOff) -> Result:
    """Take chips off the table while staying: not granted."""
    capital = table.rules.capital
    found = _chair(table, command.player)
    if isinstance(found, Refusal):
        return found
    seat, chair = found
    if table.hand is not None:
        text = "no capital is raised or lowered while a hand is played"
        return Refusal("hand-running", text, capital.in_hand_cites)
    if not capital.frees_withdrawal or not 0 < command.amount < chair.stack:
        text = "chips stay on the table as long as the player does: leave to take them all"
        return Refusal("forbidden", text, capital.stay_cites)
    stack = chair.stack - command.amount
    after = table.with_chair(seat, msgspec.structs.replace(chair, stack=stack))
    return after, (TakenOff(seat=seat, amount=command.amount, stack=stack),)


def rest(table: Table, command: Rest) -> Result:
    """Sit out from the next hand on, or come back."""
    found = _chair(table, command.player)
    if isinstance(found, Refusal):
        return found
    seat, chair = found
    after = table.with_chair(seat, msgspec.structs.replace(chair, resting=command.on))
    return after, (Resting(player=command.player, on=command.on),)


def _chair(table: Table, player: str) -> tuple[int, Chair] | Refusal:
    seats = table.seats_of(player)
    chair = table.chairs[seats[0] - 1] if seats else None
    if chair is None:
        return Refusal("unknown-player", f"player {player} does not sit at this table")
    return seats[0], chair


def _free(table: Table, seat: int) -> Refusal | None:
    places = len(table.chairs)
    if not 1 <= seat <= places:
        return Refusal("no-such-seat", f"seat {seat}: places are 1 to {places}", table.rules.places.cites)
    if table.chairs[seat - 1] is not None:
        return Refusal("seat-taken", f"seat {seat} is taken", table.rules.places.one_each)
    return None


def _chips(table: Table, amount: int, what: str) -> Refusal | None:
    unit = table.setup.unit
    if amount < 1 or amount % unit:
        text = f"{what} {amount}: an amount of chips of {unit}, more than none"
        return Refusal("illegal-amount", text, table.rules.betting.chips)
    return None


def _moved(table: Table, seat: int, to: int) -> Table:
    """The running hand, if any, with a player at another seat."""
    hand = table.hand
    if hand is None or seat not in hand.order:
        return table
    order = tuple(to if each == seat else each for each in hand.order)
    return msgspec.structs.replace(table, hand=msgspec.structs.replace(hand, order=order))


def _stacked(table: Table, seat: int, stack: int) -> Table:
    """The running hand, if any, with another stack at a seat."""
    hand = table.hand
    if hand is None or seat not in hand.order:
        return table
    stacks = tuple(stack if each == seat else old for each, old in zip(hand.order, hand.stacks, strict=True))
    return msgspec.structs.replace(table, hand=msgspec.structs.replace(hand, stacks=stacks))
