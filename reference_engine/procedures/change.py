"""Small changes to frozen tuples."""

from __future__ import annotations

from typing import TypeVar

V = TypeVar("V")


def put(values: tuple[V, ...], i: int, value: V) -> tuple[V, ...]:
    """The tuple with one value changed."""
    return (*values[:i], value, *values[i + 1 :])
