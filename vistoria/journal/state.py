"""The state of a run's folder: who works or worked in it, and whether the work was finished.

    .vistoria/lock            locked by the process that changes the folder, for as long as it lives
    .vistoria/state.json      who that is, and how far it got
    .vistoria/journal.jsonl   evidence of a run under way

The folder `.vistoria` describes this copy of the folder on this machine. It is not part of the record: SHA256SUMS
and the archive leave it out, so equal runs give equal archives. A folder without it is a finished one.
"""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

import msgspec

from vistoria.model.errors import UserError

from .disk import write_whole

OFFICE = ".vistoria"
LOCK, STATE, JOURNAL = f"{OFFICE}/lock", f"{OFFICE}/state.json", f"{OFFICE}/journal.jsonl"


class Phase(StrEnum):
    """How far the work in a folder got."""

    PREPARING = "preparing"
    """An earlier run is being removed: nothing in the folder counts."""
    WORKING = "working"
    COMPLETE = "complete"
    RECOVERED = "recovered"
    """Complete, and written by `vistoria report --recover`."""


class FolderState(msgspec.Struct, frozen=True):
    """The phase of a folder, and the command that changed it last."""

    phase: Phase
    command: str
    pid: int
    since: str
    harness: str

    def __str__(self) -> str:
        return f"`{self.command}` (process {self.pid}, since {self.since})"


class Unfinished(UserError):
    """A folder in which work was broken off; the text says whose, and what to do."""


def state_of(folder: Path) -> FolderState | None:
    """The state of a folder; None if it has none, or none that can be read, as while it is made."""
    try:
        return msgspec.json.decode((folder / STATE).read_bytes(), type=FolderState)
    except (OSError, ValueError):
        return None


def write_state(folder: Path, state: FolderState) -> None:
    """Write the state of a folder."""
    write_whole(folder / STATE, msgspec.json.encode(state) + b"\n")


def is_finished(folder: Path) -> bool:
    """Whether the last work in the folder was finished."""
    if not (folder / STATE).exists():
        return True
    state = state_of(folder)
    return state is not None and state.phase in (Phase.COMPLETE, Phase.RECOVERED)


def refuse_unfinished(folder: Path) -> None:
    """Raise Unfinished if the folder, in which nobody works now, was left half written."""
    if not is_finished(folder):
        raise Unfinished(f"{folder}: {holder(folder)} was broken off; {remedy(folder)}")


def holder(folder: Path) -> str:
    """The command that works or worked in the folder, in words."""
    return str(state_of(folder) or "another command")


def remedy(folder: Path) -> str:
    """What to do with a folder that was left half written."""
    state = state_of(folder)
    if state is None or state.phase is Phase.PREPARING:
        return "nothing was judged yet: run it again"
    return f"`vistoria report --recover {folder}` keeps what was judged"
