"""Ctrl-C in the middle of a run."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from warm import WORDS
from whole_run import ENGINES, REGULATION, search_path

from vistoria.bundle.verify import verify

LONGEST_S = 600
"""Far more than a busy machine needs: it ends what hangs."""


def test_an_interrupted_run_leaves_a_readable_partial_result_that_says_so(tmp_path: Path) -> None:
    out = tmp_path / "out"
    with subprocess.Popen(
        [
            sys.executable,
            "-m",
            "vistoria",
            "run",
            *WORDS,
            "--regulation",
            REGULATION,
            "--engine",
            "odd:Slow",
            "--out",
            str(out),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": search_path(ENGINES)},
    ) as process:
        deadline = time.monotonic() + LONGEST_S
        while len(list(out.glob("transcripts/*/*.jsonl"))) < 6 and time.monotonic() < deadline:
            assert process.poll() is None, "it ended before it was interrupted"
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        stdout, stderr = process.communicate(timeout=LONGEST_S)
    results = json.loads((out / "results.json").read_text(encoding="utf-8"))
    assert results["interrupted"] is True
    assert results["regulations"][REGULATION]["conclusion"] == "not-determined"
    scenarios = [s for c in results["regulations"][REGULATION]["clauses"].values() for s in c["scenarios"]]
    done = [s for s in scenarios if s["outcome"] == "passed"]
    left = [s for s in scenarios if s["reason"] == "not-run"]
    assert len(done) >= 5
    assert left
    assert process.returncode == 2
    assert "interrupted" in stdout
    assert "Traceback" not in stderr
    assert "nterrupted" in (out / "report.html").read_text(encoding="utf-8")
    assert list(verify(out)) == []
