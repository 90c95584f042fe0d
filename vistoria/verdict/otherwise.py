"""What the product did otherwise when it was asked again: evidence of its own, whatever else a run shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from vistoria.model.disagreement import Disagreement, asked_again
from vistoria.model.evidence import Evidence
from vistoria.model.outcome import Reason
from vistoria.model.played import PlayedTable
from vistoria.model.sentences import did


class Otherwise(msgspec.Struct, frozen=True):
    """A scenario or a hand that was answered otherwise when it was asked again."""

    id: str
    """The scenario, or the record of the hand that was played again alone."""
    clauses: tuple[str, ...]
    detail: str
    """What was seen first, and what came the second time."""
    transcript: str
    sha256: str

    def __str__(self) -> str:
        return f"{self.id}: {self.detail}"


def otherwise(
    scenarios: Iterable[tuple[str, Evidence]], tables: Sequence[PlayedTable]
) -> tuple[Otherwise, ...]:
    """All of a regulation, by clause and evidence of its scenarios and by its tables."""
    return (*_scenarios(scenarios), *_hands({table.id: table for table in tables}))


def _scenarios(scenarios: Iterable[tuple[str, Evidence]]) -> Iterator[Otherwise]:
    for clause, item in scenarios:
        if item.fault is not None and item.fault.reason is Reason.NOT_REPEATABLE:
            yield Otherwise(
                item.scenario, (clause,), item.fault.detail, item.transcript or "", item.sha256 or ""
            )


def _hands(tables: Mapping[str, PlayedTable]) -> Iterator[Otherwise]:
    """Hands with a mismatch that did not come again when they were played alone.

    Not those where a way of play explains the hand alone and not its table: there the product did the same. Nor those
    that the product did not let be played: on its own terms no such table opens, or nobody sits down with so much.
    """
    for table in tables.values():
        for number, first in enumerate(asked_again(table.disagreements), start=1):
            again = None if table.again else tables.get(f"{table.id}-{number}")
            if again is None or not (again.hands or again.fault) or not set(again.ways) <= set(table.ways):
                continue
            if not any(first.is_again(each) for each in again.disagreements):
                detail = _detail(first, again)
                yield Otherwise(again.id, first.clauses, detail, again.transcript or "", again.sha256 or "")


def _detail(first: Disagreement, again: PlayedTable) -> str:
    facts = f"{first.demanded} {first.seen}"
    if again.fault is not None:
        return did("alone-broken-off", hand=first.hand, facts=facts, why=again.fault.detail)
    return did("alone-as-demanded", hand=first.hand, facts=facts)
