"""What the house takes («comissão»)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from .cites import Cites


@dataclass(frozen=True)
class Commission:
    """A rate between two bounds on the pot of each hand, up to a multiple of the big blind."""

    least: Fraction
    most: Fraction
    cap: int
    """In big blinds, for the whole hand."""
    may_be_waived: bool
    cites: Cites

    def allows(self, rate: Fraction) -> bool:
        """Whether the house may declare this rate."""
        return self.least <= rate <= self.most or (rate == 0 and self.may_be_waived)

    def due(self, pot: int, rate: Fraction, cap: int, unit: int) -> int:
        """Chips due on the pots of one hand: whole chips, within the bounds wherever chips allow it.

        Rounded down at the declared rate. Where that falls below the least lawful rate, one chip more is
        taken if the whole stays within the highest; where no number of chips lies between the two bounds,
        it stays rounded down: the highest rate is never exceeded.
        """
        amount = _down(rate * pot, unit)
        if amount < self.least * pot and rate and amount + unit <= self.most * pot:
            amount += unit
        return min(amount, _down(Fraction(cap), unit))

    def charges(self, pots: tuple[int, ...], rate: Fraction, cap: int, unit: int) -> tuple[int, ...]:
        """Chips due by pot: one rate and one cap for the whole hand."""
        return self.split(self.due(sum(pots), rate, cap, unit), pots, unit)

    def split(self, amount: int, pots: tuple[int, ...], unit: int) -> tuple[int, ...]:
        """The amount laid on the pots in proportion, in whole chips, the largest fractions first."""
        total = sum(pots)
        exact = [Fraction(amount * pot, total) for pot in pots]
        parts = [_down(share, unit) for share in exact]
        order = sorted(range(len(pots)), key=lambda i: (parts[i] - exact[i], i))
        left = (amount - sum(parts)) // unit
        for i in order[:left]:
            parts[i] += unit
        return tuple(parts)


def _down(amount: Fraction, unit: int) -> int:
    return int(amount / unit) * unit
