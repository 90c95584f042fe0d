"""The picture of a hand: where everything lies that a step can show, and what each step shows there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from sys import intern
from typing import Literal, NamedTuple

from .table_view import CardShown, SeatShown, TableShown

CENTRE = (280, 186)
RADII = (226, 142)
"""Horizontal and vertical radius of the seats."""
FEWER = (166, 118)
"""The same for up to FEW seats."""
FEW = 5
NEARER = 0.56
"""Distance of bets from the centre, as a part of the seat's distance."""
FIRST, LAST = -36, 216
"""Degrees, clockwise from the right; the croupier faces down, the first seat is at his left."""
EVEN = 4
"""With fewer seats, the ends of the half circle stay empty."""
CARD = 21
"""Width of a card with the space after it."""
FACE = 30
"""Height of a card."""
TOP = 4
"""Where the row of the croupier's side begins."""
BELOW = 52
"""From the row in the middle to the next."""
UNDER = 44
"""From where a row begins to the word under it."""
PLATE = (76, 30)
"""Size of the plate with a seat's number and chips."""
CLOSE = 40
"""Two numbers nearer to each other than this, side by side, could touch."""

MIDDLE = 0
"""The number of no seat: what lies there is nobody's."""

SIGNS = {"put": "↓", "paid": "+"}
"""What stands before a number of chips; the script of the page has the same."""

Value = int | str
"""A number of chips, a card such as `As` (`~As` if it lies closed, `~` if nobody knows which), a state, or nothing."""
Kind = Literal[
    "card", "plate", "seat", "stack", "put", "bet", "paid", "marker", "middle", "amount", "who", "pool"
]


class Slot(NamedTuple):
    """One thing in the picture that can change: what it is, where, and of which seat and which of several."""

    kind: Kind
    x: int
    y: int
    of: int | str = 0
    """A seat's number, or a place."""
    i: int | str = 0
    """Which card, pot or space of the layout."""


Changed = tuple[tuple[int, Value], ...]
"""Numbers of slots, each with what it shows now."""


@dataclass(frozen=True)
class Picture:
    """The slots of a hand in the order in which they are drawn, and what changes in them with each step."""

    slots: tuple[Slot, ...]
    changes: tuple[Changed, ...]
    """For each step the slots that are not as in the step before; before the first, nothing is shown."""
    box: str
    """The view box."""
    labels: tuple[tuple[int, int, str], ...]
    """What stands in it in words: where, and the word of the protocol or of a game."""
    marks: tuple[tuple[int, int, int, int], ...] = ()
    """Frames around whoever broke the law: left, top, width and height."""

    def at(self, step: int) -> list[Value]:
        """What each slot shows at a step."""
        shown: list[Value] = [""] * len(self.slots)
        for changed in self.changes[: step + 1]:
            for i, value in changed:
                shown[i] = value
        return shown


def picture(tables: Sequence[TableShown], marked: Sequence[int | str] = ()) -> Picture:
    """Lay out a hand so that every step finds its place; seats, or rows of cards, that are `marked` get a frame."""
    numbers = sorted({seat.seat for table in tables for seat in table.seats})
    radii = FEWER if len(numbers) <= FEW else RADII
    slots = [
        *_middle(tables),
        *(slot for i, n in enumerate(numbers) for slot in _seat(tables, n, i, len(numbers), radii)),
    ]
    changes = list(_changes(slots, tables))
    ever = {i for changed in changes for i, _ in changed}
    used = [i for i, slot in enumerate(slots) if slot.kind == "plate" or i in ever]
    new = {i: number for number, i in enumerate(used)}
    kept = tuple(slots[i] for i in used)
    return Picture(
        slots=kept,
        changes=tuple(tuple((new[i], value) for i, value in changed) for changed in changes),
        box=_box(kept),
        labels=_labels(tables),
        marks=tuple(frame for each in marked for frame in _frame(kept, each)),
    )


def _frame(slots: Sequence[Slot], of: int | str) -> Iterator[tuple[int, int, int, int]]:
    """Around the plate and the cards of a seat, or the cards of a row; none if it is not drawn."""
    plates = [slot for slot in slots if slot.kind == "plate" and slot.of == of]
    cards = [slot for slot in slots if slot.kind == "card" and slot.of == of]
    boxes = [(slot.x - PLATE[0] // 2, slot.y, *PLATE) for slot in plates]
    boxes += [(slot.x, slot.y, CARD - 1, FACE) for slot in cards]
    if boxes:
        left, top = min(x for x, *_ in boxes) - 4, min(y for _, y, *_ in boxes) - 4
        right, bottom = max(x + w for x, _, w, _ in boxes) + 4, max(y + h for _, y, _, h in boxes) + 4
        yield left, max(top, 2), right - left, bottom - max(top, 2)


def _changes(slots: Sequence[Slot], tables: Sequence[TableShown]) -> Iterator[Changed]:
    """What changes with each table; a seat that is as it was is not looked at."""
    places: dict[int, list[int]] = {}
    for i, slot in enumerate(slots):
        places.setdefault(slot.of if isinstance(slot.of, int) else MIDDLE, []).append(i)
    shown: list[Value] = [""] * len(slots)
    before: dict[int, SeatShown] = {}
    for table in tables:
        seats = {seat.seat: seat for seat in table.seats}
        changed: list[tuple[int, Value]] = []
        for place, at in places.items():
            seat = seats.get(place) or SeatShown(place, None)
            if place != MIDDLE and before.get(place) == seat:
                continue
            before[place] = seat
            for i in at:
                value = _in_middle(slots[i], table) if place == MIDDLE else _at_seat(slots[i], seat)
                if value != shown[i]:
                    shown[i] = value
                    changed.append((i, value))
        yield tuple(changed)


def _in_middle(slot: Slot, table: TableShown) -> Value:
    """What a slot shows that is nobody's; empty if nothing."""
    if slot.kind == "card":
        return _card(dict(table.rows).get(str(slot.of), ()), int(slot.i))
    if slot.kind == "pool":
        return "" if table.pool is None else table.pool
    amount, who = table.pots[int(slot.i)] if int(slot.i) < len(table.pots) else (0, ())
    if not amount:
        return ""
    match slot.kind:
        case "amount":
            return amount
        case "who":
            return " ".join(map(str, who))
    return "middle"


def _at_seat(slot: Slot, seat: SeatShown) -> Value:
    """What a slot shows of a seat; empty if nothing."""
    match slot.kind:
        case "card":
            return _card(seat.cards, int(slot.i))
        case "plate":
            return "out" if seat.is_out else "asked" if seat.asked else "won" if seat.paid else ""
        case "stack":
            return "" if seat.stack is None else seat.stack
        case "bet":
            return dict(seat.bets).get(str(slot.i), "")
        case "marker":
            return "marker" if seat.marker else ""
        case "put" | "paid":
            return getattr(seat, slot.kind) or ""
    return str(slot.of)


def _card(cards: Sequence[CardShown], i: int) -> str:
    if i >= len(cards):
        return ""
    return intern(f"{'' if cards[i].is_open else '~'}{cards[i].card or ''}" or "~")


def _middle(tables: Sequence[TableShown]) -> list[Slot]:
    x, y = CENTRE
    most = max(len(table.pots) for table in tables)
    slots: list[Slot] = []
    for row, top in _tops(tables).items():
        slots += _row(row, [dict(table.rows).get(row, ()) for table in tables], x, top)
    for i in range(most):
        left = x if most == 1 else x - 44 + 88 * (i % 2)
        top = y + 20 + 28 * (i // 2)
        slots += [
            Slot("middle", left, top, i=i),
            Slot("amount", left, top, i=i),
            Slot("who", left, top + 11, i=i),
        ]
    return [*slots, Slot("pool", x, y - 47)]


def _seat(tables: Sequence[TableShown], number: int, i: int, of: int, radii: tuple[int, int]) -> list[Slot]:
    """The slots of a seat; the taken seats are spaced evenly, in order."""
    along = (i + 0.5) / of if of < EVEN else i / (of - 1)
    angle = (FIRST + (LAST - FIRST) * along) * pi / 180
    x, y = _point(angle, radii, 1)
    near_x, near_y = _point(angle, radii, NEARER)
    mine = [seat for table in tables for seat in table.seats if seat.seat == number]
    spaces = dict.fromkeys(space for seat in mine for space, _ in seat.bets)
    bets = near_y + 6
    if abs(near_x - x) < CLOSE:  # in one column with what the seat is paid
        bets = min(bets, y - 57)
    return [
        *_row(number, [seat.cards for seat in mine], x, y - 32),
        Slot("plate", x, y, number),
        Slot("seat", x - PLATE[0] // 2 + 5, y + 12, number),
        Slot("stack", x + PLATE[0] // 2 - 5, y + 12, number),
        Slot("put", x + PLATE[0] // 2 - 5, y + 25, number),
        Slot("marker", x - PLATE[0] // 2, y + 24, number),
        *(Slot("bet", near_x, bets - 17 * n, number, space) for n, space in enumerate(spaces)),
        Slot("paid", x, y - 38, number),
    ]


def _point(angle: float, radii: tuple[int, int], out: float) -> tuple[int, int]:
    return round(CENTRE[0] + out * radii[0] * cos(angle)), round(CENTRE[1] + out * radii[1] * sin(angle))


def _tops(tables: Sequence[TableShown]) -> dict[str, int]:
    """Where each row begins in which cards ever lie: the game's first at the top, the others in the middle."""
    names = list(dict.fromkeys(row for table in tables for row, _ in table.rows))
    used = {row for table in tables for row, cards in table.rows if cards}
    tops = {row: CENTRE[1] - 34 + BELOW * (i - 1) if i else TOP for i, row in enumerate(names)}
    return {row: top for row, top in tops.items() if row in used}


def _row(of: int | str, rows: Sequence[Sequence[CardShown]], middle: int, top: int) -> list[Slot]:
    """As many cards side by side as ever lie there."""
    most = max(map(len, rows), default=0)
    left = middle - (CARD * most - 1) // 2
    return [Slot("card", left + CARD * i, top, of, i) for i in range(most)]


def _labels(tables: Sequence[TableShown]) -> tuple[tuple[int, int, str], ...]:
    """Which row is whose, where it is not the only one in the middle; and the pool."""
    x, y = CENTRE
    tops = _tops(tables)
    rows = [(x, top + UNDER, row) for row, top in tops.items() if len(tops) > 1 or top == TOP]
    pool = ((x, y - 62, "pool"),) if any(table.pool is not None for table in tables) else ()
    return (*rows, *pool)


def _box(slots: Sequence[Slot]) -> str:
    """Around the seats, and the croupier at the top."""
    plates = [(slot.x, slot.y) for slot in slots if slot.kind == "plate"] or [CENTRE]
    cards = [slot.x for slot in slots if slot.kind == "card"] or [CENTRE[0]]
    left = min([x - PLATE[0] // 2 for x, _ in plates] + cards) - 8
    right = max([x + PLATE[0] // 2 for x, _ in plates] + [x + CARD for x in cards]) + 8
    bottom = max(y for _, y in plates) + PLATE[1] + 6
    return f"{left} 0 {right - left} {bottom}"
