"""The outcome of one scenario: the first line of the table that holds."""

from __future__ import annotations

from collections.abc import Iterable

from vistoria.model.clause import ScenarioEntry
from vistoria.model.evidence import Evidence
from vistoria.model.outcome import Outcome, Reason, Verdict

from .context import Context

VOID = frozenset(
    {
        Reason.OUR_FAULT,
        Reason.NO_CHECK,
        Reason.CHAIN_BROKEN,
        Reason.DECK_NOT_DEALT,
        Reason.NOT_REPEATABLE,
        Reason.COURSE_REFUSED,
        Reason.IDENTITY_CHANGED,
    }
)
"""Faults that void a scenario, whatever its checks said."""

DECISION_TABLE: tuple[tuple[str, str], ...] = (
    ("it shows a rule that the law lets give way to rules of the house's own, and the engine declares that offer", "inapplicable / own-rules"),
    ("a reading it depends on is not in force", "inapplicable / not-selected"),
    ("it needs an offer that is not made and that the law leaves free, and such a table was refused", "inapplicable / not-offered"),
    ("it needs an offer of a one-of group of which nothing is offered", "untested / one-of-empty"),
    ("it needs an ability not offered, and is marked unreachable in play, with its proof", "inapplicable / unreachable"),
    ("it needs an ability not offered", "untested / no-ability"),
    ("not executed (filter, shard, interrupt; or the engine does not claim the regulation)", "untested / not-run, regulation-not-claimed"),
    ("void, whatever its checks said: a fault of the harness, chain broken, forced card not dealt, a step on the way or an offer declared refused, two runs of one forced hand differ, the engine not the same at the end", "cantTell / its cause"),
    ("a check failed, or the product answers that it has no such function where the law requires one", "failed"),
    ("engine crash, time-out, protocol error; a seat, amount or card reported that cannot be; chips reported that do not add up", "cantTell / its cause"),
    ("the adapter does not reach the function, or it was the adapter that refused", "untested / no-ability"),
    ("property or sampled check below its minimum of relevant cases", "untested / too-few"),
    ("no check made though nothing above kept it from being made", "cantTell / no-check"),
    ("all checks passed", "passed"),
)  # fmt: skip
"""Condition and outcome, in order; printed in every report."""


def judge_scenario(entry: ScenarioEntry, evidence: Evidence | None, context: Context) -> Verdict:
    """The outcome of a scenario, from what its run left behind."""
    if context.offers.intersection(entry.unless):
        return Verdict(Outcome.INAPPLICABLE, Reason.OWN_RULES)
    if not entry.in_force(context.readings):
        return Verdict(Outcome.INAPPLICABLE, Reason.NOT_SELECTED)
    if evidence is None:
        return Verdict(Outcome.UNTESTED, Reason.NOT_RUN if context.claimed else Reason.NOT_CLAIMED)
    fault = evidence.fault.reason if evidence.fault else None
    if evidence.offer_refused is not None:
        return _refused(evidence.offer_refused, context)
    if fault is Reason.NO_ABILITY:
        if entry.unreachable is not None:
            return Verdict(Outcome.INAPPLICABLE, Reason.UNREACHABLE)
        return Verdict(Outcome.UNTESTED, Reason.NO_ABILITY)
    if fault in (Reason.NOT_RUN, Reason.NOT_CLAIMED):
        return Verdict(Outcome.UNTESTED, fault)
    if fault in VOID:
        return Verdict(Outcome.CANT_TELL, fault)
    verdicts = {made.finding.verdict for made in evidence.checks}
    if "failed" in verdicts:
        return Verdict(Outcome.FAILED)
    if "not-provided" in verdicts:
        return Verdict(Outcome.FAILED, Reason.NOT_PROVIDED)
    if fault is not None:
        return Verdict(Outcome.CANT_TELL, fault)
    if "unsupported" in verdicts:
        return Verdict(Outcome.UNTESTED, Reason.NO_ABILITY)
    if evidence.sample is not None and evidence.sample.relevant < evidence.sample.minimum:
        return Verdict(Outcome.UNTESTED, Reason.TOO_FEW)
    if evidence.sample is not None:
        verdicts -= {"irrelevant"}
    if verdicts != {"passed"}:
        return Verdict(Outcome.CANT_TELL, Reason.NO_CHECK)
    return Verdict(Outcome.PASSED)


def _refused(offer: str, context: Context) -> Verdict:
    """What a refused table means: an offer not made, unless the engine makes it or the law does not know it."""
    if offer in context.served:
        return Verdict(Outcome.CANT_TELL, Reason.COURSE_REFUSED)
    if not context.knows(offer):
        return Verdict(Outcome.CANT_TELL, Reason.OUR_FAULT)
    if context.leaves_free(offer):
        return Verdict(Outcome.INAPPLICABLE, Reason.NOT_OFFERED)
    return Verdict(Outcome.UNTESTED, Reason.ONE_OF_EMPTY)


def merge(verdicts: Iterable[Verdict]) -> Verdict:
    """One scenario run several times or in shards: not-run is neutral, equal is equal, different is a conflict."""
    seen = set(verdicts) - {Verdict(Outcome.UNTESTED, Reason.NOT_RUN)}
    if not seen:
        return Verdict(Outcome.UNTESTED, Reason.NOT_RUN)
    if len(seen) > 1:
        return Verdict(Outcome.CANT_TELL, Reason.CONFLICT)
    return seen.pop()
