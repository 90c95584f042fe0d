"""Where everything lies on the picture of a table: the croupier at the top, seats clockwise from his left."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from .table_view import CardShown, SeatShown, TableShown

CENTRE = (220, 138)
RADII = ((120, 88), (178, 100))
"""Across and down: of a table with room for FEW, and of one with more."""
BOXES = ("54 4 332 254", "0 0 440 284")
"""What is seen of each."""
FEW = 5
NEARER = 0.55
"""Bets lie this far out, of the way from the centre to the seat."""
FIRST, LAST = -36, 216
"""Degrees, clockwise from the right: the first seat is at the croupier's left, who faces down."""
EVEN = 4
"""With fewer seats they keep away from the ends of the half circle."""
CARD = 17
"""Width of a card with the space after it."""
SPACED = 7
"""So many cards of a row are spaced by the style sheet; a picture is written for every scenario."""


@dataclass(frozen=True)
class Row:
    """Cards side by side: the left upper corner of the first, and for each its offset, code and face."""

    x: int
    y: int
    cards: tuple[tuple[int, str, bool], ...]


@dataclass(frozen=True)
class SeatDrawn:
    """A seat with the points of its cards, its name and its chips."""

    of: SeatShown
    row: Row
    x: int
    y: int
    bet_x: int
    bet_y: int


@dataclass(frozen=True)
class Picture:
    """A table with the places of all that is on it."""

    of: TableShown
    seats: tuple[SeatDrawn, ...]
    common: Row
    croupier: Row

    @property
    def box(self) -> str:
        """The view box."""
        return BOXES[len(self.seats) > FEW]


def picture(table: TableShown) -> Picture:
    """Lay out a table."""
    return Picture(
        table,
        tuple(_seat(seat, i, len(table.seats)) for i, seat in enumerate(table.seats)),
        _row(table.common, CENTRE[0], CENTRE[1] - 12),
        _row(table.croupier, CENTRE[0], 6),
    )


def _seat(seat: SeatShown, i: int, of: int) -> SeatDrawn:
    """The seats that are taken stand evenly, in their order."""
    along = (i + 0.5) / of if of < EVEN else i / (of - 1)
    angle = (FIRST + (LAST - FIRST) * along) * pi / 180
    radii = RADII[of > FEW]
    x, y = _point(angle, radii, 1)
    bet_x, bet_y = _point(angle, radii, NEARER)
    return SeatDrawn(seat, _row(seat.cards, x, y - 12), x, y + 24, bet_x, bet_y + 6)


def _point(angle: float, radii: tuple[int, int], out: float) -> tuple[int, int]:
    return round(CENTRE[0] + out * radii[0] * cos(angle)), round(CENTRE[1] + out * radii[1] * sin(angle))


def _row(cards: tuple[CardShown, ...], middle: int, top: int) -> Row:
    left = middle - (CARD * len(cards) - 1) // 2
    return Row(left, top, tuple((CARD * i, c.card or "back", c.is_open) for i, c in enumerate(cards)))
