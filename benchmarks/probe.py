"""The executor at its planned size: 200 scenarios, 80 definitions, 30 properties, 20 wrong engines over stdio."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .engines import reference, saboteur
from .line import Line
from .session import SessionFailed, SessionOrder, Took, run_session
from .suite import write_suite


def measure(work: Path, scenarios: int, properties: int, examples: int, engines: int) -> list[Line]:
    """One run of the reference engine, then every wrong engine, as many at once as there are processors."""
    folder = str(write_suite(work / "law", scenarios, properties, examples))
    sound = _run(work, folder, reference(), "sound")
    if sound.failed:
        raise SessionFailed(f"the reference engine failed {sound.failed} scenarios")
    workers = os.cpu_count() or 1
    begun = time.perf_counter()
    with ThreadPoolExecutor(workers) as pool:
        spoilt = list(pool.map(lambda i: _run(work, folder, saboteur(i), f"wrong-{i}"), range(engines)))
    taken = time.perf_counter() - begun
    caught = sum(took.failed > 0 for took in spoilt)
    what = f"{scenarios} scenarios, {properties} properties of {examples} examples"
    return [
        Line(
            "one engine",
            sound.session_s,
            "s",
            f"{what}, {sound.examples} examples in all, reference engine over stdio, collection included",
        ),
        Line(
            f"{engines} wrong engines",
            taken,
            "s",
            f"the same for each of {engines}, {workers} at once; {caught} of them failed a scenario",
        ),
    ]


def _run(work: Path, folder: str, argv: tuple[str, ...], name: str) -> Took:
    out = work / name
    out.mkdir()
    return run_session(SessionOrder("run", folder, argv, str(out)))
