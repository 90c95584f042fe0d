"""What a run does not show: everything that an inspector must check besides the results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vistoria.model.clause import Regulation
from vistoria.model.outcome import Outcome, Reason

from .clause_view import ClauseShown
from .scenario_view import ScenarioShown


@dataclass(frozen=True)
class OpenClauses:
    """Open clauses with the same reason."""

    reason: Reason | None
    clauses: tuple[ClauseShown, ...]


@dataclass(frozen=True)
class Gaps:
    """The gaps of one regulation."""

    cannot_tell: tuple[OpenClauses, ...]
    untested: tuple[OpenClauses, ...]
    inspection: tuple[ClauseShown, ...]
    """Clauses with an inspection part without a valid attestation."""
    unreachable: tuple[ScenarioShown, ...]
    undeclared: tuple[ScenarioShown, ...]
    """Scenarios in which the engine made an undeclared offer."""
    translated: tuple[ClauseShown, ...]
    """Clauses quoted in a working translation."""
    noted: tuple[ClauseShown, ...]


def gaps(regulation: Regulation, clauses: Sequence[ClauseShown]) -> Gaps:
    """Collect the gaps in the order of the law."""
    scenarios = [s for c in clauses for s in c.scenarios]
    general = set(regulation.notes)
    return Gaps(
        cannot_tell=_by_reason(clauses, Outcome.CANT_TELL),
        untested=_by_reason(clauses, Outcome.UNTESTED),
        inspection=tuple(c for c in clauses if c.result.inspection_part is Outcome.UNTESTED),
        unreachable=tuple(s for s in scenarios if s.result.reason is Reason.UNREACHABLE),
        undeclared=tuple(s for s in scenarios if s.result.undeclared),
        translated=tuple(c for c in clauses if c.is_translated),
        noted=tuple(c for c in clauses if c.clause.note and c.clause.note not in general),
    )


def _by_reason(clauses: Sequence[ClauseShown], outcome: Outcome) -> tuple[OpenClauses, ...]:
    groups: dict[Reason | None, list[ClauseShown]] = {}
    for shown in clauses:
        if shown.result.outcome is outcome:
            groups.setdefault(shown.result.reason, []).append(shown)
    return tuple(OpenClauses(reason, tuple(group)) for reason, group in groups.items())
