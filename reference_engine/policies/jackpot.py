"""The progressive prize («jackpot progressivo»): who wins it, in what order, and what leaves the pool."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from .cites import Cites
from .ranking import Hand


@dataclass(frozen=True)
class Share:
    """What one kind of hand wins: a fixed sum, or a part of the pool where that is more."""

    name: str
    """As the settings name the fixed sum."""
    part: Fraction | None
    cites: Cites


@dataclass(frozen=True)
class Award:
    """One prize in chips, and how much of it leaves the pool."""

    seat: int
    amount: int
    leaves: int
    cites: Cites


@dataclass(frozen=True)
class Jackpot:
    """Prizes, their order and the pool («bolo»)."""

    shares: Mapping[Hand, Share]
    announced: Cites
    """Fixed sums are announced at the table."""
    order_cites: Cites
    divided: Cites
    """Several royal flushes share one prize."""
    each: Cites
    """Several straight flushes win each."""
    flush_first: Cites
    """A straight flush is paid before a royal flush."""
    reduced: Cites
    """The pool is reduced by what was paid, and starts again once nothing is left."""
    after_forfeiture: bool = False
    """Whether a player who made no additional bet keeps the prize."""
    flushes_from: Literal["same-base", "successive"] = "same-base"
    """Several straight flushes: each a part of the same pool, or of what is left."""
    royal_from: Literal["after-sf", "full-pool"] = "after-sf"
    fixed_lower_base: bool = False
    """Whether fixed sums paid earlier in the hand lower what a part is taken of."""
    source: Literal["all-paid", "percentages-only", "percent-even-if-fixed-paid"] = "all-paid"
    """Which sums leave the pool."""

    def wins(self, bet: int, declined: bool, beat: bool) -> bool:
        """Whether a prize is paid to a hand with such a bet; `beat` says whether it won against the house."""
        return bet > 0 and (self.after_forfeiture or not declined)

    def in_order(self, winners: Mapping[int, Hand]) -> list[int]:
        """Seats in the order of payment: from the left, a royal flush waiting for the last straight flush."""
        seats = sorted(winners)
        flushes = [seat for seat in seats if winners[seat] is Hand.STRAIGHT_FLUSH]
        last = flushes[-1] if flushes else 0
        waits = {seat: seat < last and winners[seat] is Hand.ROYAL_FLUSH for seat in seats}
        return sorted(seats, key=lambda seat: (last, 1, seat) if waits[seat] else (seat, 0, seat))

    def prize(self, hand: Hand, base: int, fixed: int, unit: int) -> tuple[int, int]:
        """Prize and how much of it leaves the pool; `base` is the pool that a part is taken of."""
        part = self.shares[hand].part
        percent = int(part * base / unit) * unit if part is not None else 0
        amount = max(fixed, percent)
        if self.source == "all-paid":
            return amount, amount
        if self.source == "percentages-only":
            return amount, percent if percent >= fixed else 0
        return amount, percent

    def divide(self, amount: int, seats: int, unit: int) -> list[int]:
        """One prize among so many; what cannot be divided goes to the first."""
        share = amount // seats // unit * unit
        return [amount - share * (seats - 1), *[share] * (seats - 1)]

    def awards(
        self, winners: Mapping[int, Hand], pool: int, fixed: Mapping[str, int], unit: int
    ) -> list[Award]:
        """Every prize of one hand in the order of payment."""
        order = self.in_order(winners)
        royals = [seat for seat in order if winners[seat] is Hand.ROYAL_FLUSH]
        by_flushes = by_fixed = 0
        royal: list[tuple[int, int]] = []
        found: list[Award] = []
        for seat in order:
            hand, share = winners[seat], self.shares[winners[seat]]
            base = pool - (by_fixed if self.fixed_lower_base else 0)
            if hand is Hand.ROYAL_FLUSH:
                if not royal:
                    base -= by_flushes if self.royal_from == "after-sf" else 0
                    whole = self.prize(hand, max(base, 0), fixed[share.name], unit)
                    parts = [self.divide(each, len(royals), unit) for each in whole]
                    royal = list(zip(*parts, strict=True))
                amount, leaves = royal[royals.index(seat)]
            else:
                base -= by_flushes if self.flushes_from == "successive" else 0
                amount, leaves = self.prize(hand, max(base, 0), fixed[share.name], unit)
                by_flushes += leaves if hand is Hand.STRAIGHT_FLUSH else 0
                by_fixed += 0 if hand is Hand.STRAIGHT_FLUSH else leaves
            found.append(Award(seat, amount, leaves, self._cites(hand, share, list(winners.values()))))
        return found

    def restarts(self, pool: int, minimum: int) -> int:
        """The pool after the last prize of a hand: the minimum once nothing is left."""
        return pool or minimum

    def _cites(self, hand: Hand, share: Share, hands: Sequence[Hand]) -> Cites:
        cites = share.cites
        if len(hands) > 1:
            cites += self.order_cites
        if hands.count(hand) > 1 and hand is Hand.ROYAL_FLUSH:
            cites += self.divided
        if hands.count(hand) > 1 and hand is Hand.STRAIGHT_FLUSH:
            cites += self.each
        if hand in _CROWNS and all(each in hands for each in _CROWNS):
            cites += self.flush_first
        return cites


_CROWNS = (Hand.ROYAL_FLUSH, Hand.STRAIGHT_FLUSH)
