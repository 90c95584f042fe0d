"""What runs, audits and campaigns showed of products over time, as data: the same for terminal, plot and page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from itertools import chain
from typing import Literal

import msgspec

Kind = Literal["run", "audit", "campaign"]
Stated = Literal["conforms", "does-not-conform", "not-determined", "breaches", "no-breach", "nothing-judged"]
"""The conclusion: of a run one of the first three, of hands one of the others."""


class State(StrEnum):
    """What an entry says of a clause."""

    BROKEN = "broken"
    KEPT = "kept"
    SILENT = "silent"


STATES: Mapping[str, State] = {
    "failed": State.BROKEN,
    "not kept": State.BROKEN,
    "passed": State.KEPT,
    "shown": State.KEPT,
}
"""By an outcome of a run, or what records showed of a clause; every other says nothing."""


class ClauseStated(msgspec.Struct, frozen=True):
    """What is stated of a clause, in the word of its run or audit."""

    clause: str
    outcome: str
    hands: int = 0
    """In which it was looked at, or found broken."""

    @property
    def state(self) -> State:
        """Whether it was kept."""
        return STATES.get(self.outcome, State.SILENT)


class FindingStated(msgspec.Struct, frozen=True):
    """A finding: the clauses that explain it together, how often it was found, and its first place."""

    clauses: tuple[str, ...]
    aspect: str
    count: int
    file: str = ""
    line: int = 0
    hand: str = ""
    expected: str = ""
    actual: str = ""


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """What a run, an audit or a campaign states of one regulation."""

    regulation: str
    stated: Stated
    hands: int
    """Hands that were read or played."""
    judged: int
    broken: int
    """Of those judged, how many break the law."""
    clauses: tuple[ClauseStated, ...] = ()
    findings: tuple[FindingStated, ...] = ()


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """A folder of results as the store has it: who was judged, when, and what came of it."""

    id: str
    """A digest that stays the same when report or attestations are added."""
    kind: Kind
    folder: str
    """Where it lay when it was added."""
    product: str
    """Empty where nobody said whose records they are."""
    version: str
    first: str
    """ISO 8601: when the first hand was played; of a run, when it began. Empty where no record says."""
    last: str
    vistoria: str
    """The version that judged."""
    judgements: tuple[Judgement, ...]


class Point(msgspec.Struct, frozen=True):
    """One column of a history: an entry under one regulation."""

    entry: Entry
    judgement: Judgement

    @property
    def states(self) -> Mapping[str, State]:
        """By clause."""
        return {each.clause: each.state for each in self.judgement.clauses}

    @property
    def share(self) -> float | None:
        """The part of its judged hands that breaks the law; None where none was judged."""
        return self.judgement.broken / self.judgement.judged if self.judgement.judged else None


class History(msgspec.Struct, frozen=True):
    """The points in the order of time, and the clauses that are shown of them."""

    points: tuple[Point, ...]
    clauses: tuple[str, ...]
    """Those that some point found broken, or the one that was asked for, in the order of the law."""


def history(entries: Sequence[Entry], order: Sequence[str], clause: str | None = None) -> History:
    """The history of these entries; `order` has the clauses as their laws have them."""
    points = sorted(
        (Point(entry, judgement) for entry in entries for judgement in entry.judgements),
        key=lambda p: (p.entry.last, p.entry.first, p.entry.version, p.judgement.regulation, p.entry.id),
    )
    found = chain.from_iterable(point.states.items() for point in points)
    shown = {name for name, state in found if state is State.BROKEN} if clause is None else {clause}
    place = {name: i for i, name in enumerate(order)}
    return History(tuple(points), tuple(sorted(shown, key=lambda name: (place.get(name, len(place)), name))))
