"""What is needed to repeat the hand of a scenario at a real table: chips, marker, cards."""

from __future__ import annotations

from dataclasses import dataclass

from vistoria.model.cards import Card
from vistoria.model.event import HandStarted
from vistoria.model.hand import Hand
from vistoria.table import Table, table_before


@dataclass(frozen=True)
class ByHand:
    """One hand to repeat without the harness; chips are in the smallest unit."""

    stacks: tuple[tuple[tuple[int, ...], int], ...]
    """Groups of seats with the same number of chips before the hand, and that number."""
    marker: int | None
    deck: tuple[Card, ...]
    """The dealt cards of the forced deck, in order; empty if no deck was forced."""


def by_hand(hand: Hand, table: Table) -> ByHand:
    """How to repeat a hand up to the moment at which the table stood so."""
    before = table_before(hand)
    stacks = {seat: stack + before.put.get(seat, 0) for seat, stack in before.stacks.items()}
    first = hand.events[0].event
    if isinstance(first, HandStarted) and first.stacks:
        stacks = {seat: stacks.get(seat, stack) for seat, stack in first.stacks.items()}
    groups: dict[int, list[int]] = {}
    for seat, stack in sorted(stacks.items()):
        groups.setdefault(stack, []).append(seat)
    deck = (hand.start.deck or ()) if hand.start else ()
    return ByHand(
        tuple((tuple(seats), stack) for stack, seats in groups.items()), table.marker, deck[: table.dealt]
    )
