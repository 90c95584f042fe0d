"""Houses that ask players who are all-in as well: no law forbids it, and all that they can do is check."""

from __future__ import annotations

from dataclasses import dataclass, field

from vistoria.model.event import Acted, Event, HandStarted, RoundEnded, Turn, UnknownEvent
from vistoria.table.events import after_all
from vistoria.table.state import Table

from .variation import Variation


@dataclass
class Course:
    """A table as far as it was told, and who spoke in the round."""

    table: Table
    spoken: set[int] = field(default_factory=set)

    def heard(self, event: Event | UnknownEvent) -> None:
        """Take this event in."""
        self.table = after_all(self.table, (event,))
        if isinstance(event, HandStarted | RoundEnded):
            self.spoken.clear()
        if isinstance(event, Acted):
            self.spoken.add(event.seat)

    def asks_before(self, event: Event | UnknownEvent) -> Turn | None:
        """Who is asked in vain before somebody else is asked."""
        table, silent = self.table, (*self.table.out, *self.spoken)
        if not isinstance(event, Turn):
            return None
        seats = (seat for seat, chips in sorted(table.started.items()) if chips and seat not in silent)
        seat = next((seat for seat in seats if table.sits(seat) and table.stacks.get(seat) == 0), None)
        return None if seat is None else Turn(seat=seat, round=event.round, choices={"check": None})

    def checks(self, seat: int, act: str) -> Acted | None:
        """The decision of who is asked in vain."""
        asked = self.table.asked
        if asked is None or not self.table.asks_in_vain or (asked.seat, act) != (seat, "check"):
            return None
        return Acted(seat=seat, act="check", to=self.table.own(seat), stack=0)


VARIATIONS = tuple(
    Variation(
        "asks-the-all-in", "Asks players who are all-in as well; they can only check.", law, in_vain=True
    )
    for law in ("mo-97-2010", "pt-omaha-online")
)
