"""Whether a folder holds, when a command has written it, what the command wrote, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from vistoria.journal.owner import Hold
from vistoria.journal.state import OFFICE
from vistoria.model.errors import ExitCode, UserError

from .layout import file_digest, kept_files
from .store import StoredRun


class NotAsWritten(UserError):
    """Files that were removed, changed or added while a command wrote; the folder is no evidence as it stands."""

    exit_code = ExitCode.OUR_FAULT

    def __init__(self, folder: Path, found: list[str]) -> None:
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        super().__init__(
            f"{folder} is no evidence as it stands: {found[0]}{more}; keep other programs out of the folder"
        )


def refuse_changed(hold: Hold) -> None:
    """Raise NotAsWritten unless each file is what this process wrote, and each transcript what the record says."""
    found = [*_changes(hold)]
    if found:
        raise NotAsWritten(hold.folder, found)


def _changes(hold: Hold) -> Iterator[str]:
    folder = hold.folder
    wanted = {n: digest for n, digest in hold.written().items() if not n.startswith(f"{OFFICE}/")}
    wanted |= {each.transcript: each.sha256 or "" for each in StoredRun(folder).records if each.transcript}
    there = {name: file_digest(folder / name) for name in kept_files(folder)}
    for name in sorted({*wanted, *there}):
        if name not in there:
            yield f"{name} is gone"
        elif name not in wanted:
            yield f"{name} was put there by somebody else"
        elif there[name] != wanted[name]:
            yield f"{name} was changed after it was written"
