"""Hands compared: who wins a pot, and by which clause."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from vistoria.model.event import Paid
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


def payments(
    law: Pots, hand: Staked, number: int, pot: Pot, net: int, verdict: Verdict | None, unit: int, cites: Cites,
    *, told: bool = False,
) -> Iterator[Paid]:  # fmt: skip
    """What each seat gets of a pot, in chips; no verdict: nobody showed. `told`: what could not be divided too."""
    winners = pot.seats if verdict is None else verdict.winners(pot.seats)
    cites += law.divided if len(winners) > 1 else ()
    if len(winners) == 1:
        parts = law.alone(net, winners[0], verdict.strength if verdict is not None else {}, pot.seats)
    else:
        live = [seat for seat, alive in zip(hand.order, hand.live, strict=True) if alive]
        parts = law.shares(net, winners, live, unit)
    for seat, (amount, rest) in parts.items():
        over = rest if told else 0
        if amount:
            yield Paid(
                seat=seat, amount=amount, what="pot", pot=number, remainder=over or None,
                cites=cites + (law.remainder_cites if over else ()),
            )  # fmt: skip
