"""Temporary folders; what a killed process left is removed by the next one."""

from __future__ import annotations

import fcntl
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

PREFIX = "vistoria-room-"
LOCK, ROOM = "lock", "room"


@contextmanager
def temporary_room() -> Iterator[Path]:
    """An empty folder until the end; it is locked, so that a later process sees whether its owner lives."""
    remove_abandoned()
    with tempfile.TemporaryDirectory(prefix=PREFIX, ignore_cleanup_errors=True) as name:
        room = Path(name) / ROOM
        with (Path(name) / LOCK).open("wb") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            room.mkdir()
            yield room


@cache
def remove_abandoned() -> None:
    """Remove the temporary folders of processes that have ended; once a process."""
    for folder in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        try:
            with (folder / LOCK).open("rb") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                shutil.rmtree(folder, ignore_errors=True)
        except OSError:
            continue  # its owner lives, or it belongs to somebody else
