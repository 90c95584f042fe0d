"""Hands compared: who wins a pot, and by which clause."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vistoria.model.pot import Pot

from ..policies.cites import Cites
from ..policies.pots import Pots
from ..policies.ranking import Ranking
from .pots import Staked


@dataclass(frozen=True)
class Verdict:
    """How strong each hand still in is, by seat."""

    ranking: Ranking
    strength: Mapping[int, int]

    def winners(self, seats: Sequence[int]) -> list[int]:
        """The best of these seats, and those equal to them."""
        best = max(self.strength[seat] for seat in seats)
        return [seat for seat in seats if self.strength[seat] == best]

    def winning(self, pots: Sequence[Pot]) -> frozenset[int]:
        """Seats that win one of these pots, or a part of one."""
        return frozenset(seat for pot in pots for seat in self.winners(pot.seats))

    def because(self, seats: Sequence[int]) -> Cites:
        """The clause that separates the best of these seats from the next, or lets equals tie."""
        rivals = sorted((self.strength[seat] for seat in seats), reverse=True)
        return (self.ranking.separate(rivals[0], rivals[1]).clause,) if len(rivals) > 1 else ()


def awards(
    law: Pots, hand: Staked, pot: Pot, net: int, winners: Sequence[int], verdict: Verdict | None, unit: int
) -> Mapping[int, tuple[int, int]]:
    """What each seat gets of a pot, in chips, and how much of that could not be divided; no verdict: nobody showed."""
    if len(winners) == 1:
        return law.alone(net, winners[0], verdict.strength if verdict is not None else {}, pot.seats)
    live = [seat for seat, alive in zip(hand.order, hand.live, strict=True) if alive]
    return law.shares(net, winners, live, unit)
