"""The conclusion on a regulation, and the exit code of a run."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum

from vistoria.model.outcome import OURS, Conclusion, Outcome, Reason, Verdict

from .clause import ClauseVerdict
from .context import Context


class ExitCode(IntEnum):
    """How a command ends; 4 is a user's mistake."""

    CONFORMS = 0
    DOES_NOT_CONFORM = 1
    NOT_DETERMINED = 2
    ENGINE_FAULT = 3
    USAGE = 4
    OUR_FAULT = 5


def counted(verdicts: Iterable[ClauseVerdict], context: Context) -> list[Verdict]:
    """What the conclusion rests on: whole clauses, or engine parts only."""
    if context.engine_only:
        return [v.engine for v in verdicts if v.engine is not None]
    return [v.whole for v in verdicts]


def conclude(clauses: Sequence[ClauseVerdict], scenarios: Sequence[Verdict], context: Context) -> Conclusion:
    """Does not conform when a clause failed; conforms only when all of it ran and nothing is open.

    A regulation that the engine does not claim is not determined, whatever was found.
    """
    if not context.claimed:
        return Conclusion.NOT_DETERMINED
    outcomes = [v.outcome for v in counted(clauses, context)]
    if Outcome.FAILED in outcomes:
        return Conclusion.DOES_NOT_CONFORM
    whole = not (context.filtered or context.interrupted or context.unsound)
    everything_ran = all(v.reason is not Reason.NOT_RUN for v in scenarios)
    open_ends = {Outcome.CANT_TELL, Outcome.UNTESTED} & set(outcomes)
    if whole and everything_ran and not open_ends and Outcome.PASSED in outcomes:
        return Conclusion.CONFORMS
    return Conclusion.NOT_DETERMINED


def exit_code(conclusions: Iterable[Conclusion], scenarios: Iterable[Verdict]) -> ExitCode:
    """The exit code over all regulations; a scenario that cannot be told names whose fault it is."""
    reached = set(conclusions)
    if Conclusion.DOES_NOT_CONFORM in reached:
        return ExitCode.DOES_NOT_CONFORM
    if reached == {Conclusion.CONFORMS}:
        return ExitCode.CONFORMS
    reasons = {v.reason for v in scenarios if v.outcome is Outcome.CANT_TELL}
    if reasons & OURS:
        return ExitCode.OUR_FAULT
    return ExitCode.ENGINE_FAULT if reasons else ExitCode.NOT_DETERMINED
