"""How far a job is: a run clause by clause from its journal, any other by what its command prints."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from threading import Lock

import msgspec

from vistoria.cli.counting import Counting
from vistoria.cli.progress import RunProgress
from vistoria.client.transcript import TranscriptBroken, read_transcript
from vistoria.journal.entries import Began, Entry, Judged, Played
from vistoria.journal.state import JOURNAL
from vistoria.law.catalogue import installed
from vistoria.model.answer import MalformedAnswer
from vistoria.model.clause import Clause
from vistoria.model.history import read_history
from vistoria.reports.told_words import text
from vistoria.run.laws import regulation_in
from vistoria.telling import brief, tell
from vistoria.telling.pointing import Point

from .words import Words

MOST_SHOWN = 60
"""Failures that are shown while a run goes on."""
TAIL = 6000
"""Bytes of the output that are shown."""


@dataclass(frozen=True)
class Failure:
    """What went otherwise than the law has it, and where its hand is."""

    clause: Clause
    point: Point
    transcript: str | None
    messages: tuple[int, ...]


@dataclass
class Part:
    """A part of a run, such as its drawn tables: how long what was seen of it took."""

    seen: int = 0
    seconds: float = 0.0

    def left(self, done: int, of: int) -> float | None:
        """About how many seconds the rest takes; None before a twentieth of it was seen, and when it is done."""
        if not 20 * self.seen >= of > done:
            return None
        return self.seconds / self.seen * (of - done)


@dataclass
class RunWatched:
    """A run under way."""

    folder: Path
    progress: RunProgress | None = None
    clauses: dict[str, Clause] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)
    offset: int = 0
    looked: float | None = None
    """When the journal was read last."""
    scenarios: Part = field(default_factory=Part)
    hands: Part = field(default_factory=Part)
    lock: Lock = field(default_factory=Lock)

    def look(self) -> RunWatched:
        """Read what the journal has more; it is gone when the run has ended."""
        with self.lock:
            try:
                with (self.folder / JOURNAL).open("rb") as file:
                    file.seek(self.offset)
                    *lines, _torn = file.read().split(b"\n")
            except FileNotFoundError:
                return self
            before = self._done
            for each in lines:
                self.offset += len(each) + 1
                self._read(msgspec.json.decode(each, type=Entry))
            self._timed(before)
        return self

    @property
    def _done(self) -> tuple[int, int]:
        return (self.progress.ended, self.progress.played) if self.progress else (0, 0)

    def _timed(self, before: tuple[int, int]) -> None:
        """Count the time since the last look to the parts that went on; what came before the first is not timed."""
        now, more = time.monotonic(), [done - then for done, then in zip(self._done, before, strict=True)]
        took = 0.0 if self.looked is None else now - self.looked
        if self.looked is None or any(more):
            for part, seen in zip((self.scenarios, self.hands), more, strict=True):
                part.seconds += took * seen / (sum(more) or 1)
                part.seen += seen if self.looked is not None else 0
            self.looked = now

    @property
    def left(self) -> tuple[float | None, float | None]:
        """About how many seconds the scenarios take yet, and the drawn tables."""
        if self.progress is None:
            return None, None
        return (
            self.scenarios.left(self.progress.ended, self.progress.total),
            self.hands.left(self.progress.played, self.progress.asked),
        )

    def _read(self, entry: Entry) -> None:
        match entry:
            case Began(facts):
                laws = {name: regulation_in(installed()[name]) for name in facts.request.regulations}
                self.progress = RunProgress(facts.request, laws, Counting(quiet=True))
                self.clauses = {str(each.id): each for law in laws.values() for each in law.clauses}
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
            self.failures.append(Failure(self.clauses[clause], point, transcript, messages))

    @property
    def shown(self) -> list[Failure]:
        """The first failure of each clause, the latest first."""
        first: dict[str, Failure] = {}
        for each in self.failures:
            first.setdefault(each.clause.id, each)
        return list(reversed(first.values()))[:MOST_SHOWN]


@dataclass(frozen=True)
class HandLine:
    """One line of a hand; `decides` marks the one that decided it."""

    step: int
    text: str
    decides: bool


def hand_of(folder: Path, failure: Failure, words: Words) -> list[HandLine]:
    """The hand of a failure in words; empty where it cannot be told."""
    try:
        messages = read_transcript(folder / str(failure.transcript)).messages
        told = tell(read_history(messages), failure.messages, None, failure.point)
    except (OSError, TranscriptBroken, MalformedAnswer, KeyError):
        return []
    return [
        HandLine(
            each.first,
            text(words.speech, each.said),
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
