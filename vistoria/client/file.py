"""A file that is there whole or not at all, whatever happens while it is written."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Write beside the file and put it in its place at once; its folder must be there."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        draft.write_bytes(content)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def remove_drafts(folder: Path, pid: int) -> None:
    """Remove what a process that was killed had begun to write below the folder."""
    for draft in folder.rglob(f".*.{pid}.tmp"):
        draft.unlink(missing_ok=True)
