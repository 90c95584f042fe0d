"""What a scenario rests on: whether its table was as the law has it up to what a failed check shows."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from vistoria.model.clause import ClauseId
from vistoria.model.disagreement import Disagreement
from vistoria.model.event import HandStarted
from vistoria.model.evidence import CheckMade
from vistoria.model.history import History
from vistoria.referee.aspects import ASPECTS
from vistoria.referee.model import Model

from .table import refereed

PREMISES = frozenset(str(aspect.name) for aspect in ASPECTS if aspect.premise)
"""Aspects that the rest of a hand rests on: the marker, forced bets, cards; no charge or act says who speaks next."""
SUMS = frozenset({"payouts", "unmatched", "collected", "winners", "division"})
"""Aspects that each make a part of what a hand brings a player."""
GAINS = frozenset({"results", "results-as-said", "pots-paid", "paid"})
"""Checks that read such sums, of which other clauses say who wins and how much."""


def broken_premise(
    clause: ClauseId,
    checks: Sequence[CheckMade],
    history: History,
    model: Model | None,
    offers: Collection[str] = (),
) -> Disagreement | None:
    """The point at which the table parted from the law, by other clauses, in a fact that a failed check rests on.

    Such a fact (`PREMISES`) is told before what the check shows, or in the same messages, and in the same hand, for the
    next begins with what was reported. None where no check failed, or without a `model` of the law. None too where the
    law acts by the scenario's own `clause`, one above it or one below it in anything that went otherwise up to there:
    then that may be the cause. Of a check on all that a hand brings (`GAINS`) each payment is such a fact, and the
    cause is what the referee blames. `offers` are those that the product makes under the regulation.
    """
    failed = next((made for made in checks if made.finding.verdict == "failed"), None)
    if failed is None or model is None:
        return None
    shown = failed.finding.messages or (failed.upto,)
    disagreements = refereed("", history, model, offers).disagreements
    found = [each for each in disagreements if each.n <= max(shown)]
    if failed.check in GAINS:
        sums = [each for each in found if each.aspect in SUMS and each.n in shown]
        blamed = {other for each in found for other in each.clauses}
        return next(iter(sums), None) if not any(_within(other, clause) for other in blamed) else None
    if any(
        _within(one, two)
        for each in found
        for other in (*each.clauses, *each.also)
        for one, two in ((clause, other), (other, clause))
    ):
        return None
    begun = max(
        (h.n for h in history.upto(max(shown)).happened if isinstance(h.event, HandStarted)), default=0
    )
    rests = (each for each in found if each.aspect in PREMISES and not each.goes_on)
    return next((each for each in rests if each.n >= begun), None)


def _within(one: str, other: str) -> bool:
    """Whether a clause is the other, or lies below it."""
    return f"{one}.".startswith(f"{other}.")
