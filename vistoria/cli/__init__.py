"""The command line: a command a file, each a thin edge over the rooms behind it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

INTERRUPTED = 2
"""The exit code of what Ctrl-C has ended: nothing is determined."""


def main(arguments: list[str] | None = None) -> None:
    """Run a command of `vistoria`, whose modules are imported here and not before."""
    with interruptible():
        from .app import main as program

        program(arguments)


@contextmanager
def interruptible() -> Iterator[None]:
    """End the program with one line where Ctrl-C comes, whatever it is doing; commands need not catch it."""
    try:
        yield
    except KeyboardInterrupt:
        sys.stderr.write("interrupted\n")
        sys.exit(INTERRUPTED)


__all__ = ["interruptible", "main"]
