"""Reads records one after the other, judges each, and counts what they show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice

import msgspec

from .across import Across
from .chance import Chance, Deals, Deck
from .judge import Broken, Found, Judged, named
from .outline import Outline
from .record import Format, Record, Unread
from .request import Request
from .sources import Source
from .workers import Crew, judged_chunks

TOGETHER = 64
"""Chunks whose differences are blamed together on the fewest clauses that explain them."""
MOST_UNREAD = 1000
"""Hands that cannot be read of which place and reason are told; the rest is counted."""
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
    """Hands."""
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
    chance: list[Chance] = []
    """What the cards of all hands together show."""
    unnamed: int = 0
    """Hands in which cards of somebody are not named: then only boards are judged by chance."""

    @property
    def unfair(self) -> list[Chance]:
        """What chance does not explain."""
        return [each for each in self.chance if not each.is_fair]


class Kept(msgspec.Struct):
    """The state of an audit between two chunks: enough to go on from there."""

    records: int
    """How many were read."""
    summary: Summary
    told: dict[str, str]
    seen: list[str] = []
    last: list[Outline] = []
    """The last hand of each table."""
    deals: Deals = msgspec.field(default_factory=Deals)


@dataclass
class Audit:
    """What was counted so far. It grows with causes and tables, not with hands."""

    summary: Summary
    records: int = 0
    across: Across = field(default_factory=Across)
    deck: Deck = field(default_factory=Deck)
    causes: dict[tuple[object, ...], Cause] = field(default_factory=dict)
    hands: dict[str, str] = field(default_factory=dict)
    """Each record of which a place is told, as `hands` writes it, and its origin: on one line may stand many."""
    pending: list[tuple[Outline, Broken]] = field(default_factory=list)
    """Differences of which it is not told yet which clauses explain them, each with its record."""

    @classmethod
    def resumed(cls, kept: Kept) -> Audit:
        """The audit as it stood."""
        causes: dict[tuple[object, ...], Cause] = {(c.clauses, c.aspect): c for c in kept.summary.causes}
        tables = {(hand.origin.file, hand.table): hand for hand in kept.last}
        across = Across({bytes.fromhex(each): None for each in kept.seen}, tables)
        return cls(kept.summary, kept.records, across, Deck(kept.deals), causes, dict(kept.told))

    def kept(self) -> Kept:
        """Its state; nothing may be pending."""
        seen = [each.hex() for each in self.across.seen]
        last = list(self.across.last.values())
        return Kept(self.records, self.summary, self.hands, seen, last, self.deck.kept())

    def takes(self, record: Outline, judged: Judged | None) -> None:
        """Count one record, and what it shows."""
        summary = self.summary
        self.records += 1
        if judged is None:
            summary.unreadable += 1
            if len(summary.unread) < MOST_UNREAD:
                summary.unread.append(Place(*record.origin, "", actual=record.reason))
            return
        if record.is_hand:
            if record.time:
                summary.first = min(summary.first or record.time, record.time)
                summary.last = max(summary.last, record.time)
            if not judged.other:
                self.deck.takes(record, self.across.before(record))
            for oddity in self.across.looks(record):
                summary.odd[oddity.kind] = summary.odd.get(oddity.kind, 0) + 1
                if summary.odd[oddity.kind] <= MOST_TOLD:
                    summary.oddities.append(Place(*oddity.origin, oddity.hand, actual=oddity.what))
        self._counts(record, judged)

    def _counts(self, record: Outline, judged: Judged) -> None:
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
        self.pending += ((record, each) for each in judged.broken)

    def blames(self) -> None:
        """Tell which clauses explain the differences so far."""
        told = set[object]()
        for (record, _), found in zip(self.pending, named([each for _, each in self.pending]), strict=True):
            one = id(record), found.hand, found.clauses, found.aspect
            if one not in told:  # each hand once
                self._cause(record, found)
            told.add(one)
        self.pending = []

    def _cause(self, record: Outline, found: Found) -> None:
        key: tuple[object, ...] = (found.clauses, found.aspect)
        cause = self.causes.get(key)
        if cause is None:
            cause = self.causes[key] = Cause(found.clauses, found.aspect, places=[], also=found.also)
            self.summary.causes.append(cause)
        cause.count += 1
        if len(cause.places) < MOST_TOLD:
            place = Place(*found.origin, found.hand, found.expected, found.actual, found.unit)
            cause.places.append(place)
            self.hands[record.written] = str(record.origin)


def audited(
    request: Request,
    files: Iterable[Source],
    by: Crew,
    chosen: Format | None = None,
    heard: Callable[[Summary], None] = lambda summary: None,
    audit: Audit | None = None,
    saved: Callable[[Audit], None] = lambda audit: None,
) -> Audit:
    """Judge every record of these files; the result is the same whoever judges, and wherever an audit went on.

    `heard` is called after each record; `saved` gets the audit whenever it could be kept. Raises NoCrew, NoModel.
    """
    law = request.law
    audit = audit or Audit(Summary(request.regulation), deck=Deck(Deals(len(law.cards))))
    summary, since = audit.summary, audit.records

    def met(found: Format) -> None:
        if found.name not in summary.formats:
            summary.formats.append(found.name)

    def records() -> Iterator[Record | Unread]:
        summary.files = 0
        for source in files:
            summary.files += 1
            yield from source.parts(chosen, met)

    for number, chunk in enumerate(judged_chunks(request, islice(records(), since, None), by), 1):
        for record, judged in chunk:
            audit.takes(record, judged)
            heard(summary)
        if number % TOGETHER == 0:
            audit.blames()
            saved(audit)
    audit.blames()
    summary.shown = dict(sorted(summary.shown.items()))
    summary.unnamed = audit.deck.deals.unnamed
    summary.chance = list(audit.deck.answers(summary.odd.get("marker", 0)))
    return audit
