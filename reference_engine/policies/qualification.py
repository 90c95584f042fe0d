"""What the croupier's hand must be worth to play («abrir as mãos»)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from vistoria.model.cards import Card

from .cites import Cites
from .hands import Hand
from .ranking import Ranking


@dataclass(frozen=True)
class Qualification:
    """Five odd cards with these ranks, or any better kind of hand."""

    least: str
    """Ranks that five odd cards need."""
    cites: Cites
    opened: Cites
    """The players' hands are opened when the croupier's plays."""
    void_additional: Cites
    """When it does not, additional bets go back and antes are paid."""
    closed_hands_shown: bool = False
    """Whether the players' hands are opened although the croupier's does not play."""

    def plays(self, ranking: Ranking, five: Sequence[Card]) -> bool:
        """Whether the croupier's hand plays."""
        strengths = ranking.strengths
        if strengths.made(strengths.of(five)).row.hand is not Hand.HIGH_CARD:
            return True
        ranks = {card[0] for card in five}
        return all(rank in ranks for rank in self.least)

    def opens_alone(self) -> bool:
        """Whether the croupier opens his hand though nobody plays against him any more."""
        return False

    def turned_up(self, cards: tuple[Card, ...], lying_open: Collection[Card]) -> tuple[Card, ...]:
        """Which of the croupier's cards are told when his hand is opened: all, also those that lay open."""
        return cards

    def says(self, plays: bool) -> bool:
        """What the product says of a croupier's hand that plays or does not."""
        return plays

    def ante_paid(self, ante: int) -> int:
        """What the house pays on an ante when the croupier's hand does not play: one for one."""
        return ante

    def additional_back(self, additional: int) -> int:
        """What of an additional bet goes back then; the rest is collected."""
        return additional

    def forfeited_back(self, ante: int) -> int:
        """What of a forfeited ante goes back then: nothing."""
        return 0

    def players_open(self, plays: bool) -> bool:
        """Whether the hands of all who are still in play are opened."""
        return plays or self.closed_hands_shown
