"""Runs the scenarios of some regulations and returns what they left behind."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from vistoria.model.evidence import Evidence

from .plan import RunPlan
from .plugin import EngineReport
from .recorder import Listener, Recorder

ENVIRONMENT = {"PYTEST_ADDOPTS": None, "PYTEST_PLUGINS": None, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}


class CannotCollect(Exception):
    """The features cannot be run as they stand; a fault of theirs, named with file and line."""


@dataclass(frozen=True)
class Executed:
    """What a run left behind."""

    evidence: Mapping[str, Evidence]
    engines: tuple[EngineReport, ...]
    faults: tuple[str, ...]
    interrupted: bool


def execute(plan: RunPlan, plan_file: Path, workers: int, listener: Listener) -> Executed:
    """Run with pytest, untouched by the settings and plugins of the place it is started in.

    Raises CannotCollect for features with syntax errors, lint findings, or steps without one definition.
    """
    plan.write(plan_file)
    recorder = Recorder(listener)
    arguments = [
        "-p", "vistoria.run.plugin", "-c", os.devnull, "--rootdir", str(plan_file.parent), "--noconftest",
        "-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:junitxml", "-p", "no:logging",
        "-p", "pytest_bdd.plugin", "-p", "xdist.plugin", "--import-mode=importlib",
        "--vistoria-plan", str(plan_file),
    ]  # fmt: skip
    if workers > 1:
        arguments += ["-n", str(workers)]
    with _own_environment():
        code = pytest.main([*arguments, *plan.folders.values()], plugins=[recorder])
    if recorder.collection_faults:
        raise CannotCollect("\n".join(recorder.collection_faults))
    interrupted = recorder.interrupted or code == pytest.ExitCode.INTERRUPTED
    faults = list(recorder.faults)
    if code in (pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.USAGE_ERROR):
        faults.append(f"pytest ended with {pytest.ExitCode(code).name}")
    return Executed(recorder.evidence, tuple(recorder.engines), tuple(faults), interrupted)


@contextmanager
def _own_environment() -> Iterator[None]:
    before = {name: os.environ.get(name) for name in ENVIRONMENT}
    _set(ENVIRONMENT)
    try:
        yield
    finally:
        _set(before)


def _set(values: Mapping[str, str | None]) -> None:
    for name, value in values.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value
