"""What the house takes («comissão»)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate, pairwise
from typing import Literal

from .cites import Cites

NO_CAP = 1 << 62
"""A cap in chips that nothing reaches."""

Unbet = Literal["ends-in-flop-round-unbet", "ends-by-the-flop", "no-voluntary-bet-in-hand"]
FLOP_ROUND = 2


@dataclass(frozen=True)
class Fee:
    """A rate between two bounds on what a player buys."""

    least: Fraction
    most: Fraction
    on_top: bool
    """Whether it is paid beside the sum bought, not out of it."""
    cites: Cites

    def allows(self, rate: Fraction) -> bool:
        """Whether the house may declare this rate."""
        return self.least <= rate <= self.most

    def due(self, amount: int, rate: Fraction, unit: int) -> int:
        """Chips due on an amount bought."""
        return _within(amount, rate, self.least, self.most, unit)


@dataclass(frozen=True)
class Commission:
    """A rate between two bounds on the pot of each hand."""

    least: Fraction
    most: Fraction
    cap: int | None
    """In big blinds, for the whole hand; None where the law has none."""
    may_be_waived: bool
    cites: Cites
    keeps_to_least: bool = True
    """Whether the least rate holds though a part of a chip is dropped."""
    usual: Fraction = Fraction(0)
    """The rate where the house declares none."""
    usual_cap: int | None = None
    """Most chips of a hand where the house declares no commission; None: what the law allows."""
    own_cap: int | None = None
    """Most chips of a hand where the house declares a rate and no cap; None: what the law allows."""
    usual_fee: Fraction | None = None
    """The rate of what players buy where the house declares none and takes it there; None: it takes it of pots."""
    each_payment: Cites = ()
    """It comes off each payment; empty: one sum for the hand."""
    spared: Unbet | None = None
    """Hands of which nothing is taken."""
    spared_cites: Cites = ()
    fee: Fee | None = None
    """What the house may take of the buy-in instead."""
    either: Cites = ()
    """It comes off pots or off what is bought, not off both."""

    also_on_pot: bool = False
    """Whether the pot pays too where the buy-in does."""
    laid: tuple[int, ...] = ()
    """What a house really took of each pot of a hand; empty where that is not known."""
    imposed: bool = False
    """Whether that counts though the law does not let the house take it."""
    from_hand_to_hand: bool = False
    """Whether the house, which declares no rate, takes another one from hand to hand."""
    waived_by_hand: bool = False
    """Whether the house, whatever rate it declares, takes nothing of some hands."""

    def allows(self, rate: Fraction) -> bool:
        """Whether the house may declare this rate."""
        return self.least <= rate <= self.most or (rate == 0 and self.may_be_waived)

    def highest(self, big: int) -> int:
        """The maximum commission of a hand by law, in chips."""
        return NO_CAP if self.cap is None else self.cap * big

    def capped(self, big: int) -> int:
        """The maximum commission of a hand where the house declares no cap, in chips."""
        return min(self.highest(big), self.own_cap or NO_CAP)

    def of_so_many(self, rate: Fraction, players: int) -> Fraction:
        """The rate of a hand that was dealt to this many players."""
        return rate

    def spares(self, last: int, bet_in: frozenset[int]) -> bool:
        """True if a hand that ended in round `last` is free of commission; `bet_in` lists the rounds with a bet."""
        unbet = {
            None: False,
            "ends-by-the-flop": True,
            "ends-in-flop-round-unbet": FLOP_ROUND not in bet_in,
            "no-voluntary-bet-in-hand": not bet_in,
        }
        return unbet[self.spared] and last <= FLOP_ROUND

    def due(self, pot: int, rate: Fraction, cap: int, unit: int) -> int:
        """Chips due on the pots of one hand: whole chips, within the bounds wherever chips allow it.

        Rounded down at the declared rate. Where that falls below the least lawful rate, one chip more is
        taken if the whole stays within the highest; where no number of chips lies between the two bounds,
        it stays rounded down: the highest rate is never exceeded.
        """
        least = self.least if self.keeps_to_least else Fraction(min(unit, pot), pot or 1)
        return min(_within(pot, rate, least, self.most, unit), _down(Fraction(cap), unit))

    def charges(self, pots: tuple[int, ...], rate: Fraction, cap: int, unit: int) -> tuple[int, ...]:
        """The commission due by pot, in chips: per pot, or by one rate and one cap for the whole hand."""
        if self.each_payment:
            return tuple(self.due(pot, rate, cap, unit) for pot in pots)
        return self.split(self.due(sum(pots), rate, cap, unit), pots, unit)

    def borne(
        self, pots: tuple[int, ...], payments: tuple[int, ...], rate: Fraction, cap: int, unit: int
    ) -> tuple[int, ...]:
        """Chips taken by pot, of which so many payments are made: as a house laid them, where the law lets it.

        Which pot bears how much is open, and so is a part of a chip of each; else what is due. Where the commission
        comes off each payment, each pot bears its own, but for a part of a chip of each payment.
        """
        if self.imposed and fits(self.laid, pots):
            return self.laid
        due, whole, taken = self.charges(pots, rate, cap, unit), sum(pots), sum(self.laid)
        if self.waived_by_hand and self.may_be_waived and fits(self.laid, pots) and not taken:
            return self.laid
        if self.from_hand_to_hand:
            parts = [*zip(self.laid, pots, strict=False)] if self.each_payment else [(taken, whole)]
            free = fits(self.laid, pots) and all(self._allows(part, pot, cap, unit) for part, pot in parts)
            return self.laid if free else due
        least = self.least if self.keeps_to_least else Fraction(0)
        lawful = taken == sum(due) or least * whole <= taken <= min(self.most * whole, Fraction(cap))
        if not rate or not lawful or not fits(self.laid, pots):
            return due
        if self.each_payment:
            near = all(
                abs(part - min(rate * pot, Fraction(cap))) < sum(payments) * unit
                for part, pot in zip(self.laid, pots, strict=True)
            )
            return self.laid if near else due
        return self.laid if comes_to(self.laid, min(rate * whole, Fraction(cap)), unit) else due

    def _allows(self, taken: int, pot: int, cap: int, unit: int) -> bool:
        """True if this charge is lawful at some rate; a house that exempts some pots may not undercharge others."""
        least, most = Commission.due(self, pot, self.least, cap, unit), min(self.most * pot, Fraction(cap))
        within = least <= taken <= most and taken % unit == 0
        return within or (self.may_be_waived and taken == 0)

    def split(self, amount: int, pots: tuple[int, ...], unit: int) -> tuple[int, ...]:
        """The amount laid on the pots in proportion: the first pots together bear their part in whole chips."""
        total = sum(pots)
        borne = [_down(Fraction(amount * below, total), unit) for below in accumulate(pots, initial=0)]
        return tuple(upper - lower for lower, upper in pairwise(borne))


def fits(laid: Sequence[int], pots: Sequence[int]) -> bool:
    """True if these amounts can have been charged on these pots."""
    return len(laid) == len(pots) and all(0 <= part <= pot for part, pot in zip(laid, pots, strict=True))


def comes_to(laid: Sequence[int], due: Fraction, unit: int) -> bool:
    """True if the charges on the pots of one hand add up to what is due, within a fraction of a chip per pot."""
    return abs(sum(laid) - due) < len(laid) * unit


def _within(amount: int, rate: Fraction, least: Fraction, most: Fraction, unit: int) -> int:
    taken = _down(rate * amount, unit)
    if taken < least * amount and rate and taken + unit <= most * amount:
        taken += unit
    return taken


def _down(amount: Fraction, unit: int) -> int:
    return int(amount // unit) * unit
