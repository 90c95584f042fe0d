"""Templates compiled to Python, kept beside them as Python keeps its own: half a report of one clause is compiling."""

from __future__ import annotations

import sys
from importlib.metadata import version
from pathlib import Path

from jinja2 import BytecodeCache, FileSystemBytecodeCache
from jinja2.bccache import Bucket

FOLDER = "__pycache__"


def kept_beside(templates: Path) -> BytecodeCache:
    """Where the compiled templates of a folder are kept; they are read too where this Python writes no bytecode."""
    pattern = f"jinja2-{version('jinja2')}.{sys.implementation.cache_tag}.%s"
    return _Beside(str(templates / FOLDER), pattern)


class _Beside(FileSystemBytecodeCache):
    """Jinja's cache; where the folder cannot be written, nothing is kept."""

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep a compiled template."""
        if sys.dont_write_bytecode:
            return
        try:
            Path(self.directory).mkdir(exist_ok=True)
            super().dump_bytecode(bucket)
        except OSError:
            return
