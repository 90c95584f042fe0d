"""Every write into the folder of a run; a file written whole is there whole or not at all.

A test puts another `Disk` in place, which fails or ends the program at a write of its choice.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from vistoria.model.errors import ExitCode, UserError

OF_THE_USER = frozenset(
    {errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOENT, errno.ENOTDIR, errno.EISDIR, errno.EEXIST}
)
"""Errors of a wrong path or a missing permission; all others, such as a full disk, are no usage error."""

DRAFTS = ".*.tmp"
"""Names of files that are being written."""


class CannotWrite(UserError):
    """A file that cannot be written; the text names the file and the operating system's reason."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(f"{path}: cannot be written: {error.strerror}")
        self.exit_code = ExitCode.USAGE if error.errno in OF_THE_USER else ExitCode.OUR_FAULT


class Disk:
    """The operations that change a folder."""

    def create(self, path: Path) -> int:
        """Open an empty file for writing."""
        return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o666)

    def write(self, descriptor: int, content: bytes | bytearray) -> None:
        """Write all of it."""
        rest = memoryview(content)
        while rest:
            rest = rest[os.write(descriptor, rest) :]

    def truncate(self, descriptor: int, size: int) -> None:
        """Cut a file."""
        os.ftruncate(descriptor, size)

    def sync(self, path: Path, descriptor: int | None = None) -> None:
        """Have a file, or the names in a folder, outlast a loss of power; an open file by its number."""
        opened = os.open(path, os.O_RDONLY | os.O_CLOEXEC) if descriptor is None else descriptor
        try:
            os.fsync(opened)
        except OSError as error:
            if error.errno != errno.EINVAL:  # some file systems sync no folder
                raise
        finally:
            if descriptor is None:
                os.close(opened)

    def make_folder(self, path: Path) -> None:
        """Make a folder and those above it, unless they are there."""
        path.mkdir(parents=True, exist_ok=True)

    def replace(self, draft: Path, path: Path) -> None:
        """Put a file in the place of another at once."""
        draft.replace(path)

    def remove(self, path: Path) -> None:
        """Remove a file, if it is there."""
        path.unlink(missing_ok=True)

    def remove_folder(self, path: Path) -> None:
        """Remove an empty folder."""
        path.rmdir()


_OF_THE_MACHINE = Disk()
DISK: ContextVar[Disk] = ContextVar("DISK", default=_OF_THE_MACHINE)


@dataclass
class Ledger:
    """What this process wrote into a folder that it holds."""

    digests: dict[Path, str] = field(default_factory=dict)
    """SHA-256 of each file that was written whole."""
    unsynced: set[Path] = field(default_factory=set)
    """Folders in which a loss of power may undo what was done to names."""

    def settle(self) -> None:
        """Have all of it outlast a loss of power; raise CannotWrite."""
        for path in sorted(self.unsynced, reverse=True):  # a folder after what is in it
            with reported(path):
                if path.exists():
                    DISK.get().sync(path)
        self.unsynced.clear()


LEDGER: ContextVar[Ledger] = ContextVar("LEDGER")


@contextmanager
def reported(path: Path) -> Iterator[None]:
    """Raise CannotWrite instead of an error of the operating system."""
    try:
        yield
    except OSError as error:
        raise CannotWrite(path, error) from error


def write_whole(path: Path, content: bytes | bytearray, *, synced: bool = False) -> None:
    """Write beside the file and put it in its place at once; make its folder; raise CannotWrite.

    No loss of power leaves half of it. Its name outlasts one if it is `synced`, and else once the ledger is settled.
    A device or a pipe, such as /dev/null, is written to and never replaced.
    """
    if path.exists() and not (path.is_file() or path.is_dir()):
        with reported(path), path.open("wb") as device:
            device.write(content)
        return
    disk, ledger = DISK.get(), LEDGER.get(Ledger())
    draft = path.with_name(f".{path.name[:200]}.{os.getpid()}.tmp")
    folders = {path.parent, *(each.parent for each in path.parents if not each.exists())}
    with reported(path):
        disk.make_folder(path.parent)
        try:
            descriptor = disk.create(draft)
            try:
                disk.write(descriptor, content)
                disk.sync(draft, descriptor)
            finally:
                os.close(descriptor)
            disk.replace(draft, path)
        except BaseException:
            disk.remove(draft)
            raise
        ledger.digests[path] = sha256(content).hexdigest()
        if not synced:
            ledger.unsynced |= folders
            return
        for folder in folders:
            disk.sync(folder)


def copy_tree(source: Path, target: Path, without: str) -> None:
    """Copy the files of a folder, except those in folders of the name `without`."""
    for path in sorted(source.rglob("*")):
        if path.is_file() and without not in path.parts:
            write_whole(target / path.relative_to(source), path.read_bytes())


def remove(path: Path) -> None:
    """Remove a file, or a folder with all that is in it; raise CannotWrite. It need not be there."""
    disk, ledger = DISK.get(), LEDGER.get(Ledger())
    with reported(path):
        ledger.unsynced.add(path.parent)
        if path.is_symlink() or not path.is_dir():
            disk.remove(path)
            ledger.digests.pop(path, None)
            return
        for below in sorted(path.iterdir()):
            remove(below)
        disk.remove_folder(path)


def drafts_in(folder: Path) -> list[Path]:
    """Files that were being written when their program was killed."""
    return sorted(folder.rglob(DRAFTS))


def remove_drafts(folder: Path, pid: int) -> None:
    """Remove what a process that was killed had begun to write below the folder."""
    for draft in folder.rglob(f".*.{pid}.tmp"):
        DISK.get().remove(draft)


class Appender:
    """A file that grows by whole lines."""

    def __init__(self, path: Path) -> None:
        """Begin the file anew."""
        self.path = path
        with reported(path):
            self.descriptor = DISK.get().create(path)
            DISK.get().sync(path.parent)
        self.size = 0

    def add(self, line: bytes) -> None:
        """Have a line on the disk; take back one that does not fit. Raise CannotWrite."""
        with reported(self.path):
            try:
                DISK.get().write(self.descriptor, line + b"\n")
                DISK.get().sync(self.path, self.descriptor)
            except OSError:
                DISK.get().truncate(self.descriptor, self.size)
                os.lseek(self.descriptor, self.size, os.SEEK_SET)
                raise
        self.size += len(line) + 1

    def close(self) -> None:
        """Close the file."""
        os.close(self.descriptor)
