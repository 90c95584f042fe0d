"""What hands show together: numbers that stand twice, chips that come from nowhere, a marker that jumps, lost order.

Nothing of it is judged by a clause: a record may leave hands out. It is told, with the hands.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from fractions import Fraction

from .outline import Outline
from .record import Origin

MOST_HANDS = 200_000
"""Hands among which one that stands twice is found."""
SUNDAY, NIGHT, HOUR = 6, 4, timedelta(hours=1)
"""When clocks are set back: on a Sunday, up to this hour, by so much."""
MOST_TABLES = 4096
"""Tables that are remembered at once; of others the one that was quiet longest is forgotten."""


@dataclass(frozen=True)
class Oddity:
    """Something that hands show together."""

    kind: str
    origin: Origin
    hand: str
    what: str


@dataclass
class Across:
    """What is remembered of the hands so far: the numbers of the last ones, and the last hand of each table."""

    seen: dict[bytes, None] = field(default_factory=dict)
    last: dict[tuple[str, str], Outline] = field(default_factory=dict)

    def before(self, hand: Outline) -> Outline | None:
        """The hand before it at its table, where seats and table are known."""
        return self.last.get((hand.origin.file, hand.table)) if hand.table and hand.is_seated else None

    def looks(self, hand: Outline) -> Iterator[Oddity]:
        """What this hand shows with those before it."""
        # without a time numbers may begin anew, and only an equal hand is the same
        same = hand.time or f"{hand.players}{hand.marker}{hand.cards}"
        key = hashlib.blake2b(f"{hand.table}\0{hand.id}\0{same}".encode(), digest_size=8).digest()
        if hand.id and key in self.seen:
            yield Oddity(
                "duplicate", hand.origin, hand.id, "a hand of this id, table and time was read before"
            )
        self.seen[key] = None
        if len(self.seen) > MOST_HANDS:
            del self.seen[next(iter(self.seen))]
        if hand.sums is not None:
            went, came = hand.sums
            yield Oddity("sums", hand.origin, hand.id, f"{went} chips went in and {came} came out")
        if hand.table and hand.is_seated:
            before = self.last.pop((hand.origin.file, hand.table), None)
            if before is not None:
                yield from _after(before, hand)
            self.last[hand.origin.file, hand.table] = hand
            if len(self.last) > MOST_TABLES:
                del self.last[next(iter(self.last))]


def _is_earlier(time: str, before: str) -> bool:
    """Whether a time lies before another, in whatever offset from UTC each is written.

    A clock without an offset is set back an hour when summer ends, in a night to a Sunday.
    """
    try:
        this, that = datetime.fromisoformat(time), datetime.fromisoformat(before)
    except ValueError:
        return bool(time and before and time < before)
    if this.tzinfo and that.tzinfo:
        return this < that
    this, that = this.replace(tzinfo=None), that.replace(tzinfo=None)
    is_night = this.weekday() == SUNDAY and that.hour <= NIGHT and that.date() == this.date()
    return this < (that - HOUR if is_night else that)


def _after(before: Outline, hand: Outline) -> Iterator[Oddity]:
    """A hand after another of its table, of which the record has both ends."""
    if _is_earlier(hand.time, before.time):
        yield Oddity("order", hand.origin, hand.id, f"it began before {before.id}, which stands before it")
    people = {player.seat: player.name for player in before.players}
    if (
        not before.marker
        or not hand.marker
        or people != {player.seat: player.name for player in hand.players}
    ):
        return
    seats = [player.seat for player in hand.players]
    due = next((seat for seat in seats if seat > before.marker), seats[0])
    if hand.marker != due:
        what = f"after {before.id} the marker went from seat {before.marker} to seat {hand.marker}, not to seat {due}"
        yield Oddity("marker", hand.origin, hand.id, f"{what}: it jumped, or hands are missing")
        return
    for player in hand.players:
        had, has = (
            Fraction(before.ended.get(player.seat, 0), before.scale),
            Fraction(player.stack, hand.scale),
        )
        if has < had:
            what = f"seat {player.seat} begins with {float(has):g} and had {float(had):g} after {before.id}"
            yield Oddity("stacks", hand.origin, hand.id, what)
