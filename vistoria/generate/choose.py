"""Chooses what a drawn hand is made of, out of numbers that chance gives or hypothesis.

A hand that fails is found by chance, which costs next to nothing; hypothesis, which makes every choice some
twenty times as dear, gets the numbers of the one that failed and makes them smaller. The first member of whatever is
chosen from is the plainest.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import Protocol, TypeVar

T = TypeVar("T")


class Source(Protocol):
    """Gives numbers, each of them uniform."""

    def below(self, values: int) -> int:
        """A number from 0 to `values` - 1; where there is but one, nothing is chosen."""

    def together(self, values: Iterable[int]) -> Iterable[int]:
        """Such a number for each of `values`, which may all be made plain at one go."""


class Chance:
    """Numbers that follow from a seed alone; `given` keeps them in order."""

    def __init__(self, seed: int) -> None:
        self.given: list[int] = []
        self._random = random.Random(seed).random

    def below(self, values: int) -> int:
        """A number by chance."""
        if values == 1:
            return 0
        number = int(self._random() * values)
        self.given.append(number)
        return number

    def together(self, values: Iterable[int]) -> Iterable[int]:
        """Numbers by chance."""
        return map(self.below, values)


def pick(source: Source, pool: Sequence[T]) -> T:
    """One member of the pool."""
    return pool[source.below(len(pool))]


def between(source: Source, least: int, most: int) -> int:
    """A number from `least` to `most`, both included."""
    return least + source.below(most - least + 1)


def maybe(source: Source) -> bool:
    """False or true, false being the plainer."""
    return bool(source.below(2))


def several(source: Source, pool: Sequence[T], least: int, most: int) -> tuple[T, ...]:
    """From `least` to `most` members of the pool in any order, each as often as it comes; all lengths equally often.

    The last is chosen first: what a smaller example cannot do without stands at the front.
    """
    numbers = source.together([len(pool)] * between(source, least, most))
    return tuple(reversed([pool[number] for number in numbers]))


def shuffled(source: Source, pool: Sequence[T], first: int | None = None) -> list[T]:
    """The pool with its first `first` members (or all) drawn at random, the rest in their order behind."""
    rest = list(pool)
    wanted = len(rest) if first is None else min(first, len(rest))
    numbers = source.together(range(len(rest), len(rest) - wanted, -1))
    drawn = [rest.pop(number) for number in numbers]
    return drawn + rest


def some_of(source: Source, pool: Sequence[T], least: int, most: int) -> tuple[T, ...]:
    """From `least` to `most` members of the pool, in its order; every such choice equally often.

    How many they are is chosen first, so that fewer, or the first of as many, are one step away.
    """
    sizes = _choices(len(pool), least, min(most, len(pool)))
    number = source.below(sum(map(len, sizes)))
    for size in sizes:
        if number < len(size):
            return tuple(pool[i] for i in pick(source, size))
        number -= len(size)
    raise AssertionError("a number is below the sum of all")


@cache
def _choices(size: int, least: int, most: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """The choices of `least` out of `size`, then of one more, and so on."""
    return tuple(tuple(combinations(range(size), k)) for k in range(least, most + 1))
