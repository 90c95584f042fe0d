"""Wrong in article 16: what the house takes."""

from __future__ import annotations

from fractions import Fraction

from vistoria.reference_engine.policies.change import policy
from vistoria.reference_engine.policies.commission import Commission

from ..condition import UNFORCED
from ..register import deciding, saboteur

deciding(
    Commission.charges,
    "mo-97-2010/16:cap-by-pot",
    "The cap of five big blinds holds for each pot of a hand.",
    lambda self, pots, rate, cap, unit: tuple(self.due(pot, rate, cap, unit) for pot in pots),
)

deciding(
    Commission.due,
    "mo-97-2010/16:rounded-up",
    "Parts of a chip are rounded up, above five per cent.",
    lambda pot, rate, cap, unit: min(-int(-rate * pot // unit) * unit, cap // unit * unit),
)

deciding(
    Commission.due,
    "mo-97-2010/16:one-chip-of-fifty",
    "A part of a chip is always dropped, so that of a pot of 50 two per cent are taken.",
    lambda pot, rate, cap, unit: min(int(rate * pot // unit) * unit, cap // unit * unit),
)


# fmt: off
saboteur("mo-97-2010/16:six-big-blinds", "The cap is six big blinds.", policy("commission", cap=6), also=(UNFORCED,))
saboteur("mo-97-2010/16:two-per-cent", "A house may take two per cent.", policy("commission", least=Fraction(2, 100)))
