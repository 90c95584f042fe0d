"""Follows a table with every freedom that the law leaves: no lawful way of play disagrees."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import combinations
from typing import NamedTuple

from vistoria.model.disagreement import Disagreement
from vistoria.model.history import Exchange
from vistoria.model.situation import Situation

from .aspects import ASPECTS
from .blame import blamed
from .consulted import Consulted
from .follow import follow
from .free_aspects import STANDING
from .model import Model
from .watch import Watch

ORDER = {aspect.name: place for place, aspect in enumerate(ASPECTS)}
"""What is compared first within one message: a difference explains those after it."""
MORE = 1.1
"""A way explains something where so many times as many situations agree along it."""
Seen = tuple[tuple[Disagreement, ...], Watch]
"""Where a table parted from the law, and where the law was looked at."""
Points = tuple[tuple[float, int], ...]
"""The messages, and the aspects within each, at which a table parts from the law; never after the last."""
Telling = Callable[[Model], Sequence[Exchange]]
"""What was said at a table; of a record that leaves things out, with what this law has in their place."""


@dataclass(frozen=True)
class Followed:
    """What remains once the product's own lawful ways of play are taken up."""

    disagreements: tuple[Disagreement, ...]
    ways: tuple[str, ...]
    """The ways that explain the rest, each a sentence."""
    situations: Mapping[str, tuple[Situation, ...]]
    """Where the law acted and the table agreed, by clause."""
    names: tuple[str, ...] = ()
    """The names of those ways."""
    unblamed: tuple[Disagreement, ...] = ()
    """The disagreements before it is told which clauses explain most: others may be blamed along with them."""


def follow_freely(model: Model, said: Sequence[Exchange] | Telling) -> Followed:
    """The disagreements of a table that no lawful way of play explains.

    A way is taken up where, at the first point at which the table fares otherwise along it, it keeps the law longer;
    one along which the table cannot be followed at all explains nothing. Where none does alone, two are taken up that
    change what the law demands at that point. One along which some hand parts from the law sooner, or most do in the
    same thing, is let go again; so is one without which no more hands go otherwise, and the law is seen to act hardly
    less, if it blames a clause that is not blamed without it.
    """
    exchanges: Telling = said if callable(said) else lambda _: said
    ways: list[str] = []
    found, watch = _along(model, ways, exchanges)
    model = model.knowing(exchanges(model)) if found else model
    if model.terms:
        ways = list(model.terms)
        found, watch = _along(model, ways, exchanges)
    while found:
        points = _points(found, watch)
        alone = [(name,) for name in model.ways if name not in ways]
        tries = _tries(model, ways, alone, exchanges, points[-2][0], points)
        better = [each.more for each in tries if _points(each.found, each.watch) > points]
        best = _longest(_followed(model, ways, better, exchanges), found, watch)
        if best is None:
            both = [(*one.more, *two.more) for one, two in combinations(_demanding(tries, found), 2)]
            tries = _tries(model, ways, both, exchanges, points[0][0], points)
            better = [each.more for each in tries if _points(each.found, each.watch)[0] > points[0]]
            best = _longest(_followed(model, ways, better, exchanges), found, watch)
        if best is None:
            break
        ways += best.more
        found, watch = best.found, best.watch
    for name in reversed(ways[len(model.terms) :]) if found else ():
        others = [way for way in ways if way != name]
        without = _along(model, others, exchanges)
        gained = _looked(watch) > MORE * _looked(without[1]) or _blamed(found) <= _blamed(without[0])
        if _is_fitted(found, without[0]) or (_hands(without[0]) <= _hands(found) and not gained):
            ways, (found, watch) = others, without
    if found:
        law = _taken(model, ways)
        found = tuple(follow(law, exchanges(law)))
    sentences = tuple(model.ways[name] for name in ways)
    return Followed(blamed(found), sentences, watch.situations, tuple(ways), found)


class _Try(NamedTuple):
    """Where a table parted from the law along more ways."""

    more: tuple[str, ...]
    found: tuple[Disagreement, ...]
    watch: Watch


def _tries(
    model: Model,
    ways: Sequence[str],
    every: Iterable[tuple[str, ...]],
    exchanges: Telling,
    until: float,
    points: Points,
) -> list[_Try]:
    """The table along each of these ways, followed as far as a message, or until it fares worse than these points.

    All that change nothing so far are followed once.
    """
    law, consulted, watch = _taken(model, ways), Consulted(), Watch()
    said = exchanges(law)
    same = tuple(follow(consulted.law(law), _told(said, until), watch, diagnose=False))
    tries = []
    for more in every:
        along = _taken(law, more)
        heard = exchanges(along)
        if heard == said and consulted.agrees(along):
            tries.append(_Try(more, same, watch))
        else:
            tries.append(_Try(more, *_while_better(along, _told(heard, until), points)))
    return tries


def _told(said: Iterable[Exchange], until: float) -> list[Exchange]:
    return [each for each in said if each.n < until]


def _while_better(law: Model, told: Iterable[Exchange], points: Points) -> Seen:
    """A table followed until it fares worse than these points: what comes later makes it no better."""
    found, watch = list[Disagreement](), Watch()
    for each in follow(law, told, watch, diagnose=False):
        found.append(each)
        if _points(found, watch) < points:
            break
    return tuple(found), watch


def _followed(
    model: Model, ways: Sequence[str], every: Iterable[tuple[str, ...]], exchanges: Telling
) -> Iterator[_Try]:
    """The whole table along each of these ways."""
    return (_Try(more, *_along(model, [*ways, *more], exchanges)) for more in every)


def _longest(tries: Iterable[_Try], found: Sequence[Disagreement], watch: Watch) -> _Try | None:
    """The one along which the table keeps the law longest; None where it does so as long without."""
    followed = (each for each in tries if each.found or _keeps_up(each.watch, watch))
    best = max(followed, key=lambda each: _points(each.found, each.watch), default=None)
    if best is None or _points(best.found, best.watch) <= _points(found, watch):
        return None
    return best


def _demanding(tries: Iterable[_Try], found: Sequence[Disagreement]) -> list[_Try]:
    """Those along which the law demands something else at the point at which the table first parts from it."""
    return [
        each
        for each in tries
        if each.found
        and (each.found[0].n, each.found[0].aspect) == (found[0].n, found[0].aspect)
        and each.found[0].demanded != found[0].demanded
    ]


def _taken(model: Model, ways: Sequence[str]) -> Model:
    return reduce(lambda law, way: law.along(way), ways, model)


def _along(model: Model, ways: Sequence[str], exchanges: Telling) -> Seen:
    watch, law = Watch(), _taken(model, ways)
    return tuple(follow(law, exchanges(law), watch, diagnose=False)), watch


def _keeps_up(along: Watch, watch: Watch) -> bool:
    """Whether a table can be followed along a way as it can without it."""
    return MORE * _looked(along) >= _looked(watch) and len(along.parted) <= len(watch.parted)


def _looked(watch: Watch) -> int:
    """In how many situations the law was seen to act."""
    return sum(map(len, watch.looked.values()))


def _points(found: Sequence[Disagreement], watch: Watch) -> Points:
    """The messages, and the aspects within each, at which a table parts from the law; never after the last.

    Where it can be followed no longer, though no clause is broken, it parts too. What a product does in every hand,
    and the rest of the hand is judged all the same, counts once.
    """
    seen = set[tuple[str, ...]]()
    parts = [(float(n), -1) for n in watch.parted]
    for each in found:
        kind = (each.aspect, *each.clauses)
        if each.aspect not in STANDING or kind not in seen:
            parts.append((float(each.n), ORDER.get(each.aspect, 0)))
        seen.add(kind)
    return (*sorted(parts), (math.inf, 0))


def _is_fitted(found: Sequence[Disagreement], without: Sequence[Disagreement]) -> bool:
    """Whether a way explains nothing: of the hands that it changes, most go otherwise in the same thing, only later.

    So is one along which some hand goes otherwise that does not without it, or does at a later message.
    """
    along, plain = _first_of_hands(found), _first_of_hands(without)
    if any(hand not in plain or each.n < plain[hand].n for hand, each in along.items()):
        return True
    changed = [hand for hand, each in plain.items() if hand not in along or along[hand].n != each.n]
    later = sum(hand in along and along[hand].aspect == plain[hand].aspect for hand in changed)
    return 2 * later > len(changed)


def _first_of_hands(found: Sequence[Disagreement]) -> dict[tuple[str, int], Disagreement]:
    return {(each.table, each.hand): each for each in reversed(found)}


def _blamed(found: Sequence[Disagreement]) -> frozenset[str]:
    return frozenset(clause for each in found for clause in each.clauses)


def _hands(found: Sequence[Disagreement]) -> int:
    """How many hands went otherwise."""
    return len({(each.table, each.hand) for each in found})
