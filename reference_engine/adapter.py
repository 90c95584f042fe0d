"""The reference engine as an engine under test."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass

import vistoria
from vistoria.model.answer import (
    Accepted,
    Answer,
    NotProvided,
    Order,
    Provided,
    ReasonGiven,
    Refused,
    Unsupported,
    Viewed,
)
from vistoria.model.command import Command
from vistoria.model.request import Ask, Look, Open, Rank, Record
from vistoria.protocol.handshake import PROTOCOL_VERSIONS, Abilities, Hello, Identity
from vistoria.serve import Adapter

from .abilities import hooked
from .deliveries import delivered
from .identity import own_digest
from .information import answer, hand_log
from .journal import Journal
from .procedures.protocol import Outcome, Procedure, State
from .procedures.refusal import Refusal
from .registry import regulations


class NoSuchTable(KeyError):
    """A request for a table that is not open."""

    def __init__(self, table: str) -> None:
        self.table = table
        super().__init__(f"no table {table!r} is open: open it first")


@dataclass
class Running:
    """An open table: its procedure, its state, and all that happened."""

    procedure: Procedure
    state: State
    journal: Journal


class Reference(Adapter):
    """The bundled engine; `options` select readings, such as `{"<regulation>/<reading>": "<option>"}`.

    Raises NoSuchReading, a ValueError, for a regulation, reading or option that it does not have.
    """

    name = "vistoria-reference"

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        readings = dict(options or {})
        self.shuffle = readings.pop("shuffle", "")
        """What its own cards follow from, with the table's id: the same again in each run; empty for chance."""
        self.regulations = regulations(readings)
        self.tables: dict[str, Running] = {}

    def hello(self) -> Hello:
        """Who the engine is, and what it offers by regulation."""
        equipment = {item: None for entry in self.regulations.values() for item in entry.equipment}
        return Hello(
            protocol=PROTOCOL_VERSIONS[1],
            engine=self.identity(),
            regulations=tuple(self.regulations),
            abilities=self.abilities(),
            offers={name: entry.offers for name, entry in self.regulations.items()},
            equipment=tuple(equipment),
        )

    def abilities(self) -> Abilities:
        """The test hooks that its regulations reach between them."""
        hooks = asdict(hooked(self.regulations.values()))
        return Abilities(forced_deck=True, forced_stacks=True, seed=True, views=True, record=True, **hooks)

    def identity(self) -> Identity:
        """Name, version and digest of the source."""
        return Identity(self.name, vistoria.__version__, "Vistoria", own_digest())

    def open(self, request: Open) -> Answer:
        """Open a table under a regulation."""
        entry = self.regulations.get(request.regulation)
        if entry is None:
            return _refused(Refusal("unknown-regulation", f"no regulation {request.regulation!r}"))
        chance = f"{self.shuffle}/{request.table}" if self.shuffle else secrets.token_hex(16)
        result = entry.procedure.open_table(entry.rules, request, chance)
        if not isinstance(result, tuple):
            return _declined(result)
        state, events = result
        running = self.tables[request.table] = Running(entry.procedure, state, Journal())
        running.journal.add(events)
        return Accepted(events)

    def do(self, table: str, command: Command) -> Answer:
        """One command, and what happens until a player has to decide again."""
        running = self._running(table)
        result = running.procedure.apply(running.state, command)
        if not isinstance(result, tuple):
            return _declined(result)
        running.state, events = result
        running.journal.add(events)
        return Accepted(events)

    def look(self, request: Look) -> Viewed:
        """The table as a seat, everybody or the house sees it."""
        running, since = self._running(request.table), max(request.since, 0)
        procedure, state, viewer = running.procedure, running.state, request.viewer
        events = delivered(running.journal.since(since), viewer, since)
        told = tuple(event for event in events if procedure.tells(state, viewer, event))
        return Viewed(told, procedure.view(state, viewer))

    def ask(self, request: Ask) -> Provided | NotProvided | Unsupported:
        """Information for a player."""
        running = self._running(request.table)
        return answer(request.what, request.player, running.state, running.journal, running.procedure)

    def rank(self, request: Rank) -> Order | Unsupported:
        """Hands from best to worst for a purpose, equal ones together."""
        entry = self.regulations.get(request.regulation)
        if entry is None or request.purpose not in entry.rules.purposes:
            return Unsupported(f"rank for {request.purpose} under {request.regulation}")
        ranks = [entry.rules.ranked(request.purpose, hand) for hand in request.hands]
        known = [rank for rank in ranks if rank is not None]
        if len(known) < len(ranks):
            return Unsupported(f"rank for {request.purpose} of hands of such cards")
        strengths = sorted({strength for strength, _ in known}, reverse=True)
        order = tuple(tuple(i for i, rank in enumerate(known) if rank[0] == each) for each in strengths)
        return Order(order, tuple(rank[1] for rank in known))

    def record(self, request: Record) -> Provided | NotProvided | Unsupported:
        """The log of an ended hand, without cards that nobody was shown."""
        log = hand_log(self._running(request.table).journal, request.hand)
        return NotProvided() if log is None else Provided(log)

    def close(self, table: str) -> None:
        """Forget the table."""
        self.tables.pop(table, None)

    def _running(self, table: str) -> Running:
        try:
            return self.tables[table]
        except KeyError:
            raise NoSuchTable(table) from None


def _declined(result: Outcome) -> Refused | Unsupported:
    assert not isinstance(result, tuple)
    return result if isinstance(result, Unsupported) else _refused(result)


def _refused(refusal: Refusal) -> Refused:
    return Refused("engine", ReasonGiven(refusal.code, str(refusal)))
