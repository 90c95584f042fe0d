"""Writes what this process has in hand, and hears what is done to the process meanwhile."""

from __future__ import annotations

import os
import re
import signal
import threading
from collections.abc import Generator
from pathlib import Path

import msgspec
import pytest

from vistoria.client.apart import isolation_of
from vistoria.client.link import EngineLink
from vistoria.client.process_group import WORD
from vistoria.journal.in_hand import LONGEST, InHand, Slate, held_in

from .collector import ENTRY
from .plan import RunPlan

FAREWELL = "the end of the run"
TRACER = re.compile(rb"^TracerPid:\t([1-9]\d*)$", re.MULTILINE)


class Attending:
    """Registered with pytest in every process of a run."""

    def __init__(self, plan: RunPlan, link: EngineLink) -> None:
        self.incidents: list[str] = []
        self._slate, self._link = Slate(Path(plan.transcripts).parent), link
        self._isolation = isolation_of(plan.launch)[0]
        self._held: InHand | None = None
        self._tracer = 0
        self._hears_signals = threading.current_thread() is threading.main_thread()
        if self._hears_signals:
            self._before = signal.signal(signal.SIGCONT, self._continued)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Write down that the item is in hand; after an interruption it stays so."""
        self._hold(InHand(os.getpid(), in_hand(item), self._link.pid))
        came = yield
        self._look()
        self._hold(None)
        return came

    def pytest_vistoria_heard(self, method: str, params: object, came: object) -> None:
        """Write down what is asked."""
        item = FAREWELL if self._held is None else self._held.item
        if came is None:
            request = f"{method} {msgspec.json.encode(params).decode()}"[:LONGEST]
            self._hold(InHand(os.getpid(), item, self._link.pid, request))
        elif item == FAREWELL:
            self._hold(None)

    def close(self) -> None:
        """Hear no more."""
        self._slate.close()
        if self._hears_signals:
            signal.signal(signal.SIGCONT, self._before)

    def _hold(self, held: InHand | None) -> None:
        self._held = held
        self._slate.write(held)

    def _continued(self, number: int, frame: object) -> None:
        self._incident("was stopped by a signal, and continued,")

    def _look(self) -> None:
        """Look whether somebody traces this process."""
        try:
            tracer = TRACER.search(Path("/proc/self/status").read_bytes())
        except OSError:  # this system has none
            return
        pid = 0 if tracer is None else int(tracer[1])
        if pid != self._tracer:
            self._tracer, whose = pid, _whose(pid)
            if pid:
                self._incident(f"was traced by process {pid}{whose}", shown=bool(whose))

    def _incident(self, how: str, *, shown: bool = False) -> None:
        if self._held is not None:
            self.incidents.append(self._held.incident(how, self._isolation, shown=shown))


ATTENDING = pytest.StashKey[Attending]()


def in_hand(item: pytest.Item) -> str:
    """The scenario or the drawn table that an item plays."""
    return item.stash[ENTRY].id if ENTRY in item.stash else item.name


def lost_with(plan: RunPlan, pid: int, how: str) -> tuple[str, ...]:
    """What a process of the run, which ended or was ended, had in hand."""
    held = held_in(Path(plan.transcripts).parent, pid)
    return tuple(each.incident(how, isolation_of(plan.launch)[0]) for each in held)


def _whose(pid: int) -> str:
    """Whether a process is the engine's, which its environment shows."""
    try:
        marked = f"\0{WORD}=".encode() in b"\0" + Path(f"/proc/{pid}/environ").read_bytes()
    except OSError:
        return ""
    return " of the engine" if marked else ""
