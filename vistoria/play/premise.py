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
"""Aspects that the rest of an answer rests on; of others a difference may be what the check itself shows."""


def broken_premise(
    clause: ClauseId,
    checks: Sequence[CheckMade],
    history: History,
    model: Model | None,
    offers: Collection[str] = (),
) -> Disagreement | None:
    """The point at which the table parted from the law, by other clauses, before what a failed check shows.

    In the same hand, for the next begins with what was reported; and in the messages that show it too where the rest of
    a hand rests on the fact (`PREMISES`). None where no check failed, or without a `model` of the law. None too where
    the law acts by the scenario's own `clause`, one above it or one below it in anything that went otherwise up to
    there: then that may be the cause. `offers` are those that the product makes under the regulation.
    """
    failed = next((made for made in checks if made.finding.verdict == "failed"), None)
    if failed is None or model is None:
        return None
    shown = failed.finding.messages or (failed.upto,)
    disagreements = refereed("", history, model, offers).disagreements
    found = [each for each in disagreements if each.n <= max(shown)]
    if any(_akin(clause, other) for each in found for other in (*each.clauses, *each.also)):
        return None
    begun = max(
        (h.n for h in history.upto(max(shown)).happened if isinstance(h.event, HandStarted)), default=0
    )
    before = (each for each in found if each.n < min(shown) or each.aspect in PREMISES)
    return next((each for each in before if each.n >= begun and not each.goes_on), None)


def _akin(one: str, other: str) -> bool:
    return f"{one}.".startswith(f"{other}.") or f"{other}.".startswith(f"{one}.")
