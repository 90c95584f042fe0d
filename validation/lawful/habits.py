"""Habits of saying more, less or the same in other pieces: lawful under every regulation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise, zip_longest
from typing import Any, TypeVar

import msgspec

from vistoria.games.cards.events import Marker, Pool, Pots, Ranked
from vistoria.model.answer import Staked, Viewed
from vistoria.model.cards import Card
from vistoria.model.event import (
    Acted,
    Bought,
    Charged,
    Collected,
    Corrected,
    Dealt,
    Deck,
    Event,
    Exposed,
    HandEnded,
    HandStarted,
    Left,
    Paid,
    Posted,
    Returned,
    RoundEnded,
    Seated,
    SessionEvent,
    Shown,
    TableState,
    Time,
    Turn,
    UnknownEvent,
)

from .customs import without_sums
from .telling import each
from .variation import Told, Variation

E = TypeVar("E", bound=msgspec.Struct)


def _changed(old: E, **new: Any) -> E:
    return msgspec.structs.replace(old, **new)


def many(change: Callable[[Event], tuple[Event, ...]]) -> Callable[[Told], Told]:
    """Every event told as several; unknown ones stay."""

    def tell(events: Told) -> Told:
        told: list[Event | UnknownEvent] = []
        for event in events:
            told += (event,) if isinstance(event, UnknownEvent) else change(event)
        return tuple(told)

    return tell


def _increments_left_out(event: Event) -> Event:
    return _changed(event, put=0, stack=None) if isinstance(event, Acted) else event


def _card_by_card(event: Event) -> tuple[Event, ...]:
    if not isinstance(event, Shown):
        return (event,)
    return tuple(_changed(event, cards=(card,)) for card in event.cards)


def _bought_at_the_table(event: Event) -> tuple[Event, ...]:
    if not isinstance(event, Seated) or not event.stack:
        return (event,)
    bought = Bought(seat=event.seat, amount=event.stack, charged=0, stack=event.stack)
    return _changed(event, stack=0), bought


def _pots_not_named(event: Event) -> Event:
    return _changed(event, pot=None) if isinstance(event, Paid | Charged) else event


def _one_sum(events: Told) -> Told:
    """What is charged of all pots as one sum, before the first of them is told."""
    sums = [event for event in events if isinstance(event, Charged) and event.of == "pot"]
    if len(sums) < 2:
        return events
    whole = _changed(sums[0], amount=sum(event.amount for event in sums), pot=None)
    return tuple(whole if event is sums[0] else event for event in events if event not in sums[1:])


def _in_parts(event: Event) -> tuple[Event, ...]:
    """Half of a commission at once, the rest after it."""
    if not isinstance(event, Charged) or event.amount < 2:
        return (event,)
    half = event.amount // 2
    return _changed(event, amount=half), _changed(event, amount=event.amount - half)


def _no_charge_told(events: Told) -> Told:
    """A charge of nothing is told of every hand of which nothing is taken."""
    if any(isinstance(event, Charged) for event in events) or not any(
        isinstance(event, Paid) and event.what == "pot" for event in events
    ):
        return events
    told: list[Event | UnknownEvent] = []
    for event in events:
        if isinstance(event, HandEnded):
            told.append(Charged(amount=0, of="pot"))
        told.append(event)
    return tuple(told)


def _out_of_the_winnings(events: Told) -> Told:
    """A pot is paid whole, and what the house takes of it then goes from the stacks of those who won it."""
    told = list[Event | UnknownEvent]()
    taken, due = Counter[int | None](), list[Charged]()
    winners = Counter(e.pot for e in events if isinstance(e, Paid) and e.what == "pot")
    for event in events:
        if isinstance(event, Charged) and event.of == "pot" and winners[event.pot]:
            taken[event.pot] += event.amount
            continue
        if isinstance(event, Paid) and event.what == "pot" and taken[event.pot]:
            part = -(-taken[event.pot] // winners[event.pot])
            taken[event.pot] -= part
            winners[event.pot] -= 1
            event = _changed(event, amount=event.amount + part)
            due.append(Charged(amount=part, of="pot", seat=event.seat))
        if isinstance(event, HandEnded):
            told += due
        told.append(event)
    return tuple(told)


def _winners_ranked(events: Told) -> Told:
    paid = {event.seat for event in events if isinstance(event, Paid)}
    return tuple(
        event for event in events if not isinstance(event, Ranked) or getattr(event.place, "seat", 0) in paid
    )


def _unsorted(event: Event) -> Event:
    if isinstance(event, Ranked):
        return _changed(event, five=event.five[::-1])
    return _changed(event, cards=event.cards[::-1]) if isinstance(event, Shown) else event


def _acts_alone(event: Event) -> Event:
    if not isinstance(event, Turn) or event.choices is None:
        return event
    return _changed(event, choices=dict.fromkeys(event.choices))


def _quiet_amounts(event: Event) -> Event:
    if not isinstance(event, Turn) or event.choices is None:
        return event
    return _changed(event, choices={act: bounds or (0, 0) for act, bounds in event.choices.items()})


def _marker_first(events: Told) -> Told:
    """The marker goes to its place before the hand begins."""
    told = list(events)
    for i, event in enumerate(told):
        if isinstance(event, HandStarted):
            for j in range(i + 1, len(told)):
                if isinstance(told[j], Marker):
                    told.insert(i, told.pop(j))
                    break
            break
    return tuple(told)


def _marker_last(events: Told) -> Told:
    """Where the marker lies is told when the first player is asked."""
    told = list(events)
    turn = next((i for i, event in enumerate(told) if isinstance(event, Turn)), None)
    moved = next((i for i, event in enumerate(told) if isinstance(event, Marker)), None)
    if turn is not None and moved is not None and moved < turn:
        told.insert(turn - 1, told.pop(moved))
    return tuple(told)


def _returned_first(events: Told) -> Told:
    """What nobody matched goes back before the round is over."""
    told = list(events)
    for i, (event, back) in enumerate(pairwise(events)):
        if isinstance(event, RoundEnded) and isinstance(back, Returned) and back.why == "unmatched":
            told[i : i + 2] = back, event
    return tuple(told)


def _decks_told(events: Told) -> Told:
    """Three shuffles, each told, and a cut of the house's own."""
    told: list[Event | UnknownEvent] = []
    for event in events:
        told.append(event)
        if isinstance(event, Deck) and event.do == "shuffled":
            told += [event, event]
    return tuple(told)


def _table_stands(events: Told) -> Told:
    """The table is open: told before and after every hand."""
    told: list[Event | UnknownEvent] = []
    for event in events:
        if isinstance(event, HandStarted):
            told.append(TableState(state="open"))
        told.append(event)
    return tuple(told)


def _no_deck(event: Event) -> Event | None:
    return None if isinstance(event, Deck) else event


def _without_stacks(event: Event) -> Event:
    return _changed(event, stacks={}) if isinstance(event, HandStarted) else event


def _pots_at_the_end(events: Told) -> Told:
    if any(isinstance(event, HandEnded) for event in events):
        return events
    return tuple(event for event in events if not isinstance(event, Pots))


def _seen_one_by_one(view: Viewed) -> Viewed:
    if view.state.cards is None:
        return view
    cards = tuple(
        _changed(seen, cards=(card,)) for seen in reversed(view.state.cards) for card in reversed(seen.cards)
    )
    return _changed(view, state=_changed(view.state, cards=cards))


def _state_alone(view: Viewed) -> Viewed:
    return _changed(view, events=())


def _remainders_told(event: Event) -> Event:
    if isinstance(event, Paid) and event.what == "pot" and event.remainder is None:
        return _changed(event, remainder=0)
    return event


def _remainders_left_out(event: Event) -> Event:
    return _changed(event, remainder=None, odds=None) if isinstance(event, Paid) else event


def _source_left_out(event: Event) -> Event:
    return _changed(event, source=None) if isinstance(event, Collected) else event


def _cites_its_own(event: Event) -> Event:
    return _changed(event, cites=("regulamento interno, 7.3", "x"))


def _told(name: str, what: str, tells: Callable[[Told], Told], **more: Any) -> Variation:
    def sees(view: Viewed) -> Viewed:
        return _changed(view, events=tells(view.events))

    return Variation(name, what, tells=tells, sees=sees, **more)


def _another_choice(event: Event) -> Event:
    if not isinstance(event, Turn) or event.choices is None:
        return event
    return _changed(event, choices={**event.choices, "sit-out": None, "more-time": (0, 30_000)})


def _shown_too(event: Event) -> tuple[Event, ...]:
    if (
        not isinstance(event, Dealt)
        or event.face == "down"
        or not event.card
        or event.to in ("burn", "aside")
    ):
        return (event,)
    return (event, Shown(place=event.to, cards=(event.card,)))


def _centre_again(events: Told) -> Told:
    """The cards of each street are shown again once they lie."""
    told: list[Event | UnknownEvent] = []
    centre = list[Card]()
    for event, after in zip_longest(events, events[1:]):
        told.append(event)
        if isinstance(event, Dealt) and event.to == "community" and event.card:
            centre.append(event.card)
            if not isinstance(after, Dealt | Corrected | Exposed):
                told.append(Shown(place="community", cards=tuple(centre)))
    return tuple(told) if not any(isinstance(event, Corrected) for event in events) else events


def _net_pots(events: Told) -> Told:
    """What the house takes goes from the pots before hands are opened, and they are told without it."""
    taken = [event for event in events if isinstance(event, Charged) and event.pot is not None]
    told = [event for event in events if event not in taken]
    lay = max((i for i, event in enumerate(told) if isinstance(event, Pots)), default=None)
    first = next((i for i, event in enumerate(events) if event in taken), 0)
    pots = told[lay] if lay is not None and lay < first else None
    if not taken or lay is None or not isinstance(pots, Pots):
        return events
    less = Counter[int | None]()
    for event in taken:
        less[event.pot] += event.amount
    left = (msgspec.structs.replace(pot, amount=pot.amount - less[i]) for i, pot in enumerate(pots.pots))
    return (*told[: lay + 1], *taken, Pots(pots=tuple(left)), *told[lay + 1 :])


def _turn_again(event: Event) -> tuple[Event, ...]:
    return (event, event) if isinstance(event, Turn) else (event,)


def _turn_once(events: Told) -> Told:
    if any(isinstance(event, Acted | HandStarted | Posted | Dealt | Time | Corrected) for event in events):
        return events
    return tuple(event for event in events if not isinstance(event, Turn))


def _nothings(event: Event) -> tuple[Event, ...]:
    """More time of none before a turn, and a pool that is told again as it is."""
    if isinstance(event, Turn):
        return Time(seat=event.seat, extended_ms=0), event
    if isinstance(event, Pool):
        return event, Pool(before=event.after, after=event.after)
    return (event,)


def _nothings_seen(view: Viewed) -> Viewed:
    state = view.state
    seats = range(1, max(state.stacks, default=0) + 1)
    laid = {bet.seat for bet in state.bets}
    bets = [Staked(seat, "ante", 0) for seat in state.stacks if state.bets and seat not in laid]
    stacks = dict.fromkeys(seats, 0) | dict(state.stacks) if state.stacks else state.stacks
    return _changed(view, state=_changed(state, stacks=stacks, bets=(*state.bets, *bets)))


def _ends_as_he_goes(event: Event) -> tuple[Event, ...]:
    return (event, SessionEvent(player=event.player, what="ended")) if isinstance(event, Left) else (event,)


VARIATIONS = (
    _told("nothings-told", "Tells more time of none, and a pool that stays as it is.", many(_nothings)),
    Variation("nothings-seen", "Views name empty places and spaces, with nothing.", sees=_nothings_seen),
    _told(
        "sessions-end-with-leaving", "Says that the session of who goes has ended.", many(_ends_as_he_goes)
    ),
    _told(
        "only-totals",
        "Says the total of the round, and not what a decision put in.",
        each(_increments_left_out),
    ),
    _told("card-by-card", "Shows its cards one at a time.", many(_card_by_card)),
    _told(
        "bought-at-the-table",
        "Seats a player with nothing and tells what he buys.",
        many(_bought_at_the_table),
    ),
    _told("pots-not-named", "Does not say of which pot is charged and paid.", each(_pots_not_named)),
    _told("one-charge", "Tells what is charged of all pots as one sum.", _one_sum),
    _told(
        "out-of-the-winnings",
        "Pays pots whole, and takes the commission from the stacks of those who won.",
        _out_of_the_winnings,
        answers=lambda _, answer: without_sums(answer),
        records=without_sums,
    ),
    _told("charged-in-parts", "Takes each commission in two parts.", many(_in_parts)),
    _told("no-charge-told", "Tells a charge of nothing where it takes nothing.", _no_charge_told),
    _told("winners-ranked", "Ranks no hand but those that are paid.", _winners_ranked),
    _told("unsorted", "Tells shown cards and the five that count in another order.", each(_unsorted)),
    _told("another-choice", "Lets who is asked sit out too, or take more time.", each(_another_choice)),
    _told("open-cards-shown-too", "Says of each card that it deals open that it is shown.", many(_shown_too)),
    _told("centre-shown-again", "Shows the cards of each street again once they lie.", _centre_again),
    _told("net-pots", "Takes its part before hands are opened, and tells the pots without it.", _net_pots),
    _told("acts-alone", "Says which acts are open, and not how much.", each(_acts_alone)),
    _told("marker-first", "Tells where the marker lies before the hand begins.", _marker_first),
    _told("marker-last", "Tells where the marker lies just before the first turn.", _marker_last),
    _told("returned-first", "Returns what nobody matched before the round is over.", _returned_first),
    _told("shuffled-three-times", "Shuffles three times for a hand.", _decks_told),
    _told("table-stands", "Says before every hand that the table is open.", _table_stands),
    _told("turn-twice", "Says twice whose turn it is.", many(_turn_again)),
    _told("turn-told-once", "Does not say again whose turn it is when somebody comes or goes.", _turn_once),
    _told("no-deck", "Says nothing of the deck.", each(_no_deck)),
    _told("no-stacks-at-the-start", "Says at the start of a hand no stacks.", each(_without_stacks)),
    _told("pots-at-the-end", "Tells pots at the end of a hand alone.", _pots_at_the_end),
    _told("remainders-told", "Tells a remainder of each payment from a pot.", each(_remainders_told)),
    _told("remainders-left-out", "Tells neither remainders nor odds.", each(_remainders_left_out)),
    _told("source-left-out", "Does not say which bet was collected.", each(_source_left_out)),
    _told("cites-its-own", "Cites rules of its own house.", each(_cites_its_own)),
    _told("nothing-for-quiet-acts", "Gives folding and checking amounts too.", each(_quiet_amounts)),
    Variation("seen-one-by-one", "Views list each card by itself, the last first.", sees=_seen_one_by_one),
    Variation("state-alone", "Views have the state and no events.", sees=_state_alone),
)
