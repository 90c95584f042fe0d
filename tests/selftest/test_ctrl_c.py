"""Ctrl-C at any moment: exit code 2, one word and no traceback, and what was tried is kept."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, suppress
from pathlib import Path

import pytest
from warm import WORDS, Started, started

from vistoria.bundle.selftest import read
from vistoria.verdict.regulation import ExitCode

ROOT = Path(__file__).parents[2]
REGULATION = "mo-97-2010"
CHEAP = ("-r", "mo-61-2004", "--kind", "conditional", "--hands", "5")
"""Many candidates, each tried in no time."""
SELFTEST = ("selftest", *CHEAP, "-n", "1", "--out", "record.json")
RUN = ("run", *WORDS, "--clause", f"{REGULATION}/7", "--out", "run")
SPREAD_RUN = (*RUN, "-n", "2", "--engine", "in-process:reference")
RULES = ("-m", "tests.mutation", "rules", "-r", REGULATION, "-n", "1", "--out", "mutation")
CODE = ("-m", "tests.mutation", "code", "-r", REGULATION, "-n", "1", "--out", "mutation")
IMPORTING = {"selftest": ("-m", "vistoria", *SELFTEST), "run": ("-m", "vistoria", *RUN), "rules": RULES}

IMPORTED = rb"\| +vistoria\.cli\r?\n(?:import time:.*\n){%d}"
"""So many modules were imported after the command line's own package."""
BEGUN, SOME = rb"(?<!\d)0/\d+", rb"(?<!\d)[1-9]\d*/\d+"
"""What the bar says when nothing is done yet, and later."""


@pytest.mark.sampled(
    "command, modules",
    [(command, modules) for command in IMPORTING for modules in (3, 60, 250)],
    named=[("selftest", 3), ("run", 60), ("rules", 250)],
)
def test_a_command_that_is_still_imported_ends_with_the_code_of_an_interruption(
    command: str, modules: int, tmp_path: Path
) -> None:
    code, told = interrupted(plain("-X", "importtime", *IMPORTING[command]), IMPORTED % modules, tmp_path)
    assert (code, "Traceback" in told) == (ExitCode.NOT_DETERMINED, False), told
    assert told.rstrip().endswith("interrupted")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("count", [BEGUN, SOME], ids=["begun", "some"])
def test_a_self_test_keeps_what_was_tried(count: bytes, tmp_path: Path) -> None:
    code, told = interrupted(warm(*SELFTEST), count, tmp_path)
    assert (code, "Traceback" in told) == (ExitCode.NOT_DETERMINED, False), told
    if count == SOME or (tmp_path / "record.json").exists():
        record = read(tmp_path / "record.json")
        assert record.conclusion == "partial"
        assert (count == SOME) <= len(record.candidates) < record.expected


@pytest.mark.parametrize("command", [RUN, SPREAD_RUN], ids=["one process", "two workers"])
@pytest.mark.parametrize("count", [BEGUN, SOME], ids=["begun", "some"])
def test_a_run_ends_undetermined(command: tuple[str, ...], count: bytes, tmp_path: Path) -> None:
    code, told = interrupted(warm(*command), count, tmp_path)
    assert (code, "Traceback" in told) == (ExitCode.NOT_DETERMINED, False), told


@pytest.mark.complete
@pytest.mark.parametrize(("command", "count"), [(RULES, BEGUN), (RULES, SOME), (CODE, BEGUN)])
def test_mutation_ends_with_some_not_tried(command: tuple[str, ...], count: bytes, tmp_path: Path) -> None:
    """As a self-test does, which has the same bar and spreads its work alike."""
    code, told = interrupted(plain(*command), count, tmp_path)
    assert (code, "Traceback" in told) == (ExitCode.NOT_DETERMINED, False), told
    journals = [*tmp_path.glob("mutation/*.jsonl")]
    assert sum(len(journal.read_bytes().splitlines()) for journal in journals) >= (count == SOME)


Process = subprocess.Popen[bytes] | Started
Start = Callable[[Path, int], AbstractContextManager[Process]]
TERMINAL = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm", "COLUMNS": "120"}


def plain(*arguments: str) -> Start:
    """What starts Python with these arguments in a folder, with a terminal for its errors."""

    def start(cwd: Path, terminal: int) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, *arguments],
            cwd=cwd, env=TERMINAL, stdout=subprocess.DEVNULL, stderr=terminal, start_new_session=True,
        )  # fmt: skip

    return start


def warm(*arguments: str) -> Start:
    """The same for a command in a process that has imported it."""
    return lambda cwd, terminal: started(arguments, cwd, TERMINAL, stderr=terminal)


def interrupted(start: Start, ready: bytes, cwd: Path) -> tuple[int, str]:
    """Exit code of a process that Ctrl-C reaches, as the terminal's whole group, once it has said what is `ready`,
    and all that it has written to standard error."""
    ours, its = pty.openpty()
    with start(cwd, its) as process:
        os.close(its)
        told, sent = b"", False
        for piece in pieces(ours):
            told += piece
            if not sent and re.search(ready, told):
                os.killpg(process.pid, signal.SIGINT)
                sent = True
        code = process.wait()
    os.close(ours)
    assert sent, f"it never came so far: {told[-2000:].decode()}"
    return code, told.decode()


def pieces(terminal: int) -> Iterator[bytes]:
    """What comes from a terminal until nobody holds its other end."""
    with suppress(OSError):
        while piece := os.read(terminal, 65536):
            yield piece
