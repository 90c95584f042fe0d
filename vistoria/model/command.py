"""What people at a table do, as the harness sends it to an engine."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Literal

import msgspec

from .cards import Card
from .game import games, most_decks, need
from .table import Chips, IncidentKind, Number, ScheduledIncident, Settings, Whole


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do"):
    """The `do` key names the command; a game derives its own from it."""


class Register(Command, frozen=True, tag="register"):
    """A player enrols for a session."""

    player: str


class Join(Command, frozen=True, tag="join"):
    """A player takes a seat with chips; a player is not a seat."""

    player: str
    seat: Number
    buy_in: Chips


class Leave(Command, frozen=True, tag="leave"):
    """A player goes, with the stack."""

    player: str


class Move(Command, frozen=True, tag="move"):
    """A player asks for another seat."""

    player: str
    seat: Number


class TopUp(Command, frozen=True, tag="top-up"):
    """A player adds chips."""

    player: str
    amount: Chips


class TakeOff(Command, frozen=True, tag="take-off"):
    """A player takes chips off the table while staying."""

    player: str
    amount: Chips


class Rest(Command, frozen=True, tag="rest"):
    """A player sits out, or comes back."""

    player: str
    on: bool


class Session(Command, frozen=True, tag="session"):
    """A player begins or ends a playing session."""

    player: str
    act: Literal["start", "end"]


class Start(Command, frozen=True, tag="start"):
    """A hand begins; `deck` is the whole order of the cards, first card first, none more often than the pack has it."""

    deck: tuple[Card, ...] | None = None
    incidents: tuple[ScheduledIncident, ...] = ()

    def __post_init__(self) -> None:
        """Raise ValueError where a card stands too often."""
        if self.deck and max(Counter(self.deck).values()) > most_decks():
            raise ValueError("a card stands too often in the deck")


class Proceed(Command, frozen=True, tag="proceed"):
    """The croupier goes on, for a product that waits for him."""


class Cut(Command, frozen=True, tag="cut"):
    """A player cuts the deck."""

    player: str
    cards: Number


class NewDeck(Command, frozen=True, tag="new-deck"):
    """The house takes another deck."""


class Device(Command, frozen=True, tag="device"):
    """The croupier changes the dealing device."""

    use: Literal["shoe", "shuffler"]


class Wager(Command, frozen=True, tag="place"):
    """A bet against the house, on one of the spaces that the game has for it."""

    player: str
    seat: Number
    space: str
    amount: int

    def __post_init__(self) -> None:
        """Raise ValueError for a space that no game has."""
        need(self.space, "spaces")


class Decline(Command, frozen=True, tag="decline"):
    """A player makes no additional bet."""

    player: str


class Act(Command, frozen=True, tag="act"):
    """A seat decides; `to` is always the total of this seat in this round, in chips."""

    seat: Number
    act: Literal["fold", "check", "call", "bet", "raise"]
    to: int | None = None
    means: Literal["chips", "voice"] | None = None


class Retract(Command, frozen=True, tag="retract"):
    """A seat wants its last decision back."""

    seat: Number


class Agree(Command, frozen=True, tag="agree"):
    """Seats wish to divide the pot among themselves; `shares` in chips, seat by seat, one for each."""

    seats: tuple[Number, ...]
    shares: tuple[Whole, ...]

    def __post_init__(self) -> None:
        """Raise ValueError where a seat has no share or several."""
        if len(self.seats) != len(self.shares) or len(set(self.seats)) != len(self.seats):
            raise ValueError(f"{len(self.shares)} shares for the seats {self.seats}: one for each")


class Renounce(Command, frozen=True, tag="renounce"):
    """A seat wishes to give up what it won."""

    seat: Number


class Show(Command, frozen=True, tag="show"):
    """A seat wishes to show its closed cards to another seat, or to all."""

    seat: Number
    to: Number | Literal["all"]


class Wait(Command, frozen=True, tag="wait"):
    """The virtual clock runs."""

    ms: Whole


class Connection(Command, frozen=True, tag="connection"):
    """A player's line, or the system, fails or comes back."""

    who: str
    up: bool


class Incident(Command, frozen=True, tag="incident"):
    """The croupier reports a fault now; `card` went to `to` and was due to `due`; `count` cards lie there."""

    kind: IncidentKind
    card: Card | None = None
    to: str | int | None = None
    due: str | int | None = None
    places: tuple[str | int, ...] | None = None
    device: str | None = None
    correctable: bool | None = None
    count: Whole | None = None


class Change(Command, frozen=True, tag="set"):
    """The house changes the settings between hands."""

    settings: Settings


COMMANDS: tuple[type[Command], ...] = (
    Register, Join, Leave, Move, TopUp, TakeOff, Rest, Session, Start, Proceed, Cut, NewDeck, Device, Wager,
    Decline, Act, Retract, Agree, Renounce, Show, Wait, Connection, Incident, Change,
)  # fmt: skip
"""What people do in any game; a game may bring more."""


@cache
def command_types() -> tuple[type[Command], ...]:
    """All commands, those of the installed games too."""
    return (*COMMANDS, *(kind for game in games().values() for kind in game.commands))  # type: ignore[arg-type]
