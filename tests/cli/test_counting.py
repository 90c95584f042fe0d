"""How far long work has come is seen: by a bar on a terminal, by a line whenever a tenth is done elsewhere."""

from __future__ import annotations

import os
import pty
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from warm import patient, started

from vistoria.cli import counting
from vistoria.cli.counting import Counting

CLAUSE = "mo-97-2010/10.5"


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> StringIO:
    """What is written to a standard error that is no terminal."""
    stream = StringIO()
    monkeypatch.setattr(counting, "errors", Console(file=stream))
    return stream


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> StringIO:
    """What is drawn on a terminal, however fast the work goes."""
    stream = StringIO()
    monkeypatch.setattr(counting, "errors", Console(file=stream, force_terminal=True, width=120))
    monkeypatch.setattr(counting, "PAUSE_S", 0)
    return stream


def test_without_a_terminal_a_line_tells_each_tenth(written: StringIO) -> None:
    with Counting() as count:
        for done in range(0, 401, 10):
            count.at("hands", done, 400, "2 disagreements" if done > 100 else "")
    lines = written.getvalue().splitlines()
    assert len(lines) == 10
    assert (lines[0], lines[-1]) == ("40/400 hands", "400/400 hands · 2 disagreements")


def test_a_step_that_passes_a_tenth_is_told_once(written: StringIO) -> None:
    with Counting() as count:
        for done in (0, 39, 95, 99, 400):
            count.at("hands", done, 400)
    assert written.getvalue().splitlines() == ["95/400 hands", "400/400 hands"]


def test_short_work_says_nothing_without_a_terminal(written: StringIO) -> None:
    with Counting() as count:
        for done in range(25):
            count.at("scenarios", done, 24)
        count.at("writing the report")
    assert written.getvalue() == ""


def test_who_wants_quiet_has_it(written: StringIO) -> None:
    with Counting(quiet=True) as count:
        count.at("scenarios", 400, 400)
        count.at("writing the report")
    assert written.getvalue() == ""


def test_a_bar_without_a_thread_moves_when_it_is_counted(drawn: StringIO) -> None:
    with Counting(threads=False) as count:
        count.at("scenarios", 0, 10)
        count.at("scenarios", 7, 10, "2 failed")
        assert "7/10" in drawn.getvalue()
        assert "2 failed" in drawn.getvalue()
        count.at("writing the report")
        assert "writing the report" in drawn.getvalue()


def test_the_bar_of_a_run_on_two_workers_moves(tmp_path: Path) -> None:
    words = (
        "run",
        "--engine",
        "in-process:reference",
        "--clause",
        CLAUSE,
        "--examples",
        "1",
        "--workers",
        "2",
    )
    ours, its = pty.openpty()
    with started(patient(*words, "--out", str(tmp_path / "out")), stderr=its) as run:
        os.close(its)
        seen = read_to_the_end(ours)
        assert run.wait() == 2
    drawn = {(int(done), int(of)) for done, of in re.findall(r"scenarios[^/]*?(\d+)/(\d+)", seen)}
    [total] = {of for _, of in drawn}
    assert min(drawn) < max(drawn) == (total, total)  # how many frames come between is the clock's business


def read_to_the_end(terminal: int) -> str:
    """All that is drawn until nobody holds the other end."""
    seen = b""
    while True:
        try:
            part = os.read(terminal, 1 << 16)
        except OSError:  # what Linux says when the other end is closed
            part = b""
        if not part:
            os.close(terminal)
            return seen.decode(errors="replace")
        seen += part
