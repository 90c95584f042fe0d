"""The one process that may change a folder."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from vistoria import __version__
from vistoria.model.errors import UserError

from .disk import DISK, LEDGER, CannotWrite, Ledger, remove, reported
from .state import (
    DRAFT,
    JOURNAL,
    LOCK,
    OFFICE,
    STATE,
    FolderState,
    Phase,
    Unfinished,
    refuse_unfinished,
    remedy,
    state_of,
    write_state,
)


class Busy(UserError):
    """A folder that another process changes now; the text says which, and what to do."""


class Hold:
    """The right to change a folder."""

    def __init__(self, folder: Path, command: str) -> None:
        self.folder = folder
        self.command = command
        self.since = _now()
        above = {folder.parent} if os.access(folder.parent, os.R_OK) else set()
        self.ledger = Ledger(unsynced={folder, *above})

    def written(self) -> dict[str, str]:
        """SHA-256 of each file that this process wrote whole into the folder, by its path there."""
        digests = self.ledger.digests.items()
        there = ((path, digest) for path, digest in digests if path.is_relative_to(self.folder))
        return {path.relative_to(self.folder).as_posix(): digest for path, digest in there}

    def enter(self, phase: Phase) -> None:
        """Have on the disk what was written, then say how far the work got, before it goes on."""
        self.ledger.settle()
        state = FolderState(phase, self.command, os.getpid(), self.since, f"vistoria {__version__}")
        write_state(self.folder, state)

    def finish(self) -> None:
        """All is written and on the disk: neither journal nor state is needed any more."""
        self.ledger.settle()
        remove(self.folder / STATE)
        remove(self.folder / JOURNAL)
        self.ledger.settle()


@contextmanager
def owned(folder: Path, command: str, *, unfinished: bool = False) -> Iterator[Hold]:
    """Own a folder that exists; raise Busy, and Unfinished unless `unfinished` folders are welcome.

    Whatever ends the work early gets a note that says what to do with the folder.
    The lock is the operating system's: it ends with the process, and with those it forked.
    """
    descriptor = _locked(folder)
    hold = Hold(folder, command)
    token = LEDGER.set(hold.ledger)
    try:
        if not unfinished:
            refuse_unfinished(folder)
        try:
            yield hold
        except BaseException as error:
            with suppress(Unfinished):
                state = state_of(folder)
                if state is not None:
                    error.add_note(remedy(folder, state))
            raise
    finally:
        try:
            with suppress(CannotWrite):
                if not (folder / STATE).exists():
                    _leave(folder)
        finally:
            LEDGER.reset(token)
            os.close(descriptor)


def _leave(folder: Path) -> None:
    """Remove what belongs to the work that is finished, the lock last; unsigned answers stay. Raise CannotWrite."""
    office, draft = folder / OFFICE, folder / DRAFT
    with reported(office):
        there = sorted(office.iterdir(), key=lambda path: path == folder / LOCK)
        for path in there:
            if path != draft:
                remove(path)
        if draft not in there:
            DISK.get().remove_folder(office)


@contextmanager
def reading(folder: Path) -> Iterator[None]:
    """Read a folder; raise Busy if another process changes it now or began to meanwhile, and Unfinished."""
    before = _changed(folder)
    if _is_locked(folder):
        raise _busy(folder)
    refuse_unfinished(folder)
    yield
    if _changed(folder) != before:
        raise _busy(folder)


def _locked(folder: Path) -> int:
    """The descriptor of the folder's lock file, locked; raise Busy, or CannotWrite."""
    while True:
        with reported(folder):
            DISK.get().make_folder(folder / OFFICE)
            try:
                descriptor = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
            except FileNotFoundError:
                if not folder.is_dir():
                    raise
                continue  # an owner has finished and removed it just now
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if _is_there(folder / LOCK, descriptor):
                return descriptor
        except BlockingIOError:
            os.close(descriptor)
            raise _busy(folder) from None
        except OSError as error:
            os.close(descriptor)
            raise Busy(
                f"{folder}: cannot be locked: {error.strerror}; use a folder on a local disk"
            ) from None
        os.close(descriptor)


def _is_there(path: Path, descriptor: int) -> bool:
    """Whether the open file is the one that has this path."""
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except FileNotFoundError:
        return False


def _is_locked(folder: Path) -> bool:
    try:
        descriptor = os.open(folder / LOCK, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)  # a pipe would wait
    except OSError:
        return False
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(descriptor)
    return False


def _changed(folder: Path) -> list[int]:
    """When a name in the folder or its office was last added or removed, as every owner does first."""
    return [path.stat().st_mtime_ns for path in (folder, folder / OFFICE) if path.is_dir()]


def _busy(folder: Path) -> Busy:
    who = None
    with suppress(Unfinished):
        who = state_of(folder)
    return Busy(
        f"{folder}: {who or 'another program'} works in it; wait until it has ended, or use another folder"
    )


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
