"""How long pytest executes its items, collection and start left out."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

sessions: list[tuple[float, float]] = []
"""Seconds of the clock and of this process's processor time, one entry a session."""


@pytest.hookimpl(hookwrapper=True, tryfirst=True)
def pytest_runtestloop() -> Iterator[None]:
    """Time the loop over the items."""
    begun, used = time.perf_counter(), time.process_time()
    yield
    sessions.append((time.perf_counter() - begun, time.process_time() - used))
