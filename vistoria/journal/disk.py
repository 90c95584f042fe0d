"""Every write into the folder of a run; a file written whole is there whole or not at all.

A test puts another `Disk` in place, which fails or ends the program at a write of its choice.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
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

    def write(self, descriptor: int, content: bytes | bytearray) -> None:
        """Write all of it."""
        rest = memoryview(content)
        while rest:
            rest = rest[os.write(descriptor, rest) :]

    def truncate(self, descriptor: int, size: int) -> None:
        """Cut a file."""
        os.ftruncate(descriptor, size)

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


@contextmanager
def reported(path: Path) -> Iterator[None]:
    """Raise CannotWrite instead of an error of the operating system."""
    try:
        yield
    except OSError as error:
        raise CannotWrite(path, error) from error


def write_whole(path: Path, content: bytes | bytearray) -> None:
    """Write beside the file and put it in its place at once; make its folder; raise CannotWrite."""
    disk = DISK.get()
    draft = path.with_name(f".{path.name[:200]}.{os.getpid()}.tmp")
    with reported(path):
        disk.make_folder(path.parent)
        try:
            descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666)
            try:
                disk.write(descriptor, content)
            finally:
                os.close(descriptor)
            disk.replace(draft, path)
        except BaseException:
            disk.remove(draft)
            raise


def copy_tree(source: Path, target: Path, without: str) -> None:
    """Copy the files of a folder, except those in folders of the name `without`."""
    for path in sorted(source.rglob("*")):
        if path.is_file() and without not in path.parts:
            write_whole(target / path.relative_to(source), path.read_bytes())


def remove(path: Path) -> None:
    """Remove a file, or a folder with all that is in it; raise CannotWrite. It need not be there."""
    disk = DISK.get()
    with reported(path):
        if path.is_symlink() or not path.is_dir():
            disk.remove(path)
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
            self.descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o666)
        self.size = 0

    def add(self, line: bytes) -> None:
        """Hand a line to the operating system; take back one that does not fit. Raise CannotWrite."""
        with reported(self.path):
            try:
                DISK.get().write(self.descriptor, line + b"\n")
            except OSError:
                DISK.get().truncate(self.descriptor, self.size)
                os.lseek(self.descriptor, self.size, os.SEEK_SET)
                raise
        self.size += len(line) + 1

    def close(self) -> None:
        """Close the file."""
        os.close(self.descriptor)
