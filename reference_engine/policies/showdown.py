"""Who opens cards, and when."""

from __future__ import annotations

from dataclasses import dataclass

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
    """Whether cards are opened before the last common cards when nobody can bet any more."""
    own_cards_only: Cites
    """A player sees no cards but his own."""
    no_agreement: Cites
    """The pot is not divided by agreement; hands stay in play to the end."""
    agreement: bool = False
    """Whether the pot is divided all the same as the players agree."""
    beaten_show: bool = True
    """Whether hands that win nothing are opened."""

    def opened(self, own: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards that he who shows opens: all his own."""
        return own
