"""Follows the stored tables of a run again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path

import msgspec

from vistoria.model.answer import MalformedAnswer
from vistoria.model.clause import Regulation
from vistoria.model.history import read_history
from vistoria.model.played import PlayedTable
from vistoria.play.echoed import NotTheEchoes, echoes_again, echoes_of
from vistoria.play.sizes import table_sizes
from vistoria.play.table import refereed
from vistoria.protocol.handshake import Hello
from vistoria.referee.model import Model
from vistoria.verdict.facts import RunFacts

from .fault import BundleFault, Item
from .judged import kept_transcript
from .layout import TABLES, file_digest

JUDGED = ("hands", "situations", "disagreements", "ways", "fault")
"""What follows from the transcript of a table."""


def table_faults(
    folder: Path,
    facts: RunFacts,
    regulations: Mapping[str, Regulation],
    tables: Mapping[str, PlayedTable],
    law: Mapping[str, Model],
) -> Iterator[BundleFault]:
    """Tables that the run lacks, faults of their transcripts, and what the referee and the echoes find otherwise now.

    `law` is a model of it by regulation.
    """
    most = len(table_sizes(facts.request.hands))
    played = {table.regulation for table in tables.values()}
    due = {f"{name}/table-{n}" for name in played for n in range(1, most + 1)}
    shard = facts.request.shard
    for name in sorted(due - tables.keys()):
        if not (facts.interrupted or facts.own_faults) and (shard is None or shard.has(name)):
            yield _fault(name, "is missing; the run was to play it")
    for table in tables.values():
        number = (table.again or table.id).rpartition("-")[2]
        if not number.isdigit() or not 1 <= int(number) <= most:
            yield _fault(table.id, "is none of the tables that the run was asked for")
        found = _faults(folder, table, law.get(table.regulation))
        if table.id == echoes_of(table.again) and table.regulation in regulations and table.again in tables:
            found = chain(found, _echoes(folder, table, tables[table.again], regulations[table.regulation]))
        for what in found:
            yield what if isinstance(what, BundleFault) else _fault(str(table.transcript), what)
        if table.refereed and table.regulation not in law:
            what = "no model of this law is installed: its tables are not followed again"
            yield BundleFault(table.id, what, Item.TABLES, broken=False)


def _faults(folder: Path, table: PlayedTable, model: Model | None) -> Iterator[str | BundleFault]:
    transcript = kept_transcript(folder, table)
    if isinstance(transcript, BundleFault):
        yield transcript
        return
    if file_digest(folder / str(table.transcript)) != table.sha256:
        yield f"its SHA-256 is not the one in {TABLES}"
    if transcript.header.get("table") != table.id:
        yield f"belongs to {transcript.header.get('table')}"
    try:
        history = read_history(transcript.messages)
    except MalformedAnswer as error:
        yield str(error)
        return
    if table.refereed and model is not None:
        again = refereed(table.id, history, model)
        for name in JUDGED:
            if name == "fault" and again.fault is None:
                continue  # the engine broke off; the messages alone do not say so
            if getattr(again, name) != getattr(table, name):
                yield f"the referee finds other {name} than {TABLES} has"


def _echoes(folder: Path, table: PlayedTable, of: PlayedTable, regulation: Regulation) -> Iterator[str]:
    stored, first = kept_transcript(folder, table), kept_transcript(folder, of)
    if isinstance(stored, BundleFault) or isinstance(first, BundleFault):
        return  # told already
    try:
        hello = msgspec.convert(stored.header.get("hello"), Hello)
        histories = read_history(first.messages), read_history(stored.messages)
        again = echoes_again(regulation, hello.abilities, of, *histories)
    except (MalformedAnswer, msgspec.ValidationError, NotTheEchoes) as error:
        yield str(error)
        return
    if table.fault is None and again.disagreements != table.disagreements:
        yield f"the echoes show other disagreements than {TABLES} has"


def _fault(place: str, what: str) -> BundleFault:
    return BundleFault(place, what, Item.TABLES)
