"""Where the table of a failed scenario parted from the law: what the scenario rests on, and its own point."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from vistoria.model.clause import ClauseId
from vistoria.model.disagreement import Disagreement
from vistoria.model.event import HandStarted
from vistoria.model.evidence import CheckMade
from vistoria.model.history import History
from vistoria.referee.aspects import ASPECTS
from vistoria.referee.model import Model
from vistoria.verdict.rests import RESTS

from .table import refereed

PREMISES = frozenset(str(aspect.name) for aspect in ASPECTS if aspect.premise)
"""Aspects that the rest of a hand rests on: the marker, forced bets, cards, whether the croupier's hand plays.

No charge or act says who speaks next.
"""
AFTER_SPEAKING = frozenset({"cards-go-to", "has", "street", "misdeal-corrected", "asked-first", "asked-now"})
"""Checks on cards, which come once a round is over, and on who is asked then or now: they rest on who spoke before."""
OVER_HANDS = frozenset({"begins-with", "results-told"})
"""Checks on what several hands bring together: they rest on who was dealt in, and what he laid, in each of them."""


def parted(
    clause: ClauseId,
    checks: Sequence[CheckMade],
    history: History,
    model: Model | None,
    offers: Collection[str] = (),
) -> tuple[Disagreement | None, Disagreement | None]:
    """A premise of the scenario that did not hold, by other clauses; and the first point by the scenario's own clause.

    None and None without a `model` of the law. `offers` are those that the product makes under the regulation.
    """
    if model is None or not history.exchanges:
        return None, None
    failed = next((made for made in checks if made.finding.verdict == "failed"), None)
    shown = (failed.finding.messages or (failed.upto,)) if failed else (history.exchanges[-1].n + 1,)
    disagreements = refereed("", history, model, offers).disagreements
    found = [each for each in disagreements if each.n <= max(shown)]
    hands = [h.n for h in history.upto(max(shown)).happened if isinstance(h.event, HandStarted)]
    begun = 0 if failed and failed.check in OVER_HANDS else max(hands, default=0)
    own = (each for each in found if each.n >= begun and any(_related(clause, o) for o in each.clauses))
    return _premise(clause, failed, found, begun), next(own, None)


def _premise(
    clause: ClauseId, failed: CheckMade | None, found: Sequence[Disagreement], begun: int
) -> Disagreement | None:
    """The point at which the table parted from the law, by other clauses, in a fact that a failed check rests on.

    Such a fact (`PREMISES`) is told before what the check shows, or in the same messages, and in the same hand, for the
    next begins with what was reported; but for checks that read several hands (`OVER_HANDS`). Without a failed check it
    is one that the whole conversation rests on. None where the law acts by the scenario's own `clause`, one above it or
    one below it in anything that went otherwise up to there: then that may be the cause. Of a check that reads what
    several clauses make (`RESTS`), the cause is what the referee blames.
    """
    parts = RESTS.get(failed.check if failed else "", ())
    rests = [each for each in found if each.aspect in parts and each.n >= begun]
    if rests and not any(
        _within(other, clause) for each in found for other in (*each.clauses, *each.follows)
    ):
        return rests[-1]
    if any(_related(clause, other) for each in found for other in (*each.clauses, *each.also)):
        return None
    spoke = {"who acts"} if failed is not None and failed.check in AFTER_SPEAKING else set[str]()
    before = (each for each in found if each.aspect in PREMISES | spoke and not each.goes_on)
    return next((each for each in before if each.n >= begun), None)


def _related(one: str, other: str) -> bool:
    """Whether a clause is the other, or lies above or below it."""
    return _within(one, other) or _within(other, one)


def _within(one: str, other: str) -> bool:
    """Whether a clause is the other, or lies below it."""
    return f"{one}.".startswith(f"{other}.")
