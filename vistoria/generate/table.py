"""A table as a scenario wants it: who sits where with what, which cards lie how, what the house declared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from vistoria.model.cards import Card
from vistoria.model.request import Open
from vistoria.model.table import Commission, Force, Settings, Stakes

CHIPS_OF_ONE = Settings(smallest=1)
"""The choices of the house that every scenario begins with."""


@dataclass(frozen=True)
class Sitting:
    """A player at a seat: chips in front of him, and the closed cards he is to get, in the order dealt."""

    seat: int
    stack: int
    cards: tuple[Card, ...] = ()

    @property
    def player(self) -> str:
        """The player's name on the wire; a player is not a seat."""
        return f"p{self.seat}"


@dataclass(frozen=True)
class TablePlan:
    """What the Given steps gather before a table is opened."""

    seats: int = 10
    settings: Settings = CHIPS_OF_ONE
    marker: int | None = None
    sitting: tuple[Sitting, ...] = ()
    common: tuple[Card, ...] = ()
    deck: tuple[Card, ...] | None = None

    def with_settings(self, **changes: object) -> TablePlan:
        """The same table with other choices of the house."""
        merged = {f: getattr(self.settings, f) for f in self.settings.__struct_fields__} | changes
        return replace(self, settings=Settings(**merged))

    def with_blinds(self, small: int, big: int) -> TablePlan:
        """The same table with these blinds."""
        return self.with_settings(stakes=Stakes(small=small, big=big))

    def with_commission(self, numerator: int, denominator: int) -> TablePlan:
        """The same table with a rate on the pot, and no cap declared."""
        return self.with_settings(commission=Commission(on="pot", rate=(numerator, denominator)))

    @property
    def cards_laid(self) -> bool:
        """Whether the scenario fixes any card."""
        return bool(self.deck or self.common or any(s.cards for s in self.sitting))

    def request(self, table: str, regulation: str) -> Open:
        """The opening that the harness sends."""
        return Open(table, regulation, self.seats, self.settings, Force(marker=self.marker))

    @property
    def laid(self) -> Mapping[int, tuple[Card, ...]]:
        """The closed cards that were laid, by seat."""
        return {s.seat: s.cards for s in self.sitting if s.cards}
