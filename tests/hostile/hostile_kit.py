"""Starts hostile engines, and finds what is left of them."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from vistoria.client.launch import StdioLaunch
from vistoria.client.link import EngineLink, Timeouts

ENGINES = Path(__file__).parent / "engines"
QUICK = Timeouts(handshake_s=3.0, command_s=1.0)


def launch(engine: str, mark: Path, argument: str = "") -> StdioLaunch:
    """The command for an engine of the kit."""
    script = str(ENGINES / f"{engine}.py")
    return StdioLaunch((sys.executable, "-E", "-S", script, str(mark), argument), engine)


def link_to(engine: str, mark: Path, argument: str = "", timeouts: Timeouts = QUICK) -> EngineLink:
    """A link to an engine of the kit, not yet started."""
    return EngineLink(launch(engine, mark, argument), timeouts)


def alive(mark: Path) -> list[int]:
    """Processes that have the mark on their command line and are not mere zombies."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                words = (folder / "cmdline").read_bytes().split(b"\0")
            except (FileNotFoundError, ProcessLookupError):  # it ended while we looked
                continue
            if str(mark).encode() in words:
                found.append(int(folder.name))
    return found


def grown_to(count: int, mark: Path, seconds: float = 30.0) -> bool:
    """Whether so many processes with the mark are there within the time."""
    deadline = time.monotonic() + seconds
    while len(alive(mark)) != count and time.monotonic() < deadline:
        time.sleep(0.01)
    return len(alive(mark)) == count


def left_over(mark: Path, seconds: float = 30.0) -> list[int]:
    """Processes with the mark that do not go away within the time."""
    deadline = time.monotonic() + seconds
    while (found := alive(mark)) and time.monotonic() < deadline:
        time.sleep(0.01)
    return found
