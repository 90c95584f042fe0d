"""Who opens cards, and when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from vistoria.model.cards import Card

from .cites import Cites


@dataclass(frozen=True)
class Showdown:
    """Showing («exibir as suas cartas») and what a player may not do about it."""

    cites: Cites
    folded_show: bool
    """Whether folded hands are opened too."""
    survivor_shows: bool
    """Whether the only hand left is opened."""
    as_soon_as_betting_ends: bool
    """Whether cards are opened before the last community cards when nobody can bet any more."""
    hole_cards_only: Cites
    """A player sees no cards but his own."""
    no_agreement: Cites
    """The pot is not divided by agreement; hands stay in play to the end."""
    first: Literal["marker", "last-round-raiser", "any-raiser"] = "marker"
    """Who opens first: the first at the marker's left, or he who bet or raised last, in the last betting
    round or in any, and the first at the marker's left where nobody did."""

    winners_alone: bool = False
    """Whether hands that win nothing stay closed."""

    ordered: Cites = ()
    """The law says who opens first; empty: it leaves that open."""
    marked: Cites = ()
    """The winning hand is marked as such."""

    def marks(self, wins: bool) -> bool:
        """Whether a hand is marked as the winning one."""
        return wins

    def order(self, players: int, raised: tuple[int, int] | None, last: int) -> Sequence[int]:
        """Positions in the order of opening; round and position of the last bet or raise, the last round."""
        start = 0
        if raised is not None and (self.first == "any-raiser" or raised[0] == last):
            start = 0 if self.first == "marker" else raised[1]
        return (*range(start, players), *range(start))

    def opened(self, own: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards that he who shows opens: all his own."""
        return own
