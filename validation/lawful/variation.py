"""One lawful way to differ."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from vistoria.model.answer import NotProvided, Provided, Refused, Unsupported, Viewed
from vistoria.model.command import Command
from vistoria.model.event import Event, UnknownEvent
from vistoria.model.request import Ask, Open
from vistoria.protocol.handshake import Hello
from vistoria.reference_engine.ways.listing import ways
from vistoria.reference_engine.ways.way import Way, as_it_is


def offering(regulation: str, *offers: str) -> Callable[[Hello], Hello]:
    """A product that offers these and nothing else under the regulation."""

    def hello(said: Hello) -> Hello:
        return msgspec.structs.replace(said, offers={**said.offers, regulation: offers})

    return hello


Told = tuple[Event | UnknownEvent, ...]


Information = Provided | NotProvided | Unsupported


def _as_it_gives(request: Ask, answer: Information) -> Information:
    return answer


def _as_it_may_be(request: Open) -> None:
    return None


def _nothing(state: object, command: Command) -> None:
    return None


def _nothing_more(company: object, command: Command, events: Told) -> tuple[Command, ...]:
    return ()


def _not_at_all(running: object, command: Command) -> bool:
    return False


def _never(event: object) -> bool:
    return False


@dataclass(frozen=True)
class Variation(Way):
    """What an engine does otherwise: how it tells things, or how it plays where the law is silent."""

    hello: Callable[[Hello], Hello] = as_it_is
    tells: Callable[[Told], Told] = as_it_is
    """The events of one command."""
    sees: Callable[[Viewed], Viewed] = as_it_is
    answers: Callable[[Ask, Information], Information] = _as_it_gives
    """What a player who asks is told."""
    records: Callable[[Information], Information] = as_it_is
    """The log of a hand."""
    refuses: Callable[[Refused], Refused] = as_it_is
    opens: Callable[[Open], Refused | None] = _as_it_may_be
    """Why a table is refused that the reference engine would open."""
    alone: bool = False
    """Whether no table opens beside another."""
    declines: Callable[[Any, Command], str | None] = _nothing
    """Why a command is refused that the reference engine might carry out; of the state of a table."""
    waits: Callable[[object], bool] = _never
    """Whether the product waits for its croupier after an event."""
    in_vain: bool = False
    """Whether players who are all-in are asked too."""
    keeps: Callable[[Any, Command], bool] = _not_at_all
    """Whether a command is taken and kept for later; of a table with its procedure."""
    after: Callable[[Any, Command, Told], Iterable[Command]] = _nothing_more
    """What the house does unasked once a command was carried out, by who sits at the table and what happened."""
    breaks: tuple[str, ...] = ()
    """Labels of the clauses that it does break, in all that it does; nothing else may fail."""

    def of(self, regulation: str) -> Variation:
        """The same for one regulation."""
        return replace(self, regulation=regulation)


def of_way(regulation: str, name: str, **more: Any) -> Variation:
    """An engine that plays in a way of that law; `more` is what it does otherwise besides."""
    way = next(each for each in ways(regulation) if each.name == name)
    return Variation(way.name, way.what, regulation, plays=way.plays, **more)
