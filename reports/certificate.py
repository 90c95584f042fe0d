"""The first page: the laws that count for this engine, what failed with its proof, and who can supply what is open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vistoria.model.outcome import Conclusion, Outcome, Reason
from vistoria.verdict.reasons import Supplier, supplier_of

from .clause_view import ClauseShown
from .found_view import FoundShown
from .scenario_view import ScenarioShown
from .summary import RegulationShown

WORST = (Conclusion.DOES_NOT_CONFORM, Conclusion.NOT_DETERMINED, Conclusion.CONFORMS)


@dataclass(frozen=True)
class Row:
    """A failed or inconclusive clause with the scenario that shows it, if one does."""

    clause: ClauseShown
    scenario: ScenarioShown | None
    more: int
    """How many of its scenarios have the same outcome besides."""
    found: FoundShown | None
    """The hand in play that shows it, where no scenario does."""

    @property
    def plays(self) -> bool:
        """Whether there is a hand to look at."""
        shown = self.scenario or self.found
        return shown is not None and shown.told is not None

    @property
    def words(self) -> tuple[tuple[str, str], ...]:
        """The beginning of the law's words in each language, with the language tag."""
        return self.clause.words


@dataclass(frozen=True)
class Missing:
    """Open clauses with the same reason."""

    supplier: Supplier
    outcome: Outcome
    reason: Reason | None
    clauses: tuple[ClauseShown, ...]


@dataclass(frozen=True)
class Certified:
    """One law on the first page."""

    law: RegulationShown
    rows: tuple[Row, ...]
    missing: tuple[Missing, ...]


@dataclass(frozen=True)
class Certificate:
    """The laws that count, worst first, and those that the engine does not claim."""

    laws: tuple[Certified, ...]
    others: tuple[RegulationShown, ...]


def certificate(regulations: Sequence[RegulationShown]) -> Certificate:
    """The first page of a report. If the engine claims none of the laws, all of them count."""
    counts = [law for law in regulations if law.result.claimed] or list(regulations)
    laws = sorted(counts, key=lambda law: WORST.index(law.result.conclusion))
    return Certificate(
        tuple(Certified(law, _rows(law), _missing(law)) for law in laws),
        tuple(law for law in regulations if law not in counts),
    )


def _rows(law: RegulationShown) -> tuple[Row, ...]:
    return tuple(
        _row(clause, outcome)
        for outcome in (Outcome.FAILED, Outcome.CANT_TELL)
        for clause in law.clauses
        if clause.result.outcome is outcome
    )


def _row(clause: ClauseShown, outcome: Outcome) -> Row:
    mine = [scenario for scenario in clause.scenarios if scenario.result.outcome is outcome]
    found = clause.found[0] if clause.found and not mine else None
    return Row(clause, mine[0] if mine else None, max(len(mine) - 1, 0), found)


def _missing(law: RegulationShown) -> tuple[Missing, ...]:
    groups: dict[tuple[Supplier, Outcome, Reason | None], list[ClauseShown]] = {}
    for outcome in (Outcome.CANT_TELL, Outcome.UNTESTED):
        for clause in law.clauses:
            reason = clause.result.reason
            if clause.result.outcome is outcome:
                supplier = supplier_of(reason)
                groups.setdefault((supplier, outcome, reason), []).append(clause)
    order = list(Supplier)
    return tuple(
        Missing(*key, tuple(clauses))
        for key, clauses in sorted(groups.items(), key=lambda g: order.index(g[0][0]))
    )
