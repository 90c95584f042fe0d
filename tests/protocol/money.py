"""Follows every chip of a history: stacks + chips in play + house + pool is what was brought to the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from vistoria.model import event as e
from vistoria.model.answer import Accepted, Viewed
from vistoria.model.history import Exchange, History
from vistoria.model.request import Look, Open, Play


@dataclass
class Table:
    """Where the chips of one table are; `due` is commission announced in `bought` and not yet charged."""

    pool: int
    brought: int = 0
    house: int = 0
    in_play: int = 0
    carried: int = 0
    due: int = 0
    stacks: dict[int, int] = field(default_factory=dict)
    seats: dict[str, int] = field(default_factory=dict)

    @property
    def total(self) -> int:
        """Every chip there is, wherever it lies."""
        return sum(self.stacks.values()) + self.in_play + self.carried + self.due + self.house + self.pool


def unbalanced(history: History) -> list[str]:
    """What does not add up, each with the number of its message; empty when every chip is accounted for."""
    tables: dict[str, Table] = {}
    found: list[str] = []
    for exchange in history.exchanges:
        if isinstance(exchange.request, Open):
            tables[exchange.request.table] = table = Table(exchange.request.force.pool or 0)
            table.brought = table.pool
        found += [f"message {exchange.n + 1}: {fault}" for fault in _faults(exchange, tables)]
    return found


def _faults(exchange: Exchange, tables: dict[str, Table]) -> Iterator[str]:
    request, reply = exchange.request, exchange.reply
    if isinstance(request, Look) and isinstance(reply, Viewed):
        table = tables[request.table]
        lying = sum(pot.amount for pot in reply.state.pots) + sum(bet.amount for bet in reply.state.bets)
        yield from _same("stacks seen", reply.state.stacks, table.stacks)
        yield from _same("pots and bets seen", lying, table.in_play + table.carried)
    if isinstance(request, Open | Play):
        table = tables[request.table]
        for answer in reply if isinstance(reply, tuple) else (reply,):
            if isinstance(answer, Accepted):
                for event in answer.events:
                    yield from _apply(table, event)
                yield from _same("all chips", table.total, table.brought)
                yield from _same("commission not charged", table.due, 0)
                low = [f"seat {seat}" for seat, stack in table.stacks.items() if stack < 0]
                if low or table.in_play < 0:
                    yield f"less than nothing at {low or 'the pots'}"


def _same(what: str, reported: object, kept: object) -> Iterable[str]:
    return () if reported == kept else (f"{what}: reported {reported}, {kept} by the events",)


def _apply(table: Table, event: object) -> Iterable[str]:
    """Move the chips of one event; yield where a figure it reports differs from the books."""
    stacks = table.stacks
    match event:
        case e.Seated(player=player, seat=seat, stack=stack):
            former = table.seats.get(player)
            if former is None:
                table.brought += stack
            else:
                del stacks[former]
            table.seats[player], stacks[seat] = seat, stack
        case e.Bought(seat=seat, amount=amount, charged=charged, stack=stack):
            table.brought += amount
            table.due += charged
            stacks[seat] += amount - charged
            return _same(f"stack of seat {seat}", stack, stacks[seat])
        case e.TakenOff(seat=seat, amount=amount, stack=stack):
            table.brought -= amount
            stacks[seat] -= amount
            return _same(f"stack of seat {seat}", stack, stacks[seat])
        case e.Left(player=player, seat=seat, stack=stack):
            table.brought -= stack
            del table.seats[player]
            return _same(f"stack of seat {seat}", stack, stacks.pop(seat))
        case e.HandStarted(stacks=reported):
            table.in_play += table.carried
            table.carried = 0
            return _same("stacks at the start", reported, stacks)
        case e.Posted(seat=seat, amount=amount):
            stacks[seat] -= amount
            table.in_play += amount
        case e.Acted(seat=seat, put=put, stack=stack):
            stacks[seat] -= put
            table.in_play += put
            return _same(f"stack of seat {seat}", stack, stacks[seat])
        case e.Returned(seat=seat, amount=amount):
            stacks[seat] += amount
            table.in_play -= amount
        case e.Pots(pots=pots):
            return _same("pots", sum(pot.amount for pot in pots), table.in_play)
        case e.Charged(amount=amount, of=of, seat=payer, pot=pot):
            table.house += amount
            if of == "buy-in":
                table.due -= amount
            elif payer is not None and pot is None:
                stacks[payer] -= amount
            else:
                table.in_play -= amount
        case e.Paid(seat=seat, amount=amount, what="pot"):
            stacks[seat] += amount
            table.in_play -= amount
        case e.Paid(seat=seat, amount=amount):
            stacks[seat] += amount
            table.house -= amount
        case e.Collected(amount=amount):
            table.in_play -= amount
            table.house += amount
        case e.Pool(before=before, after=after):
            found = _same("pool", before, table.pool)
            table.house -= after - before
            table.pool = after
            return found
        case e.Carried(amount=amount):
            table.in_play -= amount
            table.carried += amount
        case e.HandEnded(stacks=reported):
            return [
                *_same("stacks at the end", reported, stacks),
                *_same("chips left in play", table.in_play, 0),
            ]
        case _:
            pass
    return ()
