"""Roundings that laws on commissions leave free."""

from __future__ import annotations

from fractions import Fraction

from ..policies.commission import Commission


class RoundedUp(Commission):
    """A part of a chip counts for the house where the highest rate and the cap allow it."""

    def due(self, pot: int, rate: Fraction, cap: int, unit: int) -> int:
        down = super().due(pot, rate, cap, unit)
        up = down + unit if down < rate * pot else down
        return up if up <= self.most * pot and up <= cap else down


class RoundedToNearest(Commission):
    """From its half on a part of a chip counts for the house, where the highest rate and the cap allow it."""

    def due(self, pot: int, rate: Fraction, cap: int, unit: int) -> int:
        down = super().due(pot, rate, cap, unit)
        up = down + unit
        return up if 2 * (rate * pot - down) >= unit and up <= self.most * pot and up <= cap else down
