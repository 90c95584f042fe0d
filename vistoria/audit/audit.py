"""Reads records one after the other, judges each, and counts what they show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

import msgspec

from .across import Across
from .judge import Broken, Found, Judge, Judged, named
from .record import BadHand, Format, Record, RecordedHand
from .sources import Source
from .workers import judged_chunks

TOGETHER = 256
"""Differences that are blamed together on the fewest clauses that explain them."""
MOST_TOLD = 20
"""Places that are told of each cause; the rest is counted."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hand in which something was found."""

    file: str
    line: int
    hand: str
    expected: str = ""
    actual: str = ""
    unit: str = ""


class Cause(msgspec.Struct, omit_defaults=True):
    """Findings alike: the same clauses, in the same aspect of a hand."""

    clauses: tuple[str, ...]
    aspect: str
    count: int = 0
    places: list[Place] = []
    also: tuple[str, ...] = ()


class Summary(msgspec.Struct):
    """What an audit of records showed; written as `audit.json`."""

    regulation: str
    hands: int = 0
    """Hands that were read."""
    judged: int = 0
    whole: int = 0
    """Of those judged, how many were followed to their end."""
    broken: int = 0
    """In how many hands something was found."""
    first: str = ""
    last: str = ""
    """The earliest and the latest time that a record names."""
    files: int = 0
    causes: list[Cause] = []
    shown: dict[str, int] = {}
    """By clause, in how many hands the records show it kept."""
    others: dict[str, int] = {}
    """Hands that are not judged, by the term of play or the game that the law does not have."""
    ways: dict[str, int] = {}
    """Ways of play that the law leaves free, by the number of hands played so."""
    unreadable: int = 0
    unread: list[Place] = []
    """Hands that cannot be read, with the reason; the first of them."""
    odd: dict[str, int] = {}
    oddities: list[Place] = []
    formats: list[str] = []

    @property
    def kept(self) -> bool:
        """Whether nothing was found."""
        return not self.causes


@dataclass
class Audit:
    """The state of an audit: what was counted so far. It grows with causes and tables, not with hands."""

    summary: Summary
    across: Across = field(default_factory=Across)
    causes: dict[tuple[object, ...], Cause] = field(default_factory=dict)
    broken: list[Broken] = field(default_factory=list)
    """Differences of which it is not told yet which clauses explain them."""

    def takes(self, record: Record, judged: Judged | None) -> None:
        """Count one record, and what it shows."""
        summary = self.summary
        if isinstance(record, BadHand):
            summary.unreadable += 1
            if len(summary.unread) < MOST_TOLD:
                summary.unread.append(Place(*record.origin, "", actual=record.reason))
        elif isinstance(record, RecordedHand):
            if record.time:
                summary.first = min(summary.first or record.time, record.time)
                summary.last = max(summary.last, record.time)
            for oddity in self.across.looks(record):
                summary.odd[oddity.kind] = summary.odd.get(oddity.kind, 0) + 1
                if summary.odd[oddity.kind] <= MOST_TOLD:
                    summary.oddities.append(Place(*oddity.origin, oddity.hand, actual=oddity.what))
        if judged is not None:
            self._counts(judged)

    def _counts(self, judged: Judged) -> None:
        summary = self.summary
        summary.hands += judged.hands
        if judged.other:
            summary.others[judged.other] = summary.others.get(judged.other, 0) + judged.hands
            return
        summary.judged += judged.hands
        summary.whole += judged.hands if judged.is_whole else 0
        summary.broken += len({(each.origin, each.hand) for each in judged.broken})
        for clause, hands in judged.shows.items():
            summary.shown[clause] = summary.shown.get(clause, 0) + hands
        for way in judged.ways:
            summary.ways[way] = summary.ways.get(way, 0) + 1
        self.broken += judged.broken
        if len(self.broken) >= TOGETHER:
            self.blames()

    def blames(self) -> None:
        """Tell which clauses explain the differences so far."""
        for each in named(self.broken):
            self._cause(each)
        self.broken = []

    def _cause(self, found: Found) -> None:
        key: tuple[object, ...] = (found.clauses, found.aspect)
        cause = self.causes.get(key)
        if cause is None:
            cause = self.causes[key] = Cause(found.clauses, found.aspect, places=[], also=found.also)
            self.summary.causes.append(cause)
        cause.count += 1
        if len(cause.places) < MOST_TOLD:
            cause.places.append(Place(*found.origin, found.hand, found.expected, found.actual, found.unit))


def audited(
    judge: Judge,
    files: Iterable[Source],
    chosen: Format | None = None,
    heard: Callable[[Summary], None] = lambda summary: None,
    workers: int = 1,
) -> Summary:
    """Judge every record of these files; `heard` is called after each. The result is the same for any `workers`."""
    audit = Audit(Summary(judge.regulation))

    def met(found: Format) -> None:
        if found.name not in audit.summary.formats:
            audit.summary.formats.append(found.name)

    def records() -> Iterator[Record]:
        for source in files:
            audit.summary.files += 1
            yield from source.records(chosen, met)

    for chunk, judgements in judged_chunks(judge, records(), workers):
        for record, judged in zip(chunk, judgements, strict=True):
            audit.takes(record, judged)
            heard(audit.summary)
    audit.blames()
    audit.summary.shown = dict(sorted(audit.summary.shown.items()))
    return audit.summary
