"""The state of a run's folder: who works in it, or began to work in it and was broken off.

    .vistoria/lock            locked by the process that changes the folder, for as long as it lives
    .vistoria/state.json      who that is, and how far it got
    .vistoria/journal.jsonl   evidence of a run under way

    .vistoria/answers.json    what an inspector answered and has not signed yet

Whoever finishes his work removes the first three. SHA256SUMS and the archive know nothing of any of them, so equal
runs give equal archives.
"""

from __future__ import annotations

import stat
from enum import StrEnum
from pathlib import Path

import msgspec

from vistoria.model.errors import UserError
from vistoria.model.given import from_json

from .disk import write_whole

OFFICE = ".vistoria"
LOCK, STATE, JOURNAL = f"{OFFICE}/lock", f"{OFFICE}/state.json", f"{OFFICE}/journal.jsonl"
DRAFT = f"{OFFICE}/answers.json"


class Phase(StrEnum):
    """How far unfinished work in a folder got."""

    PREPARING = "preparing"
    """An earlier run is being removed: nothing in the folder counts."""
    WORKING = "working"
    RESUMABLE = "resumable"
    """An audit or a campaign: the same command goes on where it was broken off."""


class FolderState(msgspec.Struct, frozen=True):
    """The command that changes a folder, and how far it got."""

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
    """The state of an unfinished folder; None for a finished one; raise Unfinished if it cannot be read."""
    try:
        if stat.S_ISFIFO((folder / STATE).stat().st_mode):
            raise ValueError("it is a pipe")
        return from_json((folder / STATE).read_bytes(), FolderState)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError) as error:
        raise Unfinished(f"{folder / STATE}: cannot be read ({error}); run it again") from None


def write_state(folder: Path, state: FolderState) -> None:
    """Write the state of a folder."""
    write_whole(folder / STATE, msgspec.json.encode(state) + b"\n", synced=True)


def refuse_unfinished(folder: Path) -> None:
    """Raise Unfinished if the folder, in which nobody works now, was left half written."""
    state = state_of(folder)
    if state is not None:
        raise Unfinished(f"{folder}: {state} was broken off; {remedy(folder, state)}")


def remedy(folder: Path, state: FolderState) -> str:
    """What to do with a folder that was left half written."""
    if state.phase is Phase.PREPARING:
        return "nothing was judged yet: run it again"
    if state.phase is Phase.RESUMABLE:
        return "the same command goes on from there"
    return f"`vistoria report --recover {folder}` keeps what was judged"
