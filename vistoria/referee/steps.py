"""What was said at a table, one step at a time: a command with what happened until somebody was asked again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from vistoria.model.answer import Accepted
from vistoria.model.command import Act, Command, Proceed
from vistoria.model.event import Acted, Event, HandStarted, Posted, Returned, Turn, UnknownEvent
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

    Where a product waits for its croupier, what happens when he continues belongs to the command before. So does what
    happens when a player who is all-in checks or calls: no law forbids to ask him. What is asked or refused meanwhile
    is left out.
    """
    last: Step | None = None
    stacks: dict[int, int] = {}
    for exchange in exchanges:
        for step in _steps(exchange):
            if last is not None and _asks_in_vain(last, stacks) and not isinstance(step.reply, Accepted):
                continue
            if last is not None and (whole := _gone_on(last, step, stacks)) is not None:
                last = replace(last, reply=Accepted(whole))
            else:
                if last is not None:
                    yield last
                last = step
            if isinstance(step.reply, Accepted):
                _moved(stacks, step.reply.events)
    if last is not None:
        yield last


def _gone_on(last: Step, step: Step, stacks: Mapping[int, int]) -> tuple[Event | UnknownEvent, ...] | None:
    """What happened since the command before, where this step belongs to it."""
    match last, step:
        case Step(request=Command(), reply=Accepted(before)), Step(request=Proceed(), reply=Accepted(after)):
            return (*before, *after)
        case (
            Step(request=Command(), reply=Accepted((*before, Turn(seat=asked)))),
            Step(request=Act(seat=seat, act="check" | "call"), reply=Accepted(after)),
        ) if seat == asked and _asks_in_vain(last, stacks):
            return (*before, *(e for e in after if not (isinstance(e, Acted) and e.seat == seat)))
    return None


def _asks_in_vain(last: Step, stacks: Mapping[int, int]) -> bool:
    """Whether somebody is asked who has no chips left."""
    match last:
        case Step(request=Command(), reply=Accepted((*_, Turn(seat=asked)))):
            return stacks.get(asked) == 0
    return False


def _moved(stacks: dict[int, int], events: Iterable[object]) -> None:
    """Follow what each seat in the hand has left; who begins with nothing is not in it."""
    for event in events:
        match event:
            case HandStarted(stacks=dict(begun)):
                stacks.clear()
                stacks.update((seat, chips) for seat, chips in begun.items() if chips)
            case Acted(seat=seat, stack=int(left)):
                stacks[seat] = left
            case Posted(seat=seat, amount=put) | Acted(seat=seat, put=put) if seat in stacks:
                stacks[seat] -= put
            case Returned(seat=seat, amount=back) if seat in stacks:
                stacks[seat] += back


def _steps(exchange: Exchange) -> Iterator[Step]:
    request, n = exchange.request, exchange.n + 1
    if not isinstance(request, Play):
        yield Step(n, getattr(request, "table", ""), request, exchange.reply)
    elif isinstance(exchange.reply, tuple):
        for command, answer in zip(request.commands, exchange.reply, strict=False):
            yield Step(n, request.table, command, answer)
