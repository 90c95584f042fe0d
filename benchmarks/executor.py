"""Budget 1: the scenarios of a run over stdio, compared with bare pytest-bdd with the same round trips."""

from __future__ import annotations

from pathlib import Path

from .engines import playback, reference
from .figure import Figure, ratio
from .session import SessionOrder, SessionTimes, run_session
from .suite import write_suite

REACH, STRETCH = 1.6, 1.2


def measure(work: Path, rounds: int, scenarios: int) -> list[Figure]:
    """Record the scenarios once, then run both sides in each round, each in a new process."""
    folder = str(write_suite(work / "law", scenarios))
    out = work / "out"
    out.mkdir()
    recording = work / "recording.json"
    recorded = run_session(SessionOrder("run", folder, reference(), str(out), str(recording)))
    engine = playback(recording)
    ours: list[SessionTimes] = []
    floor: list[SessionTimes] = []
    for _ in range(rounds):
        ours.append(run_session(SessionOrder("run", folder, engine, str(out))))
        floor.append(run_session(SessionOrder("floor", folder, engine, str(out), str(recording))))
    count = recorded.scenarios
    whole = [run_session(SessionOrder("run", folder, reference(), str(out))) for _ in range(min(rounds, 3))]
    return [
        ratio(
            "scenarios over stdio / pytest-bdd alone",
            [t.scenarios_s for t in ours],
            [t.scenarios_s for t in floor],
            f"{count} scenarios, executed, compared with the same definitions, steps and "
            "round trips in bare pytest-bdd; both use an engine that only looks up recorded replies",
            REACH,
            STRETCH,
        ),
        ratio(
            "the same, CPU time",
            [t.scenarios_cpu_s for t in ours],
            [t.scenarios_cpu_s for t in floor],
            "as above, CPU seconds of the testing process only, which vary less on a busy machine",
        ),
        ratio(
            "the same, with collection and end",
            [t.session_s for t in ours],
            [t.session_s for t in floor],
            "from the start of pytest to its end, including reading, checking and collecting the law",
        ),
        Figure(
            "scenarios a second, reference engine",
            max(t.scenarios / t.scenarios_s for t in whole),
            "/s",
            f"{count} scenarios over stdio with the reference engine, best round",
        ),
    ]
