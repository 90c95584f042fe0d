"""Wishes that the law does not grant, granted: what is done with a command in the place of what it says."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from vistoria.games.cards.commands import Agree
from vistoria.model.command import Act, Join, Move, TakeOff, TopUp
from vistoria.model.event import Bought, Event, Paid, TakenOff
from vistoria.reference_engine.procedures.change import put
from vistoria.reference_engine.procedures.open_cards.acting import act
from vistoria.reference_engine.procedures.open_cards.barred import agree
from vistoria.reference_engine.procedures.open_cards.seating import join, move, take_off, top_up
from vistoria.reference_engine.procedures.open_cards.settlement import close
from vistoria.reference_engine.procedures.open_cards.state import Hand, Result, Table


def early(*acts: str) -> Callable[[Table, Act], Result]:
    """These acts are taken from a seat that still waits for its turn."""

    def handler(table: Table, command: Act) -> Result:
        hand = table.hand
        if hand is None or command.seat not in hand.order or command.act not in acts:
            return act(table, command)
        i = hand.order.index(command.seat)
        if i in hand.pending:
            choices = table.rules.betting.choices(hand, i, table.setup.entry, table.setup.unit)
            pending = (i, *(j for j in hand.pending if j != i))
            table = replace(table, hand=replace(hand, pending=pending, choices=choices))
        return act(table, command)

    return handler


def moved(table: Table, command: Move) -> Result:
    """Places change during a hand too."""
    result = move(replace(table, hand=None), command)
    seats = table.seats_of(command.player)
    if table.hand is None or not isinstance(result, tuple):
        return result
    after, events = result
    order = tuple(command.seat if seat in seats else seat for seat in table.hand.order)
    return replace(after, hand=replace(table.hand, order=order)), events


def topped_up(where: Callable[[Hand, int], bool] = lambda hand, i: True) -> Callable[[Table, TopUp], Result]:
    """Capital grows during a hand too, where the hand stands so for the position."""

    def handler(table: Table, command: TopUp) -> Result:
        hand, i = table.hand, _position(table, command.player)
        if hand is None or i is None or not where(hand, i):
            return top_up(table, command)
        stack = hand.stacks[i] + command.amount
        events = (Bought(seat=hand.order[i], amount=command.amount, charged=0, stack=stack),)
        hand = replace(hand, stacks=put(hand.stacks, i, stack))
        return replace(table, hand=hand), events

    return handler


def taken_off(which: Callable[[int, int], bool]) -> Callable[[Table, TakeOff], Result]:
    """Who stays takes such an amount of his stack off between hands."""

    def handler(table: Table, command: TakeOff) -> Result:
        [seat] = table.seats_of(command.player)
        chair = table.chairs[seat - 1]
        if table.hand is not None or chair is None or not which(command.amount, chair.stack):
            return take_off(table, command)
        stack = chair.stack - command.amount
        after = table.with_chair(seat, replace(chair, stack=stack))
        return after, (TakenOff(seat=seat, amount=command.amount, stack=stack),)

    return handler


def joining(where: Callable[[Table, Join], bool]) -> Callable[[Table, Join], Result]:
    """Half of the least capital is enough to begin with where the table stands so for who comes."""

    def handler(table: Table, command: Join) -> Result:
        least = table.rules.capital.least(table.setup.entry) // 2
        if not where(table, command) or command.buy_in < least:
            return join(table, command)
        stacks = {**table.forced_stacks, command.player: command.buy_in}
        result = join(replace(table, forced_stacks=stacks), command)
        if not isinstance(result, tuple):
            return result
        after, events = result
        return replace(after, forced_stacks=table.forced_stacks), events

    return handler


def divided(table: Table, command: Agree) -> Result:
    """The pot goes as the players agree, and what they leave of it to the first of them."""
    hand = table.hand
    if hand is None or sum(command.shares) > sum(hand.totals):
        return agree(table, command)
    shares = dict(zip(command.seats, command.shares, strict=True))
    shares[command.seats[0]] += sum(hand.totals) - sum(command.shares)
    paid = (Paid(seat=seat, amount=amount, what="pot", pot=0) for seat, amount in sorted(shares.items()))
    events: list[Event] = [each for each in paid if each.amount]
    return close(table, hand, _with(hand, shares), events), tuple(events)


def _with(hand: Hand, shares: dict[int, int]) -> tuple[int, ...]:
    return tuple(stack + shares.get(seat, 0) for seat, stack in zip(hand.order, hand.stacks, strict=True))


def _position(table: Table, player: str) -> int | None:
    order = table.hand.order if table.hand is not None else ()
    return next((order.index(seat) for seat in table.seats_of(player) if seat in order), None)
