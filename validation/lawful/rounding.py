"""What laws on commissions leave free: how a part of a chip is rounded, and which pot bears how much."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from vistoria.reference_engine.policies.change import both, policy
from vistoria.reference_engine.policies.commission import Commission

from ..replaced import formula


def from_the_first(amount: int, pots: Sequence[int]) -> tuple[int, ...]:
    """The chips of a commission by pot, if the first pot bears all as far as it has chips, then the next."""
    borne: list[int] = []
    for pot in pots:
        borne.append(min(amount - sum(borne), pot))
    return tuple(borne)


def _equal(pot: int, count: int, unit: int) -> list[int]:
    """Equal parts of a pot; the first has what cannot be divided."""
    part = pot // count // unit * unit
    return [pot - part * (count - 1), *[part] * (count - 1)]


OF_EACH_PAYMENT = formula(
    Commission.borne,
    lambda self, pots, payments, rate, cap, unit: tuple(
        sum(self.due(paid, rate, cap, unit) for paid in _equal(pot, count, unit))
        for pot, count in zip(pots, payments, strict=True)
    ),
)
"""The rate is taken of each payment, and a part of a chip of each is dropped."""
LESS_OF_FEW = both(
    policy("commission", usual=Fraction(49, 1000)),
    formula(
        Commission.of_so_many,
        lambda self, rate, players: self.least if players <= 3 and rate == self.usual else rate,
    ),
)
"""Takes the least lawful rate of two or three players where none is declared, and its usual one of more."""
