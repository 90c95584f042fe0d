"""Other ways to tell the same: more, less, in another order, in other words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from vistoria.games.cards.events import Marker, Pots, Qualified, Ranked
from vistoria.model.answer import Refused, Viewed
from vistoria.model.event import (
    Acted,
    Charged,
    Deck,
    Event,
    HandEnded,
    Left,
    Paid,
    Posted,
    Registered,
    Resting,
    Returned,
    Seated,
    SessionEvent,
    Shown,
    TableState,
    Turn,
    UnknownEvent,
)
from vistoria.model.place import Seat
from vistoria.protocol.handshake import Hello

from .variation import Told, Variation

COMMUTE: tuple[tuple[type[Any], type[Any]], ...] = (
    (Marker, Deck),
    (Shown, Ranked),
    (Charged, Pots),
    (Returned, Paid),
)
"""Pairs of neighbours that may be told the other way round."""


def each(change: Callable[[Event], Event | None]) -> Callable[[Told], Told]:
    """Every event changed, or left out where the change gives None; unknown ones stay."""

    def tell(events: Told) -> Told:
        told = (event if isinstance(event, UnknownEvent) else change(event) for event in events)
        return tuple(event for event in told if event is not None)

    return tell


def _terse(event: Event) -> Event | None:
    if isinstance(event, Pots | Ranked):
        return None
    event = replace(event, cites=())
    if isinstance(event, Turn):
        return replace(event, choices=None, until=None)
    if isinstance(event, Acted):
        return replace(event, stack=None)
    return event


def _talkative(events: Told) -> Told:
    """A remark before every event, and a key of the vendor's own in every one."""
    told: list[Event | UnknownEvent] = []
    for event in events:
        told.append(UnknownEvent(type="x-remark", text="Boa sorte · 祝你好運"))
        if isinstance(event, UnknownEvent):
            told.append(event)
            continue
        raw = msgspec.to_builtins(event, str_keys=True)
        told.append(UnknownEvent({**raw, "x-vendor": {"light": "green"}}))
    return tuple(told)


def _reordered(events: Told) -> Told:
    told = list(events)
    i = 0
    while i + 1 < len(told):
        pair = told[i], told[i + 1]
        if any(isinstance(pair[0], a) and isinstance(pair[1], b) for a, b in COMMUTE) or _blinds(*pair):
            told[i], told[i + 1] = pair[1], pair[0]
            i += 1
        i += 1
    return tuple(told)


def _blinds(one: object, other: object) -> bool:
    return isinstance(one, Posted) and isinstance(other, Posted) and one.what == "small"


def _repeated(events: Told) -> Told:
    """What stands is said again: the marker, pots, shown cards, what a hand is worth, the state of the table."""
    again = Marker | Pots | Shown | Ranked | Qualified | TableState
    return tuple(
        told for event in events for told in ((event, event) if isinstance(event, again) else (event,))
    )


def _other_names(event: Event) -> Event:
    if isinstance(event, Ranked):
        return replace(event, name=f"combo {len(event.name)}")
    return event


def _other_words(refused: Refused) -> Refused:
    reason = replace(refused.reason, code="e-1042", text="Não é possível.")
    return replace(refused, reason=reason)


def _more_offers(hello: Hello) -> Hello:
    offers = {name: (*made, "lucky-dip") for name, made in hello.offers.items()}
    return replace(
        hello, offers=offers, equipment=(*hello.equipment, "x-lamp"), regulations=(*hello.regulations, "x-1")
    )


def _few_hooks(hello: Hello) -> Hello:
    abilities = replace(hello.abilities, seed=False, record=False, information=(), rank=())
    return replace(hello, abilities=abilities)


def _sees_more(view: Viewed) -> Viewed:
    displays = {**view.state.displays, "x-weather": "fine"}
    return replace(view, state=replace(view.state, displays=displays))


def _as_it_stands(events: Told) -> Told:
    """Who comes is enrolled, plays on and begins a session; nothing is paid to losers, and charged for hands.

    Who only changes his place does not come: he may go on resting.
    """
    told: list[Event | UnknownEvent] = []
    pays = max((i for i, event in enumerate(events) if isinstance(event, Paid)), default=None)
    paid = {event.seat for event in events if isinstance(event, Paid)}
    moved = {event.player for event in events if isinstance(event, Left)}
    for i, event in enumerate(events):
        if isinstance(event, Seated) and event.player not in moved:
            told.append(Registered(player=event.player))
        if isinstance(event, HandEnded):
            told.append(Charged(amount=0, of="hand"))
        told.append(event)
        if isinstance(event, Seated) and event.player not in moved:
            told += [
                Resting(player=event.player, on=False),
                SessionEvent(player=event.player, what="started"),
            ]
        if i == pays and isinstance(event, Paid):
            places = [each.place for each in events if isinstance(each, Ranked)]
            losers = [place.seat for place in places if isinstance(place, Seat) and place.seat not in paid]
            told += [Paid(seat=seat, amount=0, what=event.what, pot=event.pot) for seat in losers]
    return tuple(told)


VARIATIONS = (
    Variation(
        "terse", "Tells no pots, no ranked hands, no choices, no stacks after an act.", tells=each(_terse)
    ),
    Variation(
        "talkative",
        "Remarks of its own between events, keys of its own in them.",
        tells=_talkative,
        sees=_sees_more,
    ),
    Variation("other-order", "Tells what happens at once in another order.", tells=_reordered),
    Variation(
        "says-it-twice", "Says marker, pots, shown cards and the state of the table twice.", tells=_repeated
    ),
    Variation(
        "as-it-stands",
        "Says of who comes that he is enrolled, plays on and begins a session, of who lost that he gets 0, "
        "and of each hand that 0 was charged.",
        tells=_as_it_stands,
    ),
    Variation("other-names", "Calls hands by names of its own.", tells=each(_other_names)),
    Variation("other-words", "Refuses with a code and words of its own.", refuses=_other_words),
    Variation("more-offers", "Offers, equipment and regulations that no law knows.", hello=_more_offers),
    Variation("few-hooks", "An adapter without seed, record, information and ranking.", hello=_few_hooks),
)
