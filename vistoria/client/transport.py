"""What carries lines to an engine and back, whatever lies between."""

from __future__ import annotations

from typing import Protocol


class Early(Exception):
    """Output was there before the request was sent; `raw` is what was read of it."""

    def __init__(self, raw: bytes) -> None:
        super().__init__(raw)
        self.raw = raw


class Closed(Exception):
    """The engine's output ended, or its input takes no more; `partial` is an unfinished line."""

    def __init__(self, partial: bytes) -> None:
        super().__init__(partial)
        self.partial = partial


class Expired(Exception):
    """The deadline passed; `partial` is an unfinished line, `sent` whether the request was taken whole."""

    def __init__(self, partial: bytes, sent: bool) -> None:
        super().__init__(partial, sent)
        self.partial = partial
        self.sent = sent


class Transport(Protocol):
    """One running engine; closed once and never used again."""

    @property
    def pid(self) -> int | None:
        """The process that was started, None where the harness started none."""

    def exchange(self, line: bytes, deadline: float) -> bytes:
        """Send a line and return the next one, newline included; `deadline` in seconds of `time.monotonic`.

        Raises Early, Closed, Expired and LineTooLong; EngineCrashed where the engine runs in this process.
        """

    def surplus(self) -> bytes:
        """What was read beyond the last reply, without waiting for more."""

    def ending(self) -> str:
        """How the engine ended, for a message, after Closed."""

    def stderr_tail(self) -> str:
        """The end of what the engine wrote to standard error, at most TAIL bytes."""

    def close(self, grace_s: float = 0.0) -> bytes:
        """End the engine, after waiting `grace_s` for it to go by itself; output since the last reply."""
