"""Where the files of a session lie: in memory, where the machine has room for them.

Runs write durably, and some disks take milliseconds to write or remove a file; a session has tens of thousands.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

MEMORY = Path("/dev/shm")
NEEDED = 4 << 30
"""Several times what a session writes."""


def lie_in_memory() -> None:
    """Have this process and those that it starts keep their temporary files there, if nobody has said where."""
    if "TMPDIR" not in os.environ and has_room(MEMORY):
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def has_room(folder: Path) -> bool:
    """Whether a folder can hold a session, with the programs that it builds."""
    if not (folder.is_dir() and os.access(folder, os.W_OK)):
        return False
    system = os.statvfs(folder)
    return system.f_bavail * system.f_frsize > NEEDED and not system.f_flag & os.ST_NOEXEC
