"""However the harness ends, the engine and its children end too."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from hostile_kit import PATIENT, grown_to, left_over, link_to

HARNESS = Path(__file__).with_name("harness.py")


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_harness_ended_by_a_signal_leaves_no_engine(end: signal.Signals, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    harness = _harness(mark, "waits")
    assert harness.stdout is not None
    assert harness.stdout.readline() == b"ready\n"
    assert grown_to(3, mark)
    harness.send_signal(end)
    harness.wait(600)
    harness.stdout.close()
    assert left_over(mark) == []


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="strays are found by /proc")
def test_a_child_that_left_the_group_ends_with_a_killed_harness(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    harness = _harness(mark, "waits", "daemon-and-bye")
    assert harness.stdout is not None
    assert harness.stdout.readline() == b"ready\n"
    assert grown_to(3, mark)
    harness.send_signal(signal.SIGKILL)
    harness.wait(600)
    harness.stdout.close()
    assert left_over(mark) == []


@pytest.mark.parametrize("end", ["returns", "raises"])
def test_a_harness_that_ends_without_stopping_the_link_leaves_no_engine(end: str, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    harness = _harness(mark, end)
    assert harness.communicate(timeout=600)[0] == b"ready\n"
    assert left_over(mark) == []


def test_an_interrupt_during_a_call_ends_the_engine(tmp_path: Path) -> None:
    link = link_to("hang", tmp_path / "mark", "look", PATIENT)
    link.start()

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 1.0)
    try:
        with pytest.raises(KeyboardInterrupt):
            link.call("look", {})
    finally:
        signal.signal(signal.SIGALRM, before)
    assert left_over(tmp_path / "mark") == []
    assert link.failures == []


def _harness(mark: Path, end: str, *engine: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, str(HARNESS), str(mark), end, *engine]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
