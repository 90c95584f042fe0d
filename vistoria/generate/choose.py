"""Draws cards and seats with few choices of hypothesis, each of them uniform and shrinking to the first.

A choice costs far more than what is done with it, and a permutation of 52 cards is 51 of them; here it is 11.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import TypeVar

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

T = TypeVar("T")

UNIFORM = 1 << 24
"""Up to this many values hypothesis draws an integer uniformly; beyond, it prefers some sizes."""


def shuffled(draw: st.DrawFn, pool: Sequence[T], first: int | None = None) -> list[T]:
    """The pool with its first `first` members (or all) drawn at random, the rest in their order behind."""
    rest = list(pool)
    wanted = len(rest) if first is None else min(first, len(rest))
    drawn: list[T] = []
    for together, values in _packs(len(rest), wanted):
        number = draw(_below(values))
        for _ in range(together):
            number, index = divmod(number, len(rest))
            drawn.append(rest.pop(index))
    return drawn + rest


def some_of(draw: st.DrawFn, pool: Sequence[T], least: int, most: int) -> tuple[T, ...]:
    """From `least` to `most` members of the pool, in its order; every such choice equally often."""
    choices = _choices(len(pool), least, min(most, len(pool)))
    return tuple(pool[i] for i in choices[draw(_below(len(choices)))])


@cache
def _below(values: int) -> SearchStrategy[int]:
    """A number from 0; made once, because hypothesis looks every new strategy over."""
    return st.integers(0, values - 1)


@cache
def _packs(size: int, wanted: int) -> tuple[tuple[int, int], ...]:
    """How many members to draw with one number, and how many values it then has."""
    packs: list[tuple[int, int]] = []
    while wanted:
        together, values = 0, 1
        while together < wanted and values * size <= UNIFORM:
            values *= size
            together, size = together + 1, size - 1
        packs.append((together, values))
        wanted -= together
    return tuple(packs)


@cache
def _choices(size: int, least: int, most: int) -> tuple[tuple[int, ...], ...]:
    return tuple(chosen for k in range(least, most + 1) for chosen in combinations(range(size), k))
