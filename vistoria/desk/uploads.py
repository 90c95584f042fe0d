"""Files that were dropped on a page, kept below the folder of a case under names that cannot leave it."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path, PurePosixPath

from vistoria.bundle.answers import LONGEST_NAME
from vistoria.journal.disk import reported
from vistoria.model.visible import visible

from .pages import Sent
from .words import Refused

PIECE = 2**20
"""Bytes that are read at once."""


def keep(folder: Path, sent: Sequence[Sent], *, by_digest: bool = False) -> list[Path]:
    """Write files into a folder, each whole or not at all; raise Refused for a bad name, and CannotWrite.

    With `by_digest` the name begins with the SHA-256, so that equal files are one and no other is replaced.
    """
    return [_keep(folder, each, by_digest=by_digest) for each in sent]


def _keep(folder: Path, sent: Sent, *, by_digest: bool) -> Path:
    name = safe_name(sent.name)
    draft = folder / f".{os.urandom(8).hex()}.{os.getpid()}.tmp"
    digest = hashlib.sha256()
    with reported(draft):
        folder.mkdir(parents=True, exist_ok=True)
        try:
            with draft.open("xb") as out:
                while piece := sent.file.read(PIECE):
                    digest.update(piece)
                    out.write(piece)
                out.flush()
                os.fsync(out.fileno())
            target = folder / (f"{digest.hexdigest()}-{name}" if by_digest else name)
            if target.exists() and not by_digest and _digest(target) != digest.hexdigest():
                raise Refused("There is another file {name} already; rename yours.", 409, name=name)
            draft.replace(target)
        finally:
            draft.unlink(missing_ok=True)
    return target


def safe_name(name: str) -> str:
    """The last part of a name; raise Refused for one that no archive can hold."""
    last = PurePosixPath(name.replace("\\", "/")).name
    if (
        not last
        or last.startswith(".")
        or visible(last) != last
        or not last.isprintable()
        or set(last) & set(":|")
    ):
        raise Refused("A file cannot be kept under the name {name}: rename it.", name=visible(name)[:100])
    if len(last.encode()) > LONGEST_NAME:
        raise Refused("A file cannot be kept under the name {name}: rename it.", name=last[:100])
    return last


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
