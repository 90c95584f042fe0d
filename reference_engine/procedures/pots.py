"""Chips put in, as pots: what each live hand can win."""

from __future__ import annotations

from itertools import pairwise
from typing import Protocol

from vistoria.model.pot import Pot


class Staked(Protocol):
    """Chips of a hand; tuples run over its positions."""

    @property
    def order(self) -> tuple[int, ...]:
        """Seat of each position."""

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips left."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Chips put in during this hand."""

    @property
    def live(self) -> tuple[bool, ...]:
        """Who has not folded."""


def pots(hand: Staked) -> tuple[Pot, ...]:
    """The main pot and side pots, all chips of the hand included; seats that can win each.

    A pot ends where a player is all-in; what nobody still in reaches falls to those who reached furthest.
    """
    totals, stacks, order = hand.totals, hand.stacks, hand.order
    staying = [i for i, alive in enumerate(hand.live) if alive]
    steps = sorted({max(totals), *(totals[i] for i in staying if not stacks[i])})
    found: dict[tuple[int, ...], int] = {}
    seats: tuple[int, ...] = ()
    for below, step in pairwise((0, *steps)):
        seats = tuple(sorted(order[i] for i in staying if stacks[i] or totals[i] >= step)) or seats
        amount = sum(min(total, step) - min(total, below) for total in totals)
        found[seats] = found.get(seats, 0) + amount
    return tuple(Pot(amount, seats) for seats, amount in found.items())


def unmatched(hand: Staked) -> tuple[int, int]:
    """The position whose last bet nobody matched, and by how much; an amount of 0 when there is none."""
    top = max(hand.totals)
    i = hand.totals.index(top)
    return i, top - max(hand.totals[:i] + hand.totals[i + 1 :], default=0)
