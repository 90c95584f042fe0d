"""The echoes of a drawn table as a record: played with an engine, or again from what was stored."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import count

from vistoria.checks.sense import Sense
from vistoria.client.aliases import Aliases
from vistoria.client.conversation import Caller, Conversation
from vistoria.client.draws import table_label
from vistoria.client.hand_so_far import engine_fault
from vistoria.model.clause import Regulation
from vistoria.model.disagreement import Disagreement
from vistoria.model.evidence import Fault
from vistoria.model.history import Exchange, History
from vistoria.model.played import PlayedTable, echoes_of
from vistoria.model.request import Request
from vistoria.model.sentences import did, must, sentences
from vistoria.protocol.errors import EngineError
from vistoria.protocol.handshake import Abilities

from .apart import Apart
from .echoing import Echoes

EVERY = 3
"""Of so many tables one is echoed where a model of the law follows them all; else each is."""


class NotTheEchoes(Exception):
    """What was stored is not what the echoes of the table ask."""


class _BrokenOff(Exception):
    """The engine breaks off."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.detail)
        self.fault = fault


def play_echoes(
    link: Caller,
    regulation: Regulation,
    table: PlayedTable,
    history: History,
    aliases: Aliases,
    turn: int | None = None,
) -> tuple[PlayedTable, Conversation]:
    """Play the echoes of a table with the engine; with a `turn` those of its hands alone, the first of them so."""
    talk = Conversation(link, aliases, has_history=False)

    def ask(request: Request) -> object:
        try:
            return talk.ask(request)
        except EngineError as error:
            raise _BrokenOff(engine_fault(error, talk.messages)) from error

    can = link.hello.abilities
    record = _record(ask, lambda: len(talk.messages), regulation, can, table, history, turn)
    return record, talk


def echoes_again(
    regulation: Regulation,
    can: Abilities,
    table: PlayedTable,
    history: History,
    stored: History,
    broken_off: Fault | None = None,
    turn: int | None = None,
) -> PlayedTable:
    """The same from what was stored, to where the engine has `broken_off`; raises NotTheEchoes."""
    said: list[Exchange] = []
    rest = iter(stored.exchanges)

    def ask(request: Request) -> object:
        exchange = next(rest, None)
        if exchange is None and broken_off is not None:
            raise _BrokenOff(broken_off)
        if exchange is None or exchange.request != request:
            raise NotTheEchoes(f"message {2 * len(said) + 1} is not what the echoes of {table.id} ask")
        said.append(exchange)
        return exchange.reply

    record = _record(ask, lambda: 2 * len(said), regulation, can, table, history, turn)
    if next(rest, None) is not None:
        raise NotTheEchoes(f"message {2 * len(said) + 1} comes after the end of the echoes of {table.id}")
    return record


def _record(
    ask: Callable[[Request], object],
    said: Callable[[], int],
    regulation: Regulation,
    can: Abilities,
    table: PlayedTable,
    history: History,
    turn: int | None,
) -> PlayedTable:
    labels, sense = map(table_label, count(1)), Sense()
    broken_off: Fault | None = None

    def heard(request: Request) -> object:
        reply = ask(request)
        sense.hear(Exchange(said() - 1, request, reply))
        return reply

    echoes = Echoes(heard, lambda: next(labels), regulation, can, said, turn or 0)
    try:
        echoes.of_table(history.exchanges, whole=turn is None)
    except _BrokenOff as why:
        broken_off = why.fault
    until = math.inf if sense.fault is None else sense.fault.message or 0
    found = (_disagreement(table.id, each) for each in echoes.apart if each.clauses and each.said < until)
    return PlayedTable(
        echoes_of(table.id), 0, refereed=False, disagreements=tuple(found), again=table.id,
        fault=sense.fault or broken_off,
    )  # fmt: skip


def _disagreement(table: str, each: Apart) -> Disagreement:
    demanded = sentences(each.expected, must("as-before", n=each.n))
    seen = sentences(each.seen, did("as-before", echo=each.what))
    return Disagreement(each.said, table, each.hand, each.aspect, each.clauses[:1], demanded, seen)
