"""What an engine reports: one tagged record per event, numbered within the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

import msgspec

from .cards import Card
from .figures import Sum
from .game import games, named, need
from .place import Place, known
from .pot import Pot as Pot


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", kw_only=True):
    """`n` rises by one with each event of a table; `cites` is never judged. A game derives its own from it."""

    n: int = 0
    cites: tuple[str, ...] = ()


class Seated(Event, frozen=True, tag="seated"):
    """A player took a seat; `stack` is what the player has there."""

    player: str
    seat: int
    stack: Sum


class Left(Event, frozen=True, tag="left"):
    """A player left the table with this stack."""

    player: str
    seat: int
    stack: Sum


class Registered(Event, frozen=True, tag="registered"):
    """A player is enrolled."""

    player: str


class Resting(Event, frozen=True, tag="resting"):
    """A player sits out, or came back."""

    player: str
    on: bool


class Bought(Event, frozen=True, tag="bought"):
    """A player bought chips: `amount` was paid, the house kept `charged`, and `stack` is the stack after it."""

    seat: int
    amount: Sum
    charged: Sum
    stack: Sum


class TakenOff(Event, frozen=True, tag="taken-off"):
    """A player took chips off the table and stayed; `stack` is the stack after it."""

    seat: int
    amount: Sum
    stack: Sum


class TableState(Event, frozen=True, tag="table"):
    """The state of the table."""

    state: Literal["open", "waiting", "closed"]


class HandStarted(Event, frozen=True, tag="hand-started"):
    """A hand began; hands count from 1. `stacks` is by seat, of everybody who is dealt in."""

    hand: int
    stacks: dict[int, Sum] = {}


class HandEnded(Event, frozen=True, tag="hand-ended"):
    """A hand ended; `stacks` is by seat, of everybody who bet and has not gone. What you leave out shows nothing."""

    stacks: dict[int, Sum]


class Deck(Event, frozen=True, tag="deck"):
    """The deck was replaced, shuffled, cut or put into the box."""

    do: Literal["new", "shuffled", "cut", "boxed"]
    by: str | None = None
    cards: int | None = None


class Dealt(Event, frozen=True, tag="dealt"):
    """One card left the deck; the house's view names face-down cards too."""

    to: Place
    face: Literal["up", "down"]
    card: Card | None = None

    def __post_init__(self) -> None:
        """Raise ValueError for a word that no game has."""
        if type(self.to) is str:
            need(self.to, "places")


class Posted(Event, frozen=True, tag="posted"):
    """A forced bet, or a bet on a space of the game, was put in."""

    seat: int
    what: str
    amount: Sum

    def __post_init__(self) -> None:
        """Raise ValueError for a word that no game has."""
        need(self.what, "spaces", "posts")


class Turn(Event, frozen=True, tag="turn"):
    """A seat must decide; `choices` maps acts to lowest and highest total, or to null; acts of yours are not judged."""

    seat: int
    round: int
    choices: dict[str, tuple[Sum, Sum] | None] | None = None
    until: int | None = None


class Acted(Event, frozen=True, tag="acted"):
    """A seat decided: `put` is what went in now, `to` the total of this round; a missing `all_in` means false."""

    seat: int
    act: str
    put: Sum = 0
    to: Sum = 0
    stack: Sum | None = None
    all_in: bool = False
    why: Literal["timeout", "disconnected", "did-not-open", "left"] | None = None

    def __post_init__(self) -> None:
        """Raise ValueError for an act that no game has."""
        if self.act != "decline":
            need(self.act, "acts")


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """A betting round ended."""

    round: int


class Returned(Event, frozen=True, tag="returned"):
    """Chips went back to a seat; `won` is the bet itself, apart from what the house pays on it."""

    seat: int
    amount: Sum
    why: str

    def __post_init__(self) -> None:
        """Raise ValueError for a word that no game has."""
        if self.why not in ("unmatched", "void", "won"):
            need(self.why, "returns")


class Charged(Event, frozen=True, tag="charged"):
    """The house took a commission."""

    amount: Sum
    of: Literal["pot", "buy-in", "hand", "entry"]
    pot: int | None = None
    seat: int | None = None

    @property
    def paid_by_a_winner(self) -> bool:
        """Whether it is a commission of the pot that goes from the stack of whoever was paid the pot whole."""
        return self.of == "pot" and self.pot is None and self.seat is not None


class Shown(Event, frozen=True, tag="shown"):
    """Cards were shown to everybody."""

    place: Place
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        """Raise ValueError for a word that no game has."""
        known(self.place)


class Paid(Event, frozen=True, tag="paid"):
    """Chips went to a seat: from a pot its whole award, remainder included; from the house the winnings only."""

    seat: int
    amount: Sum
    what: str = msgspec.field(name="for")
    pot: int | None = None
    odds: tuple[int, int] | None = None
    remainder: Sum | None = None

    def __post_init__(self) -> None:
        """Raise ValueError for a word that no game has."""
        if self.what != "pot":
            need(self.what, "spaces")


class Collected(Event, frozen=True, tag="collected"):
    """The house took a lost bet."""

    seat: int
    amount: Sum
    source: str | None = msgspec.field(name="from", default=None)


class Voided(Event, frozen=True, tag="voided"):
    """The hand, or the hand of one seat, was declared null."""

    scope: Literal["hand", "seat"]
    why: str
    seat: int | None = None


class Corrected(Event, frozen=True, tag="corrected"):
    """A misdealt card was moved to the place where it belongs."""

    card: Card
    to: Place
    source: Place = msgspec.field(name="from")

    def __post_init__(self) -> None:
        """Raise ValueError for a word that no game has."""
        known(self.to, self.source)


class Exposed(Event, frozen=True, tag="exposed"):
    """A closed card was seen."""

    place: Place
    card: Card

    def __post_init__(self) -> None:
        """Raise ValueError for a word that no game has."""
        known(self.place)


class Time(Event, frozen=True, tag="time"):
    """Extra time was granted."""

    seat: int
    extended_ms: int


class Notice(Event, frozen=True, tag="notice"):
    """The product announced something."""

    what: str
    to: str | None = None
    values: dict[str, int | str] | None = None


class SessionEvent(Event, frozen=True, tag="session"):
    """A change in a player's session."""

    player: str
    what: Literal["started", "invited", "warned", "ended"]
    totals: dict[str, Sum] | None = None


class ConnectionEvent(Event, frozen=True, tag="connection"):
    """The connection of a player, or of the `system`, failed or came back."""

    who: str
    up: bool


EVENTS: tuple[type[Event], ...] = (
    Seated, Left, Registered, Resting, Bought, TakenOff, TableState, HandStarted, HandEnded, Deck, Dealt, Posted,
    Turn, Acted, RoundEnded, Returned, Charged, Shown, Paid, Collected, Voided, Corrected, Exposed, Time, Notice,
    SessionEvent, ConnectionEvent,
)  # fmt: skip
"""The events of every game; a game may bring more."""


class UnknownEvent(dict[str, object]):
    """An event of an unknown type: kept as received, never judged."""

    @property
    def type(self) -> str:
        """Its type, as sent."""
        return str(self["type"])

    @property
    def n(self) -> int:
        """Its number in the table; 0 where it has none."""
        n = self.get("n")
        return n if isinstance(n, int) else 0


@cache
def event_types() -> Mapping[str, type[Event]]:
    """All events by type, those of the installed games too."""
    kinds = (*EVENTS, *(kind for game in games().values() for kind in game.events))
    return {str(kind.__struct_config__.tag): kind for kind in kinds}  # type: ignore[misc]


def __getattr__(name: str) -> Any:
    """An event that a game adds, by the name of its class: an adapter finds every event here."""
    return named(name, event_types().values if name[:1].isupper() else tuple)


def event_type(event: Event | UnknownEvent) -> str:
    """The type of an event, as sent."""
    return event.type if isinstance(event, UnknownEvent) else str(event.__struct_config__.tag)
