"""What an engine reports: one tagged record a thing that happened, numbered within the table."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from .cards import Card
from .place import Place


class _Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", kw_only=True):
    """`n` rises by one with each event of a table; `cites` is never judged."""

    n: int = 0
    cites: tuple[str, ...] = ()


class Seated(_Event, frozen=True, tag="seated"):
    """A player sits with a stack."""

    player: str
    seat: int
    stack: int


class Left(_Event, frozen=True, tag="left"):
    """A player went with a stack."""

    player: str
    seat: int
    stack: int


class Registered(_Event, frozen=True, tag="registered"):
    """A player is enrolled."""

    player: str


class Resting(_Event, frozen=True, tag="resting"):
    """A player sits out, or is back."""

    player: str
    on: bool


class Bought(_Event, frozen=True, tag="bought"):
    """Chips bought: `amount` paid, `charged` kept by the house, `stack` after it."""

    seat: int
    amount: int
    charged: int
    stack: int


class TakenOff(_Event, frozen=True, tag="taken-off"):
    """Chips taken off the table by a player who stays; `stack` after it."""

    seat: int
    amount: int
    stack: int


class TableState(_Event, frozen=True, tag="table"):
    """The table's state."""

    state: Literal["open", "waiting", "closed"]


class HandStarted(_Event, frozen=True, tag="hand-started"):
    """A hand begins; hands count from 1."""

    hand: int
    stacks: dict[int, int] = {}


class HandEnded(_Event, frozen=True, tag="hand-ended"):
    """A hand is over; stacks by seat."""

    stacks: dict[int, int]


class Marker(_Event, frozen=True, tag="marker"):
    """Where the marker («marcador», button) stands."""

    seat: int
    by: Literal["first", "lot", "rotation", "forced"] | None = None


class Deck(_Event, frozen=True, tag="deck"):
    """The deck is new, shuffled, cut or boxed."""

    do: Literal["new", "shuffled", "cut", "boxed"]
    by: str | None = None
    cards: int | None = None


class Dealt(_Event, frozen=True, tag="dealt"):
    """One card left the deck; the house view names face-down cards too."""

    to: Place
    face: Literal["up", "down"]
    card: Card | None = None


class Posted(_Event, frozen=True, tag="posted"):
    """A forced bet was put in."""

    seat: int
    what: Literal["small", "big", "entry", "ante", "jackpot", "additional"]
    amount: int


class Turn(_Event, frozen=True, tag="turn"):
    """A seat is asked; `choices` maps each act to its least and highest total, null where it has none."""

    seat: int
    round: int
    choices: dict[str, tuple[int, int] | None] | None = None
    until: int | None = None


class Acted(_Event, frozen=True, tag="acted"):
    """A seat decided: `put` chips now, `to` in this round; `all_in` left out is false."""

    seat: int
    act: Literal["fold", "check", "call", "bet", "raise", "decline"]
    put: int = 0
    to: int = 0
    stack: int | None = None
    all_in: bool = False
    why: Literal["timeout", "disconnected", "did-not-open", "left"] | None = None


class RoundEnded(_Event, frozen=True, tag="round-ended"):
    """A betting round is closed."""

    round: int


class Returned(_Event, frozen=True, tag="returned"):
    """Chips go back to a seat; `won`: the bet itself, beside what the house pays on it."""

    seat: int
    amount: int
    why: Literal["unmatched", "void", "additional-null", "entry", "won"]


class Pot(msgspec.Struct, frozen=True):
    """One pot and the seats that can win it."""

    amount: int
    seats: tuple[int, ...]


class Pots(_Event, frozen=True, tag="pots"):
    """The pots as they stand."""

    pots: tuple[Pot, ...]


class Charged(_Event, frozen=True, tag="charged"):
    """The house took a commission."""

    amount: int
    of: Literal["pot", "buy-in", "hand", "entry"]
    pot: int | None = None
    seat: int | None = None


class Shown(_Event, frozen=True, tag="shown"):
    """Cards were opened for all to see."""

    place: Place
    cards: tuple[Card, ...]


class Mucked(_Event, frozen=True, tag="mucked"):
    """A seat gave up its cards unseen."""

    seat: int


class Ranked(_Event, frozen=True, tag="ranked"):
    """The hand that a place makes at the showdown."""

    place: Place
    name: str
    five: tuple[Card, ...]
    winning: bool | None = None


class Qualified(_Event, frozen=True, tag="qualified"):
    """Whether the croupier's hand plays."""

    yes: bool


class Paid(_Event, frozen=True, tag="paid"):
    """Chips go to a seat: its whole award from this pot, remainder included; from the house, winnings."""

    seat: int
    amount: int
    what: Literal["pot", "ante", "additional", "jackpot"] = msgspec.field(name="for")
    pot: int | None = None
    odds: tuple[int, int] | None = None
    remainder: int | None = None


class Collected(_Event, frozen=True, tag="collected"):
    """The house takes a bet that lost."""

    seat: int
    amount: int
    source: str | None = msgspec.field(name="from", default=None)


class Pool(_Event, frozen=True, tag="pool"):
    """The jackpot pool moved."""

    before: int
    after: int
    restarted: bool = False


class Carried(_Event, frozen=True, tag="carried"):
    """A jackpot bet stands for the next hand."""

    seat: int
    amount: int


class Voided(_Event, frozen=True, tag="voided"):
    """The hand, or one seat's hand, is null."""

    scope: Literal["hand", "seat"]
    why: str
    seat: int | None = None


class Corrected(_Event, frozen=True, tag="corrected"):
    """A misdealt card went where it was due."""

    card: Card
    to: Place
    source: Place = msgspec.field(name="from")


class Exposed(_Event, frozen=True, tag="exposed"):
    """A closed card was seen."""

    place: Place
    card: Card


class Time(_Event, frozen=True, tag="time"):
    """Extra time was granted."""

    seat: int
    extended_ms: int


class Notice(_Event, frozen=True, tag="notice"):
    """Something is announced."""

    what: str
    to: str | None = None
    values: dict[str, int | str] | None = None


class SessionEvent(_Event, frozen=True, tag="session"):
    """A player's session."""

    player: str
    what: Literal["started", "invited", "warned", "ended"]
    totals: dict[str, int] | None = None


class ConnectionEvent(_Event, frozen=True, tag="connection"):
    """A line, or the system, failed or came back."""

    who: str
    up: bool


class DeviceEvent(_Event, frozen=True, tag="device"):
    """The dealing device in use."""

    use: Literal["shoe", "shuffler"]


Event = (
    Seated | Left | Registered | Resting | Bought | TakenOff | TableState | HandStarted | HandEnded | Marker
    | Deck | Dealt | Posted | Turn | Acted | RoundEnded | Returned | Pots | Charged | Shown | Mucked | Ranked
    | Qualified | Paid | Collected | Pool | Carried | Voided | Corrected | Exposed | Time | Notice
    | SessionEvent | ConnectionEvent | DeviceEvent
)  # fmt: skip


class UnknownEvent(dict[str, object]):
    """An event of a type this vocabulary does not have: kept as it came, not judged."""

    @property
    def type(self) -> str:
        """Its type, as it stands on the wire."""
        return str(self["type"])

    @property
    def n(self) -> int:
        """Its number in the table; 0 where it has none."""
        n = self.get("n")
        return n if isinstance(n, int) else 0


EVENT_TYPES: dict[str, type[Event]] = {str(kind.__struct_config__.tag): kind for kind in get_args(Event)}


def event_type(event: Event | UnknownEvent) -> str:
    """The type of an event as it stands on the wire."""
    return event.type if isinstance(event, UnknownEvent) else str(event.__struct_config__.tag)
