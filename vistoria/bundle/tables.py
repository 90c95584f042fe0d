"""Draws and follows the stored tables of a run again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

import msgspec

from vistoria.client.conversation import Conversation
from vistoria.client.hand_so_far import stored_fault
from vistoria.client.transcript import Transcript
from vistoria.model.answer import MalformedAnswer
from vistoria.model.clause import Regulation, ScenarioEntry
from vistoria.model.errors import unless_ours
from vistoria.model.evidence import Evidence, Fault
from vistoria.model.history import History, read_history
from vistoria.model.outcome import OURS
from vistoria.model.played import PlayedTable, echoes_of
from vistoria.model.request import Request
from vistoria.play.again import played_alone
from vistoria.play.disguise import as_table, turn_of
from vistoria.play.echoed import play_echoes
from vistoria.play.sizes import table_sizes
from vistoria.play.stored_engine import AsksOtherwise, StoredEngine, Unanswered
from vistoria.play.table import play_again, play_table, refereed
from vistoria.protocol.handshake import Hello
from vistoria.referee.model import Model
from vistoria.verdict.play import by_regulation

from .count import Count, uncounted
from .fault import BundleFault, Item
from .layout import TABLES
from .spread import spread
from .store import StoredRun
from .stored_files import transcript_faults
from .tables_due import echoed_scenarios, id_fault, missing

JUDGED = ("hands", "situations", "disagreements", "ways", "fault")
"""What follows from the transcript of a table."""


def table_faults(
    run: StoredRun,
    regulations: Mapping[str, Regulation],
    law: Mapping[str, Model],
    count: Count = uncounted,
    meanwhile: Callable[[], object] = tuple,
) -> Iterator[BundleFault]:
    """Tables that the run lacks or was not asked for, and whatever of a table is found otherwise now.

    `law` is a model of it by regulation. Another version of the harness may draw tables otherwise.
    `meanwhile` is called while other processes follow them.
    """
    facts, tables = run.facts, run.tables
    for name in missing(facts, regulations, tables, law):
        yield _fault(name, "is missing; the run was to play it")
    scenarios = echoed_scenarios(facts, regulations, run.evidence)
    asked = {id_: each for id_, each in tables.items() if id_fault(facts, each, scenarios) is None}
    played = by_regulation(asked)
    if [*asked.values()] != [each for name in facts.request.regulations for each in played.get(name, ())]:
        yield _fault(TABLES, "its tables do not stand in the order of their numbers")
    followed = _Followed(run, regulations, law, scenarios)
    with spread(followed.faults, [*tables.values()], [each.hands for each in tables.values()]) as done:
        meanwhile()
        for number, found in enumerate(done, start=1):
            count("tables followed again", number, len(tables))
            yield from found
    if not (facts.interrupted or facts.own_faults):
        for name in [each for each in scenarios if echoes_of(each) not in tables]:
            if _asks(run, run.evidence[name], regulations[name.partition("/")[0]]):
                what = "is missing; the run was to play it"
                yield BundleFault(echoes_of(name), what, Item.TABLES, broken=run.is_made_here)


@dataclass
class _Followed:
    """Follows the tables of a run again, one by one."""

    run: StoredRun
    regulations: Mapping[str, Regulation]
    law: Mapping[str, Model]
    scenarios: Mapping[str, ScenarioEntry]
    """Those that have echoes."""
    _last: _Kept | None = None
    """The table that was read last: what follows it plays its hands again."""

    def faults(self, table: PlayedTable) -> list[BundleFault]:
        """What is wrong with the record of a table."""
        return [*self._faults(table)]

    def _faults(self, table: PlayedTable) -> Iterator[BundleFault]:
        facts, tables = self.run.facts, self.run.tables
        wrong = id_fault(facts, table, self.scenarios)
        if wrong is not None:
            yield _fault(table.id, wrong)
            return
        if table.regulation not in self.regulations:
            yield _not_here(table.id, "its regulation cannot be read, or its game is not installed")
            return
        model = self.law.get(table.regulation)
        if table.refereed and model is None:
            yield _not_here(table.id, "no model of this law is installed: its tables are not followed again")
        kept = self._kept(table)
        if isinstance(kept, BundleFault):
            yield kept
            return
        yield from transcript_faults(self.run, table, kept.transcript)
        if table.again and table.again not in (tables.keys() | self.scenarios.keys()):
            yield _fault(table.id, f"plays hands of {table.again} again, of which there is no record")
            return
        origin: _Kept | BundleFault | None = None
        if table.again in tables:
            origin = self._kept(tables[table.again])
        elif table.again:
            origin = _of_scenario(self.run, self.run.evidence[table.again])
        if isinstance(origin, BundleFault):
            return  # told of that table
        regulation = self.regulations[table.regulation]
        yield from _Again(self.run, regulation, model, kept, origin).faults()
        if not (facts.interrupted or facts.own_faults or table.again):
            for name in _due(kept, regulation).keys() - tables.keys():
                what = f"is missing; a hand of {table.id} was to be played again alone"
                yield BundleFault(name, what, Item.TABLES, broken=self.run.is_made_here)

    def _kept(self, table: PlayedTable) -> _Kept | BundleFault:
        """A table as it was stored; one that others follow is kept until the next."""
        if self._last is not None and self._last.table.id == table.id:
            return self._last
        kept = _kept(self.run, table)
        if isinstance(kept, _Kept) and not table.again:
            self._last = kept
        return kept


def _of_scenario(run: StoredRun, evidence: Evidence) -> _Kept | BundleFault:
    """A scenario as the table that its echoes follow."""
    table = as_table(evidence.scenario)
    kept = _kept(run, msgspec.structs.replace(table, transcript=evidence.transcript, sha256=evidence.sha256))
    return kept if isinstance(kept, BundleFault) else replace(kept, is_scenario=True)


def _asks(run: StoredRun, evidence: Evidence, regulation: Regulation) -> bool:
    """Whether the echoes of a scenario ask the product anything."""
    origin = _of_scenario(run, evidence)
    if isinstance(origin, BundleFault) or origin.hello is None:
        return False
    nobody, turn = (
        StoredEngine(Transcript(origin.transcript.header, ())),
        turn_of(evidence.scenario, run.facts.seed or 0),
    )
    try:
        play_echoes(nobody, regulation, origin.table, origin.history, None, None, turn)
    except AsksOtherwise:
        return True
    return False


@dataclass
class _Kept:
    """A table as it was stored."""

    table: PlayedTable
    transcript: Transcript
    is_scenario: bool = False
    _history: History | None = None

    @property
    def hello(self) -> Hello | None:
        """What the engine said of itself."""
        return self.transcript.greeting

    @property
    def history(self) -> History:
        """What was asked and answered; raises MalformedAnswer."""
        if self._history is None:
            self._history = read_history(self.transcript.texts)
        return self._history

    def heard(self, talk: Conversation) -> None:
        """Keep the history of a conversation that was this one."""
        self._history = talk.history


def _kept(run: StoredRun, table: PlayedTable) -> _Kept | BundleFault:
    transcript = run.conversation(table)
    return (
        replace(transcript, item=Item.TABLES)
        if isinstance(transcript, BundleFault)
        else _Kept(table, transcript)
    )


@dataclass(frozen=True)
class _Again:
    """A table that is played again, its conversation in the place of the engine, and followed."""

    run: StoredRun
    regulation: Regulation
    model: Model | None
    kept: _Kept
    origin: _Kept | None
    """The table, or the scenario, of whose hands it plays some again."""

    def faults(self) -> Iterator[BundleFault]:
        """What the conversation shows, whatever its record says of it, where the record has it otherwise."""
        table, place = self.kept.table, str(self.kept.table.transcript)
        is_ours = table.fault is not None and table.fault.reason in OURS
        if is_ours:
            what = f"an internal error of the harness that made the run: {table.fault and table.fault.detail}"
            yield _not_here(table.id, what)
        try:
            again, otherwise = self._record()
        except MalformedAnswer as error:
            yield _fault(place, str(error))
            return
        except Exception as error:  # the harness that made the run may have had the same one
            unless_ours(error)
            if not is_ours:
                what = f"cannot be followed again: {error!r}"
                yield BundleFault(place, what, Item.TABLES, broken=self.run.is_made_here)
            return
        if otherwise is not None and not (is_ours and isinstance(otherwise, Unanswered)):
            what = f"{self._name}, played again, {otherwise}"
            yield BundleFault(place, what, Item.TABLES, broken=self.run.is_made_here)
        if again is not None:
            yield from self._compared(again, is_ours=is_ours)

    @property
    def _name(self) -> str:
        table = self.kept.table
        if self.origin is None:
            return "the table that seed and number draw"
        return f"the {'echoes' if table.is_echo else 'hand that went otherwise'} of {table.again}"

    def _record(self) -> tuple[PlayedTable | None, AsksOtherwise | None]:
        """What a run writes down of this conversation, and where it is not what is asked.

        Raises MalformedAnswer, and what the referee raises.
        """
        kept, origin, hello = self.kept, self.origin, self.kept.hello
        engine, otherwise = StoredEngine(kept.transcript), None
        again: PlayedTable | None = None
        try:
            if origin is not None and kept.table.is_echo:
                turn = turn_of(origin.table.id, self.run.facts.seed or 0) if origin.is_scenario else None
                again, _ = play_echoes(
                    engine, self.regulation, origin.table, origin.history, None, self.model, turn
                )
            elif hello is not None and kept.transcript.messages and self.run.facts.seed is not None:
                kept.heard(self._conversation(engine, hello, self.run.facts.seed))
            if again is not None and engine.left:
                raise AsksOtherwise(f"ends before message {engine.said + 1}")
        except AsksOtherwise as error:
            otherwise = error
        if kept.table.is_echo:
            return again, otherwise
        offers = () if hello is None else hello.offered(kept.table.regulation)
        shown = refereed(kept.table.id, kept.history, self.model, offers, origin.table.ways if origin else ())
        fault = shown.fault or stored_fault(kept.transcript.messages)
        return msgspec.structs.replace(shown, fault=fault), otherwise

    def _conversation(self, engine: StoredEngine, hello: Hello, seed: int) -> Conversation:
        """Play the table of this number, or the hand of another alone; raises AsksOtherwise."""
        table = self.kept.table
        if self.origin is None:
            number = int(table.id.rpartition("-")[2])
            hands = table_sizes(self.run.facts.request.hands)[number - 1]
            talk, _ = play_table(engine, self.regulation, None, seed=seed, number=number, hands=hands)
        else:
            due = _due(self.origin, self.regulation).get(table.id)
            if due is None:
                raise AsksOtherwise("is none that went otherwise")
            talk, _ = play_again(engine, due, None)
        if engine.left:
            raise AsksOtherwise(f"ends before message {engine.said + 1}")
        return talk

    def _compared(self, again: PlayedTable, *, is_ours: bool) -> Iterator[BundleFault]:
        table, place, messages = (
            self.kept.table,
            str(self.kept.table.transcript),
            self.kept.transcript.messages,
        )
        if again.refereed is not table.refereed and self.model is not None and messages:
            what = f"was not followed by the referee, {TABLES} says; a model of this law is installed"
            yield BundleFault(table.id, what, Item.TABLES, broken=self.run.is_made_here)
        seen: tuple[str, ...] = ("hands", "fault") if table.refereed and self.model is None else JUDGED
        if is_ours:  # what it kept from being seen is no false statement, but for what the product did
            seen = tuple(name for name in ("disagreements", "fault") if getattr(again, name))
        for name in seen:
            if getattr(again, name) == getattr(table, name):
                continue
            if name == "fault":
                yield from self._other_fault(again.fault)
            else:
                yield _fault(place, f"the referee finds other {name} than {TABLES} has")

    def _other_fault(self, shown: Fault | None) -> Iterator[BundleFault]:
        """What ended a table, where the conversation shows it otherwise; one without messages shows nothing."""
        fault, place = self.kept.table.fault, str(self.kept.table.transcript)
        if (
            shown is not None
            and fault is not None
            and shown.reason is fault.reason
            and not self.run.is_made_here
        ):
            return  # another version has other words
        if shown is not None:
            what = f"the conversation ended with {shown.reason}: {shown.detail}; {TABLES} has another fault"
            yield _fault(place, what)
        elif fault is not None and self.kept.transcript.messages:
            what = f"the conversation does not show it, and {TABLES} has {fault.reason}: {fault.detail}"
            yield _fault(place, what)


def _due(kept: _Kept, regulation: Regulation) -> dict[str, tuple[Request, ...]]:
    """What is asked where hands of a drawn table are played again alone, by the ids of these records."""
    table, hello = kept.table, kept.hello
    if hello is None or stored_fault(kept.transcript.messages) is not None:
        return {}
    return played_alone(table, kept.history.exchanges, hello.abilities, regulation.cards)


def _fault(place: str, what: str) -> BundleFault:
    return BundleFault(place, what, Item.TABLES)


def _not_here(place: str, what: str) -> BundleFault:
    return BundleFault(place, what, Item.TABLES, broken=False)
