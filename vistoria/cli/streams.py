"""Standard output that never changes an exit code: characters it lacks are replaced, and its reader may leave."""

from __future__ import annotations

import codecs
import io
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

PLAIN = {
    "✓": "+",
    "✗": "x",
    "○": "o",
    "·": "-",
    "–": "-",
    "…": "...",
    "→": "->",
    "←": "<-",
    "▸": ">",
    "●": "*",
}
"""What stands for our own signs where the output lacks them: without it passed and failed look the same."""


def _plain(error: UnicodeError) -> tuple[str | bytes, int]:
    """Replace the characters that an encoding lacks."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(PLAIN.get(each, "?") for each in lacking), error.end


codecs.register_error("vistoria-plain", _plain)


class Forgiving(io.FileIO):
    """A descriptor for output; what is written after its reader has left is lost."""

    def write(self, content: Any) -> int:
        """Write, or drop."""
        try:
            return super().write(content)
        except BrokenPipeError:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, self.fileno())
            os.close(nowhere)
            return len(content)


@contextmanager
def all_open() -> Iterator[None]:
    """If the parent process has closed standard output or error, discard what is written to it."""
    closed = [name for name in ("stdout", "stderr") if getattr(sys, name) is None]
    with ExitStack() as opened:
        for name in closed:
            setattr(sys, name, opened.enter_context(Path(os.devnull).open("w", encoding="utf-8")))
        try:
            yield
        finally:
            for name in closed:
                setattr(sys, name, None)


@contextmanager
def forgiving_output() -> Iterator[None]:
    """Replace standard output for as long as a command lasts; leave one alone that is not a descriptor's."""
    before = sys.stdout
    buffer = getattr(before, "buffer", None)
    if not isinstance(before, io.TextIOWrapper) or not isinstance(getattr(buffer, "raw", buffer), io.FileIO):
        yield
        return
    before.flush()
    ours = io.TextIOWrapper(
        io.BufferedWriter(Forgiving(before.fileno(), "wb", closefd=False)),
        encoding=before.encoding,
        errors="vistoria-plain",
        line_buffering=before.line_buffering,
        write_through=before.write_through,
    )
    sys.stdout = ours
    try:
        yield
    finally:
        sys.stdout = before
        with suppress(OSError, ValueError):  # already told, where the command came to its end
            ours.flush()
