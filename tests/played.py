"""Plays drawn tables on engines in this process, every answer read as it would come over the wire."""

from __future__ import annotations

from random import Random

import msgspec

from vistoria.games.cards.deal import DealPlan
from vistoria.games.cards.lives import banked, ring
from vistoria.games.cards.lives.life import Means, Scene
from vistoria.law.catalogue import installed, load
from vistoria.model.answer import Accepted
from vistoria.model.command import Start
from vistoria.model.history import Exchange
from vistoria.model.request import METHOD_OF, Ask, Look, Open, Play, Record, Request, read_reply
from vistoria.referee.model import Model, models
from vistoria.reference_engine.adapter import Reference

MODELS = models({})
LAWS = {name: load(folder) for name, folder in installed().items() if name in MODELS}


def drawn(engine: Reference, regulation: str, seed: int, hands: int) -> list[Exchange]:
    """What was said at one drawn table."""
    deal, hello = LAWS[regulation].deal, engine.hello()
    assert isinstance(deal, DealPlan)
    means = Means(
        offers=frozenset(hello.offers[regulation]),
        incidents=frozenset(hello.abilities.incidents),
        information=frozenset(hello.abilities.information),
    )
    scene = Scene(Random(f"{regulation}/{seed}"), "t", deal, means)
    life = (banked if deal.croupier else ring).life(scene, regulation, hands)
    exchanges: list[Exchange] = []
    try:
        request = next(life)
        while True:
            reply = wired(request, asked(engine, request))
            exchanges.append(Exchange(2 * len(exchanges) + 1, request, reply))
            request = life.send(reply)
    except StopIteration:
        engine.close("t")
        return exchanges


def asked(engine: Reference, request: Request) -> object:
    """The answer of an engine."""
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
    raise AssertionError(request)


def wired(request: Request, reply: object) -> object:
    """A reply written and read again."""
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
