"""The commands that games of cards add: the dealing device, and wishes about a pot and what was won."""

from __future__ import annotations

from typing import Literal

from vistoria.model.command import Command
from vistoria.model.figures import ChipsOrNone
from vistoria.model.table import Number

VERBS = ("fold", "check", "call", "bet", "raise")
"""What players decide among each other."""
OFFERED = frozenset({*VERBS, "place", "decline"})
"""What a turn may offer by a law; a product may have more to choose from, such as to sit out."""


class Device(Command, frozen=True, tag="device"):
    """The croupier changes the dealing device."""

    use: Literal["shoe", "shuffler"]


class Agree(Command, frozen=True, tag="agree"):
    """Seats ask to divide the pot by agreement; `shares` are in chips, one for each seat, in the same order."""

    seats: tuple[Number, ...]
    shares: tuple[ChipsOrNone, ...]

    def __post_init__(self) -> None:
        """Raise ValueError when a seat has no share, or more than one."""
        if len(self.seats) != len(self.shares) or len(set(self.seats)) != len(self.seats):
            raise ValueError(f"{len(self.shares)} shares for the seats {self.seats}: one for each")


class Renounce(Command, frozen=True, tag="renounce"):
    """A seat asks to give up what it won."""

    seat: Number


COMMANDS = (Device, Agree, Renounce)
