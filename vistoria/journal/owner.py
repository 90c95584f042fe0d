"""The one process that may change a folder."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from vistoria import __version__
from vistoria.model.errors import UserError

from .disk import DISK, remove, reported
from .state import (
    JOURNAL,
    LOCK,
    OFFICE,
    FolderState,
    Phase,
    holder,
    is_finished,
    refuse_unfinished,
    remedy,
    write_state,
)


class Busy(UserError):
    """A folder that another process changes now; the text says which, and what to do."""


class Hold:
    """The right to change a folder."""

    def __init__(self, folder: Path, command: str) -> None:
        self.folder = folder
        self.state = FolderState(Phase.COMPLETE, command, os.getpid(), _now(), f"vistoria {__version__}")

    def enter(self, phase: Phase) -> None:
        """Say how far the work got, before it goes on."""
        self.state = msgspec.structs.replace(self.state, phase=phase)
        write_state(self.folder, self.state)

    def finish(self, phase: Phase = Phase.COMPLETE) -> None:
        """All is written: the journal is no longer needed."""
        remove(self.folder / JOURNAL)
        self.enter(phase)


@contextmanager
def owned(folder: Path, command: str, *, unfinished: bool = False) -> Iterator[Hold]:
    """Own a folder that exists; raise Busy, and Unfinished unless `unfinished` folders are welcome.

    Whatever ends the work early gets a note that says what to do with the folder.
    The lock is the operating system's: it ends with the process, and with those it forked.
    """
    with reported(folder):
        DISK.get().make_folder(folder / OFFICE)
        descriptor = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
    try:
        _lock(folder, descriptor, fcntl.LOCK_EX)
        if not unfinished:
            refuse_unfinished(folder)
        try:
            yield Hold(folder, command)
        except BaseException as error:
            if not is_finished(folder):
                error.add_note(remedy(folder))
            raise
    finally:
        os.close(descriptor)


@contextmanager
def reading(folder: Path) -> Iterator[None]:
    """Keep others from changing a folder while it is read; raise Busy, and Unfinished for one left half written."""
    try:
        descriptor = os.open(folder / LOCK, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:  # nobody has changed this copy of the folder
        refuse_unfinished(folder)
        yield
        return
    try:
        _lock(folder, descriptor, fcntl.LOCK_SH)
        refuse_unfinished(folder)
        yield
    finally:
        os.close(descriptor)


def _lock(folder: Path, descriptor: int, kind: int) -> None:
    try:
        fcntl.flock(descriptor, kind | fcntl.LOCK_NB)
    except BlockingIOError:
        who = "another command" if is_finished(folder) else holder(folder)
        raise Busy(
            f"{folder}: {who} works in it now; wait until it has ended, or use another folder"
        ) from None
    except OSError as error:
        raise Busy(f"{folder}: cannot be locked: {error.strerror}; use a folder on a local disk") from None


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
