"""Adapters around a lawful engine that report something false; the option `engine` names that engine."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from vistoria.model.answer import Accepted, Answer, NotProvided, Order, Provided, Unsupported, Viewed
from vistoria.model.command import Command, Start
from vistoria.model.event import Acted, Dealt, Event, HandStarted, Posted, UnknownEvent
from vistoria.model.place import Seat
from vistoria.model.request import Ask, Look, Open, Rank, Record
from vistoria.protocol.handshake import Hello
from vistoria.serve import Adapter
from vistoria.serve.host import load_adapter

LAWFUL = "vistoria.reference_engine.adapter:Reference"
Happening = Event | UnknownEvent


class Liar(Adapter):
    """Forwards everything; each subclass overrides what it falsifies."""

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        more = dict(options or {})
        self.lawful = load_adapter(more.pop("engine", LAWFUL), more)

    def hello(self) -> Hello:
        return self.lawful.hello()

    def open(self, request: Open) -> Answer:
        return self.lawful.open(request)

    def do(self, table: str, command: Command) -> Answer:
        answer = self.lawful.do(table, command)
        return Accepted(self.report(answer.events)) if isinstance(answer, Accepted) else answer

    def report(self, events: tuple[Happening, ...]) -> tuple[Happening, ...]:
        """The events as the adapter reports them."""
        return events

    def look(self, request: Look) -> Viewed | Unsupported:
        return self.lawful.look(request)

    def ask(self, request: Ask) -> Provided | NotProvided | Unsupported:
        return self.lawful.ask(request)

    def record(self, request: Record) -> Provided | NotProvided | Unsupported:
        return self.lawful.record(request)

    def rank(self, request: Rank) -> Order | Unsupported:
        return self.lawful.rank(request)

    def close(self, table: str) -> None:
        self.lawful.close(table)


class IgnoresForcedDeck(Liar):
    """Ignores the forced deck and deals its own."""

    def do(self, table: str, command: Command) -> Answer:
        if isinstance(command, Start):
            command = replace(command, deck=None)
        return self.lawful.do(table, command)


class AnotherTheSecondTime(Liar):
    """Reports every hand after the first differently."""

    hands = 0

    def report(self, events: tuple[Happening, ...]) -> tuple[Happening, ...]:
        self.hands += any(isinstance(event, HandStarted) for event in events)
        if self.hands < 2:
            return events
        return tuple(replace(e, cites=("again",)) if isinstance(e, Dealt) else e for e in events)


class ChipsCreated(Liar):
    """Starts every hand with one chip too many in the first stack."""

    def report(self, events: tuple[Happening, ...]) -> tuple[Happening, ...]:
        return tuple(_richer(event) for event in events)


class NegativeAmount(Liar):
    """Reports every bet with the sign changed."""

    def report(self, events: tuple[Happening, ...]) -> tuple[Happening, ...]:
        return tuple(_negative(event) for event in events)


class CardTwice(Liar):
    """Deals the first card again as the second, unless the deck is forced."""

    def do(self, table: str, command: Command) -> Answer:
        forced = isinstance(command, Start) and command.deck is not None
        return self.lawful.do(table, command) if forced else super().do(table, command)

    def report(self, events: tuple[Happening, ...]) -> tuple[Happening, ...]:
        cards = [event.card for event in events if isinstance(event, Dealt)]
        first = iter([*cards[:1], *cards[:1], *cards[2:]])
        return tuple(
            replace(event, card=next(first)) if isinstance(event, Dealt) else event for event in events
        )


class NoSuchSeat(Liar):
    """Adds a hundred to the seat of every dealt card."""

    def report(self, events: tuple[Happening, ...]) -> tuple[Happening, ...]:
        return tuple(_elsewhere(event) for event in events)


def _richer(event: Happening) -> Happening:
    if not isinstance(event, HandStarted) or not event.stacks:
        return event
    seat, stack = next(iter(event.stacks.items()))
    return replace(event, stacks={**event.stacks, seat: stack + 1})


def _negative(event: Happening) -> Happening:
    if isinstance(event, Posted):
        return replace(event, amount=-event.amount)
    return replace(event, put=-event.put) if isinstance(event, Acted) else event


def _elsewhere(event: Happening) -> Happening:
    if isinstance(event, Dealt) and isinstance(event.to, Seat):
        return replace(event, to=Seat(event.to.seat + 100))
    return event
