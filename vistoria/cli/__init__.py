"""The command line: a command a file, each a thin edge over the rooms behind it."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

INTERRUPTED = 2
"""The exit code of what Ctrl-C has ended: nothing is determined."""


class Interrupted(KeyboardInterrupt):
    """Ctrl-C.

    Not KeyboardInterrupt itself: once that has passed through `exec` of a text, as when a dataclass is made, Python
    ends by the signal although somebody caught it.
    """


def main(arguments: list[str] | None = None) -> None:
    """Run a command of `vistoria`, whose modules are imported here and not before."""
    with interruptible():
        from .app import main as program

        program(arguments)


@contextmanager
def interruptible() -> Iterator[None]:
    """End the program with one line when Ctrl-C comes, whatever it is doing; a command need not catch it."""
    if (
        signal.getsignal(signal.SIGINT) is signal.default_int_handler
    ):  # not where it is ignored, as under nohup
        signal.signal(signal.SIGINT, _interrupt)
    try:
        yield
    except KeyboardInterrupt:
        sys.stderr.write("interrupted\n")
        sys.exit(INTERRUPTED)


def _interrupt(number: int, frame: object) -> None:
    raise Interrupted


__all__ = ["interruptible", "main"]
