"""Where a card or a chip can be."""

from __future__ import annotations

import msgspec

from .game import need


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's place at the table; seats count from 1 at the croupier's left, clockwise."""

    seat: int

    def __str__(self) -> str:
        return f"seat {self.seat}"


Place = Seat | str
"""A seat, or one of the places that a game declares."""


def known(*places: Place) -> None:
    """Raise ValueError for a place that no game has."""
    for place in places:
        if type(place) is not Seat:
            need(str(place), "places")
