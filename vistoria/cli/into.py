"""The folder that an audit or a campaign is written to, and goes on in where it was broken off."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from .choices import command_line
from .usage_error import UsageError

if TYPE_CHECKING:
    from vistoria.audit.audit import Audit
    from vistoria.audit.folder import AuditRecord
    from vistoria.audit.request import Request
    from vistoria.journal.owner import Hold

SAVED_S = 5.0
"""How often long work keeps where it stands."""


@dataclass
class Into:
    """The folder that an audit is written to, held by this process."""

    folder: Path
    hold: Hold
    request: Request
    files: Sequence[str]
    audit: Audit | None
    """What was broken off here, and goes on."""
    kept: float = 0.0

    @classmethod
    @contextmanager
    def opened(cls, folder: Path, request: Request, files: Sequence[str], *, replace: bool) -> Iterator[Into]:
        from vistoria.audit.folder import clear, is_finished, kept
        from vistoria.bundle.layout import FACTS, SIGNATURES
        from vistoria.journal.owner import owned
        from vistoria.journal.state import Phase

        finished = is_finished(folder)
        signed = (folder / SIGNATURES).exists()
        if (folder / FACTS).exists() or (finished and (signed or not replace)):
            what = "a run" if not finished else "a signed audit" if signed else "a finished audit"
            more = "" if signed or not finished else ", or give it up with --replace"
            raise UsageError(f"--out {folder}: the folder holds {what}; name another{more}")
        folder.mkdir(parents=True, exist_ok=True)
        with owned(folder, command_line(), unfinished=True) as hold:
            audit = None if finished else kept(folder, request, files)
            clear(folder)
            hold.enter(Phase.RESUMABLE)
            yield cls(folder, hold, request, files, audit)

    def saves(self, audit: Audit) -> None:
        """Keep where the audit stands, every few seconds."""
        from vistoria.audit.folder import keep

        if monotonic() - self.kept >= SAVED_S:
            keep(self.folder, self.request, self.files, audit)
            self.kept = monotonic()

    def finishes(self, record: AuditRecord, hands: Mapping[str, str]) -> None:
        """Write the results."""
        from vistoria.audit.folder import KEPT, write
        from vistoria.journal.disk import remove

        write(self.folder, record, hands)
        remove(self.folder / KEPT)
        self.hold.finish()
