"""The outcome of one scenario: the first row of the table that holds."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from vistoria.model.clause import ScenarioEntry
from vistoria.model.evidence import CheckMade, Evidence, Fault
from vistoria.model.outcome import Outcome, Reason, Verdict

from .context import Context
from .rule import DecisionTable, Row, deciding

VOID = frozenset(
    {
        Reason.OUR_FAULT,
        Reason.NO_CHECK,
        Reason.CHAIN_BROKEN,
        Reason.DECK_NOT_DEALT,
        Reason.COURSE_REFUSED,
        Reason.IDENTITY_CHANGED,
    }
)
"""Faults that make a scenario void, whatever its checks found."""
CONTRADICTIONS = frozenset({Reason.CONTRADICTION, Reason.MONEY_LOST})
"""Faults of an answer that cannot be so, whatever the law."""
OUTRIGHT = frozenset({
    "attempt-refused", "goes-with", "not-short-of-capital", "one-pack", "dealt-each", "nobody-came",
})  # fmt: skip
"""Checks that read what an answer says outright: what is accepted, who sits where or goes with how much, which cards."""


@dataclass(frozen=True)
class ScenarioCase:
    """One scenario with its evidence; None if it was not executed."""

    entry: ScenarioEntry
    evidence: Evidence | None
    context: Context

    @cached_property
    def fault(self) -> Reason | None:
        """The fault that prevented a judgement."""
        return self.evidence.fault.reason if self.evidence and self.evidence.fault else None

    @cached_property
    def contradicted(self) -> bool:
        """Whether what was reported contradicts itself before, or in, all that shows that a check failed."""
        if self.evidence is None or (fault := self.evidence.fault) is None:
            return False
        if fault.reason not in CONTRADICTIONS or fault.message is None or fault.agreed:
            return False
        failed = [each for each in self.evidence.checks if each.finding.verdict == "failed"]
        return bool(failed) and all(_is_excused(each, fault) for each in failed)

    @cached_property
    def is_unfounded(self) -> bool:
        """Whether its table parted from the law before by clauses of which one fails itself, or that it follows from."""
        premise = self.evidence.premise if self.evidence else None
        return premise is not None and not self.context.broken.isdisjoint(
            (*premise.clauses, *premise.follows)
        )

    @cached_property
    def refused(self) -> str | None:
        """The offer of a table that the engine refused to open."""
        return self.evidence.offer_refused if self.evidence else None

    @cached_property
    def found(self) -> frozenset[str]:
        """The verdicts of its checks."""
        return frozenset(made.finding.verdict for made in (self.evidence.checks if self.evidence else ()))

    @cached_property
    def is_too_small(self) -> bool:
        """Whether its sample has too few hands."""
        sample = self.evidence.sample if self.evidence else None
        return sample is not None and sample.hands < sample.minimum


def _is_excused(made: CheckMade, fault: Fault) -> bool:
    """Whether a report that cannot be so stands before, or in, what shows that the check failed.

    What somebody is told, or an answer says outright, is itself what such a check reads.
    """
    assert fault.message is not None
    shown = made.finding.messages or (made.upto,)
    outright = fault.told or made.check in OUTRIGHT
    return fault.message <= max(shown) and not (outright and fault.message in shown)


def _fault(case: ScenarioCase) -> Reason | None:
    return case.fault


SCENARIO: DecisionTable[ScenarioCase, Outcome] = (
    Row("own-rules", "it tests a rule that the house may replace by its own, and the engine declares its own rules",
        lambda c: bool(c.context.offers.intersection(c.entry.unless)), Outcome.INAPPLICABLE, Reason.OWN_RULES),
    Row("unreachable", "it is marked unreachable in play, with a proof, and no reading in force has it looked at, or the adapter does not declare the ability",
        lambda c: c.entry.unreachable is not None and (c.fault is Reason.NO_ABILITY or not c.entry.in_force(c.context.readings)), Outcome.INAPPLICABLE, Reason.UNREACHABLE),
    Row("not-selected", "a reading it depends on is not in force",
        lambda c: not c.entry.in_force(c.context.readings), Outcome.INAPPLICABLE, Reason.NOT_SELECTED),
    Row("offer-made", "the engine refused such a table, although it declares the offer or makes it elsewhere",
        lambda c: c.refused in c.context.served, Outcome.CANT_TELL, Reason.COURSE_REFUSED),
    Row("offer-unknown", "the engine refused such a table, and the law does not mention the offer: internal error",
        lambda c: c.refused is not None and not c.context.knows(c.refused), Outcome.CANT_TELL, Reason.OUR_FAULT),
    Row("not-offered", "it needs an offer that the law leaves free, and the engine refused such a table",
        lambda c: c.refused is not None and c.context.leaves_free(c.refused), Outcome.INAPPLICABLE, Reason.NOT_OFFERED),
    Row("one-of-empty", "it needs an offer of a one-of group of which the engine offers nothing, and the engine refused such a table",
        lambda c: c.refused is not None, Outcome.UNTESTED, Reason.ONE_OF_EMPTY),
    Row("no-tables", "it needs a table, or an order of hands that is not declared, and the engine is an evaluator: it opens no tables",
        lambda c: c.fault is Reason.NO_ABILITY and not c.context.tables, Outcome.INAPPLICABLE, Reason.NO_TABLES),
    Row("shown-at-tables", "it has hands ranked outside play, the adapter does not declare that, and other scenarios of its clause show the same at tables",
        lambda c: c.fault is Reason.NO_ABILITY and c.entry.is_ranked, Outcome.INAPPLICABLE, Reason.SHOWN_AT_TABLES),
    Row("no-ability", "it needs an ability that the adapter does not declare",
        lambda c: c.fault is Reason.NO_ABILITY, Outcome.UNTESTED, Reason.NO_ABILITY),
    Row("own-terms", "by the terms of the product it cannot arise: a setting that the law leaves to the house was refused, a bet goes beyond the highest that the house offers, or no such card is dealt",
        lambda c: c.fault is Reason.OWN_TERMS, Outcome.INAPPLICABLE, Reason.OWN_TERMS),
    Row("not-claimed", "it was not executed, and the engine does not claim the regulation",
        lambda c: c.fault is Reason.NOT_CLAIMED or (c.evidence is None and not (c.context.claimed or c.context.unheard)), Outcome.UNTESTED, Reason.NOT_CLAIMED),
    Row("not-run", "it was not executed: filtered out or interrupted",
        lambda c: c.fault is Reason.NOT_RUN or c.evidence is None, Outcome.UNTESTED, Reason.NOT_RUN),
    Row("void", "it is void, whatever its checks found: internal error, no check, broken chain of hashes, forced card not dealt, a step on the way refused, or the engine's identity changed",
        lambda c: c.fault in VOID, Outcome.CANT_TELL, _fault),
    Row("contradicted", "what was reported contradicts itself before or in what shows that a check failed, and no two of the product's own sources agree on it",
        lambda c: c.contradicted, Outcome.CANT_TELL, _fault),
    Row("premise-broken", "a check failed, the table had parted from the law before by another clause, and that clause fails itself",
        lambda c: "failed" in c.found and c.is_unfounded, Outcome.CANT_TELL, Reason.PREMISE),
    Row("failed", "a check failed",
        lambda c: "failed" in c.found, Outcome.FAILED),
    Row("not-provided", "the product answers that it does not have a function that the law requires",
        lambda c: "not-provided" in c.found, Outcome.FAILED, Reason.NOT_PROVIDED),
    Row("engine-fault", "engine crash, time-out or protocol error; the same forced hand was answered otherwise when asked again; an impossible seat, amount or card was reported; reported chips do not add up",
        lambda c: c.fault is not None, Outcome.CANT_TELL, _fault),
    Row("no-evidence", "a check found no evidence in the engine's answers",
        lambda c: "inconclusive" in c.found, Outcome.CANT_TELL, Reason.NO_EVIDENCE),
    Row("unsupported", "the adapter does not reach the function, or the adapter itself refused",
        lambda c: "unsupported" in c.found, Outcome.UNTESTED, Reason.NO_ABILITY),
    Row("too-few", "a sample has fewer hands than its minimum",
        lambda c: c.is_too_small, Outcome.UNTESTED, Reason.TOO_FEW),
    Row("no-check", "no check was made",
        lambda c: c.found != {"passed"}, Outcome.CANT_TELL, Reason.NO_CHECK),
    Row("passed", "every check passed",
        lambda c: True, Outcome.PASSED),
)  # fmt: skip


def judge_scenario(entry: ScenarioEntry, evidence: Evidence | None, context: Context) -> Verdict:
    """The verdict on a scenario, from its evidence."""
    case = ScenarioCase(entry, evidence, context)
    row = deciding(SCENARIO, case)
    return Verdict(row.outcome, row.why(case))
