"""CPU time of commands that do not run scenarios, and the time from an edit to the result of one scenario."""

from __future__ import annotations

import os
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
CLAUSE = "mo-97-2010/12.2"


def measure(rounds: int) -> list[Figure]:
    """A line for each command, and two for what is played again after an edit."""
    return [*(_line(arguments, budget, rounds) for arguments, budget in COMMANDS), *_after_an_edit(rounds)]


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


def _after_an_edit(rounds: int) -> list[Figure]:
    """Elapsed time of one scenario, which is what somebody waits for, and CPU time of one clause."""
    waited = sorted(_part_s("--scenario", SCENARIO)[0] for _ in range(rounds))
    used = sorted(_part_s("--clause", CLAUSE)[1] for _ in range(rounds))
    elapsed = "elapsed time from start to end of the process, reports included"
    cpu = "CPU time of the process and its engine from start to end, reports included"
    return [
        Figure(
            "vistoria run --scenario", median(waited), "s", elapsed, 5.0, lowest=waited[0], highest=waited[-1]
        ),
        Figure("vistoria run --clause", median(used), "s", cpu, 3.0, lowest=used[0], highest=used[-1]),
    ]


def _environment() -> dict[str, str]:
    """As a user has it: Python keeps what it has compiled, and compiles nothing twice."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def _part_s(*arguments: str) -> tuple[float, float]:
    """Elapsed and CPU seconds of a part of a run."""
    with TemporaryDirectory(prefix="vistoria-benchmark-") as folder:
        command = [sys.executable, "-m", "vistoria", "run", *arguments, "--out", folder]
        before, used = time.monotonic(), children_cpu_s()
        done = subprocess.run(command, stdout=subprocess.DEVNULL, env=_environment(), check=False)
        elapsed, cpu = time.monotonic() - before, children_cpu_s() - used
    if done.returncode != 2:
        raise RuntimeError(
            f"{' '.join(command)} ended with {done.returncode}, and a part of a run ends with 2"
        )
    return elapsed, cpu


def _cpu_s(arguments: tuple[str, ...]) -> float:
    before = children_cpu_s()
    command = [sys.executable, "-m", "vistoria", *arguments]
    subprocess.run(command, stdout=subprocess.DEVNULL, env=_environment(), check=True)
    return children_cpu_s() - before
