"""The clock: the time that a house sets for a decision, and how it passes."""

from __future__ import annotations

from pytest_bdd import given, parsers, then, when

from vistoria.client.scene import Scene
from vistoria.generate.table import TablePlan
from vistoria.model.command import Wait
from vistoria.model.table import Clock


@given(parsers.parse("a decision time of {seconds:d} s"), target_fixture="plan")
def decision_time(plan: TablePlan, seconds: int) -> TablePlan:
    return plan.with_settings(clock=Clock(decision_ms=1000 * seconds))


@given(parsers.parse("a decision time of {seconds:d} s and {extra:d} s more"), target_fixture="plan")
def extra_time(plan: TablePlan, seconds: int, extra: int) -> TablePlan:
    return plan.with_settings(clock=Clock(decision_ms=1000 * seconds, extra_ms=1000 * extra))


@when(parsers.parse("{seconds:d} s pass"))
def time_passes(scene: Scene, seconds: int) -> None:
    scene.need("clock")
    scene.must_play(Wait(1000 * seconds))


@then(parsers.parse("seat {seat:d} folds for lack of time"))
def folds_for_lack_of_time(scene: Scene, seat: int) -> None:
    scene.judge("timed-out", seat=seat, act="fold")


@then(parsers.parse("seat {seat:d} checks for lack of time"))
def checks_for_lack_of_time(scene: Scene, seat: int) -> None:
    scene.judge("timed-out", seat=seat, act="check")
