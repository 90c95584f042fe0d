"""Tries one hostile engine: the harness talks to it, says what came of it, and talks to its next start."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from vistoria.client.conversation import Conversation
from vistoria.client.launch import Launch, StdioLaunch, TcpLaunch
from vistoria.client.link import EngineLink, Timeouts
from vistoria.client.process_group import fresh_word, kill_group, kill_strays, spawn
from vistoria.model.command import Join
from vistoria.model.request import Ask, Close, Look, Open, Play, Rank, Request
from vistoria.model.table import Force, Settings
from vistoria.protocol.errors import EngineError

from .case import UNDERSTOOD, LieCase, Over, WireCase

ENGINE = Path(__file__).with_name("engine.py")
PATIENT = Timeouts(handshake_s=20.0, command_s=20.0)
TALK: tuple[Request, ...] = (
    Open("t-1", "toy", 6, Settings(), Force()),
    Play("t-1", (Join("p1", 1, 100),)),
    Look("t-1", "public"),
    Rank("toy", "showdown", ()),
    Ask("t-1", "rules"),
    Close("t-1"),
)
"""A conversation with one request of each kind, between hello and bye."""


@dataclass(frozen=True)
class Tried:
    """What came of a case at one request over one transport."""

    fault: str
    at: str
    over: Over
    outcome: str
    """A reason, or understood."""
    told: str
    """The message for the vendor, empty when all was understood."""
    seconds: float
    grown_kb: int
    """By how much the most memory that the harness ever held has grown."""
    goes_on: bool
    """Whether the engine's next start was greeted and understood to the end."""
    left: tuple[int, ...]
    """Processes of the engine that live on when the harness is done with it."""

    def complaints(self, case: WireCase | LieCase) -> tuple[str, ...]:
        """In what it differs from the table."""
        found = []
        if self.outcome != case.outcome:
            found.append(f"came out as {self.outcome} and not as {case.outcome}")
        found += [f"the message does not say {words!r}" for words in case.says if words not in self.told]
        if not self.goes_on:
            found.append("the next start was not understood")
        if self.left:
            found.append(f"processes live on: {', '.join(map(str, self.left))}")
        return tuple(found)


def tries(case: WireCase, patience_s: float) -> Iterator[Tried]:
    """Try a case at each of its requests over each of its transports."""
    for over in case.transports:
        for at in case.at:
            yield try_wire(case, at, over, patience_s)


def try_wire(case: WireCase, at: str, over: Over, patience_s: float) -> Tried:
    """Try a case once; `patience_s` is how long a hanging engine is waited for."""
    timeouts = Timeouts(patience_s, patience_s) if case.outcome == "engine-timeout" else PATIENT
    with tempfile.TemporaryDirectory() as folder:
        mark = str(Path(folder) / "mark")
        argv = (sys.executable, "-E", "-S", str(ENGINE), mark, case.fault, at)
        with _reached(argv, over) as launch:
            began, held = time.monotonic(), _most_kb()
            link = EngineLink(launch, timeouts)
            error = _talk(link)
            seconds, grown = time.monotonic() - began, _most_kb() - held
            link.stop()
            goes_on = _talk(EngineLink(launch, PATIENT)) is None
        left = _alive(mark)
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    outcome = str(error.reason.value) if error else UNDERSTOOD
    return Tried(case.fault, at, over, outcome, str(error) if error else "", seconds, grown, goes_on, left)


def _talk(link: EngineLink) -> EngineError | None:
    """Have the whole conversation; the error that ended it."""
    try:
        link.start()
        talk = Conversation(link)
        for request in TALK:
            talk.ask(request)
        link.bye()
    except EngineError as error:
        return error
    finally:
        link.stop()
    return None


@contextmanager
def _reached(argv: tuple[str, ...], over: Over) -> Iterator[Launch]:
    """A way to reach the engine, which listens as long as it is needed."""
    if over == "stdio":
        yield StdioLaunch(argv, Path(argv[3]).stem)
        return
    word = fresh_word()
    process = spawn((*argv, "tcp"), word)
    try:
        yield TcpLaunch("127.0.0.1", _port(process))
    finally:
        kill_group(process.pid)
        kill_strays(word)
        process.communicate(timeout=10)


def _port(process: subprocess.Popen[bytes]) -> int:
    assert process.stdout is not None
    return int(process.stdout.readline().split()[-1])


def _alive(mark: str, seconds: float = 3.0) -> tuple[int, ...]:
    """Processes with the mark on their command line that do not go away within the time."""
    deadline = time.monotonic() + seconds
    while (found := _marked(mark)) and time.monotonic() < deadline:
        time.sleep(0.01)
    return found


def _marked(mark: str) -> tuple[int, ...]:
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
        except OSError:  # it ended while we looked
            continue
        if mark.encode() in words:
            found.append(int(folder.name))
    return tuple(found)


def _most_kb() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
