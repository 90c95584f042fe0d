"""Runs whose engines wait, so that something can happen to them meanwhile."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from known_secret import KNOWN, SEED
from warm import WORDS, Started, started
from whole_run import ENGINES, LONGEST_S, REGULATION, Ran, search_path

from vistoria.client.process_group import processes_with


class Waiting:
    """A run whose engines wait, each until it is let go."""

    def __init__(self, out: Path, marks: Path, process: Started, *, here: bool) -> None:
        self.out, self.marks, self.process, self._here = out, marks, process, here

    def workers(self, count: int = 2) -> list[int]:
        """The processes that started the engines that wait, or are these engines, once there are so many."""
        until(lambda: self.process.poll() is not None or len([*self.marks.glob("*-*")]) >= count)
        assert self.process.poll() is None, self.process.done()
        return sorted(int(mark.name.split("-")[0 if self._here else 1]) for mark in self.marks.glob("*-*"))

    def go(self) -> None:
        """Nobody waits any longer."""
        (self.marks / "go").touch()

    def end(self) -> Ran:
        """The end of the run."""
        done = self.process.done()
        return Ran(done.returncode, self.out, done.stdout, done.stderr)


@contextmanager
def waiting(folder: Path, *arguments: str) -> Iterator[Waiting]:
    """A run whose engines wait; nothing of it is left afterwards."""
    marks, out = folder / "marks", folder / "out"
    marks.mkdir()
    words = (
        "run",
        "--isolate",
        "off",
        "--regulation",
        REGULATION,
        "--engine-option",
        f"marks={marks}",
        "--out",
        str(out),
    )
    environment = {
        **os.environ,
        "PYTHONPATH": search_path(ENGINES),
        "RUN_BY": str(folder),
        **KNOWN,
        "TMPDIR": str(folder),
    }
    with started((*words, "--seed", str(SEED), *WORDS, *arguments), environment=environment) as process:
        yield Waiting(out, marks, process, here=any(each.startswith("in-process:") for each in arguments))

    def left() -> list[int]:
        return [*process.session(), *processes_with(f"RUN_BY={folder}", "environ")]

    until(lambda: not left())
    assert left() == []


def until(true: Callable[[], bool]) -> None:
    """Wait until something is so, at most as long as what hangs may take."""
    deadline = time.monotonic() + LONGEST_S
    while not true() and time.monotonic() < deadline:
        time.sleep(0.02)


def judged(out: Path) -> set[str]:
    """The scenarios in the journal of a run."""
    path = out / ".vistoria" / "journal.jsonl"
    lines = path.read_bytes().split(b"\n")[:-1] if path.exists() else []
    entries = [json.loads(line) for line in lines]
    return {entry["evidence"]["scenario"] for entry in entries if entry["type"] == "judged"}
