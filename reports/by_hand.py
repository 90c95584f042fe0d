"""What somebody needs to lay the hand of a scenario again at a table: chips, marker, cards."""

from __future__ import annotations

from dataclasses import dataclass

from vistoria.model import event as ev
from vistoria.model.cards import Card

from .table_view import Moment, folded, standing


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
    hand, stacks = at.hand, {}
    first = hand.events[0].event
    for event in (*standing(hand), first):
        match event:
            case ev.Seated(seat=seat, stack=stack) | ev.Bought(seat=seat, stack=stack):
                stacks[seat] = stack
            case ev.Left(seat=seat):
                stacks.pop(seat, None)
            case ev.HandEnded(stacks=after):
                stacks.update(after)
    if isinstance(first, ev.HandStarted):
        stacks = {seat: stacks.get(seat, stack) for seat, stack in first.stacks.items()} or stacks
    groups: dict[int, list[int]] = {}
    for seat, stack in sorted(stacks.items()):
        groups.setdefault(stack, []).append(seat)
    fold = folded(at)
    deck = (hand.start.deck or ()) if hand.start else ()
    return ByHand(
        tuple((tuple(seats), stack) for stack, seats in groups.items()), fold.marker, deck[: fold.dealt]
    )
