"""Deals the scenarios of a session to worker processes, which are forked when everything is collected.

Nothing is parsed or imported twice, and a worker asks for its next scenario when it is done with one, so that a
slow engine delays only itself. The longest scenarios are dealt first, otherwise in the order of the session.
"""

from __future__ import annotations

import contextlib
import math
import os
import selectors
import signal
import socket
import threading
import time
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

import msgspec
import pytest

from vistoria.client.link import Failure
from vistoria.journal import interruption
from vistoria.journal.disk import CannotWrite, remove_drafts
from vistoria.model.errors import ExitCode, UserError

from . import bound
from .attending import lost_with
from .collector import LENGTH, PLAN
from .engine_report import EngineReport
from .link import LINK, UNWRITTEN
from .memory import shared
from .plugin import unplayed
from .worker import Deal, Farewell, Greeted, Message, Ready, Reported, settle_in, work

LOOK_S = 0.5
"""Seconds between two looks whether a worker is stopped."""
GRACE_S = 15.0
"""How long a worker may take to end its engine after an interruption: longer than its link takes for that."""
TRIES = 2
"""How often a scenario is dealt if its worker is lost."""
CHUNK = 65_536


class CannotFork(UserError):
    """This system, or this process, cannot start workers."""

    exit_code = ExitCode.OUR_FAULT


@dataclass(eq=False)
class _Worker:
    pid: int
    wire: socket.socket
    item: int | None = None
    """The scenario in hand until its evidence is there."""
    received: bytearray = field(default_factory=bytearray)
    looks: int = 0
    """How many looks in succession found it stopped."""
    greeting: Greeted | None = None
    is_ready: bool = False
    """Whether it ever asked for a scenario."""
    is_done: bool = False
    """Whether it said farewell."""


class Workers:
    """Registered with pytest in the controlling process."""

    def __init__(self, count: int, listener: object) -> None:
        """`listener` is the plugin that hears reports here, and must not in a worker; raise CannotFork."""
        if not hasattr(os, "fork"):
            raise CannotFork(f"--workers {count}: this system cannot fork a process; use one worker")
        if threading.active_count() > 1:
            raise CannotFork(f"--workers {count}: a process with threads cannot be forked; use one worker")
        self._count = count
        self._listener = listener
        self._running: list[_Worker] = []
        self._waiting: deque[int] = deque()
        self._reported: set[int] = set()
        self._lost: Counter[int] = Counter()
        self._failures: dict[int, tuple[Failure, ...]] = {}
        """Failures of the engine by worker."""
        self._is_ending = False
        self._next_look = 0.0

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Deal all scenarios; one alone is left to pytest's own loop."""
        if session.testsfailed or len(session.items) < 2:
            return None
        self._session = session
        self._patience = math.ceil(session.config.stash[PLAN].timeouts.command_s / LOOK_S)
        self._waiting.extend(longest_first([item.stash[LENGTH] for item in session.items]))
        with shared(), selectors.DefaultSelector() as self._news:
            try:
                for _ in range(min(self._count, len(self._waiting))):
                    self._fork()
                while self._running:
                    self._attend()
                    if session.shouldfail:
                        raise session.Failed(session.shouldfail)
                    if session.shouldstop:
                        raise session.Interrupted(session.shouldstop)
            except BaseException:
                self._interrupt()
                raise
            finally:
                del session.config.stash[LINK]  # every worker has said farewell to its own engine
        if self._waiting:
            left = f"{len(self._waiting)} scenarios were not run: every worker process ended"
            session.config.hook.pytest_vistoria_engine(report=EngineReport(None, None, own_faults=(left,)))
        return True

    def _fork(self) -> None:
        ours, theirs = socket.socketpair()
        held = {signal.SIGINT, signal.SIGTERM}
        parent = os.getpid()
        with theirs:
            signal.pthread_sigmask(signal.SIG_BLOCK, held)
            try:
                pid = os.fork()
                if pid == 0:
                    ours.close()
                    self._become_worker(theirs, parent)
                worker = _Worker(pid, ours)
                self._running.append(worker)
            finally:
                signal.pthread_sigmask(signal.SIG_UNBLOCK, held)
        ours.setblocking(False)
        self._news.register(ours, selectors.EVENT_READ, worker)

    def _become_worker(self, wire: socket.socket, parent: int) -> None:
        """The whole life of a worker; never returns."""
        try:
            for worker in self._running:
                worker.wire.close()
            self._news.close()
            settle_in(wire, parent)
            config = self._session.config
            config.pluginmanager.unregister(self._listener)
            work(self._session, wire)
        finally:
            os._exit(0)

    def _attend(self) -> bool:
        """Hear what comes until the next look; whether that look took place."""
        for key, _ in self._news.select(max(0.0, self._next_look - time.monotonic())):
            with interruption.held():  # no line is lost between the wire and the journal
                self._receive(key.data)
        if time.monotonic() < self._next_look:
            return False
        self._next_look = time.monotonic() + LOOK_S
        for worker in self._running:
            worker.looks = worker.looks + 1 if is_stopped(worker.pid) else 0
            if worker.looks > self._patience:
                os.kill(worker.pid, signal.SIGKILL)
        return True

    def _receive(self, worker: _Worker) -> None:
        try:
            chunk = worker.wire.recv(CHUNK)
        except ConnectionError:
            chunk = b""
        if not chunk:
            self._over(worker)
            return
        *lines, worker.received = (worker.received + chunk).split(b"\n")
        for line in lines:
            self._hear(worker, msgspec.json.decode(line, type=Message))

    def _hear(self, worker: _Worker, message: Message) -> None:
        hook = self._session.config.hook
        match message:
            case Ready(failures):
                worker.is_ready = True
                self._failures[worker.pid] = failures
                self._deal(worker)
            case Reported() if worker.item is not None:
                self._report(worker.item, message)
                if message.when == "call":
                    self._reported.add(worker.item)
            case Greeted(hello, pid):
                worker.greeting = message
                hook.pytest_vistoria_greeted(hello=hello, pid=pid)
            case Farewell(report):
                worker.is_done = True
                hook.pytest_vistoria_engine(report=report)

    def _deal(self, worker: _Worker) -> None:
        worker.item = self._waiting.popleft() if self._waiting else None
        with contextlib.suppress(ConnectionError):  # it has ended, and will be noticed
            if worker.item is None:
                worker.wire.shutdown(socket.SHUT_WR)
            else:
                others = (failures for pid, failures in self._failures.items() if pid != worker.pid)
                deal = Deal(worker.item, tuple(chain.from_iterable(others)))
                worker.wire.sendall(msgspec.json.encode(deal) + b"\n")

    def _report(self, number: int, came: Reported) -> None:
        """Report to the listener what pytest reported in the worker."""
        item = self._session.items[number]
        report = pytest.TestReport(
            nodeid=item.nodeid,
            location=item.location,
            keywords={},
            outcome=came.outcome,
            longrepr=came.text,
            when=came.when,
            user_properties=came.properties,
            duration=came.duration,
        )
        self._session.config.hook.pytest_runtest_logreport(report=report)

    def _over(self, worker: _Worker) -> None:
        """A worker has ended; another plays what it had in hand, and replaces it if there is more to do."""
        self._news.unregister(worker.wire)
        worker.wire.close()
        self._running.remove(worker)
        _, status = os.waitpid(worker.pid, 0)
        remove_drafts(Path(self._session.config.stash[PLAN].transcripts), worker.pid)
        incidents = self._incidents(worker, status)
        if incidents or (not worker.is_done and worker.greeting is not None):
            seen = None if worker.is_done else worker.greeting
            hello, pid = (None, None) if seen is None else (seen.hello, seen.pid)
            self._session.config.hook.pytest_vistoria_engine(
                report=EngineReport(hello, pid, incidents=incidents)
            )
        if self._is_ending:
            return
        if worker.item is not None and worker.item not in self._reported:
            self._lose(worker, worker.item, _how(status))
        if self._waiting and worker.is_ready:
            self._fork()

    def _incidents(self, worker: _Worker, status: int) -> tuple[str, ...]:
        """What became of a worker that did not end by itself, and what its engine had in hand."""
        if self._is_ending:
            return ()
        how = "was asked to end" if worker.is_done else f"ended with {_how(status)}"
        if worker.looks > self._patience:
            how = "was stopped by a signal, did not go on, and was killed by the harness"
        return lost_with(self._session.config.stash[PLAN], worker.pid, how)

    def _lose(self, worker: _Worker, number: int, how: str) -> None:
        self._lost[number] += 1
        if self._lost[number] < TRIES:
            self._waiting.appendleft(number)
            return
        detail = f"{TRIES} worker processes ended while they played this scenario, the last with {how}"
        item = self._session.items[number]
        try:
            said = unplayed(item, detail, worker.greeting.hello if worker.greeting else None)
        except CannotWrite as error:
            said = UNWRITTEN, str(error)
        self._report(number, Reported("call", "failed", detail, (said,)))

    def _interrupt(self) -> None:
        """Have every worker end its engine, and keep what it still says; kill one that takes too long."""
        self._is_ending = True
        looks = 0
        try:
            self._signal(signal.SIGTERM)
            while self._running:
                looks += self._attend()
                if looks > GRACE_S / LOOK_S:
                    self._signal(signal.SIGKILL)
        except BaseException:
            self._signal(signal.SIGKILL)
            raise

    def _signal(self, number: signal.Signals) -> None:
        for worker in self._running:
            os.kill(worker.pid, number)  # not reaped yet, so the number is its own


def longest_first(lengths: Sequence[int]) -> list[int]:
    """Numbers of the items by how many hands they play, those with most first, otherwise in their order."""
    return sorted(range(len(lengths)), key=lambda number: -lengths[number])


def is_stopped(pid: int) -> bool:
    """Whether a child process is stopped by a signal; one that has ended and is not waited for yet is not."""
    try:
        return os.waitid(os.P_PID, pid, os.WSTOPPED | os.WNOHANG | os.WNOWAIT) is not None
    except ChildProcessError:
        return False


def _how(status: int) -> str:
    code = os.waitstatus_to_exitcode(status)
    if code == -signal.SIGPROF:
        return f"more than {bound.CPU_S:g} s of CPU time for it"
    return f"signal {signal.Signals(-code).name}" if code < 0 else f"exit status {code}"
