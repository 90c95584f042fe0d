"""The parts of a hand: the beginning, each betting round, the showdown, the payment."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib import import_module

from vistoria.model.event import (
    Acted,
    Charged,
    Collected,
    Dealt,
    Event,
    HandEnded,
    Paid,
    RoundEnded,
    Shown,
    Turn,
    UnknownEvent,
)
from vistoria.model.game import games
from vistoria.table import Table

from .said import Said, say

PAYMENT = (Paid, Collected, HandEnded)


@cache
def showdown() -> tuple[type, ...]:
    """The events with which the showdown begins, those of the installed games too."""
    theirs = [import_module(game.telling).SHOWDOWN for game in games().values() if game.telling]
    return (Shown, *(kind for kinds in theirs for kind in kinds))


@dataclass
class Chapters:
    """Collects the steps with which the parts begin."""

    found: tuple[tuple[int, Said], ...] = ()
    over: bool = field(default=False)
    """Whether a round ended and the next has not begun."""

    def see(self, step: int, event: Event | UnknownEvent | None, table: Table) -> None:
        """Begin a new part if this event does."""
        name = self._name(event, table)
        if not self.found:
            self.found = ((step, say("chapter.start")),)
        elif name is not None and name != self.found[-1][1]:
            self.found = (*self.found, (step, name))

    def _name(self, event: Event | UnknownEvent | None, table: Table) -> Said | None:
        if isinstance(event, RoundEnded):
            self.over = True
            return None
        if isinstance(event, Turn | Acted) or (self.over and isinstance(event, Dealt)):
            self.over = False
            return say("chapter.round", round=table.round)
        if isinstance(event, PAYMENT) or (isinstance(event, Charged) and event.of == "pot"):
            return say("chapter.payment")
        return say("chapter.showdown") if isinstance(event, showdown()) else None
