"""What lies in each pot, who can win it, and what is paid and charged out of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vistoria.model.event import (
    Acted,
    Charged,
    HandEnded,
    HandStarted,
    Paid,
    Posted,
    Pot,
    Pots,
    Ranked,
    Returned,
)
from vistoria.model.place import Seat

from .contradiction import Contradiction
from .course import Course


class PotBooks:
    """The pots of one table as they were reported last; `taken` by pot since then.

    `stale` when chips went in or came back since; `summed` while all that leaves the pots names its pot.
    """

    def __init__(self, course: Course) -> None:
        self.course = course
        self.last: Pots | None = None
        self.taken: list[int] = []
        self.stale = False
        self.summed = True
        self.winning: dict[int, bool] = {}
        self.won = False
        """Whether anybody was paid out of a pot in this hand."""

    def hand_started(self, event: HandStarted) -> None:
        """A hand begins without pots."""
        self.last, self.stale, self.summed, self.won = None, False, True, False
        self.winning.clear()

    def pots(self, event: Pots) -> None:
        """Pots hold chips, for seats in play."""
        for pot in event.pots:
            self.can_be(pot)
        self.last, self.taken, self.stale, self.summed = event, [0] * len(event.pots), False, True

    def can_be(self, pot: Pot) -> None:
        """A pot is not empty, and each of its seats is in play; raises Contradiction."""
        if not pot.amount:
            raise Contradiction("a pot of no chips")
        for seat in pot.seats:
            if seat in self.course.out and not self.course.vague:
                raise Contradiction(f"seat {seat} can win a pot, and {self.course.out[seat]}")
        if len(set(pot.seats)) < len(pot.seats):
            raise Contradiction(f"a pot of {pot.amount} names a seat twice")

    def moved(self, event: Posted | Returned) -> None:
        """Chips go in, or come back: the pots are no longer those reported."""
        self.stale = True

    def acted(self, event: Acted) -> None:
        """So does an act that puts chips in."""
        if event.put:
            self.stale = True

    def charged(self, event: Charged) -> None:
        """The house takes out of a pot that there is."""
        if event.pot is not None:
            self._take(event.pot, event.amount)
        elif event.seat is None:
            self.summed = False

    def ranked(self, event: Ranked) -> None:
        """Whether a seat's hand wins."""
        if event.winning is not None and type(event.place) is Seat:
            self.winning[event.place.seat] = event.winning

    def paid(self, event: Paid) -> None:
        """A seat in play is paid, out of a pot that it can win."""
        if event.remainder is not None and not 0 <= event.remainder <= event.amount:
            raise Contradiction(f"a remainder of {event.remainder} in {event.amount} chips")
        if event.what == "additional":
            self._wins(event)
        if event.what != "pot":
            return
        seat, pot, course = event.seat, event.pot, self.course
        if seat in course.out and not course.vague:
            raise Contradiction(f"seat {seat} is paid out of the pot, and {course.out[seat]}")
        self.won = True
        if pot is None:
            self.summed = False
            return
        self._take(pot, event.amount)
        if self.last is not None and not self.stale and seat not in self.last.pots[pot].seats:
            seats = ", ".join(map(str, self.last.pots[pot].seats))
            raise Contradiction(f"seat {seat} is paid out of pot {pot}, which seats {seats} can win")

    def hand_ended(self, event: HandEnded) -> None:
        """Every pot is paid out."""
        if self.won and self.last is not None and not self.stale and self.summed:
            for number, (pot, taken) in enumerate(zip(self.last.pots, self.taken, strict=True)):
                if pot.amount != taken:
                    raise Contradiction(f"{taken} chips left pot {number}, where {pot.amount} lay")
        self.last = None

    def _wins(self, event: Paid) -> None:
        if self.winning.get(event.seat) is False:
            raise Contradiction(f"seat {event.seat} is paid, and its hand was reported as not winning")

    def _take(self, pot: int, amount: int) -> None:
        if self.last is None:  # no pots were told
            return
        if not 0 <= pot < len(self.last.pots):
            raise Contradiction(
                f"there is no pot {pot}: pots count from 0, and there are {len(self.last.pots)}"
            )
        self.taken[pot] += amount


RULES: dict[type, Callable[[PotBooks, Any], None]] = {
    HandStarted: PotBooks.hand_started,
    Pots: PotBooks.pots,
    Posted: PotBooks.moved,
    Returned: PotBooks.moved,
    Acted: PotBooks.acted,
    Charged: PotBooks.charged,
    Ranked: PotBooks.ranked,
    Paid: PotBooks.paid,
    HandEnded: PotBooks.hand_ended,
}
"""Each raises Contradiction; the course is followed first."""
