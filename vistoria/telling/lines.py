"""Each event as a line of the hand history."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import Any

import msgspec

from vistoria.model.cards import Card
from vistoria.model.event import (
    Acted,
    Bought,
    Charged,
    Collected,
    ConnectionEvent,
    Corrected,
    Dealt,
    Deck,
    Event,
    Exposed,
    HandEnded,
    HandStarted,
    Left,
    Notice,
    Paid,
    Posted,
    Registered,
    Resting,
    Returned,
    RoundEnded,
    Seated,
    SessionEvent,
    Shown,
    TableState,
    TakenOff,
    Time,
    Turn,
    UnknownEvent,
    Voided,
    event_type,
)
from vistoria.model.game import games
from vistoria.model.place import Place, Seat
from vistoria.table import Table, went_in

from .said import Part, Said, Word, say

SUITS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


def line_of(event: Event | UnknownEvent, before: Table | None = None) -> Said:
    """An event as a line, given the table before it; an event without words is named by its type."""
    if before is not None and type(event) is Acted:
        event = msgspec.structs.replace(event, put=went_in(before, event))
    words = lines().get(type(event))
    return say("event", what=short(event_type(event))) if words is None else words(event)


def card_text(card: Card | str) -> str:
    """A card with the sign of its suit, such as `10♥`."""
    rank, suit = str(card)[:-1], str(card)[-1:]
    return ("10" if rank == "T" else rank) + SUITS.get(suit, suit)


def card_texts(cards: Iterable[Card]) -> str:
    """Cards in a row."""
    return " ".join(map(card_text, cards))


def who(place: Place) -> Part:
    """Who or what is at a place."""
    return say("seat", seat=place.seat) if isinstance(place, Seat) else Word(str(place))


def seat(number: int) -> Said:
    """The seat with this number."""
    return say("seat", seat=number)


def joined(parts: Iterable[Part], between: str = " · ") -> tuple[Part, ...]:
    """Parts in a row with a text between them."""
    return tuple(each for part in parts for each in (between, part))[1:]


def short(value: object, most: int = 200) -> str:
    """A text of the engine, truncated to a line."""
    said = str(value)
    return said if len(said) <= most else f"{said[:most]}…"


def _acted(e: Acted) -> Said:
    of = seat(e.seat)
    if e.why is not None:
        return say("acted.why", who=of, act=Word(e.act), why=Word(e.why))
    if e.all_in and e.act in ("call", "bet", "raise"):
        return say("acted.all-in", who=of, act=Word(e.act), put=e.put)
    if e.act == "raise":
        return (
            say("acted.raise", who=of, put=e.put, to=e.to) if e.to else say("acted.raises", who=of, put=e.put)
        )
    return (
        say(f"acted.{e.act}", who=of, put=e.put)
        if e.act in ("call", "bet")
        else say(f"acted.{e.act}", who=of)
    )


def _turn(e: Turn) -> Said:
    if not e.choices:
        return say("turn", who=seat(e.seat))
    return say("choices", who=seat(e.seat), choices=joined(_choice(act, of) for act, of in e.choices.items()))


def _choice(act: str, bounds: tuple[int, int] | None) -> Part:
    if bounds is None:
        return Word(act)
    least, most = bounds
    if least == most:
        return say("choice.sum", act=Word(act), sum=least)
    return say("choice.range", act=Word(act), least=least, most=most)


def _dealt(e: Dealt) -> Said:
    if e.card is None:
        return say("dealt.unnamed", who=who(e.to))
    return say(f"dealt.{e.face}", who=who(e.to), card=card_text(e.card))


def _paid(e: Paid) -> Said:
    slots: dict[str, Part] = {"who": seat(e.seat), "amount": e.amount}
    if e.what == "pot":
        return Said("paid.pot", slots) if e.pot is None else Said("paid.of-pot", {**slots, "pot": e.pot + 1})
    if e.odds is not None:
        return Said("paid.odds", {**slots, "what": Word(e.what), "odds": f"{e.odds[0]}:{e.odds[1]}"})
    return Said("paid.space", {**slots, "what": Word(e.what)})


def _charged(e: Charged) -> Said:
    if e.seat is None:
        return say("charged", amount=e.amount, of=Word(e.of))
    return say("charged.seat", who=seat(e.seat), amount=e.amount, of=Word(e.of))


def _voided(e: Voided) -> Said:
    if e.seat is None:
        return say("voided", why=short(e.why))
    return say("voided.seat", who=seat(e.seat), why=short(e.why))


def _notice(e: Notice) -> Said:
    values = ", ".join(f"{name} {value}" for name, value in (e.values or {}).items())
    return say("notice", what=short(" ".join(filter(None, (e.what, e.to, values)))))


def _switched(up: bool) -> Word:
    return Word("on" if up else "off")


Lines = Mapping[type, Callable[[Any], Said]]
"""What says an event in words, by type of event."""


@cache
def lines() -> Lines:
    """The line of each event, those of the installed games too."""
    theirs = [import_module(game.telling).LINES for game in games().values() if game.telling]
    found: dict[type, Callable[[Any], Said]] = {}
    for some in (LINES, *theirs):
        found |= some
    return found


LINES: Lines = {
    Seated: lambda e: say("seated", who=seat(e.seat), player=short(e.player), stack=e.stack),
    Left: lambda e: say("left", who=seat(e.seat), player=short(e.player), stack=e.stack),
    Registered: lambda e: say("registered", player=short(e.player)),
    Resting: lambda e: say("resting.on" if e.on else "resting.off", player=short(e.player)),
    Bought: lambda e: say("bought", who=seat(e.seat), amount=e.amount),
    TakenOff: lambda e: say("taken-off", who=seat(e.seat), amount=e.amount),
    TableState: lambda e: say("table", state=Word(e.state)),
    HandStarted: lambda e: say("hand-started", hand=e.hand),
    HandEnded: lambda e: say("hand-ended"),
    Deck: lambda e: say("deck", what=Word(e.do)),
    Dealt: _dealt,
    Posted: lambda e: say("posted", who=seat(e.seat), amount=e.amount, what=Word(e.what)),
    Turn: _turn,
    Acted: _acted,
    RoundEnded: lambda e: say("round-ended", round=e.round),
    Returned: lambda e: say("returned", who=seat(e.seat), amount=e.amount, why=Word(e.why)),
    Charged: _charged,
    Shown: lambda e: say("shown", who=who(e.place), cards=card_texts(e.cards)),
    Paid: _paid,
    Collected: lambda e: say("collected", who=seat(e.seat), amount=e.amount, what=Word(e.source or "bet")),
    Voided: _voided,
    Corrected: lambda e: say("corrected", card=card_text(e.card), source=who(e.source), to=who(e.to)),
    Exposed: lambda e: say("exposed", who=who(e.place), card=card_text(e.card)),
    Time: lambda e: say("time", who=seat(e.seat), ms=e.extended_ms),
    Notice: _notice,
    SessionEvent: lambda e: say("session", player=short(e.player), what=e.what),
    ConnectionEvent: lambda e: say("connection", who=short(e.who), what=_switched(e.up)),
}
"""The line of each event that every game has; a test holds it to the events of the protocol."""
