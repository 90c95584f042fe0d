"""The echoes of a drawn table, played, as a record."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import count

from vistoria.checks.sense import Sense, with_its_books
from vistoria.client.aliases import Aliases, table_label
from vistoria.client.conversation import Caller, Conversation
from vistoria.client.hand_so_far import engine_fault
from vistoria.model.clause import Regulation
from vistoria.model.disagreement import Disagreement
from vistoria.model.evidence import Fault
from vistoria.model.history import Exchange, History
from vistoria.model.played import PlayedTable, echoes_of
from vistoria.model.request import Request
from vistoria.model.sentences import did, must, sentences
from vistoria.protocol.errors import EngineError
from vistoria.referee.freely import follow_freely
from vistoria.referee.model import Model

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
    model: Model | None,
    turn: int | None = None,
) -> tuple[PlayedTable, Conversation]:
    """Play the echoes of a table with whoever answers; with a `turn` those of its hands alone, the first of them so.

    Where a hand and its echo part, one of them is wrong: `model` says which, and by which clause.
    """
    exchanges: list[Exchange] = []
    talk = Conversation(link, aliases, has_history=False)
    labels, sense = map(table_label, count(1)), Sense()
    broken_off: Fault | None = None

    def heard(request: Request) -> object:
        reply = talk.ask(request)
        exchanges.append(Exchange(len(talk.messages) - 1, request, reply))
        sense.hear(exchanges[-1])
        return reply

    echoes = Echoes(
        heard, lambda: next(labels), regulation, link.hello.abilities, lambda: len(talk.messages), turn or 0
    )
    try:
        echoes.of_table(history.exchanges, whole=turn is None)
    except EngineError as error:
        broken_off = engine_fault(error, talk.messages)
    fault = sense.fault = with_its_books(sense, exchanges)
    until = math.inf if sense.first is None else sense.first.message or 0
    agreed = fault.message if fault is not None and fault.agreed else None
    parted = [each for each in echoes.apart if each.clauses and (each.said < until or each.said == agreed)]
    there, here = _broken(link, regulation, table, history, exchanges, model) if parted else ((), ())
    found = (_disagreement(table.id, each, there, here) for each in parted)
    record = PlayedTable(
        echoes_of(table.id), 0, refereed=False, disagreements=tuple(found), again=table.id,
        fault=sense.first or broken_off,
    )  # fmt: skip
    return record, talk


def _broken(
    link: Caller,
    regulation: Regulation,
    table: PlayedTable,
    history: History,
    echoes: Sequence[Exchange],
    model: Model | None,
) -> tuple[Sequence[Disagreement], Sequence[Disagreement]]:
    """What the table breaks, and what its echoes do, by a model of the law; nothing without one."""
    if model is None:
        return (), ()
    law = model.yielding(link.hello.offered(regulation.id))
    found = table if table.refereed else follow_freely(law, history.exchanges)
    return found.disagreements, follow_freely(law, echoes, found.ways).disagreements


def _disagreement(
    table: str, each: Apart, there: Iterable[Disagreement], here: Iterable[Disagreement]
) -> Disagreement:
    """Where a hand and its echo part; by the clause that the hand, or else its echo, breaks there."""
    demanded = sentences(each.expected, must("as-before", n=each.n))
    seen = sentences(each.seen, did("as-before", echo=each.what))
    broken = [*(d for d in there if d.n == each.n), *(d for d in here if d.n == each.said)]
    first = min(broken, key=lambda d: d.aspect != each.aspect, default=None)
    clauses = each.clauses if first is None else first.clauses
    return Disagreement(each.said, table, each.hand, each.aspect, clauses[:1], demanded, seen)
