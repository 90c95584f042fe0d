"""The table during one hand of a history; what was worked out is kept, so that a growing hand is not read again."""

from __future__ import annotations

from collections.abc import Iterator

from vistoria.model.event import Acted, Turn
from vistoria.model.hand import Hand, Happened

from .course import went_in
from .events import after, after_all
from .state import Table


def table_of(hand: Hand) -> Table:
    """The table after the last event of a hand, which knows all that happened there before it."""
    if not hand.kept:
        _keep(hand)
    table: Table
    seen, table = hand.kept[Table]
    if seen < len(hand.events):
        table = after_all(table, (h.event for h in hand.events[seen:]))
        hand.kept[Table] = (len(hand.events), table)
    return table


def table_before(hand: Hand) -> Table:
    """The table when a hand begins, with the bets already made for it."""
    if hand.previous is not None:
        return table_of(hand.previous)
    return after_all(Table.opened(hand.opened), (h.event for h in hand.earlier))


def moments(hand: Hand) -> Iterator[tuple[Happened, Table]]:
    """Each event of a hand, with the table after it."""
    table = table_before(hand)
    for h in hand.events:
        table = after(table, h.event)
        yield h, table


def decided(hand: Hand) -> Iterator[tuple[Happened, Acted, int]]:
    """Each decision of a hand, with the chips that went in by it."""
    table = table_before(hand)
    for h, now in moments(hand):
        if isinstance(h.event, Acted):
            yield h, h.event, went_in(table, h.event)
        table = now


def whose_turn(hand: Hand | None) -> Turn | None:
    """The turn that stands now, if anybody is asked; what was merely announced since changes nothing."""
    return None if hand is None else table_of(hand).asked


def _keep(hand: Hand) -> None:
    """Begin with the last hand of the table that is known, and work out those since, this one's start included."""
    hands = [hand]
    while not hands[-1].kept and (previous := hands[-1].previous) is not None:
        hands.append(previous)
    for each in reversed(hands):
        if not each.kept:
            each.kept[Table] = (0, table_before(each))
