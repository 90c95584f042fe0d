"""The outcome of a clause: its engine part, its inspection part, and the worse of the two."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from vistoria.model.clause import Binds, Clause
from vistoria.model.outcome import Outcome, Reason, Verdict

from .context import Context
from .rule import DecisionTable, Row, deciding

_EXCUSED = frozenset(
    {Reason.NOT_OFFERED, Reason.OWN_RULES, Reason.UNREACHABLE, Reason.NO_TABLES, Reason.SHOWN_AT_TABLES}
)
_WORST_FIRST = (Outcome.FAILED, Outcome.CANT_TELL, Outcome.UNTESTED, Outcome.PASSED)


@dataclass(frozen=True)
class ClauseVerdict:
    """The verdicts on a clause and its parts; None for a part that the clause does not have."""

    whole: Verdict
    engine: Verdict | None
    inspection: Verdict | None

    def as_open(self, outcome: Outcome) -> ClauseVerdict:
        """The same clause if this were all that is open in it."""
        return ClauseVerdict(Verdict(outcome), self.engine and Verdict(outcome), self.inspection)


@dataclass(frozen=True)
class EngineCase:
    """The verdicts on the scenarios of a clause, in their order."""

    verdicts: Sequence[Verdict]
    elsewhere: frozenset[Reason] = frozenset()
    """How it was not kept on the way of any scenario."""
    disagreed: bool = False
    """Whether play found that the clause was not kept."""
    is_scarce: bool = False
    """Whether play looked at the clause in fewer hands than it needs."""
    is_left: bool = False
    """Whether drawn hands were left before their end: at a mismatch, or because a table was broken off."""
    denied: bool | None = False
    """Whether the engine refused every option of the one-of group that the clause introduces; None if not each was tried."""

    @property
    def in_force(self) -> Sequence[Verdict]:
        """The verdicts on the scenarios that the readings in force select."""
        return [verdict for verdict in self.verdicts if verdict.reason is not Reason.NOT_SELECTED]


@dataclass(frozen=True)
class ClauseCase:
    """A clause with the verdicts on the parts that count."""

    clause: Clause
    verdicts: Sequence[Verdict]

    def is_only(self, binds: Binds) -> bool:
        """Whether it binds nobody and is of this kind."""
        return not (self.clause.binds_engine or self.clause.binds_others) and self.clause.binds[0] is binds


def _one(outcome: Outcome) -> Callable[[EngineCase | ClauseCase], bool]:
    return lambda case: any(verdict.outcome is outcome for verdict in case.verdicts)


def _its_reason(outcome: Outcome) -> Callable[[EngineCase | ClauseCase], Reason | None]:
    return lambda case: next(verdict.reason for verdict in case.verdicts if verdict.outcome is outcome)


def _worst(outcome: Outcome, what: str) -> Row[EngineCase | ClauseCase, Outcome]:
    return Row(outcome.value, what, _one(outcome), outcome, _its_reason(outcome))


ENGINE_PART: DecisionTable[EngineCase, Outcome] = (
    Row("one-of-refused", "the law requires one of several options that the clause introduces, and the engine refused them all",
        lambda c: c.denied is True, Outcome.FAILED, Reason.ONE_OF_EMPTY),
    _worst(Outcome.FAILED, "a scenario failed"),
    Row("act-refused", "on the way of a scenario, of this clause or another, the engine refused an act that the clause grants",
        lambda c: Reason.ACT_REFUSED in c.elsewhere, Outcome.FAILED, Reason.ACT_REFUSED),
    Row("found-in-play", "at a drawn table play went otherwise than the clause has it",
        lambda c: c.disagreed, Outcome.FAILED, Reason.FOUND_IN_PLAY),
    Row("found-in-scenario", "on the way of a scenario of another clause, play went otherwise than the clause has it",
        lambda c: Reason.FOUND_IN_SCENARIO in c.elsewhere, Outcome.FAILED, Reason.FOUND_IN_SCENARIO),
    _worst(Outcome.CANT_TELL, "a scenario is inconclusive (cantTell)"),
    Row("one-of-open", "the engine declares none of the options that the clause introduces, and not all were tried",
        lambda c: c.denied is None, Outcome.UNTESTED, Reason.ONE_OF_EMPTY),
    _worst(Outcome.UNTESTED, "a scenario is untested"),
    Row("hands-left", "a scenario passed, and the drawn tables looked at it in fewer hands than it needs: hands were left at a mismatch with the law, or a table was broken off",
        lambda c: c.is_scarce and c.is_left and _one(Outcome.PASSED)(c), Outcome.UNTESTED, Reason.HANDS_LEFT),
    Row("too-few-situations", "a scenario passed, and the drawn tables looked at it in fewer hands than it needs",
        lambda c: c.is_scarce and _one(Outcome.PASSED)(c), Outcome.UNTESTED, Reason.TOO_FEW_SITUATIONS),
    _worst(Outcome.PASSED, "a scenario passed"),
    Row("no-scenario", "it has no scenario",
        lambda c: not c.verdicts, Outcome.UNTESTED, Reason.NO_SCENARIO),
    Row("excused", "by the readings in force no scenario applies: an offer is free and not made, the house has rules of its own, the situation cannot arise, or it needs a table and the engine is an evaluator",
        lambda c: bool(c.in_force) and all(v.reason in _EXCUSED for v in c.in_force), Outcome.INAPPLICABLE, lambda c: c.in_force[0].reason),
    Row("own-terms", "no scenario applies, and one cannot arise by the terms of the product",
        lambda c: any(v.reason is Reason.OWN_TERMS for v in c.verdicts), Outcome.UNTESTED, Reason.OWN_TERMS),
    Row("not-selected", "each scenario depends on a reading that is not in force",
        lambda c: True, Outcome.UNTESTED, Reason.NOT_SELECTED),
)  # fmt: skip

CLAUSE: DecisionTable[ClauseCase, Outcome] = (
    Row("heading", "it is a heading",
        lambda c: c.is_only(Binds.HEADING), Outcome.INAPPLICABLE, Reason.HEADING),
    Row("definition", "it is a definition",
        lambda c: c.is_only(Binds.DEFINITION), Outcome.INAPPLICABLE, Reason.DEFINITION),
    Row("enactment", "it is an enacting provision",
        lambda c: c.is_only(Binds.ENACTMENT), Outcome.INAPPLICABLE, Reason.ENACTMENT),
    Row("out-of-scope", "it does not bind the engine, and the run concludes on engine parts only",
        lambda c: not c.verdicts, Outcome.UNTESTED, Reason.OUT_OF_SCOPE),
    _worst(Outcome.FAILED, "a part that counts failed"),
    _worst(Outcome.CANT_TELL, "a part that counts is inconclusive (cantTell)"),
    _worst(Outcome.UNTESTED, "a part that counts is untested"),
    _worst(Outcome.PASSED, "a part that counts passed"),
    Row("inapplicable", "its engine part does not apply, and no other part counts",
        lambda c: True, Outcome.INAPPLICABLE, lambda c: c.verdicts[0].reason),
)  # fmt: skip


def engine_part(case: EngineCase) -> Verdict:
    """The verdict on the engine part."""
    row = deciding(ENGINE_PART, case)
    return Verdict(row.outcome, row.why(case))


def judge_clause(
    clause: Clause, scenarios: Sequence[Verdict], inspection: Verdict, context: Context
) -> ClauseVerdict:
    """The verdicts on a clause, from those on its scenarios and its inspection part."""
    play = context.in_play.get(clause.id)
    case = EngineCase(
        scenarios,
        elsewhere=frozenset(each.reason for each in context.elsewhere.get(clause.id, ())),
        disagreed=play is not None and bool(play.found),
        is_scarce=context.tables and play is not None and play.hands < play.minimum,
        is_left=context.left,
        denied=_denied(clause, context),
    )
    engine = engine_part(case) if clause.binds_engine else None
    other = inspection if clause.binds_others else None
    parts = (engine,) if context.engine_only else (engine, other)
    whole = ClauseCase(clause, [part for part in parts if part is not None])
    row = deciding(CLAUSE, whole)
    return ClauseVerdict(Verdict(row.outcome, row.why(whole)), engine, other)


def roll_up(outcomes: Sequence[Outcome]) -> Outcome | None:
    """The worst of the children's outcomes, for display; it is not counted."""
    return next((outcome for outcome in _WORST_FIRST if outcome in outcomes), None)


def _denied(clause: Clause, context: Context) -> bool | None:
    """`denied` of the one-of group that the clause introduces; False without such a group, without tables, or if the regulation is not claimed."""
    group = next((each for each in context.regulation.one_of if each.clause == clause.id), None)
    return context.denied(group) if group and context.claimed and context.tables else False
