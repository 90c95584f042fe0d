"""Names the clause that a disagreement breaks, by the known ways to break it.

Several clauses may act in one step. The step is put to the law without each of them in turn, in every known way; where
it would have done as was seen, that clause is the one that was not kept. Where none would, all that act there stay
named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import msgspec

from vistoria.model.answer import Refused
from vistoria.model.command import Command
from vistoria.model.disagreement import Disagreement
from vistoria.model.request import Rank

from .aspects import ASPECTS
from .following import Following
from .judge import judged
from .model import Forbidden, Model
from .ranked import COMPOSITION, RANKING
from .steps import Step

COMPARING = frozenset({RANKING, *(str(aspect.name) for aspect in ASPECTS if aspect.compares)})
"""The aspects that follow from the comparison of hands."""


class Case(NamedTuple):
    """A disagreement, with the table as it stood before the step in which it showed."""

    at: Following | None
    step: Step
    found: Disagreement


Ways = Mapping[str, str]
"""Known ways to break the law, each with the clause that it breaks."""


def diagnosed(model: Model, at: Following | None, step: Step, found: Disagreement) -> Disagreement:
    """The disagreement with the clauses that decide it; the others by which the law acts there stand beside them."""
    case = Case(at, step, found)
    return _naming(found, next(filter(None, _guilty(model, case)), {}))


def diagnosed_together(model: Model, cases: Sequence[Case]) -> Sequence[Disagreement]:
    """The disagreements of one table, each with the clauses that decide it.

    Where they would be several clauses, the way to break the law that explains most of a table decides: a product errs
    in one way oftener than in two.
    """
    alone = [diagnosed(model, *case) for case in cases]
    if len({each.clauses for each in alone}) < 2:
        return alone
    guilty = [[*_guilty(model, case)] for case in cases]
    explains = Counter(way for groups in guilty for way in {way for group in groups for way in group})
    named = list[Disagreement]()
    for case, groups in zip(cases, guilty, strict=True):
        most = max((explains[way] for group in groups for way in group), default=0)
        first = ({way: group[way] for way in group if explains[way] == most} for group in groups)
        named.append(_naming(case.found, next(filter(None, first), {})))
    return named


def _naming(found: Disagreement, guilty: Ways) -> Disagreement:
    if not guilty:
        return found
    named = tuple(dict.fromkeys(guilty.values()))
    also = tuple(each for each in dict.fromkeys((*found.clauses, *found.also)) if each not in named)
    return msgspec.structs.replace(found, clauses=named, also=also)


def _guilty(model: Model, case: Case) -> Iterator[Ways]:
    """The ways to break the law along which it would have done as was seen.

    First those that break what decides by the referee, then what the law acts by there too. Where hands are compared
    the product may hold a hand for one of another kind, so every rank is tried in the end. How many cards of its own a
    hand is made of follows from no other clause.
    """
    found = case.found
    if found.aspect == COMPOSITION:
        return
    ranks = model.ranks if found.aspect in COMPARING else ()
    tried = set[str]()
    for clauses in (found.clauses, found.also, ranks):
        of = tuple(clause for clause in clauses if clause not in tried)
        tried.update(of)
        order = {clause: i for i, clause in enumerate(of)}
        ways = _as_seen(model, case, of)
        yield dict(sorted(ways, key=lambda each: order[each[1]]))


def _as_seen(model: Model, case: Case, clauses: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Those of the ways to break one of these clauses along which the law would have done as was seen."""
    at, step, found = case
    if isinstance(step.request, Rank):
        for way, clause, law in model.broken(clauses):
            if not judged(law, at, step).found:
                yield way, clause
        return
    if at is None or at.position is None:
        return
    for way, clause, position in at.position.broken(clauses):
        if isinstance(step.reply, Refused) and isinstance(step.request, Command):
            if isinstance(position.play(step.request), Forbidden):
                yield way, clause
            continue
        seen = judged(model, replace(at, position=position), step)
        if isinstance(step.request, Command):
            alike = seen.position is not None and not seen.found
        else:
            alike = all(each.aspect != found.aspect for each in seen.found)
        if alike:
            yield way, clause
