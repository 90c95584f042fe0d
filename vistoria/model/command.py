"""What people at a table do, as the harness sends it to an engine."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, Literal

import msgspec

from .cards import Card
from .figures import Chips, Sum
from .game import games, most_decks, named, need
from .table import IncidentKind, Number, ScheduledIncident, Settings, Whole


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do"):
    """The `do` key names the command; a game derives its own from it."""


class Register(Command, frozen=True, tag="register"):
    """A player enrols for a session."""

    player: str


class Join(Command, frozen=True, tag="join"):
    """A player takes a seat and buys chips; a player and a seat are different things."""

    player: str
    seat: Number
    buy_in: Chips


class Leave(Command, frozen=True, tag="leave"):
    """A player leaves the table with the stack."""

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
    """A player takes chips off the table and stays."""

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
    """A hand begins; `deck` is the order of all cards, first card first, no card more often than in the pack."""

    deck: tuple[Card, ...] | None = None
    incidents: tuple[ScheduledIncident, ...] = ()

    def __post_init__(self) -> None:
        """Raise ValueError for a card that is there too often."""
        if self.deck and max(Counter(self.deck).values()) > most_decks():
            raise ValueError("a card stands too often in the deck")


class Proceed(Command, frozen=True, tag="proceed"):
    """The croupier continues; for a product that waits for the croupier."""


class Cut(Command, frozen=True, tag="cut"):
    """A player cuts the deck."""

    player: str
    cards: Number


class NewDeck(Command, frozen=True, tag="new-deck"):
    """The house takes another deck."""


class Wager(Command, frozen=True, tag="place"):
    """A player bets against the house on one of the spaces of the game."""

    player: str
    seat: Number
    space: str
    amount: Sum

    def __post_init__(self) -> None:
        """Raise ValueError for a space that no game has."""
        need(self.space, "spaces")


class Decline(Command, frozen=True, tag="decline"):
    """A player makes no additional bet."""

    player: str


class Act(Command, frozen=True, tag="act"):
    """A seat decides; `to` is the total of this seat in this round, in chips, not the chips added."""

    seat: Number
    act: str
    to: Sum | None = None
    means: Literal["chips", "voice"] | None = None

    def __post_init__(self) -> None:
        """Raise ValueError for an act that no game has."""
        need(self.act, "acts")


class Retract(Command, frozen=True, tag="retract"):
    """A seat asks to take its last decision back."""

    seat: Number


class Show(Command, frozen=True, tag="show"):
    """A seat asks to show its closed cards to another seat, or to all."""

    seat: Number
    to: Number | Literal["all"]


class Wait(Command, frozen=True, tag="wait"):
    """The virtual clock moves forward."""

    ms: Whole


class Connection(Command, frozen=True, tag="connection"):
    """The connection of a player, or of the `system`, fails or comes back."""

    who: str
    up: bool


class Incident(Command, frozen=True, tag="incident"):
    """The croupier reports a fault now: `card` went to `to` instead of `due`, or `count` cards lie at `to`."""

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
    Register, Join, Leave, Move, TopUp, TakeOff, Rest, Session, Start, Proceed, Cut, NewDeck, Wager, Decline, Act,
    Retract, Show, Wait, Connection, Incident, Change,
)  # fmt: skip
"""The commands of every game; a game may bring more."""
BEGINS_NO_HAND = tuple(kind for kind in COMMANDS if kind not in (Start, Proceed, Cut, NewDeck))
"""In the answer to these no hand begins; what the croupier does on a product's demand may begin one."""
LATER = (Join, Leave, Move, TopUp)
"""What may be asked for during a hand, to be had once the hand is over."""


@cache
def command_types() -> tuple[type[Command], ...]:
    """All commands, those of the installed games too."""
    return (*COMMANDS, *(kind for game in games().values() for kind in game.commands))  # type: ignore[arg-type]


def __getattr__(name: str) -> Any:
    """A command that a game adds, by the name of its class: an adapter finds every command here."""
    return named(name, command_types if name[:1].isupper() else tuple)
