"""Whether a history adds up to the chip: every figure that it reports, and every view, follows from its events."""

from __future__ import annotations

from collections.abc import Iterator

from vistoria.games.cards.events import Pool
from vistoria.model.answer import Accepted, Viewed
from vistoria.model.event import Event, HandEnded, HandStarted, UnknownEvent
from vistoria.model.history import Exchange, History
from vistoria.model.request import Look, Open, Play
from vistoria.table import Table, step


def total(table: Table) -> int:
    """Every chip there is, wherever it lies."""
    carried = sum(table.carried.values())
    return sum(table.stacks.values()) + table.in_play + carried + table.due + table.house


def unbalanced(history: History) -> list[str]:
    """What does not add up, each with the number of its message; empty when every chip is accounted for."""
    tables: dict[str, Table] = {}
    found: list[str] = []
    for exchange in history.exchanges:
        if isinstance(exchange.request, Open):
            tables[exchange.request.table] = Table.opened(exchange.request)
        found += [f"message {exchange.n + 1}: {fault}" for fault in _faults(exchange, tables)]
    return found


def _faults(exchange: Exchange, tables: dict[str, Table]) -> Iterator[str]:
    request, reply = exchange.request, exchange.reply
    if isinstance(request, Look) and isinstance(reply, Viewed):
        table = tables[request.table]
        lying = sum(pot.amount for pot in reply.state.pots) + sum(bet.amount for bet in reply.state.bets)
        yield from _same("stacks seen", reply.state.stacks, table.stacks)
        yield from _same("pots and bets seen", lying, table.in_play + sum(table.carried.values()))
    if isinstance(request, Open | Play):
        for answer in reply if isinstance(reply, tuple) else (reply,):
            if isinstance(answer, Accepted):
                for event in answer.events:
                    before = tables[request.table]
                    tables[request.table], wrong = step(before, event)
                    yield from map(str, wrong)
                    yield from _exactly(before, event)
                yield from _same("all chips", total(tables[request.table]), tables[request.table].brought)
                yield from _same("commission not charged", tables[request.table].due, 0)


def _exactly(before: Table, event: Event | UnknownEvent) -> Iterator[str]:
    """Of stacks and pool the worked histories report all, where an engine may leave some out."""
    match event:
        case HandStarted(stacks=stacks) | HandEnded(stacks=stacks):
            yield from _same("stacks", stacks, before.stacks)
        case Pool(before=pool):
            yield from _same("pool", pool, before.forced if before.pool is None else before.pool)


def _same(what: str, reported: object, kept: object) -> Iterator[str]:
    if reported != kept:
        yield f"{what}: reported {reported}, {kept} by the events"
