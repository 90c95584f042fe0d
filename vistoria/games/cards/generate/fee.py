"""Buy-ins for a product that keeps a part of them though the scenario declares no commission."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from vistoria.checks.reading import left_out
from vistoria.client.scene import Scene, SceneFault
from vistoria.games.cards.stops import FEE_LEFT
from vistoria.model.command import Join
from vistoria.model.event import Bought
from vistoria.model.outcome import Reason

FEE = "fee"
"""Under which a scene keeps the part of what players buy that the house keeps."""
FINEST = 200
"""Rates are taken for the nearest of so many parts: what a chip does to a small sum is no rate."""


def with_fee(scene: Scene, joins: list[Join]) -> list[Join]:
    """The same players with as much more that the house's part leaves them the chips of the scenario."""
    rate: Fraction = scene.seen.get(FEE, Fraction(0))
    return [msgspec.structs.replace(join, buy_in=_bought_for(join.buy_in, rate)) for join in joins]


def learns_fee(scene: Scene, table: str) -> bool:
    """Whether those who sit there have fewer chips than the scenario has, because of a fee that is known from now on.

    Only where the product refused to declare the commission of the scenario, and its clause is not about it. Raises
    SceneFault (own-terms) where no sum leaves the chips of the scenario.
    """
    if "commission" not in left_out(scene.history, table):
        return False
    bought = [
        h.event for h in scene.history.happened
        if h.table == table and isinstance(h.event, Bought) and h.event.charged
    ]  # fmt: skip
    if not bought:
        return False
    if FEE not in scene.seen:
        most = max(bought, key=lambda event: event.amount)
        scene.seen[FEE] = Fraction(most.charged, most.amount).limit_denominator(FINEST)
        return True
    rate = scene.seen[FEE]
    if any(event.charged != int(event.amount * rate) for event in bought):
        raise SceneFault(Reason.OWN_TERMS, FEE_LEFT)
    return False


def _bought_for(stack: int, rate: Fraction) -> int:
    """The least sum that leaves this stack, where a part of a chip stays the player's."""
    bought = int(stack / (1 - rate))
    return next(sum_ for sum_ in range(bought, 2 * bought + 2) if sum_ - int(sum_ * rate) >= stack)
