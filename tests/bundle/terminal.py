"""A command of `vistoria` in a pseudo-terminal: what it shows is read up to its question, what is typed is a line."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import warm

QUESTION = re.compile(
    rb"(^|\n)(\d\. |[^\n]*\((yes/no|sim/n\xc3\xa3o)\)|[^\n]*:(quit|sair))[^\n]*(\n[^\n]+)?: \Z"
)
"""A question may go on in a second line."""


class Terminal:
    """A command that runs in a terminal."""

    def __init__(self, descriptor: int, pid: int) -> None:
        self.descriptor, self.pid, self.seen = descriptor, pid, b""

    def asked(self) -> str:
        """What it shows up to its next question."""
        shown = b""
        while not QUESTION.search(shown):
            piece = self._read()
            assert piece, f"it ended with {shown!r}"
            shown += piece
        self.seen += shown
        return shown.decode()

    def type(self, *lines: str) -> str:
        """Answer questions, each when it is asked; what it shows after the last."""
        shown = ""
        for line in lines:
            os.write(self.descriptor, line.encode() + b"\n")
            shown = self.asked()
        return shown

    def send(self, typed: bytes) -> str:
        """Type what ends the command; what it still shows.

        An end of input that comes before the command reads is lost where reading changes the mode of the terminal.
        """
        self._wait_for_reading()
        os.write(self.descriptor, typed)
        return self.rest()

    def interrupt(self, number: signal.Signals) -> str:
        """Send a signal while it waits for an answer; what it still shows.

        Between a question and the reading of its answer Python only notes a signal.
        """
        self._wait_for_reading()
        os.kill(self.pid, number)
        return self.rest()

    def _wait_for_reading(self) -> None:
        state = Path(f"/proc/{self.pid}/stat")
        while state.read_text(encoding="utf-8").rpartition(")")[2].split()[0] not in "SZ":
            time.sleep(0.01)

    def rest(self) -> str:
        """What it shows until it ends."""
        shown = b""
        while piece := self._read():
            shown += piece
        self.seen += shown
        return shown.decode()

    def _read(self) -> bytes:
        assert select.select([self.descriptor], [], [], 600)[0], "it waits for more than was typed"
        try:
            return os.read(self.descriptor, 4096)
        except OSError:
            return b""


@contextmanager
def terminal(*arguments: str, cwd: Path) -> Iterator[Terminal]:
    """A command in a terminal of its own; it must have ended in the end."""
    ours, theirs = pty.openpty()
    with warm.ask(warm.server()[0] / "door", arguments, cwd, os.environ, [theirs] * 3) as told:
        pid = int(told.readline())
        os.close(theirs)
        try:
            yield Terminal(ours, pid)
        finally:
            os.close(ours)
            told.readline()
