"""What is compared of one step: for each aspect what was reported, and what the law has come of it.

An aspect is read from the events of one command alone, so that a product may tell them in its own order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from functools import cache
from typing import Any

from vistoria.games.cards.events import Carried, Marker, Pool, Pots, Qualified, Ranked
from vistoria.model.event import (
    Acted,
    Bought,
    Charged,
    Collected,
    Corrected,
    Dealt,
    Event,
    Exposed,
    HandEnded,
    HandStarted,
    Left,
    Paid,
    Posted,
    Resting,
    Returned,
    Seated,
    SessionEvent,
    Shown,
    TakenOff,
    Time,
    Turn,
    Voided,
)
from vistoria.model.place import Seat

from .aspect import Aspect as Aspect
from .aspect import Facts as Facts
from .people import changed_stacks, people, sessions
from .pots import by_seat, in_all, paid_by_seat


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


def _time(events: Sequence[Event]) -> Facts:
    """When the time of him who is asked is over."""
    last = next((e for e in reversed(events) if isinstance(e, Turn | HandEnded | Acted)), None)
    return {"until": last.until} if isinstance(last, Turn) and last.until is not None else {}


def _acted(events: Sequence[Acted]) -> Facts:
    """What went in; the total follows from it, and a product may leave it out."""
    return {(i, e.seat): (e.act, e.put) for i, e in enumerate(events)}


def _returned(events: Sequence[Returned]) -> Facts:
    """By seat: the law does not name what comes back."""
    return _sum((e.seat, e.amount) for e in events)


def _charged(events: Sequence[Charged]) -> Facts:
    return _sum(((e.of, e.seat), e.amount) for e in events if e.amount)


def _won(events: Sequence[Paid]) -> Facts:
    """Who takes a pot or a share of one; who gets less than half of what another does has no share by his hand."""
    most: dict[int | None, int] = {}
    for e in events:
        if e.what == "pot":
            most[e.pot] = max(e.amount, most.get(e.pot, 0))
    return {e.seat: True for e in events if e.what == "pot" and e.amount * 2 > most[e.pot]}


def _paid_from_pots(events: Sequence[Paid]) -> Facts:
    return dict(paid_by_seat(events).items())


def _paid_by_house(events: Sequence[Paid]) -> Facts:
    return {
        k: v for k, v in _sum(((e.seat, e.what), e.amount) for e in events if e.what != "pot").items() if v
    }


def _odds(events: Sequence[Paid]) -> Facts:
    """At which odds the house says that it pays a hand: a maximum may make the same sum of others."""
    return {(e.seat, e.what): e.odds for e in events if e.what == "additional" and e.odds is not None}


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


def _winning(events: Sequence[Event]) -> Facts:
    """Of hands of players: whether the croupier's hand is called winning means nothing, nor one that won a prize."""
    prized = {e.seat for e in events if isinstance(e, Paid) and e.what == "jackpot"}
    return {
        str(e.place): e.winning
        for e in events
        if isinstance(e, Ranked)
        and e.winning is not None
        and isinstance(e.place, Seat)
        and e.place.seat not in prized
    }


def _voided(events: Sequence[Voided]) -> Facts:
    return {(e.scope, e.seat): True for e in events}


def _corrected(events: Sequence[Corrected]) -> Facts:
    return {e.card: str(e.to) for e in events}


def _exposed(events: Sequence[Exposed]) -> Facts:
    """Where a card was exposed; which one it was follows from the product's own way of dealing."""
    return {str(e.place): True for e in events}


def _pool(events: Sequence[Pool]) -> Facts:
    return {"after": events[-1].after} if events else {}


def _carried(events: Sequence[Carried]) -> Facts:
    return _sum((e.seat, e.amount) for e in events)


def _qualified(events: Sequence[Qualified]) -> Facts:
    return {"croupier": events[-1].yes} if events else {}


def _course(events: Sequence[Event]) -> Facts:
    return {type(e).__name__: True for e in events}


def _extra_time(events: Sequence[Time]) -> Facts:
    return _sum((e.seat, e.extended_ms) for e in events)


def _order_of_showing(events: Sequence[Shown]) -> Facts:
    return dict(enumerate(dict.fromkeys(str(e.place) for e in events)))


def _order_of_prizes(events: Sequence[Paid]) -> Facts:
    return dict(enumerate(e.seat for e in events if e.what == "jackpot"))


def _shown_when(events: Sequence[Event]) -> Facts:
    """Whether a hand was opened after the first payment."""
    paid = next((i for i, e in enumerate(events) if isinstance(e, Paid)), len(events))
    return {"after the payment": True} if any(isinstance(e, Shown) for e in events[paid:]) else {}


def _dealt_in(events: Sequence[Event]) -> Facts:
    """Who is dealt a hand, where one begins."""
    if not any(isinstance(e, HandStarted) for e in events):
        return {}
    return {e.to.seat: True for e in events if isinstance(e, Dealt) and isinstance(e.to, Seat)}


def _all_in(events: Sequence[Acted]) -> Facts:
    return {e.seat: True for e in events if e.all_in}


def _posted_when(events: Sequence[Event]) -> Facts:
    """Whether forced bets were put in after the first card of a player."""
    dealt = next((i for i, e in enumerate(events) if isinstance(e, Dealt) and isinstance(e.to, Seat)), None)
    late = dealt is not None and any(
        isinstance(e, Posted) or (isinstance(e, Charged) and e.of == "hand") for e in events[dealt:]
    )
    return {"after the cards": True} if late else {}


def _stacks(events: Sequence[Event]) -> Facts:
    """What each seat ends the hand with; of a payment by itself, whose it is."""
    if len(events) == 1 and isinstance(events[0], Paid | Returned | Collected):
        return {events[0].seat: True}
    return {seat: stack for e in events if isinstance(e, HandEnded) for seat, stack in e.stacks.items()}


ASPECTS = (
    Aspect("people", (Seated, Bought, Left, Resting), people),
    Aspect("chips bought", (Seated, Bought, TakenOff), changed_stacks),
    Aspect("sessions", (SessionEvent,), sessions, optional=True, where_ordered=True),
    Aspect("extra time", (Time,), _extra_time, optional=True, where_ordered=True),
    Aspect("dealt in", (HandStarted, Dealt), _dealt_in),
    Aspect("marker", (Marker,), _marker, optional=True),
    Aspect("faults", (Voided,), _voided),
    Aspect("corrections", (Corrected,), _corrected),
    Aspect("exposed", (Exposed,), _exposed, optional=True),
    Aspect("unmatched", (Returned,), _returned),
    Aspect("hand", (HandStarted, HandEnded), _course),
    Aspect("forced bets", (Posted,), _posted),
    Aspect("moment of forced bets", (Posted, Charged, Dealt), _posted_when, where_ordered=True),
    Aspect("dealing", (Dealt,), _dealt),
    Aspect("decision", (Acted,), _acted),
    Aspect("all in", (Acted,), _all_in, where_ordered=True),
    Aspect("commission", (Charged,), _charged),
    Aspect("who acts", (Turn, Acted, HandEnded), _asked),
    Aspect("choices", (Turn, Acted, HandEnded), _offered, optional=True),
    Aspect("time to decide", (Turn, Acted, HandEnded), _time, optional=True, where_ordered=True),
    Aspect("qualifying", (Qualified,), _qualified, optional=True),
    Aspect("showing", (Shown,), _shown),
    Aspect("moment of showing", (Shown, Paid), _shown_when, where_ordered=True),
    Aspect("order of showing", (Shown,), _order_of_showing, where_ordered=True),
    Aspect("best five", (Ranked,), _five, optional=True, compares=True, of_both=True),
    Aspect("winners", (Paid,), _won, compares=True),
    Aspect("division", (Paid,), _paid_from_pots),
    Aspect("pots told", (Pots,), in_all, optional=True),
    Aspect("side pots told", (Pots, HandEnded), by_seat, optional=True, of_both=True, where_ordered=True),
    Aspect("payouts", (Paid,), _paid_by_house),
    Aspect("odds", (Paid,), _odds, optional=True, of_both=True),
    Aspect("marked winning", (Ranked, Paid), _winning, optional=True, compares=True, of_both=True),
    Aspect("order of prizes", (Paid,), _order_of_prizes, where_ordered=True),
    Aspect("collected", (Collected,), _collected),
    Aspect("pool", (Pool,), _pool, optional=True),
    Aspect("carried", (Carried,), _carried, optional=True),
    Aspect("stacks", (HandEnded, Paid, Returned, Collected), _stacks, of_both=True),
)
"""In the order in which the first difference explains those after it."""


@cache
def aspects_of(kinds: frozenset[type[Event]]) -> tuple[Aspect, ...]:
    """The aspects that events of these kinds say something of."""
    return tuple(aspect for aspect in ASPECTS if not kinds.isdisjoint(aspect.kinds))
