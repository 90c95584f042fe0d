"""Articles in the order of the law, each with a bar of its clauses' outcomes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from vistoria.model.outcome import Outcome

from .clause_view import ClauseShown
from .words import ICONS


@dataclass(frozen=True)
class BarSegment:
    """A segment of a bar: `count` clauses with one outcome, after `start` others."""

    outcome: Outcome
    start: int
    count: int


@dataclass(frozen=True)
class ArticleShown:
    """A top-level clause with all its subclauses."""

    root: ClauseShown
    clauses: tuple[ClauseShown, ...]
    """The root first."""
    bar: tuple[BarSegment, ...]
    """Worst first, without clauses that bind nobody."""

    @property
    def total(self) -> int:
        """Clauses in the bar."""
        return sum(segment.count for segment in self.bar)

    @property
    def is_open(self) -> bool:
        """Whether it is shown unfolded."""
        return any(clause.is_open for clause in self.clauses)

    @property
    def worst(self) -> Outcome:
        """The worst outcome in it; inapplicable if it binds nobody."""
        hindering = [s.outcome for s in self.bar if s.outcome is not Outcome.INAPPLICABLE]
        return hindering[0] if hindering else Outcome.INAPPLICABLE


def articles(clauses: Sequence[ClauseShown]) -> tuple[ArticleShown, ...]:
    """Group clauses by their top-level clause, in the order of the law."""
    top: dict[str, str] = {}
    groups: dict[str, list[ClauseShown]] = {}
    for shown in clauses:
        parent = shown.clause.parent
        root = top.get(parent, shown.clause.id) if parent else shown.clause.id
        top[shown.clause.id] = root
        groups.setdefault(root, []).append(shown)
    return tuple(ArticleShown(group[0], tuple(group), bar(group)) for group in groups.values())


def bar(clauses: Sequence[ClauseShown]) -> tuple[BarSegment, ...]:
    """The outcomes of some clauses as segments of a bar."""
    counts = Counter(c.result.outcome for c in clauses if not c.binds_nobody)
    segments: list[BarSegment] = []
    for outcome in ICONS:
        if counts[outcome]:
            start = segments[-1].start + segments[-1].count if segments else 0
            segments.append(BarSegment(outcome, start, counts[outcome]))
    return tuple(segments)
