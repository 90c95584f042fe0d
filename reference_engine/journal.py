"""All that happened at a table; hands that are over are kept packed, so that a long session stays small."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Union

import msgspec

from vistoria.model.event import Event, HandEnded, HandStarted, event_types

_PACK = msgspec.json.Encoder()


@cache
def _unpack() -> msgspec.json.Decoder[list[Event]]:
    """What reads packed events, those of the installed games too."""
    return msgspec.json.Decoder(list[Union[tuple(event_types().values())]])  # type: ignore[misc]  # noqa: UP007


@dataclass
class Journal:
    """Events in order; the first has number 1."""

    count: int = 0
    packed: list[tuple[int, bytes]] = field(default_factory=list)
    """One entry an ended hand: the number of events before it, and its events with those that led to it."""
    recent: list[Event] = field(default_factory=list)
    """Events since the last hand ended."""

    def add(self, events: Sequence[Event]) -> None:
        """Keep the events of one command."""
        for event in events:
            self.recent.append(event)
            self.count += 1
            if isinstance(event, HandEnded):
                self.packed.append((self.count - len(self.recent), _PACK.encode(self.recent)))
                self.recent = []

    def since(self, number: int) -> list[Event]:
        """The events numbered above `number`."""
        found: list[Event] = []
        stop = self.count - len(self.recent)
        for before, packed in reversed(self.packed):
            if stop <= number:
                break
            found[:0] = _unpack().decode(packed)[max(number - before, 0) :]
            stop = before
        return found + self.recent[max(number - (self.count - len(self.recent)), 0) :]

    def ended_hand(self, number: int) -> tuple[int, list[Event]] | None:
        """How many events came before an ended hand, and its events; None when no such hand has ended."""
        if not 1 <= number <= len(self.packed):
            return None
        before, packed = self.packed[number - 1]
        events = _unpack().decode(packed)
        first = next(i for i, event in enumerate(events) if isinstance(event, HandStarted))
        return before + first, events[first:]
