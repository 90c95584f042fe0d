"""The events that games of cards add: the marker, pots, what hands are worth, the jackpot, the dealing device."""

from __future__ import annotations

from typing import Literal

from vistoria.model.cards import Card
from vistoria.model.event import Event
from vistoria.model.figures import Sum
from vistoria.model.place import Place, known
from vistoria.model.pot import Pot


class Marker(Event, frozen=True, tag="marker"):
    """The seat of the marker («marcador», button), and how it came there."""

    seat: int
    by: Literal["first", "lot", "rotation", "forced"] | None = None


class Pots(Event, frozen=True, tag="pots"):
    """All pots as they are now."""

    pots: tuple[Pot, ...]


class Mucked(Event, frozen=True, tag="mucked"):
    """A seat gave up its cards without showing them."""

    seat: int


class Ranked(Event, frozen=True, tag="ranked"):
    """The hand of a place at the showdown."""

    place: Place
    name: str
    five: tuple[Card, ...]
    winning: bool | None = None

    def __post_init__(self) -> None:
        """Raise ValueError for a word that no game has."""
        known(self.place)


class Qualified(Event, frozen=True, tag="qualified"):
    """Whether the croupier's hand qualifies."""

    yes: bool


class Pool(Event, frozen=True, tag="pool"):
    """The jackpot pool changed."""

    before: Sum
    after: Sum
    restarted: bool = False


class Carried(Event, frozen=True, tag="carried"):
    """A jackpot bet was carried over to the next hand."""

    seat: int
    amount: Sum


class DeviceEvent(Event, frozen=True, tag="device"):
    """The dealing device now in use."""

    use: Literal["shoe", "shuffler"]


EVENTS = (Marker, Pots, Mucked, Ranked, Qualified, Pool, Carried, DeviceEvent)
