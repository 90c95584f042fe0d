"""Launches a hostile engine, measures time and memory, and finds the processes it leaves behind."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass

from vistoria.client.launch import Launch, StdioLaunch, TcpLaunch
from vistoria.client.process_group import fresh_word, kill_group, kill_strays, processes_with, spawn

from .case import Over


@dataclass
class Cost:
    """Time and memory of a conversation."""

    seconds: float = 0.0
    grown_kb: int = 0
    """Growth of the harness's peak memory."""


@contextmanager
def metered() -> Iterator[Cost]:
    """Measure the block; the figures are set when it ends."""
    cost = Cost()
    began, held = time.monotonic(), _most_kb()
    try:
        yield cost
    finally:
        cost.seconds, cost.grown_kb = time.monotonic() - began, _most_kb() - held


@contextmanager
def reached(argv: tuple[str, ...], over: Over, name: str) -> Iterator[Launch]:
    """How to reach an engine. For TCP it is started here, with `tcp` as the last argument, and ended here.

    A listening engine writes `listening on PORT` as its first line.
    """
    if over == "stdio":
        yield StdioLaunch(argv, name)
        return
    word = fresh_word()
    process = spawn((*argv, "tcp"), word)
    try:
        yield TcpLaunch("127.0.0.1", _port(process))
    finally:
        kill_group(process.pid)
        kill_strays(word)
        process.communicate(timeout=600)


def end_left(mark: str) -> tuple[int, ...]:
    """Processes with the mark on their command line that do not end by themselves; this ends them."""
    left = _lasting(mark)
    for pid in left:
        with suppress(ProcessLookupError):  # it has just ended
            os.kill(pid, signal.SIGKILL)
    return tuple(left)


def _port(process: subprocess.Popen[bytes]) -> int:
    assert process.stdout is not None
    return int(process.stdout.readline().split()[-1])


def _lasting(mark: str, seconds: float = 60.0) -> list[int]:
    deadline = time.monotonic() + seconds
    while (found := processes_with(mark, "cmdline")) and time.monotonic() < deadline:
        time.sleep(0.01)
    return found


def _most_kb() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
