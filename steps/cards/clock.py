"""The clock: the time that a house sets for a decision, and how it passes."""

from __future__ import annotations

from pytest_bdd import given, when

from vistoria.client.scene import Scene
from vistoria.games.cards.staging.table import TablePlan
from vistoria.model.command import Wait
from vistoria.model.table import Clock

from .words import Words


@given(Words("a decision time of {seconds:d} s and {extra:d} s more"), target_fixture="plan")
def with_extra_time(plan: TablePlan, seconds: int, extra: int) -> TablePlan:
    return plan.with_settings(clock=Clock(decision_ms=1000 * seconds, extra_ms=1000 * extra))


@given(Words("a decision time of {seconds:d} s"), target_fixture="plan")
def decision_time(plan: TablePlan, seconds: int) -> TablePlan:
    """No extra time: a house may grant some unless it declares otherwise."""
    return with_extra_time(plan, seconds, 0)


@when(Words("{seconds:d} s pass"))
def time_passes(scene: Scene, seconds: int) -> None:
    scene.need("clock")
    scene.must_play(Wait(1000 * seconds))
