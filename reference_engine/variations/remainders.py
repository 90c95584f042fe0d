"""Who gets what equal hands cannot divide, where no law says."""

from __future__ import annotations

from collections.abc import Sequence

from ..policies.pots import Pots

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
