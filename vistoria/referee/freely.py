"""Follows a table with every freedom that the law leaves: no lawful way of play disagrees."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce
from itertools import combinations, groupby
from typing import NamedTuple, Protocol

from vistoria.model.command import Proceed
from vistoria.model.disagreement import Disagreement
from vistoria.model.history import Exchange
from vistoria.model.request import Play
from vistoria.model.situation import Situation

from .aspects import ASPECTS, ORDER
from .blame import blamed
from .consulted import Consulted
from .diagnosis import diagnosed
from .follow import Agreed, Named, as_found, follow, held_through
from .following import Following
from .model import Model
from .steps import Step
from .watch import Watch

STANDING = frozenset(str(aspect.name) for aspect in ASPECTS if aspect.stands)
"""What a product may do otherwise in every hand, and all else in it as the law has it."""
MORE = 1.1
"""A way explains something where so many times as many situations agree along it."""


class Said(Protocol):
    """What was said at a table."""

    @property
    def exchanges(self) -> Sequence[Exchange]:
        """All of it, in order."""

    @property
    def agreed(self) -> Agreed:
        """The answers of which it is known that they are the law's own."""


@dataclass(frozen=True)
class Whole:
    """What was said at a table that is told whole, or that the law does not have."""

    exchanges: Sequence[Exchange] = ()
    agreed: Agreed = field(default_factory=dict)


Telling = Callable[[Model], Said]
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
    said: Said = field(default_factory=Whole)
    """What was said, by the law along these ways."""


def follow_freely(model: Model, said: Sequence[Exchange] | Telling, shown: Collection[str] = ()) -> Followed:
    """The disagreements of a table that no lawful way of play explains.

    `shown` are ways, each a sentence, that the product showed where more was played: the table is followed by them.

    A way is taken up where, at the first point at which the table fares otherwise along it, it keeps the law longer, as
    far as something new goes otherwise: what is broken by then is broken, whatever explains it later. One along which
    the table cannot be followed at all explains nothing. Where none does alone, two are taken up that change what the
    law demands at that point. One along which some hand parts from the law sooner, or most do in the same thing, is let
    go again; so is one without which no more hands go otherwise, and the law is seen to act hardly less, if it blames a
    clause that is not blamed without it. In the record of one hand no other hand says so much against a way: what it
    explains may be lawful, and is not told as broken.
    """
    whole = Whole() if callable(said) else Whole(said)
    table = _Table(model, said if callable(said) else lambda _: whole)
    now = table.along(())
    if now.found:
        table.model = model = model.knowing(table.said(()).exchanges)
    terms = (
        *model.terms,
        *(name for name, said in model.ways.items() if said in shown and name not in model.terms),
    )
    if terms:
        now = table.along(terms)
    while now.found:
        alone = [(*now.ways, name) for name in model.ways if name not in now.ways]
        tries, best = list[_Along](), None
        for until in now.horizons:
            tries = _tries(table, now, alone, until)
            best = _longest(table, now, tries, until)
            if best is not None:
                break
        if best is None:
            pairs = combinations((each for each in tries if each.demands_otherwise(now)), 2)
            if both := [(*one.ways, two.ways[-1]) for one, two in pairs]:
                until = now.points[0][0] + 1
                best = _longest(table, now, _tries(table, now, both, until), until)
        if best is None:
            break
        now = best
        table.model = model = table.knowing(now.ways)
    for name in reversed(now.ways[len(terms) :]) if now.found else ():
        without = table.along(tuple(way for way in now.ways if way != name))
        gained = now.looked > MORE * without.looked or now.blamed <= without.blamed
        as_many = not callable(said) and len(without.first) <= len(now.first)
        if now.is_fitted(without) or (as_many and not gained):
            now = without
    found = now.named(table.law(now.ways))
    looked = {clause: tuple(seen.values()) for clause, seen in now.watch.looked.items()}
    sentences = tuple(model.ways[name] for name in now.ways)
    return Followed(blamed(found), sentences, looked, now.ways, found, table.said(now.ways))


@dataclass
class _Table:
    """A table, and the law along any ways of play."""

    model: Model
    telling: Telling
    told: dict[tuple[str, ...], Said] = field(default_factory=dict)
    followed: dict[tuple[str, ...], _Along] = field(default_factory=dict)
    """The whole table along ways."""
    tried: dict[tuple[str, ...], _Along] = field(default_factory=dict)
    """The table along ways, until it fares otherwise than without the last of them: how far it is tried is the same."""

    def law(self, ways: Sequence[str]) -> Model:
        """The law along these ways."""
        return reduce(lambda law, way: law.along(way), ways, self.model)

    def knowing(self, ways: tuple[str, ...]) -> Model:
        """The law with the figures that the table shows, of a record as far as it is told along these ways."""
        exchanges = self.said(ways).exchanges
        if exchanges is self.said(()).exchanges:
            return self.model
        known = self.model.knowing(exchanges)
        return known if known.ways.keys() >= set(ways) else self.model

    def said(self, ways: tuple[str, ...]) -> Said:
        """What was said by the law along these ways."""
        if ways not in self.told:
            self.told[ways] = self.telling(self.law(ways))
        return self.told[ways]

    def follow(
        self,
        ways: tuple[str, ...],
        watch: Watch | None = None,
        *,
        until: float = math.inf,
        named: Named = as_found,
    ) -> Iterator[Disagreement]:
        """Where the table goes otherwise than the law along these ways, as far as a message."""
        said = self.said(ways)
        told = _told(said.exchanges, until)
        return follow(self.law(ways), told, watch, agreed=said.agreed, named=named)

    def along(self, ways: tuple[str, ...]) -> _Along:
        """The whole table along these ways."""
        if ways not in self.followed:
            watch, found, cases = Watch(), list[Disagreement](), dict[int, _Case]()

            def kept(model: Model, at: Following | None, step: Step, each: Disagreement) -> Disagreement:
                cases[len(found)] = _Case(at.kept() if at is not None else None, step, each)
                return each

            for each in self.follow(ways, watch, named=kept):
                found.append(each)
            self.followed[ways] = _Along(ways, tuple(found), watch, cases)
        return self.followed[ways]

    def consulted(self, ways: Sequence[str], until: float) -> Consulted:
        """What is asked of the law along these ways as far as a message: what is told may follow from it, too."""
        consulted = Consulted()
        law = consulted.law(self.law(ways))
        said = self.telling(law)
        deque(follow(law, _told(said.exchanges, until), agreed=said.agreed, named=as_found), maxlen=0)
        return consulted


class _Case(NamedTuple):
    """A disagreement, with the table as it stood before the step in which it showed."""

    at: Following | None
    step: Step
    found: Disagreement


@dataclass(frozen=True)
class _Along:
    """Where a table parted from the law along some ways, and where the law was looked at."""

    ways: tuple[str, ...]
    found: tuple[Disagreement, ...]
    watch: Watch
    cases: Mapping[int, _Case] = field(default_factory=dict)
    """By their place among those found, the disagreements of which it is asked which clause decides them."""

    def named(self, law: Model) -> tuple[Disagreement, ...]:
        """The disagreements, each with the clauses that decide it."""
        named = {
            i: held_through(case.at, diagnosed(law, case.at, case.step, case.found))
            for i, case in self.cases.items()
        }
        return tuple(named.get(i, each) for i, each in enumerate(self.found))

    @cached_property
    def points(self) -> tuple[tuple[float, int], ...]:
        """The messages, and the aspects within each, at which the table parts from the law; never after the last.

        Where it can be followed no longer, though no clause is broken, it parts too. What a product does in every hand,
        and the rest of the hand is judged all the same, counts once.
        """
        parts = [(float(n), -1) for n in self.watch.parted]
        parts += [
            (float(each.n), ORDER.get(each.aspect, 0))
            for each in self.found
            if each.aspect not in STANDING or each is self.new[each.aspect, *each.clauses]
        ]
        return (*sorted(parts), (math.inf, 0))

    @cached_property
    def new(self) -> Mapping[tuple[str, ...], Disagreement]:
        """The first of what goes otherwise in the same thing, by its aspect and clauses."""
        return {(each.aspect, *each.clauses): each for each in reversed(self.found)}

    @property
    def horizons(self) -> Sequence[float]:
        """How far ways are tried: to the first new thing, ever some four times as far, and to the last one.

        What is broken by then is broken, whatever explains it later.
        """
        found = list[int]()
        for n in sorted(each.n + 1 for each in self.new.values()):
            found += [n] if not found or n >= 4 * found[-1] else []
        return (*(found[:-1] or found), n) if n > found[-1] else found

    def until(self, n: float) -> _Along:
        """The same as far as the messages before `n`."""
        watch = Watch(parted=[each for each in self.watch.parted if each < n])
        return _Along(self.ways, tuple(each for each in self.found if each.n < n), watch)

    @cached_property
    def looked(self) -> int:
        """In how many situations the law was seen to act."""
        return sum(map(len, self.watch.looked.values()))

    @cached_property
    def blamed(self) -> frozenset[str]:
        """Every clause that is named."""
        return frozenset(clause for each in self.found for clause in each.clauses)

    @cached_property
    def first(self) -> Mapping[tuple[str, int], Disagreement]:
        """Each hand that went otherwise, with where it did first."""
        return {(each.table, each.hand): each for each in reversed(self.found)}

    def lost(self, now: _Along) -> int:
        """How often it can be followed no longer, but for the ends of hands that are not followed as far now."""
        watch = self.watch
        broken = {(each.table, each.hand): each.n for each in reversed(now.found) if not each.goes_on}
        last = {hand: n for hand, n in watch.unfollowed.items() if n in watch.ended}
        return len(watch.parted) - sum(broken.get(hand, n) < n for hand, n in last.items())

    def demands_otherwise(self, now: _Along) -> bool:
        """Whether the law demands something else where the table first parts from it."""
        one, other = next(iter(self.found), None), now.found[0]
        alike = one is not None and (one.n, one.aspect) == (other.n, other.aspect)
        return one is not None and alike and one.demanded != other.demanded

    def is_fitted(self, without: _Along) -> bool:
        """Whether a way explains nothing: most hands that it changes go otherwise in the same thing, only later.

        So is one along which some hand goes otherwise that does not without it, or does at a later message. Of a hand
        that could not be followed so far without it nothing is known.
        """
        along, plain, unfollowed = self.first, without.first, without.watch.unfollowed
        if any(
            each.n < plain[hand].n if hand in plain else each.n < unfollowed.get(hand, math.inf)
            for hand, each in along.items()
        ):
            return True
        changed = [hand for hand, each in plain.items() if hand not in along or along[hand].n != each.n]
        later = sum(hand in along and along[hand].aspect == plain[hand].aspect for hand in changed)
        return 2 * later > len(changed)


def _tries(table: _Table, now: _Along, every: Iterable[tuple[str, ...]], until: float) -> list[_Along]:
    """The table along each of these ways, followed as far as a message, or until it fares otherwise than it does now.

    Those that change nothing so far explain nothing, and are left out.
    """
    consulted = table.consulted(now.ways, until)
    return [_while_alike(table, ways, now, until) for ways in every if not consulted.agrees(table.law(ways))]


def _told(said: Iterable[Exchange], until: float) -> Iterator[Exchange]:
    """What was said before a message, and what a croupier goes on with then: it belongs to the command before."""
    for each in said:
        first = each.request.commands[:1] if isinstance(each.request, Play) else ()
        if each.n >= until and not any(isinstance(command, Proceed) for command in first):
            return
        yield each


def _while_alike(table: _Table, ways: tuple[str, ...], now: _Along, until: float) -> _Along:
    """A table followed until it fares otherwise than now: whether it keeps the law longer is plain then."""
    if ways in table.tried:
        return table.tried[ways]
    found, watch = list[Disagreement](), Watch(looks_on=False)
    for each in table.follow(ways, watch, until=until):
        found.append(each)
        *points, _ = _Along(ways, tuple(found), watch).points
        if points != [*now.points[: len(points)]]:
            return table.tried.setdefault(ways, _Along(ways, tuple(found), watch))
    return _Along(ways, tuple(found), watch)


def _longest(table: _Table, now: _Along, tries: Iterable[_Along], until: float) -> _Along | None:
    """The one of these along which the table keeps the law longest; None where it does so as long without.

    One along which it cannot be followed as it can without, or that is fitted, explains nothing.
    """
    least = now.until(until).points
    better = sorted(
        (each for each in tries if each.points > least), key=lambda each: each.points, reverse=True
    )
    for _, alike in groupby(better, key=lambda each: each.points):
        followed = [
            each
            for each in (table.along(each.ways) for each in alike)
            if each.points > now.points  # what is told of a message may be found long after it
            and (each.found or (MORE * each.looked >= now.looked and each.lost(now) <= len(now.watch.parted)))
            and not each.is_fitted(now)
        ]
        if followed:
            return max(followed, key=lambda each: each.points)
    return None
