"""What is needed to repeat a hand at a real table: chips, marker, cards, bets and acts."""

from __future__ import annotations

from dataclasses import dataclass

from vistoria.model.cards import Card
from vistoria.model.event import Dealt, HandStarted
from vistoria.model.hand import Hand
from vistoria.table import Table, table_before
from vistoria.telling import Said, Told

ACTS = ("posted", "acted.")
"""Lines of what players put in and decide begin so."""


@dataclass(frozen=True)
class ByHand:
    """One hand to repeat without the harness; chips are in the smallest unit."""

    stacks: tuple[tuple[tuple[int, ...], int], ...]
    """Groups of seats with the same number of chips before the hand, and that number."""
    marker: int | None
    deck: tuple[Card, ...]
    """The cards in the order in which they are dealt; empty if they are not all named."""
    acts: tuple[Said, ...]
    """What players put in and decide, in order."""


def is_act(key: str) -> bool:
    """Whether a line tells what a player puts in or decides."""
    return key.startswith(ACTS)


def is_dealt(key: str) -> bool:
    """Whether a line tells of a card that is dealt."""
    return key.startswith("dealt.")


def by_hand(told: Told | None) -> ByHand | None:
    """How to repeat a hand up to the step that decided; None where there was none."""
    if told is None or told.hand is None:
        return None
    hand, table = told.hand, told.steps[told.deciding].table
    before = table_before(hand)
    stacks = {seat: stack + before.put.get(seat, 0) for seat, stack in before.stacks.items()}
    first = hand.events[0].event
    if isinstance(first, HandStarted) and first.stacks:
        stacks = {seat: stacks.get(seat, stack) for seat, stack in first.stacks.items()}
    groups: dict[int, list[int]] = {}
    for seat, stack in sorted(stacks.items()):
        groups.setdefault(stack, []).append(seat)
    said = (line.said for line in told.lines[: told.deciding + 1])
    return ByHand(
        tuple((tuple(seats), stack) for stack, seats in groups.items()),
        table.marker,
        _deck(hand, table),
        tuple(each for each in said if is_act(each.key)),
    )


def _deck(hand: Hand, table: Table) -> tuple[Card, ...]:
    """The cards laid, or those that were dealt."""
    if hand.start and hand.start.deck:
        return hand.start.deck[: table.dealt]
    dealt = [h.event.card for h in hand.events if isinstance(h.event, Dealt)][: table.dealt]
    named = tuple(card for card in dealt if card)
    return named if len(named) == len(dealt) else ()
