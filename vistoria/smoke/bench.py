"""A table to try things on: opens, seats, starts, and keeps what was sent and what came."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from itertools import count
from typing import TypeVar

import msgspec

from vistoria.model.answer import Accepted, Answer, Refused, Unsupported
from vistoria.model.cards import Card, full_deck
from vistoria.model.command import Act, Command, Decline, Join, Start
from vistoria.model.event import Event, Turn, UnknownEvent
from vistoria.model.request import METHOD_OF, Close, Open, Play, Request, read_reply
from vistoria.model.table import Force, ScheduledIncident, Settings
from vistoria.protocol.handshake import Abilities

from .trial import Trial

Call = Callable[[str, object], object]
Happening = Event | UnknownEvent
E = TypeVar("E", bound=Event)

_IDS = count(1)
_LONG = 2_000


class NotReady(Exception):
    """A step on the way to the thing to be tried was not accepted; the text says which and why."""


class Bench:
    """One engine under one regulation, seen through one callable; not for two trials at once."""

    def __init__(self, call: Call, trial: Trial, abilities: Abilities) -> None:
        self.trial = trial
        self.abilities = abilities
        self.sent: list[str] = []
        self.came: list[str] = []
        self.tables: list[str] = []
        self._call = call

    def ask(self, request: Request) -> object:
        """The reply to one request, in the types of the model; raise EngineError or MalformedAnswer."""
        method = METHOD_OF[type(request)]
        params = msgspec.to_builtins(request, str_keys=True)
        self.sent.append(_short(method, params))
        result = self._call(method, params)
        self.came.append(_short("", result))
        return read_reply(method, result)

    def try_open(self, force: Force | None = None, settings: Settings | None = None) -> tuple[str, object]:
        """A table's id and the answer to its opening; the table before it is closed."""
        self.clear()
        table = f"t-{next(_IDS):04x}"
        trial = self.trial
        request = Open(table, trial.regulation, trial.seats, settings or trial.settings, force or Force())
        answer = self.ask(request)
        if isinstance(answer, Accepted):
            self.tables.append(table)
        return table, answer

    def seated(
        self, force: Force | None = None, settings: Settings | None = None
    ) -> tuple[str, list[Happening]]:
        """An open table with everybody seated and the bets before the deal made; its id and what happened."""
        table, answer = self.try_open(self._with_marker(force or Force()), settings)
        events = list(_accepted(answer, "open"))
        joins = [Join(f"p{seat}", seat, self.trial.buy_in) for seat in self.trial.taken]
        for command in (*joins, *self.trial.before):
            events += self.must(table, command)
        return table, events

    def dealt(
        self,
        force: Force | None = None,
        settings: Settings | None = None,
        deck: tuple[Card, ...] | None = None,
        incidents: tuple[ScheduledIncident, ...] = (),
    ) -> tuple[str, list[Happening]]:
        """A table with a hand begun; its id and all that happened."""
        table, events = self.seated(force, settings)
        return table, events + self.must(table, Start(deck, incidents))

    def do(self, table: str, command: Command) -> Answer:
        """The answer to one command."""
        answers = self.ask(Play(table, (command,)))
        if not isinstance(answers, tuple) or len(answers) != 1:
            raise NotReady("play with one command is answered with one result")
        answer: Answer = answers[0]
        return answer

    def must(self, table: str, command: Command) -> list[Happening]:
        """The events of a command that the trial cannot do without; raise NotReady unless accepted."""
        return list(_accepted(self.do(table, command), str(command.__struct_config__.tag)))

    def finish(self, table: str, events: list[Happening]) -> list[Happening]:
        """Everybody gives up in turn until nobody is asked any more."""
        for _ in range(4 * len(self.trial.taken)):
            turn = last(events, Turn)
            if turn is None or events[-1] is not turn:
                return events
            declines = "decline" in (turn.choices or {})
            events = events + self.must(
                table, Decline(f"p{turn.seat}") if declines else Act(turn.seat, "fold")
            )
        raise NotReady("the hand did not end although everybody gave up in turn")

    def deck(self, seed: int) -> tuple[Card, ...]:
        """The whole pack of this game in an order of its own."""
        cards = list(full_deck(self.trial.ranks))
        random.Random(seed).shuffle(cards)
        return tuple(cards)

    def _with_marker(self, force: Force) -> Force:
        """A product without a marker of its own must be told where it stands; others do not mind."""
        wanted = self.abilities.forced_marker and "forced-marker" not in self.trial.without
        if not wanted or force.marker is not None:
            return force
        return msgspec.structs.replace(force, marker=self.trial.taken[0])

    def clear(self) -> None:
        """Close every table opened."""
        while self.tables:
            self.ask(Close(self.tables.pop()))


def of(events: Iterable[Happening], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def last(events: Iterable[Happening], kind: type[E]) -> E | None:
    """The last event of one kind."""
    found = of(events, kind)
    return found[-1] if found else None


def told(answer: object) -> str:
    """An answer in a few words."""
    if isinstance(answer, Refused):
        return f"refused by the {answer.by}: {answer.reason.code} {answer.reason.text}".rstrip()
    if isinstance(answer, Unsupported):
        return f"answered unsupported: {answer.what}"
    return "accepted"


def _accepted(answer: object, step: str) -> tuple[Happening, ...]:
    if isinstance(answer, Accepted):
        return answer.events
    raise NotReady(f"{step} was {told(answer)}")


def _short(method: str, body: object) -> str:
    text = f"{method} {msgspec.json.encode(body).decode()}".strip()
    return text if len(text) <= _LONG else text[: _LONG - 1] + "…"
