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
    """A player takes a seat with chips; a player is not a seat."""

    player: str
    seat: Number
    buy_in: Chips


class Leave(_Command, frozen=True, tag="leave"):
    """A player goes, with the stack."""

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
    """A player takes chips off the table while staying."""

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
    """A hand begins; `deck` is the whole order of the cards, first card first, and none stands twice."""

    deck: tuple[Card, ...] | None = None
    incidents: tuple[ScheduledIncident, ...] = ()

    def __post_init__(self) -> None:
        """Raise ValueError where a card stands twice."""
        if self.deck is not None and len(set(self.deck)) < len(self.deck):
            raise ValueError("a card stands twice in the deck")


class Proceed(_Command, frozen=True, tag="proceed"):
    """The croupier goes on, for a product that waits for him."""


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
    """A bet against the house on one of the spaces of the cloth."""

    player: str
    seat: Number
    space: Literal["ante", "jackpot", "additional"]
    amount: int


class Decline(_Command, frozen=True, tag="decline"):
    """A player makes no additional bet."""

    player: str


class Act(_Command, frozen=True, tag="act"):
    """A seat decides; `to` is always the total of this seat in this round, in chips."""

    seat: Number
    act: Literal["fold", "check", "call", "bet", "raise"]
    to: int | None = None
    means: Literal["chips", "voice"] | None = None


class Retract(_Command, frozen=True, tag="retract"):
    """A seat wants its last decision back."""

    seat: Number


class Agree(_Command, frozen=True, tag="agree"):
    """Seats wish to divide the pot among themselves; `shares` in chips, seat by seat, one for each."""

    seats: tuple[Number, ...]
    shares: tuple[Whole, ...]

    def __post_init__(self) -> None:
        """Raise ValueError where a seat has no share or several."""
        if len(self.seats) != len(self.shares) or len(set(self.seats)) != len(self.seats):
            raise ValueError(f"{len(self.shares)} shares for the seats {self.seats}: one for each")


class Renounce(_Command, frozen=True, tag="renounce"):
    """A seat wishes to give up what it won."""

    seat: Number


class Show(_Command, frozen=True, tag="show"):
    """A seat wishes to show its closed cards to another seat, or to all."""

    seat: Number
    to: Number | Literal["all"]


class Wait(_Command, frozen=True, tag="wait"):
    """The virtual clock runs."""

    ms: Whole


class Connection(_Command, frozen=True, tag="connection"):
    """A player's line, or the system, fails or comes back."""

    who: str
    up: bool


class Incident(_Command, frozen=True, tag="incident"):
    """The croupier reports a fault now; `card` went to `to` and was due to `due`; `count` cards lie there."""

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
