"""Whether a run can begin: the suite asked for, the folder for the evidence, connections for every worker."""

from __future__ import annotations

import math
import os
from pathlib import Path
from typing import TYPE_CHECKING

from .usage_error import UsageError

if TYPE_CHECKING:
    from vistoria.client.launch import Launch
    from vistoria.client.link import Timeouts

FOREVER = 1_000_000.0
"""Seconds that no time-out reaches."""


def same_suite(wanted: str | None) -> None:
    """Raise UsageError if another suite is installed than the one asked for."""
    from vistoria import __version__

    if wanted is not None and wanted != __version__:
        raise UsageError(
            f"--suite {wanted}: suite {__version__} is installed; run: pip install 'vistoria=={wanted}'"
        )


def enough_connections(launch: Launch, workers: int) -> None:
    """Raise UsageError if an engine over TCP serves fewer connections than there are workers."""
    from vistoria.client.launch import TcpLaunch
    from vistoria.client.link import EngineLink

    if workers > 1 and isinstance(launch, TcpLaunch):
        with EngineLink(launch) as link:
            most = link.hello.connections
        if workers > most:
            raise UsageError(
                f"--workers {workers}: the engine serves {most} connections at once; use --workers {most}"
            )


def timeouts_of(handshake_s: float, command_s: float, *, is_timed: bool) -> Timeouts:
    """The time-outs, or none; raise UsageError for nan."""
    from vistoria.client.link import Timeouts

    if math.isnan(command_s) or math.isnan(handshake_s):
        raise UsageError("a time-out is a number of seconds, and nan is none")
    return Timeouts(handshake_s, command_s) if is_timed else Timeouts(FOREVER, FOREVER)


def writable(out: Path) -> Path:
    """Create the folder if needed; raise UsageError if it holds something other than a run."""
    from vistoria.bundle.layout import NAMES
    from vistoria.journal.disk import DRAFTS
    from vistoria.journal.state import OFFICE

    if out.exists() and not out.is_dir():
        raise UsageError(f"--out {out}: this is a file; name a folder")
    strangers = sorted(
        p.name for p in out.glob("*") if p.name not in (*NAMES, OFFICE) and not p.match(DRAFTS)
    )
    if strangers:
        raise UsageError(
            f"--out {out}: the folder holds {strangers[0]}, which is not part of a run; name another folder"
        )
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"--out {out}: {error.strerror}") from None
    if not os.access(out, os.W_OK):
        raise UsageError(f"--out {out}: not writable")
    return out
