"""Checks corresponding clauses: each must exist in its regulation, if that is in the same folder as this one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from .errors import Finding, LawError
from .regulation import FILE, NAME, RegulationFile, read_regulation

_PATH = re.compile(r"[a-z0-9]+(\.[a-z0-9]+)*")


def check_corresponding(folder: Path, file: RegulationFile) -> list[Finding]:
    """Corresponding clauses that are not full ids, are listed twice, or do not exist in an available regulation."""
    read = cache(read_regulation)  # many clauses name the same few regulations
    return [
        Finding(FILE, file.line_of(f'"{other}"'), f"clause corresponding to {path}: {what}", todo)
        for path, corresponding in file.data.corresponding.items()
        for other, what, todo in _faults(folder, file.data.id, corresponding, read)
    ]


def _faults(
    folder: Path, own: str, corresponding: tuple[str, ...], read: Callable[[Path], RegulationFile]
) -> Iterator[tuple[str, str, str]]:
    for other in dict.fromkeys(corresponding):
        regulation, _, path = other.partition("/")
        if corresponding.count(other) > 1:
            yield other, f"{other} is listed twice", "name it once"
        if regulation == own or not NAME.fullmatch(regulation) or not _PATH.fullmatch(path):
            yield (
                other,
                f"{other!r} is not a clause of another regulation",
                "write <other regulation>/<its label>",
            )
            continue
        beside = folder.parent / regulation.replace("-", "_")
        if not (beside / FILE).is_file():
            continue
        try:
            held = read(beside).data.binds
        except LawError as error:
            yield other, f"{regulation} cannot be read: {error}", "correct that regulation"
            continue
        if path not in held:
            yield other, f"{regulation} has no clause {path}", "correct the id"
