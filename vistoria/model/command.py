"""What people at a table do, as the harness sends it to an engine."""

from __future__ import annotations

from typing import Literal

import msgspec

from .cards import Card
from .table import Chips, IncidentKind, Number, ScheduledIncident, Settings, Whole


class _Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do"):
    """The `do` key names the command."""


class Register(_Command, frozen=True, tag="register"):
    """A player enrols for a session."""

    player: str


class Join(_Command, frozen=True, tag="join"):
    """A player takes a seat and buys chips; a player and a seat are different things."""

    player: str
    seat: Number
    buy_in: Chips


class Leave(_Command, frozen=True, tag="leave"):
    """A player leaves the table with the stack."""

    player: str


class Move(_Command, frozen=True, tag="move"):
    """A player asks for another seat."""

    player: str
    seat: Number


class TopUp(_Command, frozen=True, tag="top-up"):
    """A player adds chips."""

    player: str
    amount: Chips


class TakeOff(_Command, frozen=True, tag="take-off"):
    """A player takes chips off the table and stays."""

    player: str
    amount: Chips


class Rest(_Command, frozen=True, tag="rest"):
    """A player sits out, or comes back."""

    player: str
    on: bool


class Session(_Command, frozen=True, tag="session"):
    """A player begins or ends a playing session."""

    player: str
    act: Literal["start", "end"]


class Start(_Command, frozen=True, tag="start"):
    """A hand begins; `deck` is the order of all cards, first card first, without duplicates."""

    deck: tuple[Card, ...] | None = None
    incidents: tuple[ScheduledIncident, ...] = ()

    def __post_init__(self) -> None:
        """Raise ValueError for a duplicate card."""
        if self.deck is not None and len(set(self.deck)) < len(self.deck):
            raise ValueError("a card stands twice in the deck")


class Proceed(_Command, frozen=True, tag="proceed"):
    """The croupier continues; for a product that waits for the croupier."""


class Cut(_Command, frozen=True, tag="cut"):
    """A player cuts the deck."""

    player: str
    cards: Number


class NewDeck(_Command, frozen=True, tag="new-deck"):
    """The house takes another deck."""


class Device(_Command, frozen=True, tag="device"):
    """The croupier changes the dealing device."""

    use: Literal["shoe", "shuffler"]


class Wager(_Command, frozen=True, tag="place"):
    """A player bets against the house on one of the spaces of the cloth."""

    player: str
    seat: Number
    space: Literal["ante", "jackpot", "additional"]
    amount: int


class Decline(_Command, frozen=True, tag="decline"):
    """A player makes no additional bet."""

    player: str


class Act(_Command, frozen=True, tag="act"):
    """A seat decides; `to` is the total of this seat in this round, in chips, not the chips added."""

    seat: Number
    act: Literal["fold", "check", "call", "bet", "raise"]
    to: int | None = None
    means: Literal["chips", "voice"] | None = None


class Retract(_Command, frozen=True, tag="retract"):
    """A seat asks to take its last decision back."""

    seat: Number


class Agree(_Command, frozen=True, tag="agree"):
    """Seats ask to divide the pot by agreement; `shares` are in chips, one for each seat, in the same order."""

    seats: tuple[Number, ...]
    shares: tuple[Whole, ...]

    def __post_init__(self) -> None:
        """Raise ValueError when a seat has no share, or more than one."""
        if len(self.seats) != len(self.shares) or len(set(self.seats)) != len(self.seats):
            raise ValueError(f"{len(self.shares)} shares for the seats {self.seats}: one for each")


class Renounce(_Command, frozen=True, tag="renounce"):
    """A seat asks to give up what it won."""

    seat: Number


class Show(_Command, frozen=True, tag="show"):
    """A seat asks to show its closed cards to another seat, or to all."""

    seat: Number
    to: Number | Literal["all"]


class Wait(_Command, frozen=True, tag="wait"):
    """The virtual clock moves forward."""

    ms: Whole


class Connection(_Command, frozen=True, tag="connection"):
    """The connection of a player, or of the `system`, fails or comes back."""

    who: str
    up: bool


class Incident(_Command, frozen=True, tag="incident"):
    """The croupier reports a fault now: `card` went to `to` instead of `due`, or `count` cards lie at `to`."""

    kind: IncidentKind
    card: Card | None = None
    to: str | int | None = None
    due: str | int | None = None
    places: tuple[str | int, ...] | None = None
    device: str | None = None
    correctable: bool | None = None
    count: Whole | None = None


class Change(_Command, frozen=True, tag="set"):
    """The house changes the settings between hands."""

    settings: Settings


Command = (
    Register | Join | Leave | Move | TopUp | TakeOff | Rest | Session | Start | Proceed | Cut | NewDeck
    | Device | Wager | Decline | Act | Retract | Agree | Renounce | Show | Wait | Connection | Incident | Change
)  # fmt: skip
