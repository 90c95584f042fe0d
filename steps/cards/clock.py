"""The clock: the time that a house sets for a decision, and how it passes."""

from __future__ import annotations

from pytest_bdd import given, parsers, when

from vistoria.client.scene import Scene
from vistoria.games.cards.staging.table import TablePlan
from vistoria.model.command import Wait
from vistoria.model.table import Clock

from .words import Words


@given(
    parsers.re(r"a decision time of (?P<seconds>\d+) s(?: and (?P<extra>\d+) s more)?$"),
    target_fixture="plan",
)
def decision_time(plan: TablePlan, seconds: str, extra: str | None) -> TablePlan:
    """No extra time where the sentence names none: a house may grant some unless it declares otherwise."""
    return plan.with_settings(clock=Clock(decision_ms=1000 * int(seconds), extra_ms=1000 * int(extra or 0)))


@when(Words("{seconds:d} s pass"))
def time_passes(scene: Scene, seconds: int) -> None:
    scene.need("clock")
    scene.must_play(Wait(1000 * seconds))
