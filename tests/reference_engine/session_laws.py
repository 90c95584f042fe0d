"""What holds in every hand of a session, from its first event to its last, and a count of what was reached."""

from __future__ import annotations

from collections import Counter

from vistoria.games.cards.events import Pots
from vistoria.model.event import (
    Acted,
    Bought,
    Charged,
    Dealt,
    Event,
    HandEnded,
    HandStarted,
    Left,
    Paid,
    Posted,
    Returned,
    RoundEnded,
    Seated,
    Shown,
    TakenOff,
    Turn,
    Voided,
)

REACHED: Counter[str] = Counter()
"""Hands by what happened in them."""


def chips_brought(event: Event) -> int:
    """Chips that an event brings to the table, or takes away when negative."""
    match event:
        case Seated(stack=stack):
            return stack
        case Left(stack=stack):
            return -stack
        case Bought(amount=amount):
            return amount
        case TakenOff(amount=amount):
            return -amount
    return 0


def check_hand(events: list[Event]) -> None:
    """What holds in every hand from its first event to its last."""
    started, ended = events[0], events[-1]
    assert isinstance(started, HandStarted)
    assert isinstance(ended, HandEnded)
    cards = [event.card for event in events if isinstance(event, Dealt)]
    assert len(cards) == len(set(cards))
    check_stacks(events, started.stacks, ended.stacks)
    count(events)
    check_turns(events)
    check_showdown(events)


def count(events: list[Event]) -> None:
    """Note what kind of hand it was."""
    pots = [event for event in events if isinstance(event, Pots)]
    REACHED.update(
        {
            "hands": 1,
            "shown": any(isinstance(event, Shown) for event in events),
            "void": is_void(events),
            "dead": any(isinstance(event, Voided) and event.scope == "seat" for event in events),
            "side pots": bool(pots) and len(pots[-1].pots) > 1,
            "all in": any(isinstance(event, Acted) and event.all_in for event in events),
            "charged": any(isinstance(event, Charged) for event in events),
            "unmatched": any(isinstance(event, Returned) and event.why == "unmatched" for event in events),
            "split": len({event.seat for event in events if isinstance(event, Paid)}) > 1,
        }
    )


def is_void(events: list[Event]) -> bool:
    """Whether the whole hand was declared null."""
    return any(isinstance(event, Voided) and event.scope == "hand" for event in events)


def check_stacks(events: list[Event], before: dict[int, int], after: dict[int, int]) -> None:
    """Every stack changes by what was put in, returned and paid; the rest is commission."""
    stacks, charged = dict(before), 0
    came: set[int] = set()
    for event in events:
        match event:
            case Seated(seat=seat, stack=stack):
                stacks[seat] = stack
                came.add(seat)
            case Bought(seat=seat, amount=amount, charged=part):
                stacks[seat] = stacks.get(seat, 0) + amount - part
                came.add(seat)
            case TakenOff(seat=seat, amount=amount):
                stacks[seat] = stacks.get(seat, 0) - amount
                came.add(seat)
            case Left(seat=seat, stack=stack):
                assert stacks.pop(seat, stack) == stack
            case Posted(seat=seat, amount=amount) | Acted(seat=seat, put=amount):
                stacks[seat] -= amount
            case Returned(seat=seat, amount=amount) | Paid(seat=seat, amount=amount):
                stacks[seat] = stacks.get(seat, 0) + amount
            case Charged(amount=amount, seat=payer, of=of):
                charged += amount
                if payer is not None and of != "buy-in":
                    stacks[payer] -= amount
    assert {seat: stacks[seat] for seat in after} == after
    assert set(stacks) - set(after) <= came
    brought = sum(chips_brought(event) for event in events if getattr(event, "seat", 0) in {*before, *after})
    assert sum(before.values()) + brought == sum(after.values()) + charged


def check_turns(events: list[Event]) -> None:
    """Who acts was asked; nobody acts after folding; rounds follow each other; streets wait for their end."""
    asked: int | None = None
    out: set[int] = set()
    number = 1
    for event in events:
        match event:
            case Turn(seat=seat, round=this):
                assert this == number
                asked = seat
            case Acted(seat=seat, act=act, why=why):
                assert seat == asked or why == "left"
                assert seat not in out
                out |= {seat} if act == "fold" else set()
            case RoundEnded(round=this):
                assert this == number
                number += 1
            case Dealt(to="community"):
                assert number > 1


def check_showdown(events: list[Event]) -> None:
    """Folded hands win nothing; of a void hand nothing is paid or charged."""
    out = {event.seat for event in events if isinstance(event, Acted) and event.act == "fold"}
    winners = {event.seat for event in events if isinstance(event, Paid)}
    shown = {str(event.place) for event in events if isinstance(event, Shown)}
    void = is_void(events)
    assert not winners & out
    assert bool(winners) is not void
    assert not (void and any(isinstance(event, Charged) for event in events))
    assert len(shown) != 1 or len(winners) <= 1
