"""A test bench: opens a table, seats players, starts hands, and records requests and replies."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from itertools import count
from typing import Any, TypeVar

import msgspec

from vistoria.model.answer import Accepted, Answer, Refused, Unsupported
from vistoria.model.cards import Card, full_deck
from vistoria.model.command import Act, Command, Decline, Join, Start
from vistoria.model.event import Event, Turn, UnknownEvent
from vistoria.model.request import METHOD_OF, Close, Open, Play, Rank, Request, read_reply
from vistoria.model.table import Force, ScheduledIncident, Settings
from vistoria.protocol.errors import RefusedRequest
from vistoria.protocol.handshake import Abilities

from .setup import DEFAULT_EXAMPLES, SmokeSetup

Call = Callable[[str, object], object]
Happening = Event | UnknownEvent
E = TypeVar("E", bound=Event)

_IDS = count(1)
_LONG = 20_000


class NotReady(Exception):
    """A step before the tested one was not accepted; the text says which step and why."""


class Bench:
    """One engine under one regulation; use one bench for each test."""

    def __init__(self, call: Call, setup: SmokeSetup, abilities: Abilities) -> None:
        self.setup = setup
        self.abilities = abilities
        self.sent: list[str] = []
        self.came: list[str] = []
        self.tables: list[str] = []
        self._call = call

    def ask(self, request: Request) -> object:
        """Send one request and return the decoded reply; raise EngineError or MalformedAnswer."""
        method = METHOD_OF[type(request)]
        params = msgspec.to_builtins(request, str_keys=True)
        self.sent.append(_short(method, params))
        result = self._call(method, params)
        self.came.append(_short("", result))
        return read_reply(method, result)

    @property
    def plain(self) -> str:
        """The method of a lawful request that every such engine understands."""
        return METHOD_OF[type(self._plain())]

    def refuses_unknown_key(self) -> bool:
        """Whether a request with a key that the protocol does not have is answered with an error."""
        request = self._plain()
        return self._is_error(request, msgspec.to_builtins(request, str_keys=True) | {"x-unknown": 1})

    def refuses_double_key(self) -> bool:
        """Whether a request in which a key stands twice is answered with an error."""
        request = self._plain()
        text = msgspec.json.encode(request)
        return self._is_error(request, msgspec.Raw(text[:-1] + b"," + text[1:]))

    def _plain(self) -> Open | Rank:
        """An opening, or of an evaluator two hands to put in order."""
        setup = self.setup
        if self.abilities.tables:
            return Open(f"t-{next(_IDS):04x}", setup.regulation, setup.seats, setup.settings)
        purpose: Any = next(iter(self.abilities.rank), "showdown")
        pair = setup.example(purpose) or DEFAULT_EXAMPLES["showdown"]
        return Rank(setup.regulation, purpose, (pair.better, pair.worse))

    def _is_error(self, request: Open | Rank, params: object) -> bool:
        method = METHOD_OF[type(request)]
        self.sent.append(_short(method, params))
        try:
            self.came.append(_short("", self._call(method, params)))
        except RefusedRequest as error:
            self.came.append(str(error))
            return True
        if isinstance(request, Open):
            self.tables.append(request.table)
        return False

    def try_open(self, force: Force | None = None, settings: Settings | None = None) -> tuple[str, object]:
        """Open a table, after closing the previous one; return its id and the answer.

        Where the stakes are refused with it, it is asked for once more at the product's own.
        """
        self.clear()
        table = f"t-{next(_IDS):04x}"
        setup, wanted = self.setup, settings or self.setup.settings
        own = msgspec.structs.replace(wanted, stakes=None)
        answers: list[object] = []
        for tried in (wanted, own) if wanted.stakes is not None else (wanted,):
            request = Open(table, setup.regulation, setup.seats, tried, force or Force())
            answers.append(self.ask(request))
            if isinstance(answers[-1], Accepted):
                self.tables.append(table)
                return table, answers[-1]
        return table, answers[0]

    def seated(
        self, force: Force | None = None, settings: Settings | None = None
    ) -> tuple[str, list[Happening]]:
        """Open a table, seat everybody and make the bets before the deal; return its id and the events."""
        table, answer = self.try_open(self._with_marker(force or Force()), settings)
        events = list(_accepted(answer, "open"))
        joins = [Join(f"p{seat}", seat, self.setup.buy_in) for seat in self.setup.taken]
        for command in (*joins, *self.setup.before):
            events += self.must(table, command)
        return table, events

    def dealt(
        self,
        force: Force | None = None,
        settings: Settings | None = None,
        deck: tuple[Card, ...] | None = None,
        incidents: tuple[ScheduledIncident, ...] = (),
    ) -> tuple[str, list[Happening]]:
        """Open a table and start a hand; return its id and all events."""
        table, events = self.seated(force, settings)
        return table, events + self.must(table, Start(deck, incidents))

    def do(self, table: str, command: Command) -> Answer:
        """Send one command and return its answer."""
        answers = self.ask(Play(table, (command,)))
        if not isinstance(answers, tuple) or len(answers) != 1:
            raise NotReady("`play` with one command must return exactly one result")
        answer: Answer = answers[0]
        return answer

    def must(self, table: str, command: Command) -> list[Happening]:
        """The events of a command that the test needs; raise NotReady unless it was accepted."""
        return list(_accepted(self.do(table, command), str(command.__struct_config__.tag)))

    def finish(self, table: str, events: list[Happening]) -> list[Happening]:
        """Let every player fold in turn until the engine asks nobody."""
        for _ in range(4 * len(self.setup.taken)):
            turn = last(events, Turn)
            if turn is None or events[-1] is not turn:
                return events
            declines = "decline" in (turn.choices or {})
            events = events + self.must(
                table, Decline(f"p{turn.seat}") if declines else Act(turn.seat, "fold")
            )
        raise NotReady("the hand did not end although every player folded in turn")

    def deck(self, seed: int) -> tuple[Card, ...]:
        """The whole pack of this game, shuffled with the seed."""
        cards = list(full_deck(self.setup.ranks))
        random.Random(seed).shuffle(cards)
        return tuple(cards)

    def _with_marker(self, force: Force) -> Force:
        """Add the marker's seat: a product without a marker of its own needs it."""
        wanted = self.abilities.forced_marker and "forced-marker" not in self.setup.without
        if not wanted or force.marker is not None:
            return force
        return msgspec.structs.replace(force, marker=self.setup.taken[0])

    def clear(self) -> None:
        """Close every open table."""
        while self.tables:
            self.ask(Close(self.tables.pop()))


def of(events: Iterable[Happening], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def last(events: Iterable[Happening], kind: type[E]) -> E | None:
    """The last event of one kind."""
    found = of(events, kind)
    return found[-1] if found else None


def described(answer: object) -> str:
    """Describe an answer in a few words."""
    if isinstance(answer, Refused):
        return f"refused by the {answer.by}: {answer.reason.code} {answer.reason.text}".rstrip()
    if isinstance(answer, Unsupported):
        return f"answered unsupported: {answer.what}"
    return "accepted"


def _accepted(answer: object, step: str) -> tuple[Happening, ...]:
    if isinstance(answer, Accepted):
        return answer.events
    raise NotReady(f"{step}: {described(answer)}")


def _short(method: str, body: object) -> str:
    text = f"{method} {msgspec.json.encode(body).decode()}".strip()
    return text if len(text) <= _LONG else text[: _LONG - 1] + "…"
