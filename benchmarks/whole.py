"""Whole runs of all regulations, from the command to the report: the reference engine and PokerKit."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from .clock import children_cpu_s
from .figure import Figure

REACH = {"reference": 180.0, "pokerkit": 300.0}
"""Budgets in elapsed seconds on two processors."""
WORKERS = 2
JUDGED = range(3)
"""Exit codes of a run that came to a conclusion: conforms, does not, not determined."""


def measure(work: Path, rounds: int, engines: Sequence[str], arguments: Sequence[str]) -> list[Figure]:
    """Elapsed and CPU seconds of each engine's run; in each round every engine runs once."""
    took: dict[str, list[tuple[float, float]]] = {engine: [] for engine in engines}
    for _ in range(rounds):
        for engine in engines:
            took[engine].append(whole_run(work / engine, WORKERS, "--engine", engine, *arguments))
    return [figure for engine in engines for figure in _of_engine(engine, took[engine], arguments)]


def whole_run(out: Path, workers: int, *arguments: str) -> tuple[float, float]:
    """Elapsed seconds and CPU seconds of a run, the engine's included.

    Raises:
        RuntimeError: the run came to no conclusion.
    """
    begun, used = time.perf_counter(), children_cpu_s()
    command = ["-m", "vistoria", "run", "--out", str(out), "--workers", str(workers), *arguments]
    done = subprocess.run([sys.executable, *command], stdout=subprocess.DEVNULL, check=False)
    if done.returncode not in JUDGED:
        raise RuntimeError(f"{' '.join(command[2:])} ended with exit code {done.returncode}")
    return time.perf_counter() - begun, children_cpu_s() - used


def _of_engine(engine: str, took: Sequence[tuple[float, float]], arguments: Sequence[str]) -> list[Figure]:
    command = " ".join(["vistoria run --engine", engine, "--workers", str(WORKERS), *arguments])
    elapsed, used = ([each[part] for each in took] for part in (0, 1))
    return [
        Figure(
            f"{engine}: a whole run, {what}",
            median(seconds),
            "s",
            f"`{command}` from start to end, drawn tables and report included",
            reach,
            lowest=min(seconds),
            highest=max(seconds),
        )
        for what, seconds, reach in (("elapsed time", elapsed, REACH[engine]), ("CPU time", used, None))
    ]
