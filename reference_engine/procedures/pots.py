"""Chips put in, as pots: what each live hand can win."""

from __future__ import annotations

from typing import Protocol

from vistoria.model.event import Pot


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
    """The main pot and side pots, all chips of the hand included; seats that can win each."""
    totals, live, order = hand.totals, hand.live, hand.order
    if 0 not in hand.stacks:
        everyone = [seat for seat, alive in zip(order, live, strict=True) if alive]
        return (Pot(sum(totals), tuple(sorted(everyone))),)
    staying = [i for i in range(len(order)) if live[i]]
    steps = sorted({totals[i] for i in staying if not hand.stacks[i]})
    top = max(totals)
    if not steps or steps[-1] < top:
        steps.append(top)
    found: list[Pot] = []
    below = 0
    for step in steps:
        amount = sum(min(total, step) - min(total, below) for total in totals)
        seats = tuple(
            sorted(order[i] for i in staying if totals[i] >= step or (hand.stacks[i] and step == top))
        )
        if found and (not seats or seats == found[-1].seats):
            found[-1] = Pot(found[-1].amount + amount, found[-1].seats)
        elif amount:
            found.append(Pot(amount, seats))
        below = step
    return tuple(found)


def unmatched(hand: Staked) -> tuple[int, int]:
    """The position whose last bet nobody matched, and by how much; an amount of 0 when there is none."""
    top = max(hand.totals)
    i = hand.totals.index(top)
    return i, top - max(hand.totals[:i] + hand.totals[i + 1 :], default=0)
