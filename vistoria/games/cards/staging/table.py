"""A table as a scenario wants it: who sits where with what, which cards lie how, what the house declared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from vistoria.model.cards import Card
from vistoria.model.request import Open
from vistoria.model.table import Commission, Force, Settings

CHIPS_OF_ONE = Settings(smallest=1)
"""The choices of the house that every scenario begins with."""


@dataclass(frozen=True)
class Sitting:
    """A player at a seat: chips in front of him, and the cards of his own he is to get, in the order dealt.

    In a game against the house he bets `ante` and `jackpot` chips before the deal; nothing where 0.
    """

    seat: int
    stack: int
    cards: tuple[Card, ...] = ()
    ante: int = 0
    jackpot: int = 0

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
    community: tuple[Card, ...] = ()
    croupier: tuple[Card, ...] = ()
    """The croupier's hole cards, in the order dealt, where the game gives him a hand."""
    pool: int | None = None
    """The jackpot pool when prizes are paid, in chips."""
    brought: int | None = None
    """What every player brings where his stack is forced, as earlier hands would have left it; in chips."""
    deck: tuple[Card, ...] | None = None
    later: tuple[tuple[int, ...], ...] = ()
    """Where each hand gets a card after each round of betting: the seats, in the order in which they get it."""
    strays: frozenset[int] = frozenset()
    """Seats that get cards by mistake, without a bet."""

    def with_settings(self, **changes: object) -> TablePlan:
        """The same table with other choices of the house."""
        merged = {f: getattr(self.settings, f) for f in self.settings.__struct_fields__} | changes
        return replace(self, settings=Settings(**merged))

    def with_blinds(self, small: int, big: int) -> TablePlan:
        """The same table with these blinds."""
        return self.with_settings(stakes={"small": small, "big": big})

    def with_entry(self, entry: int) -> TablePlan:
        """The same table with this entry."""
        return self.with_settings(stakes={"entry": entry})

    def with_commission(self, numerator: int, denominator: int) -> TablePlan:
        """The same table with a rate on the pot, and no cap declared."""
        return self.with_settings(commission=Commission(on="pot", rate=(numerator, denominator)))

    @property
    def cards_laid(self) -> bool:
        """Whether the scenario fixes any card."""
        return bool(self.deck or self.community or self.croupier or any(s.cards for s in self.sitting))

    def request(self, table: str, regulation: str) -> Open:
        """The opening that the harness sends."""
        stacks = None if self.brought is None else {s.player: s.stack for s in self.sitting}
        force = Force(marker=self.marker, pool=self.pool, stacks=stacks)
        return Open(table, regulation, self.seats, self.settings, force)

    @property
    def laid(self) -> Mapping[int | str, tuple[Card, ...]]:
        """The hole cards that were laid, by seat, and the croupier's."""
        seats: dict[int | str, tuple[Card, ...]] = {s.seat: s.cards for s in self.sitting if s.cards}
        return seats | ({"croupier": self.croupier} if self.croupier else {})
