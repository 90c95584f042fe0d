"""Ctrl-C in the middle of a run."""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
import threading
from pathlib import Path

import msgspec
import pytest
from waiting import judged, until
from warm import WORDS, started
from whole_run import ENGINES, REGULATION, search_path

from vistoria.bundle.verify import verify
from vistoria.cli import interruptible
from vistoria.journal import interruption
from vistoria.model.evidence import Evidence
from vistoria.run.plugin import PROPERTY
from vistoria.run.recorder import Recorder
from vistoria.run.worker import Message, Reported, Sender


def test_an_interrupted_run_leaves_a_readable_partial_result_that_says_so(tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = ("run", *WORDS, "--clause", f"{REGULATION}/10", "--engine", "odd:Slow", "--out", str(out))
    with started(words, environment={**os.environ, "PYTHONPATH": search_path(ENGINES)}) as process:
        until(lambda: process.poll() is not None or len(judged(out)) >= 5)
        assert process.poll() is None, "it ended before it was interrupted"
        before = judged(out)
        process.send_signal(signal.SIGINT)
        done = process.done()
    results = json.loads((out / "results.json").read_text(encoding="utf-8"))
    assert results["interrupted"] is True
    assert results["regulations"][REGULATION]["conclusion"] == "not-determined"
    scenarios = [s for c in results["regulations"][REGULATION]["clauses"].values() for s in c["scenarios"]]
    left = {s["id"] for s in scenarios if s["reason"] == "not-run"}
    assert left
    assert before <= {s["id"] for s in scenarios} - left
    assert "passed" in {s["outcome"] for s in scenarios}
    assert done.returncode == 2
    assert "interrupted" in done.stdout
    assert "Traceback" not in done.stderr
    assert "nterrupted" in (out / "report.html").read_text(encoding="utf-8")
    assert list(verify(out)) == []


def test_ctrl_c_is_heard_by_the_next_request_where_python_ignores_exceptions(tmp_path: Path) -> None:
    words = ("run", *WORDS, "--clause", f"{REGULATION}/6", "--out", str(tmp_path / "out"))
    environment = {**os.environ, "PYTHONPATH": search_path(ENGINES)}
    with started(
        (*words, "--engine", "in-process:odd:InterruptsUnheard"), environment=environment
    ) as process:
        done = process.done()
    assert "interrupted" in done.stdout
    assert done.returncode == 2
    assert (tmp_path / "out" / "evidence.jsonl").read_bytes() == b""


def test_a_scenario_that_is_written_down_while_ctrl_c_comes_is_counted() -> None:
    """The journal and the results of a run that was interrupted tell of the same scenarios."""
    written: list[Evidence] = []

    def interrupted(evidence: Evidence) -> None:
        written.append(evidence)
        os.kill(os.getpid(), signal.SIGINT)

    recorder = Recorder(interrupted)
    evidence = Evidence("a/1#scenario")
    told = ((PROPERTY, msgspec.json.encode(evidence).decode()),)
    report = pytest.TestReport("a", ("a", 1, "a"), {}, "passed", None, "call", user_properties=told)
    with interruptible(), pytest.raises(KeyboardInterrupt):
        recorder.pytest_runtest_logreport(report)
    assert list(recorder.evidence.values()) == written == [evidence]


def test_ctrl_c_that_python_swallows_is_noted_and_prints_nothing(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a callback of the import system: what is raised there goes nowhere."""

    class Dies:
        def __del__(self) -> None:
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(sys, "unraisablehook", sys.__unraisablehook__)
    with interruptible():
        Dies()
        assert interruption.is_asked()
    assert capfd.readouterr().err == ""


def test_what_a_worker_says_while_it_is_ended_comes_whole() -> None:
    """A line cut in its middle would spoil the next, which is the worker's farewell."""
    ours, theirs = socket.socketpair()
    said = Reported("call", "passed", "long " * 1_000_000, ())
    came = bytearray()

    def listen() -> None:
        while chunk := ours.recv(65_536):
            if not came:
                os.kill(os.getpid(), signal.SIGTERM)
            came.extend(chunk)

    listening = threading.Thread(target=listen)
    listening.start()
    with interruptible(), pytest.raises(KeyboardInterrupt):
        Sender(theirs).send(said)
    theirs.close()
    listening.join()
    ours.close()
    assert msgspec.json.decode(came, type=Message) == said
