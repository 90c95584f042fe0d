"""A slow engine over standard input and output: the reference engine, 50 ms before each answer.

`slow.py FOLDER` keeps the seconds that it waited in a file of the folder, named after its process.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from vistoria.reference_engine.adapter import Reference
from vistoria.serve.loop import Server

DELAY_S = 0.05


def main(folder: Path) -> None:
    """Serve until standard input ends."""
    server = Server(Reference())
    for answered, line in enumerate(sys.stdin.buffer, start=1):
        time.sleep(DELAY_S)
        (folder / str(os.getpid())).write_text(str(answered * DELAY_S), encoding="utf-8")
        sys.stdout.buffer.write(server.line(line))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
