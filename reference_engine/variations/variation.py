"""One lawful way to differ."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from vistoria.model.answer import NotProvided, Provided, Refused, Unsupported, Viewed
from vistoria.model.command import Command
from vistoria.model.event import Event, UnknownEvent
from vistoria.model.request import Ask, Open
from vistoria.protocol.handshake import Hello

Told = tuple[Event | UnknownEvent, ...]


Information = Provided | NotProvided | Unsupported


def _as_it_gives(request: Ask, answer: Information) -> Information:
    return answer


def _as_it_is(value: Any) -> Any:
    return value


def _as_it_may_be(request: Open) -> None:
    return None


def _nothing(state: object, command: Command) -> None:
    return None


def _nothing_more(company: object, command: Command, events: Told) -> tuple[Command, ...]:
    return ()


def _not_at_all(state: object, command: Command) -> bool:
    return False


def _never(event: object) -> bool:
    return False


@dataclass(frozen=True)
class Variation:
    """What an engine does otherwise: how it tells things, or how it plays where the law is silent."""

    name: str
    what: str
    """In one sentence."""
    regulation: str | None = None
    """The only regulation it concerns; None for all."""
    hello: Callable[[Hello], Hello] = _as_it_is
    tells: Callable[[Told], Told] = _as_it_is
    """The events of one command."""
    sees: Callable[[Viewed], Viewed] = _as_it_is
    answers: Callable[[Ask, Information], Information] = _as_it_gives
    """What a player who asks is told."""
    records: Callable[[Information], Information] = _as_it_is
    """The log of a hand."""
    refuses: Callable[[Refused], Refused] = _as_it_is
    plays: Callable[[Any], Any] = _as_it_is
    """The table of rules."""
    opens: Callable[[Open], Refused | None] = _as_it_may_be
    """Why a table is refused that the reference engine would open."""
    declines: Callable[[Any, Command], str | None] = _nothing
    """Why a command is refused that the reference engine might carry out; of the state of a table."""
    waits: Callable[[object], bool] = _never
    """Whether the product waits for its croupier after an event."""
    keeps: Callable[[Any, Command], bool] = _not_at_all
    """Whether a command is taken and kept for later; of the state of a table."""
    after: Callable[[Any, Command, Told], Iterable[Command]] = _nothing_more
    """What the house does unasked once a command was carried out, by who sits at the table and what happened."""
    breaks: tuple[str, ...] = ()
    """Labels of the clauses that it does break, in all that it does; nothing else may fail."""

    is_read: bool = False
    """Whether the referee reads from the table all that is otherwise: the house's own figures, time that it gives."""

    @property
    def of_play(self) -> bool:
        """Whether it plays otherwise within the law, in a way that must be known to be recognised."""
        return self.plays is not _as_it_is and not self.breaks and not self.is_read

    def of(self, regulation: str) -> Variation:
        """The same for one regulation."""
        return replace(self, regulation=regulation)
