"""CPU time of commands that do not run scenarios, and the time from an edit to the result of one scenario."""

from __future__ import annotations

import subprocess
import sys
import time
from statistics import median
from tempfile import TemporaryDirectory

from .clock import children_cpu_s
from .figure import Figure

COMMANDS: tuple[tuple[tuple[str, ...], float | None], ...] = (
    (("--version",), 0.3),
    (("--help",), 0.3),
    (("run", "--help"), 0.3),
    (("explain", "mo-97-2010/10.5"), None),
)
"""Commands, and their budgets in CPU seconds."""
SCENARIO = "mo-97-2010/10.5#a-beaten-hand-nearer-to-the-croupier-gets-nothing"


def measure(rounds: int) -> list[Figure]:
    """A line for each command, and one for the time from an edit to the result of one scenario."""
    return [*(_line(arguments, budget, rounds) for arguments, budget in COMMANDS), _edit_to_result(rounds)]


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


def _edit_to_result(rounds: int) -> Figure:
    """Elapsed time of a run of one scenario, which is what somebody waits for after an edit."""
    seconds = sorted(_elapsed_s() for _ in range(rounds))
    what = "elapsed time from start to end of the process, reports included"
    return Figure(
        "vistoria run --scenario", median(seconds), "s", what, 5.0, lowest=seconds[0], highest=seconds[-1]
    )


def _elapsed_s() -> float:
    with TemporaryDirectory(prefix="vistoria-benchmark-") as folder:
        command = [sys.executable, "-m", "vistoria", "run", "--scenario", SCENARIO, "--out", folder]
        before = time.monotonic()
        done = subprocess.run(command, stdout=subprocess.DEVNULL, check=False)
        elapsed = time.monotonic() - before
    if done.returncode != 2:
        raise RuntimeError(
            f"{' '.join(command)} ended with {done.returncode}, and a part of a run ends with 2"
        )
    return elapsed


def _cpu_s(arguments: tuple[str, ...]) -> float:
    before = children_cpu_s()
    subprocess.run([sys.executable, "-m", "vistoria", *arguments], stdout=subprocess.DEVNULL, check=True)
    return children_cpu_s() - before
