"""Commands with their answers, events, and the hands that they make up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import msgspec

from .answer import Accepted, Answer
from .command import Command, Start
from .event import Collected, Dealt, Event, Paid, Returned, UnknownEvent
from .place import Place
from .request import Open


class Done(msgspec.Struct, frozen=True):
    """One command with its answer; `n` is the number of the message that carries the answer."""

    command: Command
    answer: Answer
    n: int
    table: str

    @property
    def accepted(self) -> bool:
        """Whether the engine did it."""
        return isinstance(self.answer, Accepted)


class Happened(msgspec.Struct, frozen=True):
    """One event; `n` is the number of the message that reported it."""

    event: Event | UnknownEvent
    n: int
    table: str


MOVES = (Paid, Returned, Collected)
"""Payments, returns and collections."""


def moves_nothing(event: Event | UnknownEvent) -> bool:
    """Whether a payment, a return or a collection is one of no chips."""
    return type(event) in MOVES and not getattr(event, "amount", 0)


class Hand(msgspec.Struct, frozen=True, dict=True, eq=False):
    """One hand of one table: its command to start, and the events from then on."""

    table: str
    opened: Open
    start: Start | None
    events: tuple[Happened, ...]
    earlier: tuple[Happened, ...] = ()
    """Events of the table before its first hand, where this is the first."""
    previous: Hand | None = None
    """The hand before it at the same table."""

    @property
    def before(self) -> tuple[Happened, ...]:
        """Events of the table before the hand."""
        parts, hand = list[tuple[Happened, ...]](), self
        while hand.previous is not None:
            hand = hand.previous
            parts.append(hand.events)
        return tuple(h for part in (hand.earlier, *reversed(parts)) for h in part)

    @cached_property
    def kept(self) -> dict[type, tuple[int, Any]]:
        """What was worked out from the events, by kind, and from how many; it goes on with the hand as it grows."""
        return {}

    def of(self, *kinds: type) -> list[Happened]:
        """The events of these kinds, in order."""
        if len(kinds) == 1:
            return list(self._by_kind.get(kinds[0], ()))
        return [h for h in self.events if type(h.event) in kinds]

    @cached_property
    def _by_kind(self) -> dict[type, list[Happened]]:
        found: dict[type, list[Happened]] = {}
        for h in self.events:
            found.setdefault(type(h.event), []).append(h)
        return found

    @cached_property
    def dealt(self) -> Mapping[Place | str, tuple[Dealt, ...]]:
        """The cards that went to each place, in the order in which they came."""
        found: dict[Place | str, list[Dealt]] = {}
        for h in self._by_kind.get(Dealt, ()):
            if isinstance(h.event, Dealt):
                found.setdefault(h.event.to, []).append(h.event)
        return {place: tuple(cards) for place, cards in found.items()}

    def longer(self, more: tuple[Happened, ...]) -> Hand:
        """The hand with further events of its table."""
        grown = msgspec.structs.replace(self, events=self.events + more)
        grown.kept.update(self.kept)
        return grown

    @property
    def last_message(self) -> int:
        """Number of the message that reported the last event."""
        return self.events[-1].n if self.events else 0
