"""What is needed to repeat the hand of a scenario at a real table: chips, marker, cards."""

from __future__ import annotations

from dataclasses import dataclass

from vistoria.model.cards import Card
from vistoria.model.event import HandStarted
from vistoria.table import table_before

from .table_view import Moment, table_at


@dataclass(frozen=True)
class ByHand:
    """One hand to repeat without the harness; chips are in the smallest unit."""

    stacks: tuple[tuple[tuple[int, ...], int], ...]
    """Groups of seats with the same number of chips before the hand, and that number."""
    marker: int | None
    deck: tuple[Card, ...]
    """The dealt cards of the forced deck, in order; empty if no deck was forced."""


def by_hand(at: Moment) -> ByHand:
    """How to repeat the hand of a moment."""
    hand, before = at.hand, table_before(at.hand)
    stacks = {seat: stack + before.put.get(seat, 0) for seat, stack in before.stacks.items()}
    first = hand.events[0].event
    if isinstance(first, HandStarted) and first.stacks:
        stacks = {seat: stacks.get(seat, stack) for seat, stack in first.stacks.items()}
    groups: dict[int, list[int]] = {}
    for seat, stack in sorted(stacks.items()):
        groups.setdefault(stack, []).append(seat)
    table = table_at(at)
    deck = (hand.start.deck or ()) if hand.start else ()
    return ByHand(
        tuple((tuple(seats), stack) for stack, seats in groups.items()), table.marker, deck[: table.dealt]
    )
