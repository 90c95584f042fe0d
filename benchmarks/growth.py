"""How the cost of a run grows: with the hands at one table, and with the scenarios of a law."""

from __future__ import annotations

import time
from pathlib import Path

from vistoria.client.launch import StdioLaunch
from vistoria.client.link import EngineLink
from vistoria.client.scene import Scene
from vistoria.games.cards.staging.series import called_down
from vistoria.games.cards.staging.table import Sitting, TablePlan
from vistoria.law.catalogue import installed, load
from vistoria.run.memory import seldom_collecting

from .engines import reference
from .figure import Figure
from .session import SessionOrder, run_session
from .suite import REGULATION, write_suite

PLAN = TablePlan(marker=1, sitting=tuple(Sitting(seat, 10**9) for seat in range(1, 7))).with_blinds(10, 20)
REACH = 1.3


def measure_hands(rounds: int, hands: tuple[int, ...]) -> list[Figure]:
    """In each round a series of each length, every one at a fresh table of a fresh engine."""
    law = load(installed()[REGULATION])
    took: dict[int, list[float]] = {count: [] for count in hands}
    for _ in range(rounds):
        for count in hands:
            with seldom_collecting(), EngineLink(StdioLaunch(reference(), "benchmark")) as link:
                scene = Scene(link, law, law.scenarios[0], 1)
                used = time.process_time()
                called_down(scene, PLAN, count)
                took[count].append((time.process_time() - used) / count)
    return [
        *(
            Figure(
                f"hands a CPU second, {count} at one table",
                1 / min(seconds),
                "/s",
                "hands of six players called down, CPU time of the harness only, best round",
                more_is_better=True,
            )
            for count, seconds in took.items()
        ),
        Figure(
            f"a hand among {hands[-1]} / among {hands[-2]}",
            min(took[hands[-1]]) / min(took[hands[-2]]),
            "x",
            "CPU time of the harness, best rounds",
            REACH,
        ),
    ]


def measure_scenarios(work: Path, rounds: int, scenarios: int) -> list[Figure]:
    """In each round suites of this size, twice and four times; the time of a scenario in each."""
    folders = {n: str(write_suite(work / str(n), n * scenarios)) for n in (1, 2, 4)}
    took: dict[int, list[float]] = {n: [] for n in folders}
    for _ in range(rounds):
        for n, folder in folders.items():
            came = run_session(SessionOrder("run", folder, reference(), str(work)))
            took[n].append(came.session_cpu_s / came.scenarios)
    return [
        Figure(
            f"a scenario among {n * scenarios} / among {scenarios}",
            min(took[n]) / min(took[1]),
            "x",
            "CPU time of the harness from checking the law to the end of pytest, by scenario, best rounds",
            REACH,
        )
        for n in (2, 4)
    ]
