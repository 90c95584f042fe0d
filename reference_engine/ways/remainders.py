"""Who gets what equal hands cannot divide, and how a commission is rounded, where no law says."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from ..policies.commission import Commission
from ..policies.pots import Pots


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


Awards = dict[int, tuple[int, int]]


class RemainderToTheLast(Pots):
    """It goes to the last of the tied."""

    def shares(self, net: int, tied: Sequence[int], live: Sequence[int], unit: int) -> Awards:
        mirrored = super().shares(net, [-seat for seat in tied], [-seat for seat in live], unit)
        return {-seat: award for seat, award in sorted(mirrored.items(), reverse=True)}


class RemainderFromTheMarker(Pots):
    """It goes chip by chip to the tied, from the marker's left on."""

    def shares(self, net: int, tied: Sequence[int], live: Sequence[int], unit: int) -> Awards:
        share = net // len(tied) // unit * unit
        rest = net - share * len(tied)
        awards: Awards = {}
        for seat in (seat for seat in live if seat in tied):
            more = min(unit, rest)
            awards[seat] = share + more, more
            rest -= more
        return dict(sorted(awards.items()))
