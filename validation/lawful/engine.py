"""The reference engine, differing lawfully."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from vistoria.model.answer import Accepted, Answer, ReasonGiven, Refused, Viewed
from vistoria.model.command import Act, Command, Proceed
from vistoria.model.event import Event, UnknownEvent
from vistoria.model.request import Ask, Look, Open, Record
from vistoria.protocol.handshake import Hello
from vistoria.reference_engine.adapter import Reference
from vistoria.table.state import Table

from .company import Company
from .in_vain import Course
from .listing import variation
from .variation import Information, Told


class Varied(Reference):
    """Launched with the options `id` and `regulation`; raises NoSuchVariation for names that none has."""

    def __init__(self, options: Mapping[str, str]) -> None:
        readings = dict(options)
        regulation = readings.pop("regulation", "")
        self.variation = variation(readings.pop("id", ""), regulation)
        super().__init__(readings)
        entry = self.regulations[regulation]
        other = replace(entry, rules=self.variation.plays(entry.rules))
        self.regulations = {**self.regulations, regulation: other}
        self.waiting: dict[str, tuple[Event | UnknownEvent, ...]] = {}
        """What stands over at each table until its croupier continues."""
        self.companies: dict[str, Company] = {}
        """Who sits at each table."""
        self.courses: dict[str, Course] = {}
        """How far each table was told."""
        self.name = f"vistoria-variation {self.variation.name}"

    def hello(self) -> Hello:
        """Who it is, told otherwise."""
        return self.variation.hello(super().hello())

    def open(self, request: Open) -> Answer:
        """The answer of the reference engine, told otherwise."""
        if self.variation.alone and self.tables:
            return Refused("engine", ReasonGiven("not-here", "another table is open"))
        self.companies[request.table] = Company()
        self.courses[request.table] = Course(Table.opened(request))
        refused = self.variation.opens(request)
        return self._told(super().open(request)) if refused is None else refused

    def do(self, table: str, command: Command) -> Answer:
        """The answer of the reference engine, told otherwise."""
        if isinstance(command, Proceed):
            return self._told(self._until_it_waits(table))
        if isinstance(command, Act) and (checked := self.courses[table].checks(command.seat, command.act)):
            self.waiting[table] = (checked, *self.waiting[table])
            return self._told(self._until_it_waits(table))
        if self.waiting.get(table):
            return Refused("engine", ReasonGiven("waiting", "the table waits for its croupier"))
        why = self.variation.declines(self.tables[table].state, command)
        if why is not None:
            return Refused("engine", ReasonGiven("not-here", why))
        if self.variation.keeps(self._running(table), command):
            self.companies[table].kept.append(command)
            return self._told(Accepted(()))
        answer = super().do(table, command)
        if not isinstance(answer, Accepted):
            return self._told(answer)
        self.waiting[table] = self._and_then(table, command, answer.events)
        return self._told(self._until_it_waits(table))

    def _and_then(self, table: str, command: Command, events: Told) -> Told:
        """What happened, and what the house does after it unasked."""
        company = self.companies[table]
        company.heard(events)
        for more in self.variation.after(company, command, events):
            answer = super().do(table, more)
            if isinstance(answer, Accepted):
                company.heard(answer.events)
                events += answer.events
        return events

    def _until_it_waits(self, table: str) -> Accepted:
        """What happens until the croupier has to continue, or somebody is asked in vain; the rest stands over."""
        events, course = self.waiting.get(table, ()), self.courses[table]
        told = list[Event | UnknownEvent]()
        while len(told) < len(events):
            event = events[len(told)]
            if self.variation.in_vain and (asked := course.asks_before(event)):
                course.heard(asked)
                self.waiting[table] = events[len(told) :]
                return Accepted((*told, asked))
            course.heard(event)
            told.append(event)
            if self.variation.waits(event):
                break
        self.waiting[table] = events[len(told) :]
        return Accepted(tuple(told))

    def look(self, request: Look) -> Viewed:
        """The view, told otherwise."""
        return self.variation.sees(super().look(request))

    def ask(self, request: Ask) -> Information:
        """The information of the reference engine, told otherwise."""
        return self.variation.answers(request, super().ask(request))

    def record(self, request: Record) -> Information:
        """The log of the reference engine, told otherwise."""
        return self.variation.records(super().record(request))

    def _told(self, answer: Answer) -> Answer:
        if isinstance(answer, Accepted):
            return Accepted(self.variation.tells(answer.events))
        return self.variation.refuses(answer) if isinstance(answer, Refused) else answer
