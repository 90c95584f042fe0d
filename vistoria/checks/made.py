"""Chips that a seat has between hands and nobody brought, where two tellings of the product agree on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from vistoria.model.answer import Accepted, Viewed
from vistoria.model.command import TopUp
from vistoria.model.event import Bought, Event, HandEnded, HandStarted, Left
from vistoria.model.history import Exchange
from vistoria.model.request import Open, Play
from vistoria.table import Table, after_all

Telling = Event | Viewed
"""What tells of stacks: an event, or what somebody sees."""


class Made(NamedTuple):
    """The chips of one seat."""

    due: int
    """By what was told before."""
    told: int
    """By two tellings."""
    bought: bool
    """Whether it had bought chips since the hand before, as many as it asked for."""


def made_between_hands(exchanges: Sequence[Exchange], n: int) -> Mapping[int, Made]:
    """By seat, chips other than are due in reply `n`, between hands, if the next telling of another kind has them."""
    table = next(each.table for each in exchanges if each.n + 1 == n)
    now, bought, found = Table(), set[int](), dict[int, Made]()
    first: type[Telling] = Viewed
    for when, request, command, telling in _tellings([each for each in exchanges if each.table == table]):
        now = Table.opened(request) if isinstance(request, Open) and not now.brought else now
        told = _stacks(telling)
        due = {seat: now.stacks.get(seat, 0) + _added(telling) for seat in told}
        apart = {seat: told[seat] for seat in told if told[seat] != due[seat]}
        if found and not isinstance(telling, first) and (again := told.keys() & found.keys()):
            return {seat: found[seat] for seat in again - apart.keys()}
        if isinstance(telling, Bought) and isinstance(command, TopUp) and telling.amount == command.amount:
            bought.add(telling.seat)
        if when == n and apart and not found:
            if now.running or isinstance(telling, Left):  # who has gone tells no more
                return {}
            first, found = type(telling), {s: Made(due[s], told[s], s in bought) for s in apart}
        if isinstance(telling, Viewed):
            now = replace(now, stacks={**now.stacks, **apart})
            continue
        if isinstance(telling, HandEnded):
            bought.clear()
        now = after_all(now, (telling,))
    return {}


def _tellings(exchanges: Sequence[Exchange]) -> Iterator[tuple[int, object, object, Telling]]:
    """The number of each reply, its request, the command that it answers, and what it tells."""
    for each in exchanges:
        if isinstance(each.reply, Viewed):
            yield each.n + 1, each.request, None, each.reply
        commands = each.request.commands if isinstance(each.request, Play) else (None,)
        replies = each.reply if isinstance(each.reply, tuple) else (each.reply,)
        for command, reply in zip(commands, replies, strict=False):
            for event in reply.events if isinstance(reply, Accepted) else ():
                if isinstance(event, Event):
                    yield each.n + 1, each.request, command, event


def _stacks(telling: Telling) -> Mapping[int, int]:
    match telling:
        case Viewed():
            return telling.state.stacks
        case HandStarted() | HandEnded():
            return telling.stacks
        case Bought() | Left():
            return {telling.seat: telling.stack}
    return {}


def _added(telling: Telling) -> int:
    return telling.amount - telling.charged if isinstance(telling, Bought) else 0
