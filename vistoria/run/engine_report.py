"""What one process saw of its engine as a whole."""

from __future__ import annotations

import traceback
from pathlib import Path

import msgspec

from vistoria.protocol.handshake import Hello, Identity


class EngineReport(msgspec.Struct, frozen=True):
    """The engine of one process, from its greeting to its farewell."""

    hello: Hello | None
    pid: int | None
    identity_changed: bool = False
    faults: tuple[str, ...] = ()
    """Faults of the engine."""
    stderr: str = ""
    own_faults: tuple[str, ...] = ()
    """Faults of ours when the session ended."""
    bye: Identity | None = None
    """Who the engine said it is at the end; None where it could not be asked."""
    incidents: tuple[str, ...] = ()
    """What was done to the process of the harness while it asked the engine."""


def located(error: BaseException) -> str:
    """An exception in one line, with the file and line that raised it."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno})"
