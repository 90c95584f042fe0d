"""Bounds the CPU time of a scenario in the process that plays it: an endless loop of ours must not hang a run."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import NoReturn

CPU_S = 900.0
"""Far more than the longest scenario takes on a slow machine; waiting for an engine takes none."""


class TookTooLong(RuntimeError):
    """A scenario took more CPU time of ours than any needs."""


@contextmanager
def bounded() -> Iterator[None]:
    """While this lasts, SIGPROF comes when this process has used CPU_S of CPU time; an engine's does not count."""
    if not _hears_signals():
        yield
        return
    signal.setitimer(signal.ITIMER_PROF, CPU_S, CPU_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


@contextmanager
def raising() -> Iterator[None]:
    """While this lasts, SIGPROF raises TookTooLong where the process stands."""
    if not _hears_signals():
        yield
        return
    before = signal.signal(signal.SIGPROF, _raise)
    try:
        yield
    finally:
        signal.signal(signal.SIGPROF, before)


def _hears_signals() -> bool:
    return threading.current_thread() is threading.main_thread()


def _raise(number: int, frame: FrameType | None) -> NoReturn:
    where = f" in {Path(frame.f_code.co_filename).name}:{frame.f_lineno}" if frame is not None else ""
    raise TookTooLong(f"after {CPU_S:g} s of CPU time the scenario was still{where}")
