"""What is compared of one step: for each aspect what was reported, and what the law has come of it.

An aspect is read from the events of one command alone, so that a product may tell them in its own order.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import cache
from math import gcd
from typing import Any

from vistoria.games.cards.commands import OFFERED
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
    TableState,
    TakenOff,
    Time,
    Turn,
    Voided,
)
from vistoria.model.place import Seat

from . import facts as words
from . import freedom as free
from .aspect import Aspect, Facts
from .facts import Mood, in_words
from .kinds import sorted_out, tally, told_otherwise
from .pots import by_seat, paid_by_seat


def _people(events: Sequence[Event]) -> Facts:
    """A player sits down with what he buys in the same breath."""
    found: dict[Hashable, Any] = {}
    bought = _changed_stacks([e for e in events if isinstance(e, Bought)])
    for e in events:
        match e:
            case Seated(player=player, seat=seat, stack=stack):
                found["seated", player] = seat, bought.get(seat, stack)
            case Left(player=player, seat=seat, stack=stack):
                found["left", player] = seat, stack
            case Resting(player=player, on=on):
                found["resting", player] = on
            case TableState(state=state):
                found["state"] = state
    return found


def _changed_stacks(events: Sequence[Event]) -> Facts:
    """What comes of stacks beside those that were just brought."""
    new = {e.seat for e in events if isinstance(e, Seated)}
    return {e.seat: e.stack for e in events if isinstance(e, Bought | TakenOff) and e.seat not in new}


def _sessions(events: Sequence[SessionEvent]) -> Facts:
    """What a session came to, with the totals that its player is told, in one event or in several."""
    found = defaultdict[Hashable, dict[str, int]](dict)
    for e in events:
        found[e.player, e.what].update(e.totals or {})
    return found


def _odds(events: Sequence[Paid]) -> Facts:
    """By how much additional bets are paid: 14 to 2 is 7 to 1."""
    told = [(e, e.odds) for e in events if e.what == "additional" and e.odds]
    return {(e.seat, e.what): (a // (gcd(a, b) or 1), b // (gcd(a, b) or 1)) for e, (a, b) in told}


def _turn(events: Sequence[Event]) -> Turn | None:
    """The turn that stands after these events."""
    last = next((e for e in reversed(events) if isinstance(e, Turn | HandEnded | Acted)), None)
    return last if isinstance(last, Turn) else None


def _asked(events: Sequence[Event]) -> Facts:
    turn = _turn(events)
    return {} if turn is None else {"asked": (turn.seat, turn.round)}


def _offered(events: Sequence[Event]) -> Facts:
    choices = getattr(_turn(events), "choices", None) or {}
    return {act: tuple(bounds) if bounds else None for act, bounds in choices.items() if act in OFFERED}


def _time(events: Sequence[Event]) -> Facts:
    """When the time of him who is asked is over."""
    until = getattr(_turn(events), "until", None)
    return {} if until is None else {"until": until}


def _won(events: Sequence[Paid]) -> Facts:
    """Who takes a pot or a share of one."""
    return {e.seat: True for e in events if e.what == "pot" and e.amount}


def _shown(events: Sequence[Shown]) -> Facts:
    places = dict.fromkeys(str(e.place) for e in events)
    return {
        place: frozenset(card for e in events if str(e.place) == place for card in e.cards)
        for place in places
    }


def _worth(five: Sequence[str]) -> tuple[str, bool]:
    """Ranks and whether all are of one suit: which of several equal cards is named means nothing."""
    return "".join(sorted(card[0] for card in five)), len({card[1] for card in five}) == 1


def _sums(pairs: Iterable[tuple[Any, int]]) -> Facts:
    return {key: amount for key, amount in tally(pairs).items() if amount}


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


def _shown_when(events: Sequence[Event]) -> Facts:
    """Whether a hand was opened after the first payment."""
    paid = next((i for i, e in enumerate(events) if isinstance(e, Paid)), len(events))
    return {"after the payment": True} if any(isinstance(e, Shown) for e in events[paid:]) else {}


def _dealt_in(events: Sequence[Event]) -> Facts:
    """Who is dealt a hand, where one begins."""
    if not any(isinstance(e, HandStarted) for e in events):
        return {}
    return {e.to.seat: True for e in events if isinstance(e, Dealt) and isinstance(e.to, Seat)}


def _posted_when(events: Sequence[Event]) -> Facts:
    """Whether forced bets were put in after the first card of a player."""
    dealt = next((i for i, e in enumerate(events) if isinstance(e, Dealt) and isinstance(e.to, Seat)), None)
    late = dealt is not None and any(
        isinstance(e, Posted) or (isinstance(e, Charged) and e.of == "hand") for e in events[dealt:]
    )
    return {"after the cards": True} if late else {}


class _AnyStack:
    """The stack of whom a payment concerns: it is told only where the hand ends, and differs from none."""

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return True


def _stacks(events: Sequence[Event]) -> Facts:
    """What each seat ends the hand with; of a payment by itself, whose it is."""
    if len(events) == 1 and isinstance(events[0], Paid | Returned | Collected):
        return {events[0].seat: _AnyStack()}
    return {seat: stack for e in events if isinstance(e, HandEnded) for seat, stack in e.stacks.items()}


ASPECTS = (
    Aspect("people", (Seated, Bought, Left, Resting), _people, words.people),
    Aspect("chips bought", (Seated, Bought, TakenOff), _changed_stacks, words.slots("seat", "chips")),
    Aspect("sessions", (SessionEvent,), _sessions, words.session, free=(free.totals_elsewhere,), optional=True,
           where_ordered=True),
    Aspect("extra time", (Time,), lambda es: tally((e.seat, e.extended_ms) for e in es), words.slots("seat", "ms"),
           optional=True, where_ordered=True),
    Aspect("dealt in", (HandStarted, Dealt), _dealt_in, words.slots("seat"), free=(free.dealt_on, free.not_reached),
           premise=True),
    Aspect("marker", (Marker,), lambda es: {"seat": es[-1].seat}, words.slots("_", "seat"), optional=True,
           premise=True),
    Aspect("faults", (Voided,), lambda es: {(e.scope, e.seat): True for e in es}, words.voided),
    Aspect("corrections", (Corrected,), lambda es: {e.card: str(e.to) for e in es}, words.slots("card", "place")),
    # which card was exposed follows from the product's own way of dealing
    Aspect("exposed", (Exposed,), lambda es: {str(e.place): True for e in es}, words.slots("place"),
           free=(free.lies_elsewhere,), optional=True),
    Aspect("qualifying", (Qualified,), lambda es: {"croupier": es[-1].yes}, words.yes, optional=True,
           of_course=True, premise=True),
    Aspect("forced bets", (Posted,), lambda es: tally(((e.seat, e.what), e.amount) for e in es), words.wager,
           of_course=True, premise=True),
    # that it is over may follow from who has put in all his chips; that it begins, from who is dealt in
    Aspect("hand", (HandStarted, HandEnded), lambda es: {type(e).__name__: True for e in es}, words.hand,
           of_course=True),
    Aspect("moment of forced bets", (Posted, Charged, Dealt), _posted_when, words.slots("_"),
           where_ordered=True, stands=True),
    Aspect("dealing", (Dealt,), lambda es: {i: (str(e.to), e.face) for i, e in enumerate(es)}, words.nth("place face"),
           free=(free.dealt_on, free.turned_at_once), of_course=True, stands=True, premise=True),
    # the total follows from what went in, and a product may leave it out
    Aspect("decision", (Acted,), lambda es: {(i, e.seat): (e.act, e.put) for i, e in enumerate(es)}, words.decision,
           of_course=True),
    # what comes back follows from what is posted and called, and from when the hand is over; no law names it
    Aspect("unmatched", (Returned,), lambda es: tally((e.seat, e.amount) for e in es), words.slots("seat", "amount"),
           of_one_sum=True),
    Aspect("all in", (Acted,), lambda es: {e.seat: True for e in es if e.all_in}, words.slots("seat"),
           where_ordered=True),
    Aspect("commission", (Charged,), lambda es: tally(((e.of, e.seat), e.amount) for e in es if e.amount),
           words.charged),
    Aspect("who acts", (Turn, Acted, HandEnded), _asked, words.slots("_", "seat round"), of_course=True),
    Aspect("choices", (Turn, Acted, HandEnded), _offered, words.choice, free=(free.choices,), optional=True,
           stands=True),
    Aspect("time to decide", (Turn, Acted, HandEnded), _time, words.slots("_", "until"),
           optional=True, where_ordered=True),
    Aspect("showing", (Shown,), _shown, words.slots("place", "cards"),
           free=(free.by_own_rules, free.seen_already, free.left_closed, free.null_after_the_bets), stands=True),
    Aspect("moment of showing", (Shown, Paid), _shown_when, words.slots("_"), where_ordered=True,
           stands=True),
    Aspect("order of showing", (Shown,), lambda es: dict(enumerate(dict.fromkeys(str(e.place) for e in es))),
           words.nth("place"), free=(free.in_order,), where_ordered=True, stands=True),
    Aspect("best five", (Ranked,), lambda es: {str(e.place): _worth(e.five) for e in es if e.five}, words.ranks,
           free=(free.as_good,), optional=True, compares=True, of_both=True),
    Aspect("winners", (Paid,), _won, words.slots("seat"), free=(free.no_share,), compares=True, of_one_sum=True),
    Aspect("division", (Paid,), paid_by_seat, words.slots("seat", "amount"), compares=True, of_one_sum=True),
    Aspect("pots told", (Pots,), lambda es: {"in all": sum(pot.amount for pot in es[-1].pots)},
           words.slots("_", "amount"), optional=True, of_one_sum=True),
    Aspect("side pots told", (Pots, HandEnded), by_seat, words.slots("seat", "amount"),
           optional=True, of_both=True, where_ordered=True),
    Aspect("payouts", (Paid,), lambda es: _sums(((e.seat, e.what), e.amount) for e in es if e.what != "pot"),
           words.wager, compares=True),
    # a maximum may make the same sum of other odds
    Aspect("odds", (Paid,), _odds,
           words.slots("seat what", "odds for_"), free=(free.as_paid,), optional=True, of_both=True),
    Aspect("marked winning", (Ranked, Paid), _winning, words.yes, free=(free.not_announced,),
           optional=True, compares=True, of_both=True),
    Aspect("order of prizes", (Paid,), lambda es: dict(enumerate(e.seat for e in es if e.what == "jackpot")),
           words.nth("seat"), where_ordered=True),
    Aspect("collected", (Collected,), lambda es: _sums(((e.seat, e.source), e.amount) for e in es), words.wager,
           free=(free.in_one_sum, free.on_the_jackpot)),
    Aspect("pool", (Pool,), lambda es: {"after": es[-1].after}, words.slots("_", "amount"), optional=True),
    Aspect("carried", (Carried,), lambda es: tally((e.seat, e.amount) for e in es), words.slots("seat", "amount"),
           optional=True),
    Aspect("stacks", (HandEnded, Paid, Returned, Collected), _stacks, words.slots("seat", "amount"), of_both=True),
)  # fmt: skip
"""In the order in which the first difference explains those after it."""
ORDER = {str(aspect.name): place for place, aspect in enumerate(ASPECTS)}
"""The place of each in it, by name."""


@cache
def aspects_of(kinds: frozenset[type[Event]]) -> tuple[Aspect, ...]:
    """The aspects that events of these kinds say something of."""
    return tuple(aspect for aspect in ASPECTS if not kinds.isdisjoint(aspect.kinds))


def aspects_apart(lawful: Sequence[Event], told: Sequence[Event]) -> Iterator[Aspect]:
    """Those in which two sides may differ: not where the events that they are read from say just the same."""
    differ, is_ordered = told_otherwise(lawful, told)
    for aspect in aspects_of(frozenset(map(type, (*lawful, *told)))):
        if not differ.isdisjoint(aspect.kinds) or not (is_ordered or len(aspect.kinds) == 1):
            yield aspect


def instead(mood: Mood, ours: Sequence[Event], others: Sequence[Event]) -> str:
    """What came of a command on our side alone, where the course of the hand is another; empty for nothing."""
    mine, theirs = sorted_out(ours), sorted_out(others)
    for aspect in aspects_of(frozenset(mine)):
        facts, other = aspect.of(mine, ours), aspect.of(theirs, others)
        keys = [key for key in facts if other.get(key) != facts[key]]
        if keys and aspect.of_course:
            return in_words(mood, aspect, facts, other, keys)
    return ""
