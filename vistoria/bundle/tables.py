"""Draws and follows the stored tables of a run again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from vistoria.client.transcript import Transcript
from vistoria.model.answer import MalformedAnswer
from vistoria.model.clause import Regulation
from vistoria.model.history import History, read_history
from vistoria.model.outcome import OURS
from vistoria.model.played import PlayedTable
from vistoria.play.again import alone
from vistoria.play.echoed import NotTheEchoes, echoes_again, echoes_of
from vistoria.play.relived import life_fault
from vistoria.play.sizes import table_sizes
from vistoria.play.table import ordered, refereed
from vistoria.protocol.handshake import Hello
from vistoria.referee.model import Model
from vistoria.verdict.facts import RunFacts
from vistoria.verdict.play import by_regulation

from .count import Count, uncounted
from .fault import BundleFault, Item
from .judged import form_fault, kept_transcript, strange_keys
from .layout import TABLES, file_digest
from .stopped import BROKEN_OFF
from .tables_due import id_fault, missing

JUDGED = ("hands", "situations", "disagreements", "ways", "fault")
"""What follows from the transcript of a table."""


def table_faults(
    folder: Path,
    facts: RunFacts,
    regulations: Mapping[str, Regulation],
    tables: Mapping[str, PlayedTable],
    law: Mapping[str, Model],
    *,
    same_harness: bool,
    count: Count = uncounted,
) -> Iterator[BundleFault]:
    """Tables that the run lacks or was not asked for, and whatever of a table is found otherwise now.

    `law` is a model of it by regulation. Another version of the harness may draw tables otherwise.
    """
    for name in missing(facts, regulations, tables, law):
        yield _fault(name, "is missing; the run was to play it")
    asked = {id_: each for id_, each in tables.items() if id_fault(facts, each) is None}
    played = by_regulation(asked)
    if [*asked.values()] != [each for name in facts.request.regulations for each in played.get(name, ())]:
        yield _fault(TABLES, "its tables do not stand in the order of their numbers")
    for number, table in enumerate(tables.values(), start=1):
        count("tables followed again", number, len(tables))
        wrong = id_fault(facts, table)
        if wrong is not None:
            yield _fault(table.id, wrong)
            continue
        if table.regulation not in regulations:
            yield _not_here(table.id, "its regulation cannot be read, or its game is not installed")
            continue
        model = law.get(table.regulation)
        is_drawn = table.id != echoes_of(table.again)
        is_ours = table.fault is not None and table.fault.reason in OURS
        if is_drawn and not table.refereed and model is not None and not is_ours:
            what = f"was not followed by the referee, {TABLES} says; a model of this law is installed"
            yield BundleFault(table.id, what, Item.TABLES, broken=same_harness)
        if table.refereed and model is None:
            yield _not_here(table.id, "no model of this law is installed: its tables are not followed again")
        kept = _kept(folder, table)
        if isinstance(kept, BundleFault):
            yield kept
            continue
        yield from _stored(folder, table, kept)
        if table.fault is not None and table.fault.reason in OURS:
            what = f"an internal error of the harness that made the run: {table.fault.detail}"
            yield _not_here(table.id, what)
        for what in _judged(kept, model):
            yield _fault(str(table.transcript), what)
        if table.again and table.again not in tables:
            yield _fault(table.id, f"plays hands of {table.again} again, of which there is no record")
            continue
        origin = _kept(folder, tables[table.again]) if table.again in tables else None
        if isinstance(origin, BundleFault):
            continue  # told of that table
        for what in _drawn(facts, kept, origin, regulations[table.regulation]):
            yield BundleFault(str(table.transcript), what, Item.TABLES, broken=same_harness)


@dataclass(frozen=True)
class _Kept:
    """A table as it was stored."""

    table: PlayedTable
    transcript: Transcript
    history: History

    @property
    def hello(self) -> Hello | None:
        """What the engine said of itself; None where nothing was said, or nothing that can be read."""
        try:
            return msgspec.convert(self.transcript.header.get("hello"), Hello)
        except msgspec.ValidationError:
            return None


def _kept(folder: Path, table: PlayedTable) -> _Kept | BundleFault:
    transcript = kept_transcript(folder, table)
    if isinstance(transcript, BundleFault):
        return replace(transcript, item=Item.TABLES)
    try:
        return _Kept(table, transcript, read_history(transcript.messages))
    except MalformedAnswer as error:
        return _fault(str(table.transcript), str(error))


def _stored(folder: Path, table: PlayedTable, kept: _Kept) -> Iterator[BundleFault]:
    """Whether the transcript is the table's own."""
    name, header = str(table.transcript), kept.transcript.header
    if file_digest(folder / name) != table.sha256:
        yield _fault(name, f"its SHA-256 is not the one in {TABLES}")
    if header.get("table") != table.id:
        yield _fault(name, f"belongs to {header.get('table')}")
    if more := strange_keys(kept.transcript, "table"):
        yield _fault(name, f"its first line says {more}, which no run writes")
    if what := form_fault(folder / name, kept.transcript):
        yield _fault(name, what)


def _judged(kept: _Kept, model: Model | None) -> Iterator[str]:
    """What the referee finds otherwise than the record has it."""
    table = kept.table
    if not table.refereed or model is None:
        return
    hello = kept.hello
    offers = () if hello is None else hello.offered(table.regulation)
    again = refereed(table.id, kept.history, model, offers)
    if again.fault is None:
        yield from _not_shown(kept)
    for name in JUDGED:
        if name == "fault" and again.fault is None:
            continue  # told of the last message
        if getattr(again, name) != getattr(table, name):
            yield f"the referee finds other {name} than {TABLES} has"


def _not_shown(kept: _Kept) -> Iterator[str]:
    """A fault of the engine that the end of the conversation does not show."""
    fault = kept.table.fault
    if fault is not None and not _is_broken_off(kept):
        yield f"the conversation does not show it, and {TABLES} has {fault.reason}: {fault.detail}"


def _is_broken_off(kept: _Kept) -> bool:
    """Whether the engine's last message is that it broke off, or the fault is one that no message shows."""
    fault, messages = kept.table.fault, kept.transcript.messages
    wired = fault is not None and fault.reason in BROKEN_OFF
    return not wired or not messages or "fault" in messages[-1]


def _drawn(facts: RunFacts, kept: _Kept, origin: _Kept | None, regulation: Regulation) -> Iterator[str]:
    """Whether the conversation is what seed and number draw, or what the table that it follows asks for.

    `origin` is the table of whose hands this one plays some again.
    """
    table, hello = kept.table, kept.hello
    if hello is None:
        return  # what cannot be read is a fault of the identity
    if origin is None:
        if facts.seed is None:
            return  # told of the run
        number = int(table.id.rpartition("-")[2])
        hands = table_sizes(facts.request.hands)[number - 1]
        order = ordered(regulation, hello, facts.seed, number, hands)
        fault = life_fault(order, kept.history, broken_off=table.fault is not None)
        if fault is not None:
            yield fault
    elif table.id == echoes_of(table.again):
        yield from _echoes(kept, origin, regulation, hello)
    else:
        asked = tuple(exchange.request for exchange in kept.history.exchanges)
        pack, exchanges = regulation.cards, origin.history.exchanges
        if not any(
            alone(exchanges, each, hello.abilities, pack) == asked for each in origin.table.disagreements
        ):
            yield f"is no hand of {table.again} in which play went otherwise, played again alone"


def _echoes(kept: _Kept, origin: _Kept, regulation: Regulation, hello: Hello) -> Iterator[str]:
    try:
        again = echoes_again(
            regulation, hello.abilities, origin.table, origin.history, kept.history, kept.table.fault
        )
    except NotTheEchoes as error:
        yield str(error)
        return
    yield from _not_shown(kept)
    for name in ("refereed", *JUDGED):
        if getattr(again, name) != getattr(kept.table, name):
            yield f"the echoes show other {name} than {TABLES} has"


def _fault(place: str, what: str) -> BundleFault:
    return BundleFault(place, what, Item.TABLES)


def _not_here(place: str, what: str) -> BundleFault:
    return BundleFault(place, what, Item.TABLES, broken=False)
