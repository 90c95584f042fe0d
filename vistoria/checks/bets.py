"""What each seat has bet in a hand, and what comes of it: back, collected, carried on, paid for by the house."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

from vistoria.model.event import (
    Acted,
    Carried,
    Collected,
    HandEnded,
    HandStarted,
    Paid,
    Pool,
    Posted,
    Returned,
)

from .contradiction import Contradiction
from .declared import Declared

CLOTH = frozenset({"ante", "jackpot", "additional"})


class Bets:
    """Chips of one table by seat: `put` in the hand and not yet gone, `laid` by seat and space of the cloth."""

    def __init__(self, declared: Declared, forced: int | None) -> None:
        self.declared = declared
        self.put: defaultdict[int, int] = defaultdict(int)
        self.laid: defaultdict[tuple[int, str], int] = defaultdict(int)
        self.carried: dict[int, int] = {}
        self.moved = 0
        """Laid on the cloth and won from the house in this hand: no maximum binds below it."""
        self.pool: int | None = None
        self.prize = False
        """Whether a prize was paid since the pool moved last."""
        self.forced = forced
        """What stands in the pool when the first prize is paid, whatever stood there before; None after it."""

    def posted(self, event: Posted) -> None:
        """A bet is laid."""
        self.put[event.seat] += event.amount
        if event.what in CLOTH:
            self.laid[event.seat, event.what] += event.amount
            self.moved += event.amount

    def acted(self, event: Acted) -> None:
        """Chips are put in."""
        if event.put:
            self.put[event.seat] += event.put

    def returned(self, event: Returned) -> None:
        """No more comes back than was put in."""
        self._gone(event.seat, event.amount, "comes back")

    def collected(self, event: Collected) -> None:
        """No more is collected than lies there; a negative amount undoes it."""
        self._gone(event.seat, event.amount, "is collected")
        if event.source in CLOTH:
            self.laid[event.seat, event.source] -= event.amount
            if self.laid[event.seat, event.source] < 0:
                raise Contradiction(
                    f"more is collected from {event.source} than seat {event.seat} has laid there"
                )

    def carried_on(self, event: Carried) -> None:
        """A jackpot bet that lies stands for the next hand."""
        seat = event.seat
        self._gone(seat, event.amount, "is carried on")
        if event.amount > self.laid[seat, "jackpot"]:
            raise Contradiction(f"{event.amount} carried on, where seat {seat} has no such jackpot bet")
        self.carried[seat] = event.amount

    def hand_started(self, event: HandStarted) -> None:
        """Bets that stood over lie again."""
        for seat, amount in self.carried.items():
            self.put[seat] += amount
            self.laid[seat, "jackpot"] += amount
            self.moved += amount
        self.carried.clear()

    def hand_ended(self, event: HandEnded) -> None:
        """Nothing lies any more."""
        self.put.clear()
        self.laid.clear()
        self.moved = 0

    def paid(self, event: Paid) -> None:
        """The house pays the odds that it names, or less where a declared maximum binds."""
        if event.what == "pot":
            return
        self.moved += event.amount
        if event.what == "jackpot":
            self.prize = True
        if event.odds is None or event.what == "jackpot":
            return
        a, b = event.odds
        if b < 1:
            raise Contradiction(f"odds of {a} to {b}")
        bet = self.laid[event.seat, event.what]
        if event.amount * b > a * bet:
            raise Contradiction(f"{event.amount} paid at {a} to {b} for a bet of {bet}")
        most = self.declared.maximum
        if b == 1 and most is not None and self.moved < most and event.amount < a * bet:
            raise Contradiction(f"{event.amount} paid at {a} to 1 for a bet of {bet}, below the maximum")

    def pooled(self, event: Pool) -> None:
        """The pool moves from where it was, and begins again at the minimum that the house declared."""
        minimum = self.declared.minimum
        if event.restarted and minimum not in (None, event.after):
            raise Contradiction(f"the pool begins again at {event.after}, and not at {minimum}")
        if self.forced is None:
            if self.pool not in (None, event.before):
                raise Contradiction(
                    f"the pool was {event.before} before, and {self.pool} after it last moved"
                )
        elif self.prize:
            if event.before != self.forced:
                raise Contradiction(
                    f"the pool was {event.before} at the first prize, and {self.forced} was set"
                )
            self.forced = None
        self.pool, self.prize = event.after, False

    def _gone(self, seat: int, amount: int, what: str) -> None:
        self.put[seat] -= amount
        if self.put[seat] < 0:
            lay = self.put[seat] + amount
            raise Contradiction(f"{amount} {what} of seat {seat}, which has {lay} in play")


RULES: dict[type, Callable[[Bets, Any], None]] = {
    HandStarted: Bets.hand_started,
    Posted: Bets.posted,
    Acted: Bets.acted,
    Returned: Bets.returned,
    Collected: Bets.collected,
    Carried: Bets.carried_on,
    Paid: Bets.paid,
    Pool: Bets.pooled,
    HandEnded: Bets.hand_ended,
}
"""Each raises Contradiction."""
