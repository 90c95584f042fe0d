"""A disk that fails, or ends the program, at a chosen operation."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Literal

from vistoria.journal.disk import DISK, Disk

Way = Literal["killed", "torn", "full", "power"]
WAYS: tuple[Way, ...] = ("killed", "torn", "full", "power")
"""Before the operation; after half of a write; no room from then on; all that was not synced may be lost."""
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


@dataclass
class _File:
    """What a file holds, and what of it outlasts a loss of power."""

    now: bytes
    synced: bytes


_Entry = _File | Literal["folder"] | None


class LosingDisk(KillingDisk):
    """The power goes at operation `at`: of what was not synced, any part may be lost, in any order.

    Nothing but a sync of a file keeps its content, and nothing but a sync of a folder its names.
    """

    def __init__(self, at: int = NEVER) -> None:
        super().__init__(at, "killed")
        self._may_be: dict[Path, list[_Entry]] = {}
        """What each name may stand for: what its folder was last synced with, and what came since."""
        self._open: dict[int, _File] = {}

    def create(self, path: Path) -> int:
        new = self._seen(path)
        descriptor = super().create(path)
        file = new if isinstance(new, _File) else _File(b"", b"")
        file.now = b""
        if file is not new:
            self._may_be[path].append(file)
        self._open[descriptor] = file
        return descriptor

    def write(self, descriptor: int, content: bytes) -> None:
        try:
            super().write(descriptor, content)
        finally:
            self._open[descriptor].now = Path(f"/proc/self/fd/{descriptor}").read_bytes()

    def truncate(self, descriptor: int, size: int) -> None:
        super().truncate(descriptor, size)
        self._open[descriptor].now = self._open[descriptor].now[:size]

    def sync(self, path: Path, descriptor: int | None = None) -> None:
        super().sync(path, descriptor)
        file = self._seen(path) if descriptor is None else self._open[descriptor]
        if isinstance(file, _File):
            file.synced = file.now
        for name, entries in self._may_be.items():
            if name.parent == path:
                del entries[:-1]

    def make_folder(self, path: Path) -> None:
        before = {each: self._seen(each) for each in (path, *path.parents)}
        super().make_folder(path)
        for each in (name for name, entry in before.items() if entry is None):
            self._may_be[each].append("folder")

    def replace(self, draft: Path, path: Path) -> None:
        moved, _ = self._seen(draft), self._seen(path)
        super().replace(draft, path)
        self._may_be[draft].append(None)
        self._may_be[path].append(moved)

    def remove(self, path: Path) -> None:
        self._seen(path)
        super().remove(path)
        self._may_be[path].append(None)

    def remove_folder(self, path: Path) -> None:
        self._seen(path)
        super().remove_folder(path)
        self._may_be[path].append(None)

    def _seen(self, path: Path) -> _Entry:
        """What a name stands for; what was there before counts as synced."""
        if path not in self._may_be:
            there: _Entry = None
            if path.is_dir():
                there = "folder"
            elif path.exists():
                there = _File(path.read_bytes(), path.read_bytes())
            self._may_be[path] = [there]
        return self._may_be[path][-1]

    def lose(self, chance: Random) -> None:
        """Leave in the file system what the loss of power leaves."""
        for path in sorted(self._may_be):
            entry = chance.choice(self._may_be[path])
            if not path.parent.is_dir():
                continue  # its folder is lost
            if entry is None or (entry == "folder") is not path.is_dir():
                shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
            if entry == "folder":
                path.mkdir(exist_ok=True)
            elif entry is not None:
                held = (entry.synced, entry.now, entry.now[: len(entry.now) // 2])
                path.write_bytes(held[0] if entry.synced == entry.now else chance.choice(held))


@contextmanager
def failing(at: int, way: Way) -> Iterator[None]:
    """Write to a disk that fails there; where the power went, or goes when all is done, it loses what it may."""
    disk = LosingDisk(at) if way == "power" else KillingDisk(at, way)
    token = DISK.set(disk)
    try:
        yield
    finally:
        DISK.reset(token)
        if isinstance(disk, LosingDisk):
            disk.lose(Random(at))
