"""A command of the program in a process of its own, in the middle of which a process is killed.

`python -m tests.audit.cut_off PID TIMES COMMAND…` works in small units, keeps where it stands after each, and kills the
process when it has kept so many times; 0 is the command's own. No clock decides when that is.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from itertools import count
from pathlib import Path

from vistoria.audit import audit, workers
from vistoria.cli import main
from vistoria.cli.into import Into

CHUNK, TOGETHER = 4, 2
UNIT = CHUNK * TOGETHER
"""Records after which an audit is kept."""


def cut_off(*command: str, times: int = 0, process: int = 0) -> subprocess.CompletedProcess[str]:
    """Run a command; kill the process when it has been kept so many times, never for 0."""
    words = [sys.executable, "-m", "tests.audit.cut_off", str(process), str(times), *command]
    return subprocess.run(words, capture_output=True, text=True, check=False, cwd=Path(__file__).parents[2])


def killing(process: int, times: int) -> None:
    """Keep where the work stands at each chance, and kill when that was so often."""
    kept, saves = count(1), Into.saves

    def kills(self: Into, audit: audit.Audit) -> None:
        self.kept = float("-inf")
        saves(self, audit)
        if next(kept) == times:
            os.kill(process or os.getpid(), signal.SIGKILL)

    workers.CHUNK, audit.TOGETHER = CHUNK, TOGETHER
    Into.saves = kills  # type: ignore[method-assign]


if __name__ == "__main__":
    killing(*map(int, sys.argv[1:3]))
    main(sys.argv[3:])
