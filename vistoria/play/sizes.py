"""How many tables are played, and for how long."""

from __future__ import annotations

from itertools import cycle

SIZES = (5, 10, 20, 5, 40, 8, 25, 12, 5, 10, 150, 20, 5, 40, 25, 12, 8)
"""Hands of the tables, in turn: the law must hold at the first hand of a table and long after it."""


def table_sizes(hands: int) -> tuple[int, ...]:
    """Hands of each table, so many in all."""
    sizes: list[int] = []
    left = hands
    for size in cycle(SIZES):
        if left <= 0:
            return tuple(sizes)
        sizes.append(min(size, left))
        left -= size
    raise AssertionError("a cycle has no end")
