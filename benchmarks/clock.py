"""Measures how long pytest executes its items, without start and collection."""

from __future__ import annotations

import resource
import time
from collections.abc import Iterator

import pytest

sessions: list[tuple[float, float]] = []
"""Wall-clock and CPU seconds of this process, one entry per session."""


def children_cpu_s() -> float:
    """CPU seconds of the child processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@pytest.hookimpl(hookwrapper=True, tryfirst=True)
def pytest_runtestloop() -> Iterator[None]:
    """Time the loop over the items."""
    begun, used = time.perf_counter(), time.process_time()
    yield
    sessions.append((time.perf_counter() - begun, time.process_time() - used))
