"""The progressive prize («jackpot progressivo»): who wins it, in what order, and what leaves the pool."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from .cites import Cites
from .hands import Hand


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
    won: Cites
    """Who bet on it wins a prize."""
    announced: Cites
    """Fixed sums are announced at the table."""
    sharing: frozenset[Hand]
    """Kinds of hand of which several share one prize; of the others each wins it."""
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
    usual_minimum: int | None = None
    """Where the pool starts if the house declares nothing; None: where the product has it."""
    usual_fixed: dict[str, int] | None = None
    """Fixed sums if the house declares none; None: those of the product."""
    fixed_lower_base: bool = False
    """Whether fixed sums paid earlier in the hand lower what a part is taken of."""
    restart: Literal["with-the-last-prize", "with-the-next-hand"] = "with-the-last-prize"
    """When an empty pool begins again."""
    source: Literal["all-paid", "percentages-only", "percent-even-if-fixed-paid"] = "all-paid"
    """Which sums leave the pool."""

    def wins(self, hand: Hand, bet: int, declined: bool, beat: bool) -> bool:
        """Whether a prize is paid to a hand with such a bet; `beat` says whether it won against the house."""
        return hand in self.shares and bool(bet) and (self.after_forfeiture or not declined)

    def bet_back(self, bet: int, wins: bool) -> int:
        """What of a jackpot bet goes back beside the prize; the law does not say, here it is collected."""
        return 0

    def laid_again(self, bet: int) -> int:
        """What is laid on the jackpot for the next hand without being asked for: nothing, as the player may choose."""
        return 0

    def grows_by(self, bet: int) -> int:
        """What the pool gains as soon as a jackpot bet is laid; the law does not say, here nothing."""
        return 0

    def at_the_deal(self) -> bool:
        """Whether jackpot bets are collected as the cards are dealt, or with the other bets; the law does not say."""
        return False

    def opens_winners(self) -> bool:
        """Whether hands that win a prize are opened where they would stay closed; the law does not say."""
        return True

    def grows(self, bets: int) -> int:
        """What the pool gains of the jackpot bets of a hand; the law does not say, here nothing."""
        return 0

    def reckoned(self, pool: int, opened: int) -> int:
        """What prizes of a hand are reckoned of, where the pool held `opened` as the table was opened."""
        return pool

    def in_order(self, winners: Mapping[int, Hand]) -> list[int]:
        """Seats in the order of payment: from the left, a royal flush waiting for the last straight flush."""
        flushes = [seat for seat, hand in winners.items() if hand is Hand.STRAIGHT_FLUSH]

        def when(seat: int) -> tuple[int, bool]:
            royal = winners[seat] is Hand.ROYAL_FLUSH
            return max(seat, *flushes) if royal and flushes else seat, royal

        return sorted(sorted(winners), key=when)

    def prize(self, hand: Hand, base: int, fixed: int) -> tuple[int, int]:
        """Prize and how much of it leaves the pool; `base` is the pool that a part is taken of."""
        part = self.shares[hand].part
        if part is None:
            return fixed, fixed if self.source == "all-paid" else 0
        percent = int(part * base)
        amount = max(fixed, percent)
        leaves = {
            "all-paid": amount,
            "percentages-only": percent if percent == amount else 0,
            "percent-even-if-fixed-paid": percent,
        }
        return amount, leaves[self.source]

    def divide(self, amount: int, seats: int) -> list[int]:
        """One prize among so many; what cannot be divided goes to the first."""
        share = amount // seats
        return [amount - share * (seats - 1), *[share] * (seats - 1)]

    def awards(self, winners: Mapping[int, Hand], pool: int, fixed: Mapping[str, int]) -> list[Award]:
        """Every prize of one hand in the order of payment."""
        hands = list(winners.values())
        parts: dict[Hand, list[tuple[int, int]]] = {}
        gone: dict[Hand, int] = dict.fromkeys(self.shares, 0)
        found: list[Award] = []
        for seat in self.in_order(winners):
            hand = winners[seat]
            share = self.shares[hand]
            prize = self.prize(hand, self._base(hand, pool, gone), fixed[share.name])
            sharing = hands.count(hand) if hand in self.sharing else 1
            (amount, leaves), *parts[hand] = parts.get(hand) or self._parts(prize, sharing)
            gone[hand] += leaves
            found.append(Award(seat, amount, leaves, self._cites(hand, share, hands)))
        return found

    def _parts(self, prize: tuple[int, int], seats: int) -> list[tuple[int, int]]:
        """What each of so many is paid of a prize, and what of it leaves the pool."""
        paid, leaves = (self.divide(each, seats) for each in prize)
        return list(zip(paid, leaves, strict=True))

    def _base(self, hand: Hand, pool: int, gone: Mapping[Hand, int]) -> int:
        """What a part is taken of, `gone` having left the pool in this hand."""
        flush = hand is Hand.STRAIGHT_FLUSH
        waits = self.flushes_from == "successive" if flush else self.royal_from == "after-sf"
        base = pool - gone[Hand.STRAIGHT_FLUSH] if waits else pool
        if self.fixed_lower_base:
            base -= sum(amount for kind, amount in gone.items() if kind not in _CROWNS)
        return base

    def told(self, fixed: Mapping[str, int]) -> dict[str, int]:
        """The fixed sums as they are announced."""
        return dict(fixed)

    def restarts(self, pool: int, minimum: int) -> int:
        """The pool after the last prize of a hand: the minimum once nothing is left, unless it comes later."""
        return pool or (minimum if self.restart == "with-the-last-prize" else 0)

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
