"""A digest of this engine's own source."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path


@cache
def own_digest() -> str:
    """SHA-256 over every source file of this folder with its path."""
    return source_digest(Path(__file__).parent)


def source_digest(folder: Path) -> str:
    """SHA-256 over the Python files under a folder: each path, a zero byte, the bytes, a zero byte."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*.py")):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
