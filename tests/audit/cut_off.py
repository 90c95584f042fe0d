"""A command of the program in a process of its own, in the middle of which a process is killed.

The command works in small units, keeps where it stands after each, and kills a process when it has kept so many times.
No clock decides when that is.
"""

from __future__ import annotations

import os
import signal
import subprocess
from itertools import count
from pathlib import Path

import warm

from vistoria.audit import audit, workers
from vistoria.cli.into import Into

CHUNK, TOGETHER = 4, 2
UNIT = CHUNK * TOGETHER
"""Records after which an audit is kept."""


CUT_OFF = "VISTORIA_TESTS_CUT_OFF"
"""Names the process and how often the work is kept before it is killed, for a command that imports this module."""


def cut_off(*command: str, times: int = 0, process: int = 0) -> subprocess.CompletedProcess[str]:
    """Run a command; kill the process, 0 for the command's own, when it has been kept so many times, never for 0."""
    first = {"PYTHONPATH": str(Path(__file__).parents[2]), "IMPORTED_FIRST": __name__}
    return warm.vistoria(*command, environment={**os.environ, **first, CUT_OFF: f"{process} {times}"})


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


if at := os.environ.pop(CUT_OFF, ""):
    killing(*map(int, at.split()))
