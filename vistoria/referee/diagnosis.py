"""Names the clause that a disagreement breaks, by the known ways to break it.

Several clauses may act in one step. The step is put to the law without each of them in turn, in every known way; where
it would have done as was seen, that clause is the one that was not kept. Where none would, all that act there stay
named.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import msgspec

from vistoria.model.answer import Accepted, Order, Refused
from vistoria.model.command import Command
from vistoria.model.disagreement import Disagreement
from vistoria.model.request import Rank

from .apart import marked_otherwise
from .aspects import ASPECTS
from .following import Following
from .judge import judged, told_events
from .model import Forbidden, Model
from .ranked import COMPOSITION, RANKING, alone
from .steps import Step

COMPARING = frozenset({RANKING, *(str(aspect.name) for aspect in ASPECTS if aspect.compares)})
"""The aspects that follow from the comparison of hands."""


def diagnosed(model: Model, at: Following | None, step: Step, found: Disagreement) -> Disagreement:
    """The disagreement with the clauses that decide it; the others by which the law acts there stand beside them.

    How many cards of its own a hand is made of follows from no other clause.
    """
    if found.aspect == COMPOSITION:
        return found
    if found.aspect == RANKING and isinstance(step.request, Rank) and isinstance(step.reply, Order):
        request, reply = alone(model, step.request, step.reply)
        step = replace(step, request=request, reply=reply)
    for group in _groups(model, found):
        guilty = set(_guilty(model, at, step, found, group))
        if guilty:
            named = tuple(clause for clause in group if clause in guilty)
            also = tuple(each for each in (*found.clauses, *found.also) if each not in guilty)
            return msgspec.structs.replace(found, clauses=named, also=also)
    return found


def _groups(model: Model, found: Disagreement) -> Iterator[Sequence[str]]:
    """Clauses to be tried: those that decide by the referee, then those by which the law acts there too.

    Where hands are compared the product may hold a hand for one of another kind, so every rank is tried in the end.
    """
    yield found.clauses
    yield found.also
    if found.aspect in COMPARING:
        yield model.ranks


def _guilty(
    model: Model, at: Following | None, step: Step, found: Disagreement, clauses: Sequence[str]
) -> Iterator[str]:
    """Those of the clauses without which the law would have done as was seen."""
    if isinstance(step.request, Rank):
        for clause, law in model.broken(clauses):
            if not judged(law, at, step).found:
                yield clause
        return
    if at is None or at.position is None:
        return
    for clause, position in at.position.broken(clauses):
        if isinstance(step.reply, Refused) and isinstance(step.request, Command):
            if isinstance(position.play(step.request), Forbidden):
                yield clause
            continue
        seen = judged(model, replace(at, position=position), step)
        if isinstance(step.request, Command):
            told = told_events(step.reply) if isinstance(step.reply, Accepted) else []
            alike = seen.position is not None and not seen.found and not marked_otherwise(seen.lawful, told)
        else:
            alike = all(each.aspect != found.aspect for each in seen.found)
        if alike:
            yield clause
