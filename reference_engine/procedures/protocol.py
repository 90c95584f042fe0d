"""What rules, tables and procedures have in common, as the adapter uses them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from vistoria.model.answer import HandRank, TableView, Unsupported
from vistoria.model.cards import Card
from vistoria.model.command import Command
from vistoria.model.event import Event, Turn
from vistoria.model.place import Seat
from vistoria.model.request import HoleAndCommunity, Open
from vistoria.referee.model import Anchor, Told
from vistoria.referee.names import Asked

from .refusal import Refusal


class Rules(Protocol):
    """A table of policies: one regulation under one choice of readings."""

    @property
    def regulation(self) -> str:
        """Its id."""

    @property
    def readings(self) -> Mapping[str, str]:
        """The option in force for each reading."""

    @property
    def procedure(self) -> str:
        """Name of the module that runs it."""

    @property
    def purposes(self) -> tuple[str, ...]:
        """What hands are put in order for: `showdown`, `speaking`."""

    @property
    def more_offers(self) -> tuple[str, ...]:
        """Product options made under these readings alone."""

    @property
    def whole_pack(self) -> frozenset[Card]:
        """Every card that the game is played with."""

    def ranked(self, purpose: str, hand: HoleAndCommunity) -> tuple[int, HandRank] | None:
        """Strength and name of a hand; None when its cards are not those that the purpose compares."""


class State(Protocol):
    """A table as a procedure keeps it: a frozen value."""

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""

    @property
    def played(self) -> Mapping[str, tuple[int, int]]:
        """By player: the last ended hand he was dealt into, and his seat in it."""

    def stacks(self) -> dict[int, int]:
        """Chips in front of each player now, by seat."""


Outcome = tuple[State, tuple[Event, ...]] | Refusal | Unsupported
"""What a command leads to: the next state and what happened on the way, or nothing at all."""

Question = Callable[[Any, str | None], dict[str, object] | None]
"""A table and the player who asks, to the content of the answer; None when there is no such information."""


@dataclass(frozen=True)
class Hooks:
    """Test hooks that a procedure has beside those that all have."""

    names: frozenset[str]
    """As the handshake has them."""
    incidents: tuple[str, ...]
    """Kinds of fault that can be made to happen."""


def asking(table: object, seat: int) -> None:
    """What a procedure has whose law orders the decisions: no other seat is asked."""


def called(table: Any, player: str, what: str) -> Any:
    """What a procedure has whose players have no sessions: the same table."""
    return table


def tells(table: Any, viewer: Seat | str, event: Event) -> bool:
    """What a procedure has whose viewers are told of all that happens: true."""
    return True


class Procedure(Protocol):
    """A way to run games of a kind; tables and rules are those of that kind."""

    HANDLERS: Mapping[type[Any], Callable[[Any, Any], Any]]
    """Commands that it has a function for; any other is not reached."""
    BARRED: frozenset[str]
    """Commands among them that no player is granted."""
    HOOKS: Hooks
    CLAUSES: Mapping[Asked, Callable[[Any], tuple[str, ...]]]
    """By what a model may be asked of, the clauses by which the law acts on it."""
    OWED: Mapping[str, Mapping[str, Told]]
    """By question what an answer must not leave out, and how it is to be told."""
    QUESTIONS: Mapping[str, Question]
    """What a player may ask beside what all tables answer."""

    @staticmethod
    def open_table(rules: Any, request: Open, seed: str) -> Outcome:
        """A table with no players."""
        ...

    @staticmethod
    def apply(table: Any, command: Command) -> Outcome:
        """The table after a command."""
        ...

    @staticmethod
    def anchored(table: Any, seen: Anchor) -> Any:
        """The table between hands as it was really reported."""
        ...

    @staticmethod
    def drawn(table: Any, lot: int) -> Any:
        """The table between hands, the lot for the marker decided where there is one."""
        ...

    @staticmethod
    def asking(table: Any, seat: int) -> tuple[Any, Turn] | None:
        """The table waiting for this seat, where the law has no order of asking; None where it has one."""
        ...

    @staticmethod
    def called(table: Any, player: str, what: Any) -> Any:
        """The table whose house has invited a player to end his session, or warned him."""
        ...

    @staticmethod
    def left_out(table: Any, seat: int) -> tuple[str, ...]:
        """The clauses by which whoever sits there is not dealt in; none where no clause says so."""
        ...

    @staticmethod
    def view(table: Any, viewer: Seat | str) -> TableView:
        """What a viewer sees."""
        ...

    @staticmethod
    def tells(table: Any, viewer: Seat | str, event: Event) -> bool:
        """Whether a viewer is told of an event."""
        ...
