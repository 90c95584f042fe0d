"""What the harness asks of an engine, method by method."""

from __future__ import annotations

from typing import Literal

import msgspec

from .cards import Card
from .command import Command
from .place import Seat
from .table import Force, Number, Settings, Whole


class _Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Parameters of one method; unknown keys are errors."""


class Open(_Request, frozen=True):
    """Open a table under a regulation; `seats` counts the players' places, and a forced marker is at one of them."""

    table: str
    regulation: str
    seats: Number
    settings: Settings = Settings()
    force: Force = Force()

    def __post_init__(self) -> None:
        """Raise ValueError where the marker is forced beyond the last place."""
        if self.force.marker is not None and self.force.marker > self.seats:
            raise ValueError(f"a marker forced to seat {self.force.marker} of {self.seats}")


class Play(_Request, frozen=True):
    """Commands one after another; the engine stops at the first that is not accepted."""

    table: str
    commands: tuple[Command, ...]


class Look(_Request, frozen=True):
    """The table as a seat, everybody, or the house sees it, with the events sent since number `since`."""

    table: str
    viewer: Seat | Literal["public", "house"] = msgspec.field(name="as")
    since: Whole = 0


class Ask(_Request, frozen=True):
    """A player asks for information."""

    table: str
    what: str
    player: str | None = None


class OwnAndCommon(_Request, frozen=True):
    """A player's own cards and the common cards."""

    own: tuple[Card, ...] = ()
    common: tuple[Card, ...] = ()
    cards: tuple[Card, ...] = ()


class Rank(_Request, frozen=True):
    """Put hands in order, for the showdown or for the right to speak."""

    regulation: str
    purpose: Literal["showdown", "speaking"] = msgspec.field(name="for")
    hands: tuple[OwnAndCommon, ...]


class Record(_Request, frozen=True):
    """The product's own log of a hand; hands count from 1."""

    table: str
    hand: Number


class Close(_Request, frozen=True):
    """The table is no longer needed."""

    table: str


Request = Open | Play | Look | Ask | Rank | Record | Close

METHODS: dict[str, type[_Request]] = {
    "open": Open,
    "play": Play,
    "look": Look,
    "ask": Ask,
    "rank": Rank,
    "record": Record,
    "close": Close,
}
"""Methods that concern a table; `hello` and `bye` frame them and are in `vistoria.protocol`."""

METHOD_OF: dict[type, str] = {kind: name for name, kind in METHODS.items()}
