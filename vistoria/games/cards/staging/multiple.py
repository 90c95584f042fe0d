"""Tables at a multiple of a scenario's figures, for a product that does not take these stakes or chips."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from vistoria.client.scene import Scene, SceneFault
from vistoria.model.answer import Accepted, Answer, Refused
from vistoria.model.request import Open
from vistoria.model.table import Settings

FACTORS = (
    *map(Fraction, (2, 3, 4, 5, 8, 10, 15, 20, 25, 30, 40, 50, 100, 200, 250, 500, 1000)),
    *(Fraction(n, 2) for n in (3, 5, 15, 25)),
    Fraction(5, 4),
)
"""What the figures of a scenario are multiplied by, in the order in which it is tried.

Nothing below 1: what a product rounds to its chips would then look exact at the figures of the scenario.
"""
ONE = Fraction(1)


def open_as_known(scene: Scene, request: Open) -> Answer:
    """Open a table, at the multiple at which the product was seen to take these stakes in this scenario."""
    scene.talk.scale(scene.seen.get(_stakes(request), ONE))
    return scene.open(request)


def open_at_multiple(scene: Scene, request: Open, *, of_stakes: bool = False) -> bool:
    """Open a table that was refused at a multiple of its figures; whether the product takes it at any.

    Of a table that is in question itself, the multiple is that at which the product takes the stakes alone
    (`of_stakes`). Without one nothing is asked. What was found stands for all tables with these stakes.
    """
    if scene.regulation.fixed_figures or request.settings.stakes is None:
        return False
    asked = (
        msgspec.structs.replace(request, settings=Settings(stakes=request.settings.stakes))
        if of_stakes
        else request
    )
    factor = _found(scene, asked, (ONE, *FACTORS) if of_stakes else FACTORS)
    if factor is None or factor == ONE:
        return False
    scene.talk.scale(factor)
    if isinstance(scene.open(request), Accepted):
        scene.seen[_stakes(request)] = factor
        return True
    return False


def _found(scene: Scene, request: Open, factors: tuple[Fraction, ...]) -> Fraction | None:
    """The first factor at which the product opens such a table, tried apart once for all scenarios."""

    def first_taken(one: Scene) -> Fraction | None:
        for factor in factors:
            one.talk.scale(factor)
            try:
                answer = one.open(
                    Open(one.fresh_table(), request.regulation, request.seats, request.settings)
                )
            except SceneFault:
                continue  # no whole chips
            if isinstance(answer, Accepted):
                one.close()
                return factor
            if not isinstance(answer, Refused) or answer.by != "engine":
                return None
        return None

    return scene.apart("multiple", (request.seats, request.settings, len(factors)), first_taken)


def _stakes(request: Open) -> str:
    """Under which a scene keeps the multiple at which the product takes these stakes."""
    return f"multiple {request.settings.stakes}"
