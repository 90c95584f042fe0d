"""How many tables are played, and for how long."""

from __future__ import annotations

from itertools import cycle

from vistoria.model.hooks import HOOKS, QUESTIONS

SIZES = (5, 10, 5, 8, 20, 20, 20, 12, 5, 40, 150, 25, 17, 5, 5, 15, 10, 10, 5, 5, 8)
"""Hands of the tables, in turn: the law must hold at the first hand of a table and long after it.

The four hundred hands of a run go through it once: five of eight are played without hooks, of the first hundred
six of ten.
"""


def table_sizes(hands: int) -> tuple[int, ...]:
    """Hands of each table, so many in all; a last one of none, at which hands are ranked outside play, ends them."""
    sizes: list[int] = []
    left = hands
    for size in cycle(SIZES):
        if left <= 0:
            return (*sizes, 0) if sizes else ()
        sizes.append(min(size, left))
        left -= size
    raise AssertionError("a cycle has no end")


def left_out(number: int) -> frozenset[str]:
    """What the table of this number leaves out: all test hooks at odd numbers, the long table among them.

    Every second of these asks nothing, and is sent nothing but what players do every day. Of the others every second
    one sends a seed, so that no more than one hand in ten is dealt from one.
    """
    return (frozenset(), HOOKS | QUESTIONS, frozenset({"seed"}), HOOKS)[number % 4]


def is_beside(number: int) -> bool:
    """Whether another table is open while that of this number is played: at some of those that use no hook."""
    return number % 4 == 3


def hands_before(number: int) -> int:
    """Hands of the tables before this one that leave out hooks as it does: those of odd numbers, or of even ones."""
    rounds, rest = divmod(number - 1, 2 * len(SIZES))  # of an odd number of sizes: each comes to each kind
    here = (SIZES[other % len(SIZES)] for other in range(rest % 2, rest, 2))
    return rounds * sum(SIZES) + sum(here)
