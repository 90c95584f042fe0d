"""Serves commands as `tests/warm_server.py` does, by the house that it finds first; its engine is read anew."""

from __future__ import annotations

import shutil
import sys
import tempfile
from contextlib import redirect_stdout, suppress
from io import StringIO
from pathlib import Path

from warm_server import serve

from vistoria.cli import main

RUN = """run --regulation zz-toy --hands 0 --engine in-process:vistoria.selftest.constant:Constant
--engine-option regulation=zz-toy --engine-option answer=refuses-everything --out"""
"""Of an engine that plays by no rules."""


def warm_up() -> None:
    """Import what commands import and read the toy law; nothing of the reference engine is imported."""
    from vistoria.bundle import verify  # noqa: F401
    from vistoria.journal.temporary import remove_abandoned
    from vistoria.run.memory import settle

    with tempfile.TemporaryDirectory() as folder, redirect_stdout(StringIO()), suppress(SystemExit):
        main([*RUN.split(), f"{folder}/out"])
    assert "vistoria.reference_engine" not in sys.modules
    remove_abandoned.cache_clear()
    settle()


if __name__ == "__main__":
    warm_up()
    serve(Path(sys.argv[1]))
    shutil.rmtree(sys.argv[1])
