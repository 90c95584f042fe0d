"""Runs on several workers, compared with one worker and with the time that a slow engine takes."""

from __future__ import annotations

from pathlib import Path

from .engines import slow
from .figure import Figure, ratio
from .session import SessionOrder, run_session
from .suite import REGULATION, write_suite
from .whole import whole_run

REACH, REACH_SLOW = 0.6, 1.3
SLOW_WORKERS = 4


def measure(work: Path, rounds: int, scenarios: int, arguments: tuple[str, ...]) -> list[Figure]:
    """In each round a whole run on one worker, one on two, and one with a slow engine on four."""
    of_law = ("--regulation", REGULATION, *arguments)
    one = [whole_run(work / "out", 1, *of_law) for _ in range(rounds)]
    two = [whole_run(work / "out", 2, *of_law) for _ in range(rounds)]
    folder = str(write_suite(work / "law", scenarios))
    spread = [_slow_run(work, folder, number) for number in range(rounds)]
    return [
        ratio(
            f"{REGULATION} on two workers / on one, elapsed time",
            [wall for wall, _ in two],
            [wall for wall, _ in one],
            f"`vistoria run {' '.join(arguments)}` from start to end; needs two quiet processors",
            REACH,
        ),
        ratio(
            f"{REGULATION} on two workers / on one, CPU time",
            [cpu for _, cpu in two],
            [cpu for _, cpu in one],
            "the same runs, CPU seconds of the harness and its engines",
        ),
        ratio(
            "an engine that takes 50 ms on four workers / a quarter of its time",
            [took for took, _ in spread],
            [waited / SLOW_WORKERS for _, waited in spread],
            f"{scenarios} scenarios, executed; the engine counts the time that it takes",
            REACH_SLOW,
        ),
    ]


def _slow_run(work: Path, folder: str, number: int) -> tuple[float, float]:
    """Seconds of the scenarios, and those that the engine took."""
    times = work / f"times-{number}"
    times.mkdir()
    took = run_session(SessionOrder("run", folder, slow(times), str(work), workers=SLOW_WORKERS))
    return took.scenarios_s, sum(float(path.read_text(encoding="utf-8")) for path in times.iterdir())
