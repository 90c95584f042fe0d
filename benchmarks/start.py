"""CPU time of commands that do not run scenarios, from start to end of the process."""

from __future__ import annotations

import subprocess
import sys
from statistics import median

from .clock import children_cpu_s
from .figure import Figure

COMMANDS: tuple[tuple[tuple[str, ...], float | None], ...] = (
    (("--version",), 0.3),
    (("--help",), 0.3),
    (("run", "--help"), 0.3),
    (("explain", "mo-97-2010/10.5"), None),
)
"""Commands, and their budgets in CPU seconds."""


def measure(rounds: int) -> list[Figure]:
    """A line for each command."""
    return [_line(arguments, budget, rounds) for arguments, budget in COMMANDS]


def _line(arguments: tuple[str, ...], budget: float | None, rounds: int) -> Figure:
    seconds = sorted(_cpu_s(arguments) for _ in range(rounds))
    return Figure(
        f"vistoria {' '.join(arguments)}",
        median(seconds),
        "s",
        "CPU time of the process from start to end",
        budget,
        lowest=seconds[0],
        highest=seconds[-1],
    )


def _cpu_s(arguments: tuple[str, ...]) -> float:
    before = children_cpu_s()
    subprocess.run([sys.executable, "-m", "vistoria", *arguments], stdout=subprocess.DEVNULL, check=True)
    return children_cpu_s() - before
