"""What befalls a command of `vistoria` at a place of its work: at the nth call of a phase, or the nth file operation.

Imported first in the process of a command, with the case in the variable NEMESIS of its environment.
"""

from __future__ import annotations

import errno
import importlib
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime, timedelta
from functools import wraps
from pathlib import Path
from typing import Any, NoReturn

import msgspec

PHASES: Mapping[str, tuple[str, ...]] = {
    "collection": ("vistoria.run.conduct:refuse_uncollectable", "vistoria.run.collector:FeatureFile.collect"),
    "scenario": ("_pytest.python:Function.runtest",),
    "drawn table": ("vistoria.run.tables:DrawnTable.runtest",),
    "replay": ("vistoria.run.tables:play_again",),
    "echo": ("vistoria.run.tables:play_echoes",),
    "writing": ("vistoria.run.conduct:write_record", "vistoria.cli.publish:publish"),
    "signing": ("vistoria.bundle.signatures:sign_bundle",),
    "verifying": ("vistoria.bundle.verify:findings",),
    "attesting": ("vistoria.bundle.answers:keep_answer",),
}
"""The functions in which each phase passes; the innermost counts."""
CALLS = ("SIGINT", "SIGTERM", "SIGKILL", "SIGSTOP", "MemoryError", "clock -3600", "clock +2300000000")
"""What befalls at a call of Python."""
READS = ("read EIO", "read EMFILE")
WRITES = ("write EIO", "write ENOSPC", "write EMFILE")
"""What befalls at an operation on a file."""
MOST = 20_000
"""So many calls of each phase are counted: a whole run has millions."""
CLOCKS = (
    "vistoria.run.clock", "vistoria.bundle.recover", "vistoria.bundle.times", "vistoria.bundle.inspected",
    "vistoria.bundle.report_details", "vistoria.journal.owner", "vistoria.cli.kept",
)  # fmt: skip
"""Modules that read the clock on the wall."""


class Case(msgspec.Struct, frozen=True):
    """What befalls, in which phase, and at which of its calls or operations."""

    phase: str
    fault: str
    at: int
    notes: str
    """A folder for what is told of it: `announced`, a line for each judgement that was shown, and `counts`."""


class Nemesis:
    """Counts what is done in each phase, and strikes once."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.counts: Counter[str] = Counter()
        self.within: list[str] = []
        self.is_over = False

    def install(self) -> None:
        """Stand in the way of everything that is counted."""
        for phase, places in PHASES.items():
            for place in places:
                _around(place, lambda work, phase=phase: self._in_phase(phase, work))
        for name in ("read_bytes", "read_text"):
            _around(f"pathlib:Path.{name}", lambda work: self._counted("read", work))
        for name in ("create", "write", "sync", "replace"):
            _around(f"vistoria.journal.disk:Disk.{name}", lambda work: self._counted("write", work))
        for name in ("scenario", "table"):
            _around(f"vistoria.cli.progress:RunProgress.{name}", self._announced)
        _around("vistoria.cli:run_to_end", self._noted)

    def _in_phase(self, phase: str, work: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(work)
        def wrapped(*given: Any, **named: Any) -> Any:
            with self._entered(phase):
                came = work(*given, **named)
                return iter([*came]) if isinstance(came, Iterator) else came

        return wrapped

    @contextmanager
    def _entered(self, phase: str) -> Iterator[None]:
        self.within.append(phase)
        before = sys.getprofile()
        if self.case.fault in CALLS:
            sys.setprofile(self._call if self._counts() else None)
        try:
            yield
        finally:
            sys.setprofile(before if not self.is_over else None)
            self.within.pop()

    def _counts(self) -> bool:
        """Whether the phase that passes is the one to strike in, or all are to be counted."""
        phase = self.within[-1]
        return not self.is_over and self.case.phase in ("", phase) and self.counts[f"{phase} call"] < MOST

    def _call(self, frame: object, event: str, argument: object) -> None:
        if event == "call" and self.within:
            self._passes(f"{self.within[-1]} call")

    def _counted(self, kind: str, work: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(work)
        def wrapped(*given: Any, **named: Any) -> Any:
            if self.within and (self.case.fault.startswith(kind) or not self.case.phase) and self._counts():
                self._passes(f"{self.within[-1]} {kind}")
            return work(*given, **named)

        return wrapped

    def _announced(self, work: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(work)
        def wrapped(progress: object, judged: Any) -> Any:
            with Path(self.case.notes, "announced").open("a") as file:
                file.write(f"{getattr(judged, 'scenario', None) or judged.id}\n")
            return work(progress, judged)

        return wrapped

    def _passes(self, what: str) -> None:
        self.counts[what] += 1
        if self.counts[what] == MOST and what.endswith(" call"):
            sys.setprofile(None)
        if self.case.phase and self.counts[what] == self.case.at:
            self.is_over = True
            sys.setprofile(None)
            Path(self.case.notes, "struck").touch()
            self._strike()

    def _strike(self) -> None:
        kind, _, rest = self.case.fault.partition(" ")
        if kind == "MemoryError":
            raise MemoryError
        if kind == "clock":
            _step(int(rest))
        elif kind in ("read", "write"):
            _fail(rest)
        else:
            os.kill(os.getpid(), signal.Signals[kind])

    def _noted(self, work: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(work)
        def wrapped(command: Any) -> None:
            try:
                work(command)
            finally:
                Path(self.case.notes, "counts").write_bytes(msgspec.json.encode(self.counts))

        return wrapped


def _around(place: str, wrap: Callable[[Callable[..., Any]], Callable[..., Any]]) -> None:
    module, _, path = place.partition(":")
    holder = importlib.import_module(module)
    *folders, name = path.split(".")
    for each in folders:
        holder = getattr(holder, each)
    setattr(holder, name, wrap(getattr(holder, name)))


def _fail(name: str) -> NoReturn:
    number = getattr(errno, name)
    raise OSError(number, os.strerror(number))


def _step(seconds: int) -> None:
    """Set the clock on the wall."""

    class Stepped(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> Any:
            return datetime.now(tz) + timedelta(seconds=seconds)

    for name in CLOCKS:
        vars(importlib.import_module(name))["datetime"] = Stepped


if "NEMESIS" in os.environ:
    Nemesis(msgspec.json.decode(os.environ["NEMESIS"], type=Case)).install()
