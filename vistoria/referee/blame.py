"""Which clauses the differences of a table are blamed on: the fewest that explain them all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

import msgspec

from vistoria.model.disagreement import Disagreement

from .aspect import Compared


def blamed(found: Sequence[Disagreement]) -> tuple[Disagreement, ...]:
    """The differences, each with the clauses that explain most of them.

    The clauses of a difference stand in order: first the one that says just this, then those that it follows from. Of
    those that explain as much the first is blamed; one on what several differences follow from explains more.
    """
    named: dict[int, tuple[str, ...]] = {}
    left = dict(enumerate(found))
    while left:
        cover = Counter(clause for each in left.values() for clause in _possible(each))
        place = dict[str, int]()
        for each in left.values():
            for number, clause in enumerate(_possible(each)):
                place[clause] = min(number, place.get(clause, number))
        order = {clause: (-cover[clause], place[clause]) for clause in cover}
        first = min(order.values(), default=None)
        if first is None:
            break
        guilty = {clause for clause in order if order[clause] == first}
        explained = [i for i, each in left.items() if not guilty.isdisjoint(_possible(each))]
        for i in explained:
            named[i] = tuple(clause for clause in _possible(left.pop(i)) if clause in guilty)
    return tuple(_naming(each, named.get(i, ())) for i, each in enumerate(found))


def parts(it: Compared) -> Iterator[Compared]:
    """A difference fact by fact, where each is of clauses of its own: the small blind is one thing, the big another."""
    if it.aspect.name != "forced bets":
        yield it
        return
    for bet in dict.fromkeys(key[1] for key in {**it.mine, **it.theirs}):  # type: ignore[index]
        ours, told = ({k: v for k, v in side.items() if k[1:] == (bet,)} for side in (it.mine, it.theirs))  # type: ignore[index]
        if not it.aspect.agrees(ours, told):
            yield replace(it, mine=ours, theirs=told)


def _possible(each: Disagreement) -> Iterator[str]:
    """The clauses that explain it, each once; not those through which they hold at its table."""
    yield from dict.fromkeys(c for c in (*each.clauses, *each.follows) if c not in each.through)


def _naming(each: Disagreement, clauses: tuple[str, ...]) -> Disagreement:
    if not clauses:
        return each
    named = (*clauses, *each.through)
    also = tuple(dict.fromkeys(c for c in (*each.clauses, *each.also) if c not in named))
    follows = tuple(c for c in each.follows if c not in named)
    return msgspec.structs.replace(each, clauses=named, also=also, follows=follows)
