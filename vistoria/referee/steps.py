"""What was said at a table, one step at a time: a command with what happened until somebody was asked again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from vistoria.model.answer import Accepted
from vistoria.model.command import Command, Proceed
from vistoria.model.history import Exchange
from vistoria.model.request import Play, Request


@dataclass(frozen=True)
class Step:
    """A request, or one command of it, and the answer; `n` is the number of the message with the answer."""

    n: int
    table: str
    request: Request | Command
    reply: object


def steps(exchanges: Iterable[Exchange]) -> Iterator[Step]:
    """Every step in order.

    Where a product waits for its croupier, what happens when he continues belongs to the command before.
    """
    last: Step | None = None
    for exchange in exchanges:
        for step in _steps(exchange):
            match last, step:
                case Step(request=Command(), reply=Accepted(before)), Step(
                    request=Proceed(), reply=Accepted(after)
                ):
                    last = replace(last, reply=Accepted((*before, *after)))
                    continue
            if last is not None:
                yield last
            last = step
    if last is not None:
        yield last


def _steps(exchange: Exchange) -> Iterator[Step]:
    request, n = exchange.request, exchange.n + 1
    if not isinstance(request, Play):
        yield Step(n, getattr(request, "table", ""), request, exchange.reply)
    elif isinstance(exchange.reply, tuple):
        for command, answer in zip(request.commands, exchange.reply, strict=False):
            yield Step(n, request.table, command, answer)
