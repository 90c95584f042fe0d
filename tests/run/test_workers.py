"""Worker processes: stopped, killed and interrupted, and what is left of a run then."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest
from known_secret import SECRET
from verdicts import Judged, judged
from waiting import waiting
from whole_run import REGULATION, Run

from vistoria.bundle.verify import verify
from vistoria.law.catalogue import installed
from vistoria.model.clause import ScenarioEntry
from vistoria.model.secret import name_of
from vistoria.run.collector import said_hands
from vistoria.run.laws import regulation_in
from vistoria.run.workers import CannotFork, Workers, is_stopped, longest_first

PATHS = ("6.1", "6.2")
CLAUSES = tuple(word for path in PATHS for word in ("--clause", f"{REGULATION}/{path}"))
TWO = ("--engine", "odd:Waits", "--workers", "2", *CLAUSES)


@pytest.fixture(scope="module")
def sound() -> Judged:
    """What one process finds out about the engine that waits, when it need not wait."""
    return judged("in-process:odd:ShowsMoreThanCards", *PATHS)


def test_ctrl_c_keeps_what_the_workers_judged(tmp_path: Path) -> None:
    with waiting(tmp_path, *TWO) as run:
        run.workers()
        run.process.send_signal(signal.SIGINT)
        ran = run.end()
    assert ran.code == 1, ran.stderr
    assert ran.results["interrupted"] is True
    assert ran.results["regulations"][REGULATION]["claimed"] is True
    assert ran.results["regulations"][REGULATION]["conclusion"] == "does-not-conform"
    assert {came[1] for came in ran.outcomes.values() if came[0] == "untested"} == {"not-run"}
    assert list(verify(ran.out)) == []
    assert sorted(path.name for path in tmp_path.iterdir()) == ["marks", "out"]


@pytest.mark.sampled("number", [signal.SIGKILL, signal.SIGSTOP], named=[signal.SIGKILL])
def test_another_worker_plays_what_a_lost_one_had_in_hand(
    number: signal.Signals, sound: Judged, tmp_path: Path
) -> None:
    # how long a worker may be stopped, and not how long an engine may take: this one is in the worker
    stopped = ("--engine", "in-process:odd:Waits", *TWO[2:], "--command-timeout", "5")
    with waiting(tmp_path, *(TWO if number == signal.SIGKILL else stopped)) as run:
        os.kill(run.workers(1)[0], number)
        run.go()
        ran = run.end()
    assert ran.code == sound.code == 1, ran.stderr
    assert ran.outcomes == sound.outcomes
    assert ran.results["faults"] == []
    assert list(verify(ran.out)) == []
    assert sorted(path.name for path in tmp_path.iterdir()) == ["marks", "out"]


def test_a_scenario_that_two_workers_are_lost_with_is_a_fault_of_ours_and_the_others_are_judged(
    run: Run, sound: Judged
) -> None:
    lost = next(s.id for s in played() if s.clause == f"{REGULATION}/6.1")
    ran = run(
        "--engine", "odd:KillsItsWorker", "--engine-option", f"table={table_of(lost)}", "--isolate", "off",
        "--workers", "2", *CLAUSES,
    )  # fmt: skip
    outcomes = ran.outcomes
    assert outcomes.pop(lost) == ("cantTell", "harness-fault")
    [told] = [s for c in ran.clauses.values() for s in c["scenarios"] if s["id"] == lost]
    assert "signal SIGKILL" in told["detail"]
    assert ran.code == 5
    assert set(outcomes.values()) == {("passed", None)} | {o for o in sound.outcomes.values() if o[1]}
    assert list(verify(ran.out)) == []


def test_no_worker_is_forked_from_a_process_with_threads() -> None:
    over = threading.Event()
    thread = threading.Thread(target=over.wait)
    thread.start()
    try:
        with pytest.raises(CannotFork, match="a process with threads cannot be forked; use one worker"):
            Workers(2, object())
    finally:
        over.set()
        thread.join()


def test_workers_end_with_the_process_that_controls_them_even_while_they_are_stopped(tmp_path: Path) -> None:
    with waiting(tmp_path, *TWO) as run:
        for worker in run.workers():
            os.kill(worker, signal.SIGSTOP)
        run.process.send_signal(signal.SIGKILL)


def test_the_longest_scenarios_are_dealt_first_and_the_others_in_their_order() -> None:
    scenarios = played()
    order = longest_first([said_hands(entry) for entry in scenarios])
    assert sorted(order) == list(range(len(scenarios)))
    longest = [(scenarios[number].clause, said_hands(scenarios[number])) for number in order[:4]]
    samples = [("3.1", 1000), ("3.1.2", 1000), ("3.1", 200), ("3.1", 100)]
    assert longest == [(f"{REGULATION}/{path}", hands) for path, hands in samples]
    assert order[-100:] == sorted(order[-100:]), "one hand each"


def played() -> Sequence[ScenarioEntry]:
    """The scenarios of the law."""
    return regulation_in(installed()[REGULATION]).scenarios


def table_of(scenario: str) -> str:
    """What the engine hears for the first table of a scenario."""
    return name_of(SECRET, scenario, "t1")


def test_a_worker_that_has_ended_and_is_not_waited_for_yet_is_not_taken_for_stopped() -> None:
    child = subprocess.Popen([sys.executable, "-c", ""])
    os.waitid(os.P_PID, child.pid, os.WEXITED | os.WNOWAIT)
    assert not is_stopped(child.pid)
    assert child.wait() == 0
