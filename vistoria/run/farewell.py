"""The end of one process's engine."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.client.link import EngineLink
from vistoria.protocol.errors import EngineError
from vistoria.protocol.handshake import Hello, Identity

from .engine_report import EngineReport, located
from .link import greeting_of


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
