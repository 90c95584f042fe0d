"""Plays drawn tables on engines in this process, every answer read as it would come over the wire."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import msgspec

from vistoria.games.cards.lives import drawn as lives
from vistoria.games.order import TableOrder
from vistoria.law.catalogue import installed
from vistoria.model.answer import Accepted
from vistoria.model.clause import Regulation
from vistoria.model.command import Start
from vistoria.model.history import Exchange
from vistoria.model.request import (
    METHOD_OF,
    Ask,
    Close,
    Look,
    Open,
    Play,
    Rank,
    Record,
    Request,
    read_reply,
    read_request,
)
from vistoria.play.sizes import hands_before
from vistoria.referee.model import Model, models
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.change import Change
from vistoria.run.laws import regulation_in

MODELS = models({})


class Laws(Mapping[str, Regulation]):
    """The regulations that have a model, each parsed when it is first asked for."""

    def __getitem__(self, name: str) -> Regulation:
        return regulation_in(FOLDERS[name])

    def __iter__(self) -> Iterator[str]:
        return iter(FOLDERS)

    def __len__(self) -> int:
        return len(FOLDERS)


FOLDERS = {name: folder for name, folder in installed().items() if name in MODELS}
LAWS = Laws()


def drawn(engine: Reference, regulation: str, number: int, hands: int) -> list[Exchange]:
    """What was said at one drawn table."""
    life = lives.life(TableOrder(LAWS[regulation], engine.hello(), 1, number, hands, hands_before(number)))
    exchanges: list[Exchange] = []
    count, reply = 0, None
    while True:
        try:
            request = life.send(reply)
        except StopIteration:
            return exchanges
        answer, count = numbered(asked(engine, request), count)
        reply = wired(request, answer)
        exchanges.append(Exchange(2 * len(exchanges) + 1, request, reply))


def retold(table: list[Exchange], tells: Callable[[Any], Any]) -> list[Exchange]:
    """The same table with each event told in another way."""
    return [
        msgspec.structs.replace(
            each,
            reply=tuple(
                Accepted(tuple(map(tells, answer.events))) if isinstance(answer, Accepted) else answer
                for answer in each.reply
            ),
        )
        if isinstance(each.reply, tuple)
        else each
        for each in table
    ]


def with_rules(engine: Reference, regulation: str, change: Change) -> Reference:
    """The engine of a house that plays a regulation by other rules."""
    entry = engine.regulations[regulation]
    engine.regulations = {**engine.regulations, regulation: replace(entry, rules=change(entry.rules))}
    return engine


def numbered(reply: object, count: int) -> tuple[object, int]:
    """A reply with its events numbered on, as the serving loop does it."""
    if not isinstance(reply, tuple):
        return reply, count
    answers: list[object] = []
    for answer in reply:
        if isinstance(answer, Accepted):
            events = enumerate(answer.events, start=count + 1)
            numbered = tuple(e if isinstance(e, dict) else msgspec.structs.replace(e, n=n) for n, e in events)
            count += len(numbered)
            answer = Accepted(numbered)
        answers.append(answer)
    return tuple(answers), count


def asked(engine: Reference, request: Request) -> object:
    """The answer of an engine to a request, which must be one that the protocol has."""
    assert read_request(METHOD_OF[type(request)], msgspec.to_builtins(request)) == request
    match request:
        case Open():
            return engine.open(request)
        case Play(table=table, commands=commands):
            return tuple(engine.do(table, command) for command in commands)
        case Look():
            return engine.look(request)
        case Ask():
            return engine.ask(request)
        case Record():
            return engine.record(request)
        case Rank():
            return engine.rank(request)
        case Close(table=table):
            engine.close(table)
            return None
    raise AssertionError(request)


def wired(request: Request, reply: object) -> object:
    """A reply written and read again."""
    if reply is None:
        return None
    raw = {"results": reply} if isinstance(reply, tuple) else reply
    return read_reply(METHOD_OF[type(request)], msgspec.json.decode(msgspec.json.encode(raw)))


def hands_of(exchanges: list[Exchange]) -> int:
    """How many hands began."""
    return sum(
        isinstance(command, Start) and isinstance(answer, Accepted)
        for exchange in exchanges
        if isinstance(exchange.request, Play) and isinstance(exchange.reply, tuple)
        for command, answer in zip(exchange.request.commands, exchange.reply, strict=True)
    )


def model(regulation: str) -> Model:
    """The law of a regulation under its default readings."""
    return MODELS[regulation]
