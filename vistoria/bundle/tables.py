"""Draws and follows the stored tables of a run again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from vistoria.client.hand_so_far import stored_fault
from vistoria.client.transcript import Transcript
from vistoria.model.answer import MalformedAnswer
from vistoria.model.clause import Regulation
from vistoria.model.disagreement import asked_again
from vistoria.model.errors import unless_ours
from vistoria.model.evidence import Evidence, Fault
from vistoria.model.history import History, read_history
from vistoria.model.outcome import OURS
from vistoria.model.played import PlayedTable, echoes_of
from vistoria.model.request import Request
from vistoria.play.again import alone
from vistoria.play.disguise import as_table, turn_of
from vistoria.play.echoed import NotTheEchoes, echoes_again
from vistoria.play.relived import life_fault
from vistoria.play.sizes import table_sizes
from vistoria.play.table import ordered, refereed
from vistoria.protocol.handshake import Abilities, Hello
from vistoria.referee.model import Model
from vistoria.verdict.facts import RunFacts
from vistoria.verdict.play import by_regulation

from .conversations import kept_transcript, transcript_faults
from .count import Count, uncounted
from .fault import BundleFault, Item
from .layout import TABLES
from .tables_due import echoed_scenarios, id_fault, missing

JUDGED = ("hands", "situations", "disagreements", "ways", "fault")
"""What follows from the transcript of a table."""


def table_faults(
    folder: Path,
    facts: RunFacts,
    regulations: Mapping[str, Regulation],
    tables: Mapping[str, PlayedTable],
    law: Mapping[str, Model],
    evidence: Mapping[str, Evidence],
    *,
    same_harness: bool,
    count: Count = uncounted,
) -> Iterator[BundleFault]:
    """Tables that the run lacks or was not asked for, and whatever of a table is found otherwise now.

    `law` is a model of it by regulation. Another version of the harness may draw tables otherwise.
    """
    for name in missing(facts, regulations, tables, law):
        yield _fault(name, "is missing; the run was to play it")
    scenarios = echoed_scenarios(facts, regulations, evidence)
    asked = {id_: each for id_, each in tables.items() if id_fault(facts, each, scenarios) is None}
    played = by_regulation(asked)
    if [*asked.values()] != [each for name in facts.request.regulations for each in played.get(name, ())]:
        yield _fault(TABLES, "its tables do not stand in the order of their numbers")
    for number, table in enumerate(tables.values(), start=1):
        count("tables followed again", number, len(tables))
        wrong = id_fault(facts, table, scenarios)
        if wrong is not None:
            yield _fault(table.id, wrong)
            continue
        if table.regulation not in regulations:
            yield _not_here(table.id, "its regulation cannot be read, or its game is not installed")
            continue
        model = law.get(table.regulation)
        if table.refereed and model is None:
            yield _not_here(table.id, "no model of this law is installed: its tables are not followed again")
        kept = _kept(folder, table)
        if isinstance(kept, BundleFault):
            yield kept
            continue
        yield from transcript_faults(folder, table, kept.transcript)
        if table.again and table.again not in (tables.keys() | scenarios.keys()):
            yield _fault(table.id, f"plays hands of {table.again} again, of which there is no record")
            continue
        origin = _origin(folder, table, tables, evidence)
        if isinstance(origin, BundleFault):
            continue  # told of that table
        regulation = regulations[table.regulation]
        for what in _asked(facts, kept, origin, regulation):
            yield BundleFault(str(table.transcript), what, Item.TABLES, broken=same_harness)
        turn = None if table.again not in scenarios else turn_of(table.again, facts.seed or 0)
        yield from _judged(kept, origin, regulation, model, turn, same_harness=same_harness)
        if not (facts.interrupted or facts.own_faults or table.again):
            for name in _due(kept, regulation).keys() - tables.keys():
                what = f"is missing; a hand of {table.id} was to be played again alone"
                yield BundleFault(name, what, Item.TABLES, broken=same_harness)
    if not (facts.interrupted or facts.own_faults):
        for name in [each for each in scenarios if echoes_of(each) not in tables]:
            if _asks(folder, evidence[name], regulations[name.partition("/")[0]], facts.seed or 0):
                what = "is missing; the run was to play it"
                yield BundleFault(echoes_of(name), what, Item.TABLES, broken=same_harness)


def _origin(
    folder: Path, table: PlayedTable, tables: Mapping[str, PlayedTable], evidence: Mapping[str, Evidence]
) -> _Kept | BundleFault | None:
    """What a table follows: a drawn table, or a scenario as if it were one."""
    if table.again in tables:
        return _kept(folder, tables[table.again])
    if table.again in evidence:
        item = evidence[table.again]
        return _kept(
            folder,
            msgspec.structs.replace(as_table(table.again), transcript=item.transcript, sha256=item.sha256),
        )
    return None


def _asks(folder: Path, evidence: Evidence, regulation: Regulation, seed: int) -> bool:
    """Whether the echoes of a scenario ask the product anything."""
    name = evidence.scenario
    origin = _origin(folder, PlayedTable(echoes_of(name), 0, False, again=name), {}, {name: evidence})
    if not isinstance(origin, _Kept) or origin.hello is None:
        return False
    try:
        echoes_again(
            regulation, origin.hello.abilities, origin.table, origin.history, History(()),
            turn=turn_of(name, seed),
        )  # fmt: skip
    except NotTheEchoes:
        return True
    return False


@dataclass(frozen=True)
class _Kept:
    """A table as it was stored."""

    table: PlayedTable
    transcript: Transcript
    history: History

    @property
    def hello(self) -> Hello | None:
        """What the engine said of itself."""
        return self.transcript.greeting


def _kept(folder: Path, table: PlayedTable) -> _Kept | BundleFault:
    transcript = kept_transcript(folder, table)
    if isinstance(transcript, BundleFault):
        return replace(transcript, item=Item.TABLES)
    try:
        return _Kept(table, transcript, read_history(transcript.messages))
    except MalformedAnswer as error:
        return _fault(str(table.transcript), str(error))


def _judged(
    kept: _Kept,
    origin: _Kept | None,
    regulation: Regulation,
    model: Model | None,
    turn: int | None,
    *,
    same_harness: bool,
) -> Iterator[BundleFault]:
    """What the conversation shows, whatever its record says of it, where the record has it otherwise."""
    table, place = kept.table, str(kept.table.transcript)
    is_ours = table.fault is not None and table.fault.reason in OURS
    if is_ours:
        what = f"an internal error of the harness that made the run: {table.fault and table.fault.detail}"
        yield _not_here(table.id, what)
    try:
        again = _record(kept, origin, regulation, model, turn)
    except NotTheEchoes as error:
        yield BundleFault(place, str(error), Item.TABLES, broken=same_harness)
        return
    except Exception as error:  # the harness that made the run may have had the same one
        unless_ours(error)
        if not is_ours:
            what = f"cannot be followed again: {error!r}"
            yield BundleFault(place, what, Item.TABLES, broken=same_harness)
        return
    if again.refereed is not table.refereed and model is not None and kept.transcript.messages:
        what = f"was not followed by the referee, {TABLES} says; a model of this law is installed"
        yield BundleFault(table.id, what, Item.TABLES, broken=same_harness)
    seen: tuple[str, ...] = ("hands", "fault") if table.refereed and model is None else JUDGED
    if is_ours:  # what it kept from being seen is no false statement, but for what the product did
        seen = tuple(name for name in ("disagreements", "fault") if getattr(again, name))
    for name in seen:
        if getattr(again, name) == getattr(table, name):
            continue
        if name == "fault":
            yield from _other_fault(kept, again.fault, same_harness=same_harness)
        else:
            yield _fault(place, f"the referee finds other {name} than {TABLES} has")


def _other_fault(kept: _Kept, shown: Fault | None, *, same_harness: bool) -> Iterator[BundleFault]:
    """What ended a table, where the conversation shows it otherwise; one without messages shows nothing."""
    fault, place = kept.table.fault, str(kept.table.transcript)
    if shown is not None and fault is not None and shown.reason is fault.reason and not same_harness:
        return  # another version has other words
    if shown is not None:
        yield _fault(
            place, f"the conversation ended with {shown.reason}: {shown.detail}; {TABLES} has another fault"
        )
    elif fault is not None and kept.transcript.messages:
        yield _fault(
            place, f"the conversation does not show it, and {TABLES} has {fault.reason}: {fault.detail}"
        )


def _record(
    kept: _Kept, origin: _Kept | None, regulation: Regulation, model: Model | None, turn: int | None
) -> PlayedTable:
    """What a run writes down of this conversation; raises NotTheEchoes, and what the referee raises."""
    table, hello, broken_off = kept.table, kept.hello, stored_fault(kept.transcript.messages)
    if origin is not None and table.is_echo:
        abilities = Abilities() if hello is None else hello.abilities
        stored = kept.history
        return echoes_again(regulation, abilities, origin.table, origin.history, stored, broken_off, turn)
    offers = () if hello is None else hello.offered(table.regulation)
    ways = () if origin is None else origin.table.ways
    again = refereed(table.id, kept.history, model, offers, ways)
    return msgspec.structs.replace(again, fault=again.fault or broken_off)


def _asked(facts: RunFacts, kept: _Kept, origin: _Kept | None, regulation: Regulation) -> Iterator[str]:
    """Whether the conversation is what seed and number draw, or the hand of the table that it follows."""
    table, hello = kept.table, kept.hello
    if hello is None or not kept.transcript.messages:
        return  # what cannot be read is a fault of the identity
    broken_off = stored_fault(kept.transcript.messages) is not None
    if origin is None:
        if facts.seed is None:
            return  # told of the run
        number = int(table.id.rpartition("-")[2])
        hands = table_sizes(facts.request.hands)[number - 1]
        order = ordered(regulation, hello, facts.seed, number, hands)
        fault = life_fault(order, kept.history, broken_off=broken_off)
        if fault is not None:
            yield fault
    elif not table.is_echo:
        asked = tuple(exchange.request for exchange in kept.history.exchanges)
        due = _due(origin, regulation).get(table.id, ())
        if not due or (due[: len(asked)] if broken_off else due) != asked:
            yield f"is no hand of {table.again} in which play went otherwise, played again alone"


def _due(kept: _Kept, regulation: Regulation) -> dict[str, tuple[Request, ...]]:
    """What is asked where hands of a drawn table are played again alone, by the ids of these records."""
    table, hello = kept.table, kept.hello
    if hello is None or stored_fault(kept.transcript.messages) is not None:
        return {}
    found = {
        f"{table.id}-{number}": alone(kept.history.exchanges, each, hello.abilities, regulation.cards)
        for number, each in enumerate(asked_again(table.disagreements), start=1)
    }
    return {name: requests for name, requests in found.items() if requests}


def _fault(place: str, what: str) -> BundleFault:
    return BundleFault(place, what, Item.TABLES)


def _not_here(place: str, what: str) -> BundleFault:
    return BundleFault(place, what, Item.TABLES, broken=False)
