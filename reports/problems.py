"""What a build server shows of a run: every failed or inconclusive clause, and why the run did not end with 0."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from vistoria.model.errors import ExitCode
from vistoria.model.known import INEXACT, KnownResult
from vistoria.model.outcome import Outcome, Reason
from vistoria.verdict.known import accounted
from vistoria.verdict.open_points import failures_in_play
from vistoria.verdict.regulation import ending
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
    known: KnownResult | None = None
    """The known failure that accounts for it."""

    @property
    def level(self) -> str:
        """How a build server shows it; what is doubtful or has been accepted is a warning."""
        return "error" if self.outcome is Outcome.FAILED and self.known is None else "warning"

    @property
    def sentence(self) -> str:
        """What was expected and observed, or why it is inconclusive."""
        if self.outcome is Outcome.FAILED and self.expected:
            return both(self.expected, self.observed)
        return self.observed or said(self.outcome, self.reason)


class RunProblem(NamedTuple):
    """Something amiss with the run as a whole."""

    name: str
    text: str
    outcome: Outcome
    """`failed`: the product, or its list of known failures; `cantTell`: what kept the run from telling."""

    @property
    def level(self) -> str:
        """How a build server shows it."""
        return "warning" if self.name == ACCEPTED else "error"


ACCEPTED = f"Exit code {ExitCode.KNOWN_FAILURES:d}"
OF_PRODUCT = (ExitCode.DOES_NOT_CONFORM, ExitCode.KNOWN_FAILURES, ExitCode.KNOWN_FAILURES_INEXACT)
"""Exit codes of a run that could tell, other than 0."""


def of_run(results: Results) -> Iterator[RunProblem]:
    """What is amiss with the run as a whole, and last its exit code; nothing of a run that ends with 0."""
    inexact = [str(each) for each in results.known if each.state in INEXACT]
    for name, texts, outcome in (
        ("Fault of the run", results.faults, Outcome.CANT_TELL),
        ("A drawn table was broken off", results.broken_tables, Outcome.CANT_TELL),
        ("Known failures are not exact", inexact, Outcome.FAILED),
    ):
        for number, text in enumerate(texts, start=1):
            yield RunProblem(f"{name} ({number})", text, outcome)
    if code := results.exit_code:
        outcome = Outcome.FAILED if code in OF_PRODUCT else Outcome.CANT_TELL
        yield RunProblem(f"Exit code {code}", ending(code), outcome)


def feature_path(clause_id: str, feature: str) -> str:
    """The feature of a clause in the folder of the run."""
    return f"features/{clause_id.partition('/')[0].replace('-', '_')}/{feature}"


def problems(results: Results) -> Iterator[Problem]:
    """Every problem of a run, in the order of the law."""
    known = accounted(results.known)
    for regulation in results.regulations.values():
        for clause_id, clause in regulation.clauses.items():
            yield from _of_clause(clause_id, clause, known)


Known = Mapping[tuple[Outcome, str], KnownResult]


def _of_clause(clause_id: str, clause: ClauseResult, known: Known) -> Iterator[Problem]:
    shown = [
        s for s in (*clause.scenarios, *clause.elsewhere) if s.outcome in (Outcome.FAILED, Outcome.CANT_TELL)
    ]
    yield from (_of_scenario(clause_id, each, known.get((each.outcome, each.id))) for each in shown)
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
            known=known.get((Outcome.FAILED, id_)),
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
            known=known.get((Outcome.FAILED, clause_id)),
        )


def _of_scenario(clause_id: str, each: ScenarioResult, known: KnownResult | None) -> Problem:
    return Problem(
        id=each.id,
        clause=clause_id,
        name=each.name,
        outcome=each.outcome,
        reason=each.reason,
        expected=each.expected or "",
        observed=(each.detail if each.outcome is Outcome.CANT_TELL else each.observed) or "",
        file=feature_path(clause_id, each.feature),
        line=each.line,
        known=known,
    )
