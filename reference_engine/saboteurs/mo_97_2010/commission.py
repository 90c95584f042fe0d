"""Wrong in article 16: what the house takes."""

from __future__ import annotations

from fractions import Fraction

from ...policies.change import policy
from ...policies.commission import Commission
from ..saboteur import Saboteur


class CapByPot(Commission):
    """The cap holds for each pot, not for the hand."""

    def charges(self, pots: tuple[int, ...], rate: Fraction, cap: int, unit: int) -> tuple[int, ...]:
        return tuple(self.due(pot, rate, cap, unit) for pot in pots)


class RoundedUp(Commission):
    """Parts of a chip are rounded up."""

    def due(self, pot: int, rate: Fraction, cap: int, unit: int) -> int:
        return min(-int(-rate * pot // unit) * unit, cap // unit * unit)


SABOTEURS = (
    Saboteur(
        "mo-97-2010/16:cap-by-pot",
        "The cap of five big blinds holds for each pot of a hand.",
        policy("commission", CapByPot),
        rare=True,
    ),
    Saboteur(
        "mo-97-2010/16:six-big-blinds",
        "The cap is six big blinds.",
        policy("commission", cap=6),
    ),
    Saboteur(
        "mo-97-2010/16:rounded-up",
        "Parts of a chip are rounded up, above five per cent.",
        policy("commission", RoundedUp),
    ),
    Saboteur(
        "mo-97-2010/16:two-per-cent",
        "A house may take two per cent.",
        policy("commission", least=Fraction(2, 100)),
        rare=True,
    ),
)
