"""What holds in every hand against the house, and a count of what was reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from vistoria.games.cards.events import Carried, Pool, Qualified
from vistoria.model.event import (
    Collected,
    Dealt,
    Event,
    HandEnded,
    HandStarted,
    Paid,
    Posted,
    Returned,
    Voided,
)

REACHED: Counter[str] = Counter()
"""Hands by what happened in them."""


def taken(events: Iterable[Event]) -> int:
    """Chips that the house and the pool took between them, less those that they paid."""
    chips = 0
    for event in events:
        match event:
            case Collected(amount=amount):
                chips += amount
            case Paid(amount=amount):
                chips -= amount
    return chips


def check_hand(events: list[Event], declined_stay_lost: bool) -> None:
    """What the events of one hand say of chips adds up, card by card and seat by seat.

    The house keeps nothing of a null hand, but for antes declined before it where `declined_stay_lost`.
    """
    started, ended = events[0], events[-1]
    assert isinstance(started, HandStarted)
    assert isinstance(ended, HandEnded)
    cards = [event.card for event in events if isinstance(event, Dealt)]
    assert len(cards) == len(set(cards))
    stacks, pool = dict(started.stacks), 0
    for event in events:
        match event:
            case Posted(seat=seat, amount=amount):
                stacks[seat] -= amount
            case Returned(seat=seat, amount=amount):
                stacks[seat] += amount
            case Paid(seat=seat, amount=amount):
                stacks[seat] += amount
            case Pool(before=before, after=after):
                pool += after - before
    assert stacks == ended.stacks
    voided = [i for i, event in enumerate(events) if isinstance(event, Voided) and event.scope == "hand"]
    null = bool(voided)
    paid = [event.what for event in events if isinstance(event, Paid)]
    if null:
        assert not paid
        assert not pool
        assert taken(events) == (taken(events[: voided[0]]) if declined_stay_lost else 0)
    qualified = [event.yes for event in events if isinstance(event, Qualified)]
    REACHED.update(
        {
            "hands": 1,
            "null": null,
            "one seat null": any(isinstance(e, Voided) and e.scope == "seat" for e in events),
            "carried": any(isinstance(event, Carried) for event in events),
            "prize": "jackpot" in paid,
            "restart": any(isinstance(event, Pool) and event.restarted for event in events),
            "plays": qualified == [True],
            "does not play": qualified == [False],
            "won": "additional" in paid,
        }
    )
