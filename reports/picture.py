"""The layout of a table's picture: the croupier at the top, seats clockwise from his left."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from .table_view import CardShown, SeatShown, TableShown

CENTRE = (220, 138)
RADII = ((120, 88), (178, 100))
"""Horizontal and vertical radius, for up to FEW seats and for more."""
BOXES = ("54 4 332 254", "0 0 440 284")
"""The view box of each."""
FEW = 5
NEARER = 0.55
"""Distance of bets from the centre, as a part of the seat's distance."""
FIRST, LAST = -36, 216
"""Degrees, clockwise from the right; the croupier faces down, the first seat is at his left."""
EVEN = 4
"""With fewer seats, the ends of the half circle stay empty."""
CARD = 17
"""Width of a card with the space after it."""
SPACED = 7
"""The number of cards in a row that the style sheet spaces; this keeps the many pictures small."""


@dataclass(frozen=True)
class CardRow:
    """Cards side by side: the upper left corner of the first, and each card's offset, code and whether it is open."""

    x: int
    y: int
    cards: tuple[tuple[int, str, bool], ...]


@dataclass(frozen=True)
class SeatDrawn:
    """A seat with the positions of its cards, name and chips."""

    of: SeatShown
    row: CardRow
    x: int
    y: int
    bet_x: int
    bet_y: int


@dataclass(frozen=True)
class Picture:
    """A table with the positions of everything on it."""

    of: TableShown
    seats: tuple[SeatDrawn, ...]
    community: CardRow
    croupier: CardRow

    @property
    def box(self) -> str:
        """The view box."""
        return BOXES[len(self.seats) > FEW]


def picture(table: TableShown) -> Picture:
    """Lay out a table."""
    return Picture(
        table,
        tuple(_seat(seat, i, len(table.seats)) for i, seat in enumerate(table.seats)),
        _row(table.community, CENTRE[0], CENTRE[1] - 12),
        _row(table.croupier, CENTRE[0], 6),
    )


def _seat(seat: SeatShown, i: int, of: int) -> SeatDrawn:
    """Lay out a seat; the taken seats are spaced evenly, in order."""
    along = (i + 0.5) / of if of < EVEN else i / (of - 1)
    angle = (FIRST + (LAST - FIRST) * along) * pi / 180
    radii = RADII[of > FEW]
    x, y = _point(angle, radii, 1)
    bet_x, bet_y = _point(angle, radii, NEARER)
    return SeatDrawn(seat, _row(seat.cards, x, y - 12), x, y + 24, bet_x, bet_y + 6)


def _point(angle: float, radii: tuple[int, int], out: float) -> tuple[int, int]:
    return round(CENTRE[0] + out * radii[0] * cos(angle)), round(CENTRE[1] + out * radii[1] * sin(angle))


def _row(cards: tuple[CardShown, ...], middle: int, top: int) -> CardRow:
    left = middle - (CARD * len(cards) - 1) // 2
    return CardRow(left, top, tuple((CARD * i, c.card or "back", c.is_open) for i, c in enumerate(cards)))
