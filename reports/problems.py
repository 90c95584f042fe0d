"""What a build server shows of a run: every failed or inconclusive clause, with the scenario that shows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from vistoria.model.outcome import Outcome, Reason
from vistoria.verdict.known import failures_in_play
from vistoria.verdict.results import ClauseResult, Results, ScenarioResult

from .words import both, said


@dataclass(frozen=True)
class Problem:
    """A failed or inconclusive scenario, or a clause whose outcome no scenario shows."""

    id: str
    clause: str
    name: str
    outcome: Outcome
    reason: Reason | None
    expected: str
    observed: str
    file: str
    """Path of the feature in the folder of the run; empty for a clause."""
    line: int
    known: str = ""
    """The known failure that accounts for it."""

    @property
    def sentence(self) -> str:
        """What was expected and observed, or why it is inconclusive."""
        if self.outcome is Outcome.FAILED and self.expected:
            return both(self.expected, self.observed)
        return self.observed or said(self.outcome, self.reason)


def problems(results: Results) -> Iterator[Problem]:
    """Every problem of a run, in the order of the law."""
    known = {id_: str(each) for each in results.known for id_ in each.covers}
    for regulation in results.regulations.values():
        for clause_id, clause in regulation.clauses.items():
            yield from _of_clause(clause_id, clause, known)


def _of_clause(clause_id: str, clause: ClauseResult, known: dict[str, str]) -> Iterator[Problem]:
    shown = [
        s for s in (*clause.scenarios, *clause.elsewhere) if s.outcome in (Outcome.FAILED, Outcome.CANT_TELL)
    ]
    yield from (_of_scenario(clause_id, each, known.get(each.id, "")) for each in shown)
    in_play = {each.id: each for each in reversed([*failures_in_play(clause_id, clause)])}
    for id_, first in in_play.items():
        yield Problem(
            id=id_,
            clause=clause_id,
            name=f"drawn {first.hand}",
            outcome=Outcome.FAILED,
            reason=Reason.FOUND_IN_PLAY,
            expected=first.expected,
            observed=first.observed,
            file="",
            line=0,
            known=known.get(id_, ""),
        )
    failed = in_play or any(each.outcome is Outcome.FAILED for each in shown)
    if clause.outcome is Outcome.FAILED and not failed:
        yield Problem(
            id=clause_id,
            clause=clause_id,
            name="(clause)",
            outcome=clause.outcome,
            reason=clause.reason,
            expected="",
            observed="",
            file="",
            line=0,
            known=known.get(clause_id, ""),
        )


def _of_scenario(clause_id: str, each: ScenarioResult, known: str) -> Problem:
    folder = clause_id.partition("/")[0].replace("-", "_")
    return Problem(
        id=each.id,
        clause=clause_id,
        name=each.name,
        outcome=each.outcome,
        reason=each.reason,
        expected=each.expected or "",
        observed=(each.detail if each.outcome is Outcome.CANT_TELL else each.observed) or "",
        file=f"features/{folder}/{each.feature}",
        line=each.line,
        known=known,
    )
