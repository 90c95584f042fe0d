"""What somebody needs to lay the hand of a scenario again at a table: chips, marker, cards."""

from __future__ import annotations

from dataclasses import dataclass

from vistoria.model.cards import Card
from vistoria.model.event import HandStarted
from vistoria.table import table_before

from .table_view import Moment, table_at


@dataclass(frozen=True)
class ByHand:
    """One hand, to be repeated without the harness; chips in the smallest unit."""

    stacks: tuple[tuple[tuple[int, ...], int], ...]
    """Seats that have the same chips before the hand, and how many."""
    marker: int | None
    deck: tuple[Card, ...]
    """As many cards of the laid deck as were dealt, the first first; empty where none was laid."""


def by_hand(at: Moment) -> ByHand:
    """How the hand of a moment can be laid again."""
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
