"""The conclusion on a regulation, and the exit code of a run."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from vistoria.model.errors import ExitCode as ExitCode
from vistoria.model.outcome import OURS, Conclusion, Outcome, Reason, Verdict

from .clause import ClauseVerdict
from .context import Context
from .rule import DecisionTable, Row, deciding


@dataclass(frozen=True)
class RegulationCase:
    """The outcomes that count, and whether every scenario ran."""

    outcomes: Collection[Outcome]
    all_ran: bool
    context: Context


@dataclass(frozen=True)
class RunCase:
    """The conclusions of a run, the reasons of inconclusive scenarios, and the faults of the run as a whole."""

    conclusions: Collection[Conclusion]
    """Drawn without what the vendor has accepted."""
    reasons: Collection[Reason | None]
    engine_faults: Collection[str]
    own_faults: Collection[str]
    known: bool = False
    """Whether a regulation does not conform otherwise."""
    exact: bool = True
    """Whether the list of known failures says what the run saw."""


REGULATION: DecisionTable[RegulationCase, Conclusion] = (
    Row("not-claimed", "the engine does not claim the regulation",
        lambda c: not c.context.claimed, Conclusion.NOT_DETERMINED),
    Row("failed", "a clause failed",
        lambda c: Outcome.FAILED in c.outcomes, Conclusion.DOES_NOT_CONFORM),
    Row("filtered", "the run was filtered",
        lambda c: c.context.filtered, Conclusion.NOT_DETERMINED),
    Row("interrupted", "the run was interrupted",
        lambda c: c.context.interrupted, Conclusion.NOT_DETERMINED),
    Row("faulty", "the run as a whole has a fault",
        lambda c: c.context.unsound, Conclusion.NOT_DETERMINED),
    Row("not-run", "a scenario was not executed",
        lambda c: not c.all_ran, Conclusion.NOT_DETERMINED),
    Row("table-broken-off", "a drawn table ended before its time, or what was reported of it cannot be",
        lambda c: c.context.broken_off, Conclusion.NOT_DETERMINED),
    Row("open", "a clause is untested or inconclusive (cantTell)",
        lambda c: Outcome.CANT_TELL in c.outcomes or Outcome.UNTESTED in c.outcomes, Conclusion.NOT_DETERMINED),
    Row("passed", "a clause passed",
        lambda c: Outcome.PASSED in c.outcomes, Conclusion.CONFORMS),
    Row("nothing", "no clause passed",
        lambda c: True, Conclusion.NOT_DETERMINED),
)  # fmt: skip

EXIT_CODE: DecisionTable[RunCase, ExitCode] = (
    Row("does-not-conform", "the engine does not conform to a regulation, for a failure that is not a known one",
        lambda c: Conclusion.DOES_NOT_CONFORM in c.conclusions, ExitCode.DOES_NOT_CONFORM),
    Row("our-fault", "a scenario is inconclusive, or the run has a fault, because of the harness (internal error)",
        lambda c: bool(c.own_faults) or not OURS.isdisjoint(c.reasons), ExitCode.OUR_FAULT),
    Row("known-inexact", "the list of known failures is not what the run saw: an entry passed, came out otherwise, matches nothing, has expired or has no owner",
        lambda c: not c.exact, ExitCode.KNOWN_FAILURES_INEXACT),
    Row("known", "all that keeps the engine from conforming is on the list of known failures",
        lambda c: c.known and set(c.conclusions) == {Conclusion.CONFORMS}, ExitCode.KNOWN_FAILURES),
    Row("conforms", "the engine conforms to every regulation",
        lambda c: set(c.conclusions) == {Conclusion.CONFORMS}, ExitCode.CONFORMS),
    Row("engine-fault", "a scenario is inconclusive, or the run has a fault, because of the engine",
        lambda c: bool(c.engine_faults or c.reasons), ExitCode.ENGINE_FAULT),
    Row("not-determined", "a regulation is not determined, for another reason",
        lambda c: True, ExitCode.NOT_DETERMINED),
)  # fmt: skip


def ending(code: int) -> str:
    """The sentence of an exit code of a run."""
    return next(row.text for row in EXIT_CODE if row.outcome == code)


def counted(verdicts: Iterable[ClauseVerdict], context: Context) -> list[Verdict]:
    """The verdicts that the conclusion is based on: whole clauses, or engine parts only."""
    if context.engine_only:
        return [v.engine for v in verdicts if v.engine is not None]
    return [v.whole for v in verdicts]


def conclude(clauses: Iterable[ClauseVerdict], scenarios: Iterable[Verdict], context: Context) -> Conclusion:
    """The conclusion on a regulation, from its clauses and scenarios."""
    outcomes = {verdict.outcome for verdict in counted(clauses, context)}
    all_ran = all(verdict.reason is not Reason.NOT_RUN for verdict in scenarios)
    return deciding(REGULATION, RegulationCase(outcomes, all_ran, context)).outcome


def exit_code(
    conclusions: Collection[Conclusion],
    scenarios: Iterable[Verdict],
    engine_faults: Collection[str] = (),
    own_faults: Collection[str] = (),
    *,
    known: bool = False,
    exact: bool = True,
) -> ExitCode:
    """The exit code over all regulations; the reasons of inconclusive scenarios say whose fault it is.

    `conclusions` and `scenarios` leave out what the vendor has accepted.
    """
    reasons = {verdict.reason for verdict in scenarios if verdict.outcome is Outcome.CANT_TELL}
    return deciding(EXIT_CODE, RunCase(conclusions, reasons, engine_faults, own_faults, known, exact)).outcome
