"""The command line: one file per command; the work is done in the other packages."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

INTERRUPTED = 2
"""The exit code after Ctrl-C: nothing is determined."""


class Interrupted(KeyboardInterrupt):
    """Ctrl-C.

    A subclass, because Python ends by the signal if a plain KeyboardInterrupt passed through `exec` of a string
    (as when a dataclass is made), even if it was caught.
    """


def main(arguments: list[str] | None = None) -> None:
    """Run a command of `vistoria`; modules are imported here, not earlier, so that the program starts quickly."""
    with interruptible():
        from .app import main as program

        program(arguments)


@contextmanager
def interruptible() -> Iterator[None]:
    """On Ctrl-C end the program with one line; a command need not catch it."""
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
