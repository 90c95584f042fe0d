"""An engine in a child process, spoken to over its standard input and output."""

from __future__ import annotations

import errno
import os
import re
import time

from vistoria.journal import interruption

from .apart import PROGRAM, engine_process
from .channel import Channel
from .launch import Apart, StdioLaunch
from .process_group import Guard, exit_status, fresh_word, kill_group, kill_strays, spawn

TOGETHER_S = 0.05
"""Who ends the engine and the harness together, as a service manager does, is heard before the engine is blamed."""
EXIT_S = 0.5
"""How long a process may take to end once it has closed its pipes."""


NEVER_BEGAN = re.compile(rf"{PROGRAM}: (?!execvp ).*\n")
"""All that standard error holds when bubblewrap could not do its work."""


class NotIsolated(OSError):
    """This system could isolate an engine before and cannot now; a fault of ours."""


class StdioTransport:
    """A child process in a group of its own; closing kills the group and what was seen to leave it."""

    def __init__(self, launch: StdioLaunch) -> None:
        """Start it; raise EngineNotStarted when the command cannot be started."""
        try:
            with interruption.held():  # a process that is half started would be left
                self._start(launch)
        except KeyboardInterrupt:
            self.close()
            raise

    def _start(self, launch: StdioLaunch) -> None:
        self._word = fresh_word()
        self._apart = launch.apart if isinstance(launch.apart, Apart) else None
        process = self._process = spawn(launch.argv, self._word, self._apart)
        self._engine = process.pid
        self._pipes = [pipe for pipe in (process.stdin, process.stdout, process.stderr) if pipe is not None]
        self._handle: int | None = None
        try:
            if hasattr(os, "pidfd_open"):
                self._handle = os.pidfd_open(process.pid)
            self._guard = Guard(process.pid, self._word)
        except OSError:  # the harness is at a limit of its own
            kill_group(process.pid)
            process.wait()
            self._close_descriptors()
            raise
        to, out, log = (pipe.fileno() for pipe in self._pipes)
        self._channel = Channel(to, out, log, self._handle)
        self.exchange = self._channel.exchange
        self.surplus = self._channel.surplus
        self._closed = False
        self._last_words = b""

    @property
    def pid(self) -> int | None:
        """The engine's process; where it is not isolated, its group and its session have the same number."""
        if self._apart is not None and self._engine == self._process.pid:
            self._engine = engine_process(self._process.pid)
        return self._engine

    def ending(self) -> str:
        """How the process ended, or that it only closed a pipe; raise NotIsolated if it never began."""
        apart = self._apart is not None
        status = None if self._closed else exit_status(self._process.pid, EXIT_S, apart=apart)
        time.sleep(TOGETHER_S)
        said = self.stderr_tail()
        if apart and self._engine == self._process.pid and NEVER_BEGAN.fullmatch(said):
            raise NotIsolated(errno.EAGAIN, f"the engine could not be isolated: {said.strip()}")
        return f"the process ended with {status}" if status else "the process closed a pipe, though it lives"

    def stderr_tail(self) -> str:
        """The end of standard error."""
        if not self._closed:
            self._last_words = self._channel.tail()
        return self._last_words.decode("utf-8", errors="replace")

    def close(self, grace_s: float = 0.0) -> bytes:
        """Close its input, wait for it to end, kill its group; what it wrote since the last reply."""
        if self._closed:
            return b""
        rest = b""
        try:
            if grace_s:
                deadline = time.monotonic() + grace_s
                self._pipes[0].close()
                rest = self._channel.read_rest(grace_s)
                exit_status(self._process.pid, deadline - time.monotonic())
        finally:
            kill_group(self._process.pid)
            kill_strays(self._word)
            self._last_words = self._channel.tail()
            self._closed = True
            self._process.wait(timeout=10)
            self._guard.dismiss()
            self._close_descriptors()
        return rest

    def _close_descriptors(self) -> None:
        for pipe in self._pipes:
            pipe.close()
        if self._handle is not None:
            os.close(self._handle)
