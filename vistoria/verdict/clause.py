"""The outcome of a clause: its engine part, its inspection part, and the worse of the two."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from vistoria.model.clause import Binds, Clause
from vistoria.model.outcome import Outcome, Reason, Verdict

from .context import Context

_NOBODY = {
    Binds.HEADING: Reason.HEADING,
    Binds.DEFINITION: Reason.DEFINITION,
    Binds.ENACTMENT: Reason.ENACTMENT,
}
_LEFT_OUT = frozenset(
    {
        Reason.NOT_OFFERED,
        Reason.OWN_RULES,
        Reason.UNREACHABLE,
        Reason.HEADING,
        Reason.DEFINITION,
        Reason.ENACTMENT,
    }
)
_WORST_FIRST = (Outcome.FAILED, Outcome.CANT_TELL, Outcome.UNTESTED, Outcome.PASSED)


@dataclass(frozen=True)
class ClauseVerdict:
    """A clause's outcome and its parts; a part is None where the clause has none."""

    whole: Verdict
    engine: Verdict | None
    inspection: Verdict | None


def engine_part(scenarios: Sequence[Verdict]) -> Verdict:
    """The worst of the scenarios that apply; nothing left is untested, unless every reason excuses it."""
    applying = [v for v in scenarios if v.outcome is not Outcome.INAPPLICABLE]
    if applying:
        return worst(applying)
    if scenarios and all(v.reason in _LEFT_OUT for v in scenarios):
        return Verdict(Outcome.INAPPLICABLE, scenarios[0].reason)
    return Verdict(Outcome.UNTESTED, Reason.NOT_SELECTED if scenarios else Reason.NO_SCENARIO)


def worst(verdicts: Iterable[Verdict]) -> Verdict:
    """The worst of some verdicts, none of them inapplicable: failed, cantTell, untested, passed."""
    return min(verdicts, key=lambda v: _WORST_FIRST.index(v.outcome))


def judge_clause(
    clause: Clause, scenarios: Sequence[Verdict], inspection: Verdict | None, context: Context
) -> ClauseVerdict:
    """The outcome of a clause from its scenarios' outcomes and from an attestation, if there is one."""
    if not clause.binds_engine and not clause.binds_others:
        return ClauseVerdict(Verdict(Outcome.INAPPLICABLE, _NOBODY[clause.binds[0]]), None, None)
    engine = _engine(clause, scenarios, context) if clause.binds_engine else None
    other = (inspection or Verdict(Outcome.UNTESTED, Reason.NOT_ATTESTED)) if clause.binds_others else None
    if context.engine_only:
        return ClauseVerdict(engine or Verdict(Outcome.UNTESTED, Reason.OUT_OF_SCOPE), engine, other)
    parts = [part for part in (engine, other) if part is not None]
    applying = [part for part in parts if part.outcome is not Outcome.INAPPLICABLE]
    return ClauseVerdict(worst(applying) if applying else parts[0], engine, other)


def roll_up(children: Sequence[Verdict]) -> Verdict | None:
    """What a container shows of its children: their worst; it counts nothing twice."""
    applying = [v for v in children if v.outcome is not Outcome.INAPPLICABLE]
    return worst(applying) if applying else None


def _engine(clause: Clause, scenarios: Sequence[Verdict], context: Context) -> Verdict:
    shown, group = engine_part(scenarios), _one_of(clause, context)
    if group is None:
        return shown
    return group if shown.outcome is Outcome.INAPPLICABLE else worst((group, shown))


def _one_of(clause: Clause, context: Context) -> Verdict | None:
    """The clause that introduces a one-of group fails when every member was refused."""
    for group in context.regulation.one_of:
        if group.clause == clause.id and context.claimed:
            denied = context.denied(group)
            if denied is not False:
                return Verdict(Outcome.FAILED if denied else Outcome.UNTESTED, Reason.ONE_OF_EMPTY)
    return None
