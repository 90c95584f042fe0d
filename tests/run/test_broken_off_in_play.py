"""Runs that something happens to while a drawn table is played: what was played is kept, the next run is whole."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from signal import SIGINT, SIGKILL, SIGSTOP, SIGTERM, Signals

import pytest
from known_secret import SECRET
from verdicts import recorded
from waiting import Waiting, waiting
from whole_run import REGULATION, after_plan, vistoria

from vistoria.bundle.layout import EVIDENCE, TABLES
from vistoria.bundle.store import read_evidence, read_tables
from vistoria.bundle.verify import verify
from vistoria.model.secret import name_of

TRIED = name_of(SECRET, f"{REGULATION}/table-2", "t1")
"""What the engine hears for the second table."""
CLAUSE, HANDS = f"{REGULATION}/6.4", 10
FEW = ("--clause", CLAUSE, "--hands", str(HANDS))
AT = ("--engine-option", f"table={TRIED}")
"""Where the engine waits, or files find no room."""
ONE, TWO = ("--workers", "1"), ("--workers", "2")
WAITS, GOES_ON, CRAMPED = "odd:WaitsInPlay", "in-process:odd:WaitsInPlay", "in-process:odd:CrampedInPlay"
CODE = 2
"""Few clauses leave a conclusion open."""
FIRST = {f"{REGULATION}/table-1", f"{REGULATION}/table-1-echo"}
"""What was played, in the order of the seed, when the second table is in hand."""
ALL = FIRST | {f"{REGULATION}/table-2"}


def recorded_with(engine: str, out: Path, marks: Path) -> None:
    """The same run with an engine that need not wait."""
    (marks / "go").touch()
    options = {"marks": str(marks), "table": TRIED}
    assert recorded(out, engine, REGULATION, clauses=(CLAUSE,), hands=HANDS, options=options) == CODE


@pytest.fixture(scope="module")
def untroubled(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    """The folder of a run that nothing happens to."""
    return once("untroubled", lambda folder: recorded_with(GOES_ON, folder / "out", folder)) / "out"


def whole_again(run: Waiting, engine: str, untroubled: Path) -> None:
    """The next run into the folder is played to its end, and gives what it gives where nothing happens."""
    run.go()
    recorded_with(engine, run.out, run.marks)
    for name in (EVIDENCE, TABLES):
        assert (run.out / name).read_bytes() == (untroubled / name).read_bytes()
    assert read_tables(run.out).keys() == ALL
    assert list(verify(run.out)) == []


@pytest.mark.sampled("number", [SIGKILL, SIGTERM, SIGINT], named=[SIGKILL])
def test_what_was_played_before_a_signal_is_kept(number: Signals, untroubled: Path, tmp_path: Path) -> None:
    with waiting(tmp_path, "--engine", WAITS, *ONE, *AT, *FEW) as run:
        assert run.workers(1) == [run.process.pid]
        run.process.send_signal(number)
        ran = run.end()
        if number == SIGKILL:
            assert ran.code == -SIGKILL
            assert vistoria("report", "--recover", str(run.out)).returncode == 0
        else:
            assert (ran.code, after_plan(ran.stderr), "interrupted" in ran.stdout) == (2, "", True)
        assert ran.results["interrupted"] is True
        assert read_tables(run.out).keys() == FIRST
        assert read_evidence(run.out).keys() < read_evidence(untroubled).keys()
        assert list(verify(run.out)) == []
        whole_again(run, GOES_ON, untroubled)


def test_what_was_played_before_a_file_found_no_room_is_kept(untroubled: Path, tmp_path: Path) -> None:
    with waiting(tmp_path, "--engine", CRAMPED, *ONE, *AT, *FEW) as run:
        ran = run.end()
        assert ran.code == 5
        [line] = after_plan(ran.stderr).splitlines()
        assert "table-2.jsonl: cannot be written: " in line
        assert "`vistoria report --recover" in line
        assert vistoria("report", "--recover", str(run.out)).returncode == 0
        assert read_tables(run.out).keys() == FIRST
        assert list(verify(run.out)) == []
        whole_again(run, CRAMPED, untroubled)


@pytest.mark.sampled("number", [SIGKILL, SIGSTOP], named=[SIGSTOP])
def test_another_worker_plays_the_table_that_a_lost_one_had_in_hand(
    number: Signals, untroubled: Path, tmp_path: Path
) -> None:
    # how long a worker may be stopped, and not how long an engine may take: this one is in the worker
    stopped = ("--engine", f"in-process:{WAITS}", "--command-timeout", "5")
    how = ("--engine", WAITS) if number == SIGKILL else stopped
    with waiting(tmp_path, *how, *TWO, *AT, *FEW) as run:
        os.kill(run.workers(1)[0], number)
        run.go()
        ran = run.end()
        assert (ran.code, ran.results["faults"]) == (CODE, [])
        for name in (EVIDENCE, TABLES):
            assert (ran.out / name).read_bytes() == (untroubled / name).read_bytes()
        assert list(verify(ran.out)) == []
