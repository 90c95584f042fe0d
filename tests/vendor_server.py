"""Serves commands as `tests/warm_server.py` does, from a process in which a vendor's packages are installed."""

from __future__ import annotations

import shutil
import sys
import tempfile
from contextlib import redirect_stdout, suppress
from io import StringIO
from pathlib import Path

from vendor import LAW, RIGHT, whole
from warm_server import serve

from vistoria.cli import main


def warm_up() -> None:
    """Import what commands import, and parse the vendor's law."""
    from vistoria.bundle import verify  # noqa: F401
    from vistoria.journal.temporary import remove_abandoned
    from vistoria.run.memory import settle

    with tempfile.TemporaryDirectory() as folder, redirect_stdout(StringIO()), suppress(SystemExit):
        main(whole(RIGHT, f"{folder}/out", "--clause", f"{LAW}/3.4").split())
    remove_abandoned.cache_clear()
    settle()


if __name__ == "__main__":
    warm_up()
    serve(Path(sys.argv[1]))
    shutil.rmtree(sys.argv[1])
