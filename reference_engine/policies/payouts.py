"""When the croupier's hand plays («abrir as mãos»), and what the house pays («tabela de prémios»)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from vistoria.model.cards import Card

from .cites import Cites
from .hands import Hand
from .ranking import Ranking


@dataclass(frozen=True)
class Payout:
    """Odds to one on the additional bet; None where the house declares them."""

    odds: int | None
    capped: bool
    """Whether the house's maximum applies."""
    cites: Cites


@dataclass(frozen=True)
class Payouts:
    """The pay table; amounts in chips."""

    table: Mapping[Hand, Payout]
    royal: tuple[int, int]
    """Least and highest odds that the house may declare for the royal flush."""
    royal_cites: Cites
    won: Cites
    beaten: Cites
    usual_royal: int | None = None
    """Odds on the royal flush where the house declares none; None: the least."""
    usual_maximum: int | None = None
    """The house's maximum where it declares none; None: it has none."""
    maximum_on: Literal["winnings", "with-stake", "with-ante"] = "winnings"
    """What is held against the maximum: the prize, with the additional bet, or with what the ante wins."""
    maximum_for: Literal["each-hand", "all-hands"] = "each-hand"

    def beats(self, player: int, croupier: int, best: int) -> bool:
        """Whether a player's strength wins against the croupier's; `best` is the best player's."""
        return player > croupier

    def in_order(self, seats: Sequence[int]) -> Sequence[int]:
        """Seats in the order in which they are paid or lose; the law has none."""
        return seats

    def ante_paid(self, ante: int) -> int:
        """Winnings on the ante of a hand that beats the croupier's: one for one."""
        return ante

    def collected(self, ante: int, additional: int) -> tuple[int, int]:
        """What of ante and additional bet of a beaten hand is collected; the rest goes back."""
        return ante, additional

    def odds(self, hand: Hand, top: int, royal: int) -> int:
        """Odds to one on the additional bet; `top` is the worth of the rank that counts first."""
        odds = self.table[hand].odds
        return royal if odds is None else odds

    def odds_told(self, odds: int, won: int, additional: int) -> tuple[int, int]:
        """The odds that are named with a payment of `won` on an additional bet: those of the hand."""
        return odds, 1

    def additional_paid(self, hand: Hand, odds: int, ante: int, additional: int, most: int | None) -> int:
        """Winnings on the additional bet; `most` is what is left of the house's maximum, None without one."""
        won = odds * additional
        if most is None or not self.table[hand].capped:
            return won
        return min(won, max(most - self._beside(ante, additional), 0))

    def left(self, hand: Hand, won: int, ante: int, additional: int, most: int | None) -> int | None:
        """What is left of the maximum for the next hand; below 0 where stakes alone have gone beyond it."""
        if most is None or self.maximum_for == "each-hand" or not self.table[hand].capped:
            return most
        return most - self.counted(won, ante, additional)

    def counted(self, won: int, ante: int, additional: int) -> int:
        """What is held against the maximum where `won` is paid on the additional bet."""
        return won + self._beside(ante, additional)

    def _beside(self, ante: int, additional: int) -> int:
        if self.maximum_on == "with-stake":
            return additional
        return self.ante_paid(ante) if self.maximum_on == "with-ante" else 0


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
