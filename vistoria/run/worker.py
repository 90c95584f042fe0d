"""A worker process: plays the scenarios that it is dealt, and tells the controlling process what it saw."""

from __future__ import annotations

import os
import select
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from typing import Literal

import msgspec
import pytest

from vistoria.client.link import EngineLink, Failure
from vistoria.journal import interruption
from vistoria.protocol.handshake import Hello

from .attending import ATTENDING
from .engine_report import EngineReport, farewell, located
from .link import LINK

PR_SET_PDEATHSIG = 1
"""Linux's option of prctl: the signal that a process gets when its parent ends."""


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The worker wants its next scenario."""

    failures: tuple[Failure, ...]
    """Every failure of its own engine so far."""


class Reported(msgspec.Struct, frozen=True, tag="report"):
    """What pytest reports of the scenario in hand."""

    when: Literal["setup", "call", "teardown"]
    outcome: Literal["passed", "failed", "skipped"]
    text: str
    properties: tuple[tuple[str, str], ...]
    duration: float = 0.0


class Greeted(msgspec.Struct, frozen=True, tag="greeted"):
    """An engine process greeted."""

    hello: Hello
    pid: int | None


class Farewell(msgspec.Struct, frozen=True, tag="farewell"):
    """The worker is done with its engine."""

    report: EngineReport


Message = Ready | Reported | Greeted | Farewell


class Deal(msgspec.Struct, frozen=True):
    """What a worker plays next."""

    item: int
    failures: tuple[Failure, ...]
    """Every failure of the engine in other workers: they ask one product, and not more often than one would."""


class Sender:
    """Registered with pytest in a worker, in place of what listens in the controlling process."""

    def __init__(self, wire: socket.socket) -> None:
        self._wire = wire

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Send the report of the call, and any report of trouble."""
        if report.when is not None and (report.when == "call" or report.failed):
            properties = tuple((key, str(value)) for key, value in report.user_properties)
            self.send(Reported(report.when, report.outcome, report.longreprtext, properties, report.duration))

    def pytest_vistoria_greeted(self, hello: Hello, pid: int | None) -> None:
        """Send the greeting at once: a worker may never come to its farewell."""
        self.send(Greeted(hello, pid))

    def send(self, message: Message) -> None:
        """Send one line, whole: what comes after it must be read too."""
        with interruption.held():
            self._wire.sendall(msgspec.json.encode(message) + b"\n")


def work(session: pytest.Session, wire: socket.socket) -> None:
    """Play scenarios until the controlling process has no more or sends SIGTERM; then end the engine."""
    sender, link = Sender(wire), session.config.stash[LINK]
    session.config.pluginmanager.register(sender)
    trouble: tuple[str, ...] = ()
    try:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT, signal.SIGTERM})
        for deal in _dealt(wire, sender, link):
            item = session.items[deal.item]
            link.count_too(deal.failures)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
    except KeyboardInterrupt:
        pass  # what is in hand was not run
    except Exception as error:
        if not interruption.is_asked():
            trouble = (f"a worker process: {located(error)}",)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    report = farewell(link, session.config.stash[ATTENDING].incidents)
    sender.send(Farewell(msgspec.structs.replace(report, own_faults=trouble + report.own_faults)))


def _dealt(wire: socket.socket, sender: Sender, link: EngineLink) -> Iterator[Deal]:
    """Ask for the next scenario until no more comes."""
    with wire.makefile("rb") as lines:
        while True:
            sender.send(Ready(tuple(link.failures)))
            line = lines.readline()
            if not line:
                return
            yield msgspec.json.decode(line, type=Deal)


def settle_in(wire: socket.socket, parent: int) -> None:
    """Take no Ctrl-C, which is the controlling process's; end with that process, whatever ends it."""
    interruption.begin()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _interrupted)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)  # too much CPU time ends it; another plays the scenario
    end_with_parent()
    threading.Thread(target=_end_with, args=(wire,), daemon=True).start()
    if os.getppid() != parent:
        os._exit(1)


def _interrupted(number: int, frame: object) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    interruption.ask()


def end_with_parent() -> None:
    """Have Linux kill this process when its parent ends, even while it is stopped."""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def _end_with(wire: socket.socket) -> None:
    """End this process when nobody holds the other end of the wire."""
    watched = select.poll()
    watched.register(wire, 0)  # hang-ups and errors alone
    watched.poll()
    os._exit(1)
