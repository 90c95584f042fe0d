"""What keeps a clause from passing, point by point: what failed, what is inconclusive and what is untested."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from vistoria.model.outcome import OURS, Outcome, Reason
from vistoria.model.played import PlayedTable

if TYPE_CHECKING:
    from .results import ClauseResult

CONSEQUENCES = frozenset(
    {
        Reason.COURSE_REFUSED,
        Reason.DECK_NOT_DEALT,
        Reason.NO_EVIDENCE,
        Reason.PREMISE,
        Reason.TOO_FEW,
        Reason.TOO_FEW_SITUATIONS,
        Reason.HANDS_LEFT,
    }
)
"""Reasons that a failure elsewhere can have: play went another way. A crash, a time-out or an error never follows."""


class OpenPoint(NamedTuple):
    """One point: a scenario, a point that play shows, a table that was broken off, or else the clause itself."""

    id: str
    outcome: Outcome
    observed: str
    """What was observed of a failure; otherwise the reason."""
    reason: Reason | None = None
    hand: str = ""
    expected: str = ""
    readings: tuple[str, ...] = ()
    """Readings without which it would not have been asked."""


def open_points(clause_id: str, clause: ClauseResult, *, engine_only: bool = False) -> Iterator[OpenPoint]:
    """Every point of a clause that was run and is not our own fault; of its inspection part only where that counts."""
    yield from failures(clause_id, clause)
    shown = [s for s in clause.scenarios if s.outcome in (Outcome.CANT_TELL, Outcome.UNTESTED)]
    yield from (
        OpenPoint(s.id, s.outcome, str(s.reason), s.reason, readings=(*s.readings,))
        for s in shown
        if s.reason is not Reason.NOT_RUN and s.reason not in OURS
    )
    part, reason = clause.engine_part, clause.engine_reason
    if part in (Outcome.CANT_TELL, Outcome.UNTESTED) and all(s.outcome is not part for s in shown):
        yield OpenPoint(clause_id, part, str(reason), reason)
    if clause.inspection_part in (Outcome.CANT_TELL, Outcome.UNTESTED) and not engine_only:
        reason = clause.inspection_reason
        yield OpenPoint(f"{clause_id} (inspection)", clause.inspection_part, str(reason), reason)


def failures(clause_id: str, clause: ClauseResult) -> Iterator[OpenPoint]:
    """Every failure of a clause."""
    shown = [s for s in (*clause.scenarios, *clause.elsewhere) if s.outcome is Outcome.FAILED]
    for s in shown:
        seen = str(s.observed or s.reason)
        yield OpenPoint(s.id, Outcome.FAILED, seen, s.reason, readings=(*s.readings,))
    in_play = list(failures_in_play(clause_id, clause))
    yield from in_play
    if clause.engine_part is Outcome.FAILED and not shown and not in_play:
        yield OpenPoint(clause_id, Outcome.FAILED, str(clause.reason), clause.reason)
    if clause.inspection_part is Outcome.FAILED:
        reason = clause.inspection_reason
        yield OpenPoint(f"{clause_id} (inspection)", Outcome.FAILED, str(reason or Outcome.FAILED), reason)


def failures_in_play(clause_id: str, clause: ClauseResult) -> Iterator[OpenPoint]:
    """Every hand of a drawn table in which the clause was not kept; hands of one aspect are one failure."""
    if clause.engine_part is Outcome.FAILED and clause.in_play:
        for each in clause.in_play.found:
            hand = f"{each.table.partition('/')[2]}/{each.hand}"
            id_ = f"{clause_id} (in play: {each.aspect})"
            yield OpenPoint(id_, Outcome.FAILED, each.seen, Reason.FOUND_IN_PLAY, hand, each.demanded)


def broken_off(tables: Iterable[PlayedTable]) -> Iterator[OpenPoint]:
    """Every drawn table that ended before its time."""
    for table in tables:
        if table.fault is not None and table.fault.reason not in OURS:
            yield OpenPoint(table.id, Outcome.CANT_TELL, str(table.fault.reason), table.fault.reason)


def follows_from(table: PlayedTable, accepted: Collection[str]) -> bool:
    """Whether a table was broken off only because of failures of these clauses: it shows them, and no others."""
    shown = {clause for each in table.disagreements for clause in each.clauses}
    fault = table.fault
    return fault is not None and fault.reason in CONSEQUENCES and bool(shown) and shown <= {*accepted}
