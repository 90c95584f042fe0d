"""Starts the engines of the shipped kit, and finds what is left of them."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from vistoria.client.launch import StdioLaunch
from vistoria.client.link import EngineLink, Timeouts
from vistoria.client.process_group import processes_with
from vistoria.validation.hostile.wire_run import ENGINE

PATIENT = Timeouts(handshake_s=600.0, command_s=600.0)
"""Ends a test that hangs, and judges no speed; here, because a harness of its own uses it too."""
QUICK = Timeouts(handshake_s=600.0, command_s=1.0)
"""For engines that never answer."""
AT_ONCE = Timeouts(handshake_s=600.0, command_s=0.3)
"""For one that writes without end until then."""


def link_to(fault: str, mark: Path, at: str = "look", timeouts: Timeouts = PATIENT) -> EngineLink:
    """A link to an engine that misbehaves once, at this request; not yet started."""
    argv = (sys.executable, "-E", "-S", str(ENGINE), str(mark), fault, at)
    return EngineLink(StdioLaunch(argv, fault), timeouts)


def grown_to(count: int, mark: Path, seconds: float = 600.0) -> bool:
    """Whether a look within the time finds so many processes with the mark.

    Another look may find fewer: a process in the middle of its start has no command line for a moment.
    """
    deadline = time.monotonic() + seconds
    while not (grown := len(processes_with(str(mark), "cmdline")) == count) and time.monotonic() < deadline:
        time.sleep(0.01)
    return grown


def left_over(mark: Path, seconds: float = 600.0) -> list[int]:
    """Processes with the mark that do not go away within the time."""
    deadline = time.monotonic() + seconds
    while (found := processes_with(str(mark), "cmdline")) and time.monotonic() < deadline:
        time.sleep(0.01)
    return found


def output_of(process: int) -> int:
    """Our end of the pipe that a process writes to."""
    pipe = Path(f"/proc/{process}/fd/1").readlink()
    ours = (path for path in Path("/proc/self/fd").iterdir() if path.is_symlink())
    return next(int(path.name) for path in ours if path.readlink() == pipe)
