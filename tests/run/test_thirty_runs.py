"""Run after run into one folder, with one worker and two, some of them broken off: one digest, and nothing is left."""

from __future__ import annotations

import hashlib
import os
import re
import signal
from pathlib import Path

import pytest
from known_secret import KNOWN
from waiting import judged, until
from warm import WORDS, Started, started, vistoria
from whole_run import ENGINES, REGULATION, after_plan, search_path

from vistoria.bundle.store import read_evidence, read_facts, read_tables
from vistoria.bundle.verify import verify
from vistoria.journal.state import JOURNAL

JUDGED = re.compile(rb'"type":"(judged|played)"')
CLAUSES = ("--examples", "1", "--clause", f"{REGULATION}/10.5")
RAW = ("run.json", "evidence.jsonl", "results.json")
ROUNDS, SAMPLE = range(1, 31), (3, 5)
"""Every third with two workers, every fifth after one that was broken off; by default one of each of these."""


def test_runs_in_a_row_give_one_digest_and_leave_nothing(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    out, rooms = tmp_path / "out", tmp_path / "rooms"
    rooms.mkdir()
    environment = {**os.environ, **KNOWN, "TMPDIR": str(rooms)}
    digests, under_way = set(), list[Started]()
    for number in ROUNDS if pytestconfig.getoption("complete") else SAMPLE:
        workers = "2" if number % 3 == 0 else "1"
        words = ["run", *CLAUSES, "--workers", workers, "--out", str(out)]
        if number % 5 == 0:
            under_way.append(broken_off(words, out, environment))
            done = vistoria("report", "--recover", str(out), environment=environment)
            assert done.returncode in (0, 4), done.stderr  # 4: it had not begun, or was over
        done = vistoria(*words, environment=environment)
        assert done.returncode == 2, done.stderr
        digests.add(digest(out))
    assert len(digests) == 1
    assert not (out / ".vistoria").exists()
    assert list(out.rglob("*.tmp")) == []
    assert list(rooms.iterdir()) == []
    assert processes_below(tmp_path) == []
    assert [left for command in under_way for left in command.session()] == []


def test_runs_in_a_row_that_are_asked_to_end_blame_no_engine(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    told = {**os.environ, "PYTHONPATH": search_path(ENGINES)}
    for number in ROUNDS if pytestconfig.getoption("complete") else (2, 9):
        out = tmp_path / str(number)
        more = (
            "--engine",
            "in-process:unranked:Unranked",
            "--hands",
            "6",
            "--workers",
            str(1 + number % 2),
            "--out",
            str(out),
        )
        with started(("run", *WORDS, *CLAUSES, *more), environment=told) as process:
            until(lambda: process.poll() is not None or played(out) > number % 9)  # noqa: B023
            process.send_signal(signal.SIGINT if number % 4 < 2 else signal.SIGTERM)
            done = process.done()
        assert (done.returncode, after_plan(done.stderr)) == (2, "")
        facts = read_facts(out)
        assert (facts.faults, facts.own_faults) == ((), ())
        records = [*read_evidence(out).values(), *read_tables(out).values()]
        assert [each.fault for each in records if each.fault is not None] == []
        assert [fault for fault in verify(out) if fault.broken] == []


def played(out: Path) -> int:
    """How many scenarios and tables stand in the journal."""
    path = out / JOURNAL
    return len(JUDGED.findall(path.read_bytes())) if path.exists() else 0


def broken_off(words: list[str], out: Path, environment: dict[str, str]) -> Started:
    """Kill a run when it has judged something."""
    command, *more = words
    with started((command, *WORDS, *more), environment=environment) as process:
        until(lambda: process.poll() is not None or bool(judged(out)))
        process.send_signal(signal.SIGKILL)
        process.wait()
    return process


def digest(out: Path) -> str:
    """One digest over the raw record: facts, evidence, results and every transcript."""
    whole = hashlib.sha256()
    for path in (*(out / name for name in RAW), *sorted(out.glob("transcripts/*/*.jsonl"))):
        whole.update(path.name.encode() + path.read_bytes())
    return whole.hexdigest()


def processes_below(folder: Path) -> list[str]:
    """Processes that still name the folder in their command line or environment."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            text = (path / "cmdline").read_bytes() + (path / "environ").read_bytes()
        except OSError:
            continue
        if str(folder).encode() in text and path.name != str(os.getpid()):
            found.append(path.name)
    return found
