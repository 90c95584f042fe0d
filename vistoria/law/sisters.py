"""Sister clauses: each names a clause that another regulation has, as far as that one lies beside this."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from .errors import Finding, LawError
from .regulation import FILE, NAME, RegulationFile, read_regulation

_PATH = re.compile(r"[a-z0-9]+(\.[a-z0-9]+)*")


def check_sisters(folder: Path, file: RegulationFile) -> list[Finding]:
    """Sisters that are no full ids, stand twice, or name no clause of a regulation held beside this one."""
    return [
        Finding(FILE, file.line_of(f'"{sister}"'), f"sister of {path}: {what}", todo)
        for path, sisters in file.data.sisters.items()
        for sister, what, todo in _faults(folder, file.data.id, sisters)
    ]


def _faults(folder: Path, own: str, sisters: tuple[str, ...]) -> Iterator[tuple[str, str, str]]:
    for sister in dict.fromkeys(sisters):
        regulation, _, path = sister.partition("/")
        if sisters.count(sister) > 1:
            yield sister, f"{sister} stands twice", "name it once"
        if regulation == own or not NAME.fullmatch(regulation) or not _PATH.fullmatch(path):
            yield (
                sister,
                f"{sister!r} is no clause of another regulation",
                "write <other regulation>/<its label>",
            )
            continue
        beside = folder.parent / regulation.replace("-", "_")
        if not (beside / FILE).is_file():
            continue
        try:
            held = read_regulation(beside).data.binds
        except LawError as error:
            yield sister, f"{regulation} cannot be read: {error}", "mend that regulation"
            continue
        if path not in held:
            yield sister, f"{regulation} has no clause {path}", "correct the id"
