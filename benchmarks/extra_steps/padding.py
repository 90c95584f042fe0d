"""Step definitions that no scenario uses, so that look-up is measured with a vocabulary of the planned size.

The benchmarks add this folder to the path of `vistoria.steps`, so that a run loads it as a module of its
vocabulary. It also loads the clock, and the recorder if a recording is made.
"""

from __future__ import annotations

import pytest
from pytest_bdd import parsers, then
from pytest_bdd.steps import step_function_context_registry

from benchmarks.clock import pytest_runtestloop
from benchmarks.recording import RequestRecorder
from vistoria.client.scene import Scene

DEFINITIONS = 80


def pytest_configure(config: pytest.Config) -> None:
    """Register the recorder when one was made."""
    if RequestRecorder.current is not None:
        config.pluginmanager.register(RequestRecorder.current)


def _unused(scene: Scene, number: int) -> None:
    scene.judge("never-called", number=number)


for _index in range(DEFINITIONS - len(step_function_context_registry)):
    then(parsers.parse(f"the benchmark sees thing {_index} of {{number:d}}"))(_unused)

__all__ = ["pytest_runtestloop"]
