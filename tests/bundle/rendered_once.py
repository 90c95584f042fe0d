"""The reports of a record, rendered once and given again for an equal record: many tests judge the same one."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import msgspec

from vistoria.bundle.layout import (
    EARL,
    HTML,
    JUNIT,
    LAW,
    MATRIX,
    PDF,
    SIGNATURES,
    SUMS,
    file_digest,
    kept_files,
)
from vistoria.bundle.store import StoredRun
from vistoria.reports.speech import Opens

Rendered = dict[str, bytes]
Render = Callable[..., Rendered]
NOT_READ = {HTML, JUNIT, EARL, MATRIX, LAW, PDF, SIGNATURES, SUMS}
"""What is rendered, or made after it."""
KEPT = 6


class Pages:
    """Renders as the function it is given does, but for the records that it has just rendered."""

    def __init__(self, render: Render) -> None:
        self.render = render
        self.kept: dict[str, Rendered] = {}

    def __call__(
        self, folder: Path, run: StoredRun, language: str, pdf: bool = False, opens: Opens = Opens.FIXED
    ) -> Rendered:
        key = _record(folder, run, f"{language} {opens}", pdf)
        self.kept[key] = self.kept.pop(key, None) or self.render(folder, run, language, pdf, opens)
        for old in [*self.kept][:-KEPT]:
            del self.kept[old]
        return dict(self.kept[key])


def _record(folder: Path, run: StoredRun, language: str, pdf: bool) -> str:
    """One digest over all that a report is rendered from."""
    read = [name for name in kept_files(folder) if name.partition("/")[0] not in NOT_READ]
    parts = [language, str(pdf), *(f"{file_digest(folder / name)}  {name}" for name in read)]
    return hashlib.sha256("\n".join(parts).encode() + msgspec.json.encode(run.results)).hexdigest()
