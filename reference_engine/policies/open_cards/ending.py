"""The end of a hand: who shows, what the house takes, and what short capital («capital desfalcado») can win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, Protocol

from vistoria.model.cards import Card
from vistoria.model.pot import Pot

from ..cites import Cites
from ..commission import comes_to, fits
from .speaking import Shown, Speaking


class Staked(Protocol):
    """Who is in the hand, by position."""

    @property
    def order(self) -> tuple[int, ...]:
        """Seat of each position."""

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips left."""

    @property
    def live(self) -> tuple[bool, ...]:
        """Who is in the hand."""


@dataclass(frozen=True)
class SeparatePots:
    """One pot for each level of capital; who has no more chips is in those that he has paid into."""

    cites: Cites

    def kept(self, pots: tuple[Pot, ...], hand: Staked) -> tuple[Pot, ...]:
        """The pots as they are kept apart; `hand` says who is in play, and with what chips left."""
        return pots


@dataclass(frozen=True)
class OpenShowdown:
    """All who are in turn their key card up («revelação do jogo»)."""

    cites: Cites
    won: Cites
    """The best hand takes the pot."""
    next_hand: Cites
    """The next hand goes the same way, with new cards."""
    best: Literal["as-10d", "plain"]
    """How the best open cards are found: by the last round's order, or by groups of equal cards alone."""
    no_suits: Cites
    """Suits do not decide who is first."""
    no_agreement: Cites
    alone_shows: bool = False
    """Whether who is left alone in the last round turns his key up too."""

    def showing(self, shown: Shown, speaking: Speaking, players: int) -> list[int]:
        """Positions in the order in which they show: from the right of the best open cards, these last."""
        best = self.best_open(shown, speaking)
        return sorted(shown, key=lambda i: (i - best - 1) % players)

    def best_open(self, shown: Shown, speaking: Speaking) -> int:
        """Who has the best open cards; among equals the first from the croupier's right."""
        ladder = speaking.ladder(4)
        ladder = ladder.plain() if self.best == "plain" else ladder
        return min(shown, key=lambda i: (-ladder.value(shown[i]), i))

    def reveals(self, winning: bool, short: bool, bet: bool) -> bool:
        """Whether a hand still in is opened, be its player short of capital or not, after a bet or none: every one."""
        return True

    def survivor_reveals(self, last_round: bool) -> bool:
        """Whether the only one left opens his card; where all others gave up before the last round none has to."""
        return self.alone_shows and last_round

    def told(self, key: Card, own: Sequence[Card]) -> Sequence[Card]:
        """The cards of a hand that are told when it is opened: the others lie open already."""
        return (key,)


@dataclass(frozen=True)
class PotCommission:
    """A rate on the pot, without the part of the last bet that nobody matched."""

    rate: Fraction
    cites: Cites
    final_round: Literal["fourth", "last-played"]
    """In which round an unmatched bet is left out."""
    left_out: Literal["excess", "whole-bet"]
    """What of that bet is left out where nobody matched it."""
    laid: tuple[int, ...] = ()
    """What a house really took of each pot of a hand; empty where that is not known."""
    imposed: bool = False
    """Whether that counts though the law does not let the house take it."""
    coin: int = 1
    """Chips that the house rounds to, where its smallest chip is less."""

    def leaves_out(self, round: int, rounds: int) -> bool:
        """Whether an unmatched bet made in that round of so many is left out of the base."""
        return self.final_round == "last-played" or round == rounds

    def matched_left_out(self, bet: int, excess: int, alone: bool) -> int:
        """Chips of the unmatched bet, the excess apart, that are left out too."""
        return bet - excess if self.left_out == "whole-bet" and alone else 0

    def rate_where(self, winners: int) -> Fraction:
        """The rate where so many win the pot: the same for any number."""
        return self.rate

    def charges(self, bases: Sequence[int], rate: Fraction, unit: int) -> tuple[int, ...]:
        """Chips due by pot, rounded down to whole chips."""
        return tuple(int(rate * base / unit) * unit for base in bases)

    def borne(self, bases: Sequence[int], rate: Fraction, unit: int) -> tuple[int, ...]:
        """Chips taken by pot: as a house laid them, for the law has one rate for the whole pot; else as due."""
        unit = max(unit, self.coin)
        lawful = self.imposed or comes_to(self.laid, rate * sum(bases), unit)
        as_laid = lawful and fits(self.laid, bases)
        return self.laid if as_laid else self.charges(bases, rate, unit)


@dataclass(frozen=True)
class TimeLimit:
    """Time to decide, in milliseconds, and what follows when it is over."""

    decision_ms: int
    cites: Cites

    def until(self, now: int) -> int:
        """The last moment for a decision asked for at `now`."""
        return now + self.decision_ms

    def over(self, now: int, until: int) -> bool:
        """Whether the time has run out."""
        return now > until

    def passes(self, free: bool) -> bool:
        """Whether he whose time is over passes instead of folding; `free` where nothing is to match."""
        return False


@dataclass(frozen=True)
class Faults:
    """What follows a fault of dealing."""

    exposed: Cites
    """A key card seen while cards are dealt: the hand is dead, the entry goes back."""
    corrected: Cites
    deal: Literal["any-card", "first-two-cards"] = "any-card"
    """Which cards are being dealt when a key card that is seen makes a hand dead."""

    def kills(self, round: int) -> bool:
        """Whether a hand whose key card was seen before that round is dead."""
        return round == 1 or self.deal == "any-card"

    def puts_right(self) -> bool:
        """Whether a card dealt to the wrong place goes where it was due."""
        return True
