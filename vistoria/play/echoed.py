"""The echoes of a drawn table, played, as a record."""

from __future__ import annotations

import math
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

from .apart import Apart
from .echoing import Echoes

EVERY = 3
"""Of so many tables one is echoed where a model of the law follows them all; else each is."""


def play_echoes(
    link: Caller,
    regulation: Regulation,
    table: PlayedTable,
    history: History,
    aliases: Aliases | None,
    turn: int | None = None,
) -> tuple[PlayedTable, Conversation]:
    """Play the echoes of a table with whoever answers; with a `turn` those of its hands alone, the first of them so."""
    talk = Conversation(link, aliases, has_history=False)
    labels, sense = map(table_label, count(1)), Sense()
    broken_off: Fault | None = None

    def heard(request: Request) -> object:
        reply = talk.ask(request)
        sense.hear(Exchange(len(talk.messages) - 1, request, reply))
        return reply

    echoes = Echoes(
        heard, lambda: next(labels), regulation, link.hello.abilities, lambda: len(talk.messages), turn or 0
    )
    try:
        echoes.of_table(history.exchanges, whole=turn is None)
    except EngineError as error:
        broken_off = engine_fault(error, talk.messages)
    until = math.inf if sense.fault is None else sense.fault.message or 0
    found = (_disagreement(table.id, each) for each in echoes.apart if each.clauses and each.said < until)
    record = PlayedTable(
        echoes_of(table.id), 0, refereed=False, disagreements=tuple(found), again=table.id,
        fault=sense.fault or broken_off,
    )  # fmt: skip
    return record, talk


def _disagreement(table: str, each: Apart) -> Disagreement:
    demanded = sentences(each.expected, must("as-before", n=each.n))
    seen = sentences(each.seen, did("as-before", echo=each.what))
    return Disagreement(each.said, table, each.hand, each.aspect, each.clauses[:1], demanded, seen)
