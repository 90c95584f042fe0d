"""What is compared of one step: for each aspect what was reported, and what the law has come of it.

An aspect is read from the events of one command alone, so that a product may tell them in its own order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vistoria.model.event import (
    Acted,
    Carried,
    Charged,
    Collected,
    Corrected,
    Dealt,
    Event,
    Exposed,
    HandEnded,
    HandStarted,
    Left,
    Marker,
    Paid,
    Pool,
    Posted,
    Qualified,
    Ranked,
    Resting,
    Returned,
    Seated,
    Shown,
    TableState,
    Turn,
    Voided,
)

Facts = Mapping[Hashable, Any]
"""What an aspect says, by what it says it of; equal facts agree."""


@dataclass(frozen=True)
class Aspect:
    """One thing that is compared."""

    name: str
    kinds: tuple[type[Event], ...]
    facts: Callable[[Sequence[Any]], Facts]
    """Of the events of these kinds."""
    optional: bool = False
    """Whether a product that reports nothing of it is not judged on it."""


def _dealt(events: Sequence[Dealt]) -> Facts:
    return {i: (str(e.to), e.face) for i, e in enumerate(events)}


def _marker(events: Sequence[Marker]) -> Facts:
    return {"seat": events[-1].seat} if events else {}


def _posted(events: Sequence[Posted]) -> Facts:
    return _sum(((e.seat, e.what), e.amount) for e in events)


def _sum(pairs: Any) -> Counter[Hashable]:
    total: Counter[Hashable] = Counter()
    for key, amount in pairs:
        total[key] += amount
    return total


def _asked(events: Sequence[Event]) -> Facts:
    """The turn that stands after these events."""
    last = next((e for e in reversed(events) if isinstance(e, Turn | HandEnded | Acted)), None)
    return {"asked": (last.seat, last.round)} if isinstance(last, Turn) else {}


def _offered(events: Sequence[Event]) -> Facts:
    last = next((e for e in reversed(events) if isinstance(e, Turn | HandEnded | Acted)), None)
    if not isinstance(last, Turn) or last.choices is None:
        return {}
    return {act: tuple(bounds) if bounds else None for act, bounds in last.choices.items()}


def _acted(events: Sequence[Acted]) -> Facts:
    return {(i, e.seat): (e.act, e.put, e.to) for i, e in enumerate(events)}


def _returned(events: Sequence[Returned]) -> Facts:
    return _sum(((e.seat, e.why), e.amount) for e in events)


def _charged(events: Sequence[Charged]) -> Facts:
    return _sum(((e.of, e.seat), e.amount) for e in events if e.amount)


def _won(events: Sequence[Paid]) -> Facts:
    return {e.seat: True for e in events if e.what == "pot" and e.amount}


def _paid_from_pots(events: Sequence[Paid]) -> Facts:
    return _sum((e.seat, e.amount) for e in events if e.what == "pot")


def _paid_by_house(events: Sequence[Paid]) -> Facts:
    return {
        k: v for k, v in _sum(((e.seat, e.what), e.amount) for e in events if e.what != "pot").items() if v
    }


def _collected(events: Sequence[Collected]) -> Facts:
    return {k: v for k, v in _sum(((e.seat, e.source), e.amount) for e in events).items() if v}


def _shown(events: Sequence[Shown]) -> Facts:
    found: dict[Hashable, Any] = {}
    for e in events:
        found[str(e.place)] = found.get(str(e.place), frozenset()) | frozenset(e.cards)
    return found


def _five(events: Sequence[Ranked]) -> Facts:
    return {str(e.place): _worth(e.five) for e in events if e.five}


def _worth(five: Sequence[str]) -> tuple[str, bool]:
    """Ranks and whether all are of one suit: which of several equal cards is named means nothing."""
    return "".join(sorted(card[0] for card in five)), len({card[1] for card in five}) == 1


def _winning(events: Sequence[Ranked]) -> Facts:
    return {str(e.place): e.winning for e in events if e.winning is not None}


def _voided(events: Sequence[Voided]) -> Facts:
    return {(e.scope, e.seat): True for e in events}


def _corrected(events: Sequence[Corrected]) -> Facts:
    return {e.card: str(e.to) for e in events}


def _exposed(events: Sequence[Exposed]) -> Facts:
    return {(str(e.place), e.card): True for e in events}


def _pool(events: Sequence[Pool]) -> Facts:
    return {"after": events[-1].after} if events else {}


def _carried(events: Sequence[Carried]) -> Facts:
    return _sum((e.seat, e.amount) for e in events)


def _qualified(events: Sequence[Qualified]) -> Facts:
    return {"croupier": events[-1].yes} if events else {}


def _course(events: Sequence[Event]) -> Facts:
    return {type(e).__name__: True for e in events}


def _people(events: Sequence[Event]) -> Facts:
    found: dict[Hashable, Any] = {}
    for e in events:
        match e:
            case Seated(player=player, seat=seat, stack=stack):
                found["seated", player] = seat, stack
            case Left(player=player, seat=seat):
                found["left", player] = seat
            case Resting(player=player, on=on):
                found["resting", player] = on
            case TableState(state=state):
                found["state"] = state
    return found


def _stacks(events: Sequence[HandEnded]) -> Facts:
    return {seat: stack for e in events for seat, stack in e.stacks.items()}


ASPECTS = (
    Aspect("people", (Seated, Left, Resting), _people),
    Aspect("marker", (Marker,), _marker, optional=True),
    Aspect("hand", (HandStarted, HandEnded), _course),
    Aspect("forced bets", (Posted,), _posted),
    Aspect("dealing", (Dealt,), _dealt),
    Aspect("faults", (Voided,), _voided),
    Aspect("corrections", (Corrected,), _corrected),
    Aspect("exposed", (Exposed,), _exposed),
    Aspect("decision", (Acted,), _acted),
    Aspect("who acts", (Turn, Acted, HandEnded), _asked),
    Aspect("choices", (Turn, Acted, HandEnded), _offered, optional=True),
    Aspect("showing", (Shown,), _shown),
    Aspect("best five", (Ranked,), _five, optional=True),
    Aspect("marked winning", (Ranked,), _winning, optional=True),
    Aspect("qualifying", (Qualified,), _qualified, optional=True),
    Aspect("unmatched", (Returned,), _returned),
    Aspect("commission", (Charged,), _charged),
    Aspect("winners", (Paid,), _won),
    Aspect("division", (Paid,), _paid_from_pots),
    Aspect("payouts", (Paid,), _paid_by_house),
    Aspect("collected", (Collected,), _collected),
    Aspect("pool", (Pool,), _pool, optional=True),
    Aspect("carried", (Carried,), _carried, optional=True),
    Aspect("stacks", (HandEnded,), _stacks),
)
"""In the order in which the first difference explains those after it."""
