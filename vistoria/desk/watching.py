"""How far a job is: a run clause by clause, any other by what its command prints."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from threading import Lock

import msgspec

from vistoria.bundle.store import NoBundle, StoredRun
from vistoria.cli.counting import Counting
from vistoria.cli.progress import RunProgress
from vistoria.client.transcript import TranscriptBroken, read_transcript
from vistoria.journal.entries import Began, Entry, Judged, Played
from vistoria.journal.state import JOURNAL
from vistoria.law.catalogue import installed
from vistoria.model.answer import MalformedAnswer
from vistoria.model.clause import Clause, Regulation
from vistoria.model.history import read_history
from vistoria.reports.told_words import text
from vistoria.run.laws import regulation_in
from vistoria.telling import brief, tell
from vistoria.telling.pointing import Point
from vistoria.verdict.facts import RunFacts

from .words import Words

MOST_SHOWN = 60
"""Failures that are shown while a run goes on."""
TAIL = 6000
"""Bytes of the output that are shown."""


@dataclass(frozen=True)
class Failure:
    """What went otherwise than the law has it, and where its hand is."""

    law: Regulation
    clause: Clause
    point: Point
    transcript: str | None
    messages: tuple[int, ...]


@dataclass
class RunWatched:
    """A run: under way from its journal, and when it has ended from its record."""

    folder: Path
    progress: RunProgress | None = None
    clauses: dict[str, tuple[Regulation, Clause]] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)
    offset: int = 0
    seen: tuple[float, int] | None = None
    """When the journal was read first, and how many hands were played then."""
    has_ended: bool = False
    lock: Lock = field(default_factory=Lock)

    def look(self) -> RunWatched:
        """Read what there is more of it."""
        with self.lock:
            if self.has_ended:
                return self
            try:
                with (self.folder / JOURNAL).open("rb") as file:
                    file.seek(self.offset)
                    *lines, _torn = file.read().split(b"\n")
            except FileNotFoundError:
                self._ends()
                return self
            for each in lines:
                self.offset += len(each) + 1
                self._read(msgspec.json.decode(each, type=Entry))
            if self.seen is None and self.progress is not None:
                self.seen = time.monotonic(), self.progress.done
        return self

    def _ends(self) -> None:
        """Take what was judged from the record, which has it whole; nothing where none was written."""
        try:
            run = StoredRun(self.folder)
            entries: list[Entry] = [*map(Judged, run.evidence.values()), *map(Played, run.tables.values())]
            self._begins(run.facts, run.regulations)
        except (NoBundle, OSError):
            return
        for each in entries:
            self._read(each)
        self.has_ended = True

    def _begins(self, facts: RunFacts, laws: Mapping[str, Regulation]) -> None:
        self.progress = RunProgress(facts.request, laws, Counting(quiet=True))
        self.clauses = {str(each.id): (law, each) for law in laws.values() for each in law.clauses}
        self.failures = []

    @property
    def left(self) -> float | None:
        """About how many seconds it takes yet."""
        if self.progress is None or self.seen is None:
            return None
        began, before = self.seen
        return left(
            time.monotonic() - began, self.progress.done - before, self.progress.done, self.progress.every
        )

    @property
    def is_played(self) -> bool:
        """Whether all is played, and only the results are to be written."""
        return self.progress is not None and self.progress.done >= self.progress.every

    def _read(self, entry: Entry) -> None:
        match entry:
            case Began(facts):
                names = facts.request.regulations
                self._begins(facts, {name: regulation_in(installed()[name]) for name in names})
            case Judged(evidence) if self.progress is not None:
                self.progress.scenario(evidence)
                failed = (made.finding for made in evidence.checks if made.finding.verdict == "failed")
                for each in islice(failed, 1):
                    point = Point(each.expected, each.observed)
                    self._fails(
                        evidence.scenario.partition("#")[0], point, evidence.transcript, each.messages
                    )
            case Played(table) if self.progress is not None:
                self.progress.table(table)
                for found in table.disagreements:
                    point = Point(found.demanded, found.seen, found.n)
                    self._fails(next(iter(found.clauses), ""), point, table.transcript, (found.n,))

    def _fails(self, clause: str, point: Point, transcript: str | None, messages: tuple[int, ...]) -> None:
        if clause in self.clauses:
            self.failures.append(Failure(*self.clauses[clause], point, transcript, messages))

    @property
    def shown(self) -> list[Failure]:
        """The first failure of each clause, the latest first."""
        first: dict[str, Failure] = {}
        for each in self.failures:
            first.setdefault(each.clause.id, each)
        return list(reversed(first.values()))[:MOST_SHOWN]


def left(seconds: float, seen: int, done: int, every: int) -> float | None:
    """About how many seconds the hands take that are not done, where some were seen to take so long.

    None before a twentieth of all was seen, and when all are done.
    """
    return seconds / seen * (every - done) if 20 * seen >= every > done and seen else None


@dataclass(frozen=True)
class HandLine:
    """One line of a hand; `decides` marks the one that decided it."""

    step: int
    text: str
    decides: bool


def hand_of(folder: Path, failure: Failure, words: Words) -> list[HandLine]:
    """The hand of a failure in words; empty where it cannot be told."""
    try:
        messages = read_transcript(folder / str(failure.transcript)).texts
        told = tell(read_history(messages), failure.messages, None, failure.point)
    except (OSError, TranscriptBroken, MalformedAnswer, KeyError):
        return []
    said = words.speech_of(failure.law)
    return [
        HandLine(
            each.first,
            text(said, each.said),
            bool(told.steps) and each.first <= told.deciding + 1 <= each.last,
        )
        for each in brief(told.lines)
    ]


def printed(path: Path) -> str:
    """The end of what a command printed into a file."""
    try:
        with path.open("rb") as file:
            size = file.seek(0, 2)
            file.seek(max(0, size - TAIL))
            return file.read().decode(errors="replace")
    except FileNotFoundError:
        return ""
