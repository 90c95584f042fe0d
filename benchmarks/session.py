"""One pytest session in its own process: `python -m benchmarks.session ORDER` prints its times."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import msgspec

TEST_MODULE = "from pytest_bdd import scenarios\n\nscenarios({folder!r})\n"
SECRET = "00" * 32
"""One secret, so that a recording fits every session."""


class SessionOrder(msgspec.Struct):
    """What to run: `side` is `run` or `floor` (the baseline); `argv` starts the engine; `work` is for output."""

    side: str
    folder: str
    argv: tuple[str, ...]
    work: str
    record: str = ""
    clauses: tuple[str, ...] = ()
    workers: int = 1


class SessionTimes(msgspec.Struct):
    """Wall-clock and CPU seconds of the scenarios (without the engine's), and seconds of all of pytest."""

    scenarios_s: float
    scenarios_cpu_s: float
    session_s: float
    scenarios: int
    failed: int = 0
    engine_cpu_s: float = 0
    """CPU seconds of the engine, including start and end."""
    session_cpu_s: float = 0
    """CPU seconds of this process, from checking the law to the end of pytest."""


class SessionFailed(Exception):
    """A session of a benchmark failed, so its time is meaningless; the text says why."""


def run_session(order: SessionOrder) -> SessionTimes:
    """Run one session in a new process; raise SessionFailed with its output if it fails."""
    text = msgspec.json.encode(order).decode()
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.session", text],
        cwd=Path(__file__).parent.parent,
        capture_output=True,
        check=False,
        text=True,
    )
    if done.returncode:
        raise SessionFailed(f"{order.side} of {order.folder}: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    return msgspec.json.decode(done.stdout.splitlines()[-1], type=SessionTimes)


def main(text: str) -> None:
    """Run a session and print its times."""
    order = msgspec.json.decode(text, type=SessionOrder)
    took = _run(order) if order.side == "run" else _floor(order)
    print(msgspec.json.encode(took).decode())


def _run(order: SessionOrder) -> SessionTimes:
    from vistoria.client.launch import StdioLaunch
    from vistoria.law import load
    from vistoria.run.execute import execute, refuse_uncollectable
    from vistoria.run.plan import RunPlan
    from vistoria.verdict.request import RunRequest

    from . import clock
    from .clock import children_cpu_s
    from .recording import RequestRecorder
    from .vocabulary import add_padding

    add_padding()
    folder, work = Path(order.folder), Path(order.work)
    law = load(folder)
    plan = RunPlan(
        request=RunRequest(
            (law.id,), {reading.id: reading.default for reading in law.readings}, clauses=order.clauses
        ),
        launch=StdioLaunch(order.argv, "benchmark"),
        folders={law.id: str(folder)},
        transcripts=str(work / "transcripts"),
        secret=SECRET,
    )
    recorder = RequestRecorder() if order.record else None
    if recorder is not None:
        recorder.start()
    begun, others, used = time.perf_counter(), children_cpu_s(), time.process_time()
    refuse_uncollectable([folder])
    executed = execute(plan, order.workers, lambda evidence: None)
    session_s, session_cpu_s = time.perf_counter() - begun, time.process_time() - used
    if recorder is not None:
        recorder.stop(Path(order.record))
    if executed.faults or not executed.evidence:
        raise SessionFailed(f"nothing was run: {executed.faults}")
    faults = [f"{e.scenario}: {e.fault}" for e in executed.evidence.values() if e.fault is not None]
    if faults:
        raise SessionFailed("\n".join(faults[:5]))
    failed = sum(any(c.finding.verdict == "failed" for c in e.checks) for e in executed.evidence.values())
    engine_cpu_s = children_cpu_s() - others
    return SessionTimes(
        *clock.sessions[-1], session_s, len(executed.evidence), failed, engine_cpu_s, session_cpu_s
    )


def _floor(order: SessionOrder) -> SessionTimes:
    import pytest

    from . import clock
    from .floor import ORDER, FloorOrder

    module = Path(order.work) / "test_floor.py"
    module.write_text(TEST_MODULE.format(folder=order.folder), encoding="utf-8")
    os.environ[ORDER] = msgspec.json.encode(FloorOrder(order.record, order.argv)).decode()
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    counted = _Counter()
    arguments = [
        "-p", "benchmarks.floor", "-c", os.devnull, "--rootdir", order.work, "--noconftest",
        "-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:junitxml", "-p", "no:logging",
        "-p", "pytest_bdd.plugin", "--import-mode=importlib",
    ]  # fmt: skip
    begun = time.perf_counter()
    code = pytest.main([*arguments, str(module)], plugins=[counted])
    session_s = time.perf_counter() - begun
    if code:
        raise SessionFailed(f"pytest ended with {code}: {counted.failures[:3]}")
    return SessionTimes(*clock.sessions[-1], session_s, counted.passed)


class _Counter:
    def __init__(self) -> None:
        self.passed = 0
        self.failures: list[str] = []

    def pytest_runtest_logreport(self, report: object) -> None:
        if getattr(report, "when", "") == "call" and getattr(report, "passed", False):
            self.passed += 1
        elif getattr(report, "failed", False):
            self.failures.append(str(getattr(report, "longrepr", "")))

    def pytest_collectreport(self, report: object) -> None:
        if getattr(report, "failed", False):
            self.failures.append(str(getattr(report, "longrepr", "")))


if __name__ == "__main__":
    main(sys.argv[1])
