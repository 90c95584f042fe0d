"""The progressive jackpot: what stands in it, whom it pays, and what is left."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from pytest_bdd import given, when

from vistoria.client.scene import Scene
from vistoria.games.cards.staging.table import TablePlan
from vistoria.games.cards.stakes import stakes_of
from vistoria.model.answer import NotProvided, Unsupported
from vistoria.model.table import Jackpot

from .information import NOTICE
from .words import Words


@given(
    Words(
        "a jackpot of {pool:d} that begins at {minimum:d}, bets of {bet:d} on it, "
        "and fixed sums of {royal:d}, {straight_flush:d}, {quads:d}, {full_house:d} and {flush:d}"
    ),
    target_fixture="plan",
)
def jackpot(
    plan: TablePlan,
    pool: int,
    minimum: int,
    bet: int,
    royal: int,
    straight_flush: int,
    quads: int,
    full_house: int,
    flush: int,
) -> TablePlan:
    """Fixed sums from the royal flush down to the flush."""
    fixed: dict[str, int] = {
        "royal": royal, "straight-flush": straight_flush, "quads": quads, "full-house": full_house, "flush": flush,
    }  # fmt: skip
    stakes = msgspec.structs.replace(stakes_of(plan.settings), jackpot=bet)
    return replace(plan, pool=pool).with_settings(stakes=stakes, jackpot=Jackpot(minimum, fixed))


@when("a player asks for the fixed sums")
def ask_fixed_sums(scene: Scene) -> None:
    """Or reads them on a notice; where they stand on paper alone the product does not make the offer."""
    answers = [scene.ask("fixed-sums", "p1")]
    if isinstance(answers[0], NotProvided | Unsupported):
        answers.append(scene.ask("notices", "p1"))
    scene.shown(NOTICE, not all(isinstance(answer, NotProvided) for answer in answers))
