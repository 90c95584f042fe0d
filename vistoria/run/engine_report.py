"""What one process saw of its engine as a whole, up to its end."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from pathlib import Path

import msgspec

from vistoria.client.link import EngineLink
from vistoria.protocol.errors import EngineError
from vistoria.protocol.handshake import Hello, Identity

from .link import greeting_of


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


def farewell(link: EngineLink, incidents: Sequence[str]) -> EngineReport:
    """Who the engine is at the end; whatever goes wrong is a fault of the engine or of ours, and no exception."""
    hello: Hello | None = None
    pid: int | None = None
    bye: Identity | None = None
    faults, own_faults = list[str](), list[str]()
    try:
        hello = greeting_of(link)
        pid = None if hello is None else link.pid
        if hello is not None and pid is not None and not link.is_given_up:
            bye = link.bye()
    except EngineError as error:
        faults.append(str(error))
    except Exception as error:
        own_faults.append(f"at the engine's farewell: {located(error)}")
    try:
        link.stop()
    except Exception as error:
        own_faults.append(f"when the engine was ended: {located(error)}")
    changed = bye is not None and hello is not None and bye != hello.engine
    told = link.stderr_tail()
    return EngineReport(hello, pid, changed, tuple(faults), told, tuple(own_faults), bye, tuple(incidents))
