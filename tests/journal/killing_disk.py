"""A disk that fails, or ends the program, at a chosen operation."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from vistoria.journal.disk import DISK, Disk

Way = Literal["killed", "torn", "full"]
WAYS: tuple[Way, ...] = ("killed", "torn", "full")
"""Before the operation; after half of a write; no room from then on."""
NEVER = 1 << 60


class Killed(BaseException):
    """The program is gone: nothing that it would still do happens."""


class KillingDisk(Disk):
    """Counts operations, and fails at number `at`, from 0."""

    def __init__(self, at: int = NEVER, way: Way = "killed") -> None:
        self.at = at
        self.way = way
        self.done = 0

    def write(self, descriptor: int, content: bytes) -> None:
        self._operation(lambda: super(KillingDisk, self).write(descriptor, content[: len(content) // 2]))
        super().write(descriptor, content)

    def truncate(self, descriptor: int, size: int) -> None:
        self._operation(shrinks=True)
        super().truncate(descriptor, size)

    def make_folder(self, path: Path) -> None:
        if not path.is_dir():
            self._operation()
        super().make_folder(path)

    def replace(self, draft: Path, path: Path) -> None:
        self._operation()
        super().replace(draft, path)

    def remove(self, path: Path) -> None:
        if path.exists():
            self._operation(shrinks=True)
        super().remove(path)

    def remove_folder(self, path: Path) -> None:
        self._operation(shrinks=True)
        super().remove_folder(path)

    def _operation(self, half: Callable[[], None] | None = None, *, shrinks: bool = False) -> None:
        number, self.done = self.done, self.done + 1
        if number < self.at:
            return
        if self.way == "full":
            if shrinks:
                return
            if half is not None and number == self.at:
                half()
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        if number == self.at and self.way == "torn" and half is not None:
            half()
        raise Killed


@contextmanager
def on(disk: Disk) -> Iterator[None]:
    """Write to this disk."""
    token = DISK.set(disk)
    try:
        yield
    finally:
        DISK.reset(token)
