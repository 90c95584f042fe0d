"""Where the chips of one table are, by what was reported: stacks + in play + house is what was brought."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from vistoria.model.event import (
    Acted,
    Bought,
    Carried,
    Charged,
    Collected,
    HandEnded,
    HandStarted,
    Left,
    Paid,
    Posted,
    Pots,
    Returned,
    Seated,
    TakenOff,
)

from .contradiction import BooksDiffer


@dataclass
class Books:
    """Chips by place; `due` is commission announced with a buy-in and not yet charged.

    The house and the jackpot are one place without a bottom: what either holds is for the law to say.
    `gone` are seats whose player left while bets lay; until the next hand chips may still come back to them.
    """

    in_play: int = 0
    carried: int = 0
    due: int = 0
    stacks: dict[int, int] = field(default_factory=dict)
    seats: dict[str, int] = field(default_factory=dict)
    gone: set[int] = field(default_factory=set)

    def sits(self, seat: int) -> bool:
        """Whether somebody was reported to sit there and not to have gone."""
        return seat in self.stacks and seat not in self.gone

    def bought(self, event: Bought) -> None:
        """Chips come to a stack, less what the house keeps of them."""
        self.due += event.charged
        self._there(event.seat)
        self._move(event.seat, event.amount - event.charged)
        self._tell(event.seat, event.stack)

    def taken_off(self, event: TakenOff) -> None:
        """Chips leave a stack and the table."""
        self._there(event.seat)
        self._move(event.seat, -event.amount)
        self._tell(event.seat, event.stack)

    def left(self, event: Left) -> None:
        """A stack goes with its player; so does, by a second event, what then comes back of his bets."""
        self._move(event.seat, 0)
        self.seats.pop(event.player, None)
        self._agree(f"the stack of seat {event.seat}", event.stack, self.stacks.pop(event.seat))
        if self.in_play:
            self.gone.add(event.seat)
            self.stacks[event.seat] = 0

    def hand_started(self, event: HandStarted) -> None:
        """Bets that stood over are in play again."""
        self.in_play += self.carried
        self.carried = 0
        for seat in self.gone:
            del self.stacks[seat]
        self.gone.clear()
        self._agree("commission announced and not charged", self.due, 0)
        self._every("at the start", event.stacks)

    def posted(self, event: Posted) -> None:
        """A bet goes from a stack into play."""
        self._bet(event.seat, event.amount)

    def acted(self, event: Acted) -> None:
        """So does what a seat puts in."""
        self._bet(event.seat, event.put)
        if event.stack is not None:
            self._tell(event.seat, event.stack)

    def returned(self, event: Returned) -> None:
        """Chips come back out of play."""
        self._bet(event.seat, -event.amount)

    def pots(self, event: Pots) -> None:
        """The pots hold what is in play."""
        self._agree("the pots in all", sum([pot.amount for pot in event.pots]), self.in_play)

    def charged(self, event: Charged) -> None:
        """The house takes its commission where the event says."""
        if event.of == "buy-in":
            self.due -= event.amount
        elif event.seat is not None and event.pot is None:
            self._move(event.seat, -event.amount)
        else:
            self._take(event.amount)

    def paid(self, event: Paid) -> None:
        """Chips come to a stack, out of play or from the house."""
        if event.what == "pot":
            self._bet(event.seat, -event.amount)
        else:
            self._move(event.seat, event.amount)

    def collected(self, event: Collected) -> None:
        """A bet goes to the house."""
        self._take(event.amount)

    def carried_on(self, event: Carried) -> None:
        """A bet stands until the next hand."""
        self._take(event.amount)
        self.carried += event.amount

    def hand_ended(self, event: HandEnded) -> None:
        """Nothing stays in play."""
        if self.in_play:
            raise BooksDiffer(f"{self.in_play} chips put in are neither paid, returned nor the house's")
        self._every("at the end", event.stacks)

    def seated(self, event: Seated) -> None:
        """A player brings a stack, or moves with it."""
        player, seat, stack = event.player, event.seat, event.stack
        former = self.seats.pop(player, None)
        if former is not None:
            before = self.stacks.pop(former)
            self._agree(f"the stack of {player}, who moves to seat {seat},", stack, before)
        if self.sits(seat):
            raise BooksDiffer(f"{player} is reported to sit at seat {seat}, where somebody sits already")
        self.seats[player], self.stacks[seat] = seat, stack
        self.gone.discard(seat)

    def _bet(self, seat: int, amount: int) -> None:
        """From a stack into play; a negative amount comes back."""
        self._move(seat, -amount)
        self._take(-amount)

    def _take(self, amount: int) -> None:
        self.in_play -= amount
        if self.in_play < 0:
            raise BooksDiffer(f"{amount} chips leave the bets, where {self.in_play + amount} lie")

    def _there(self, seat: int) -> None:
        if not self.sits(seat):
            raise BooksDiffer(f"chips move at seat {seat}, where nobody was reported to sit")

    def _move(self, seat: int, amount: int) -> None:
        if seat not in self.stacks:
            self._there(seat)
        self.stacks[seat] += amount
        if self.stacks[seat] < 0:
            raise BooksDiffer(f"seat {seat} gives {-amount} chips and had {self.stacks[seat] - amount}")

    def _every(self, when: str, reported: dict[int, int]) -> None:
        """Stacks of one hand; an engine may leave out seats that are not in it."""
        for seat, stack in reported.items():
            self._move(seat, 0)
            self._agree(f"the stack of seat {seat} {when}", stack, self.stacks[seat])

    def _tell(self, seat: int, reported: int) -> None:
        if reported != self.stacks[seat]:
            self._agree(f"the stack of seat {seat}", reported, self.stacks[seat])

    @staticmethod
    def _agree(what: str, reported: int, follows: int) -> None:
        if reported != follows:
            raise BooksDiffer(f"{what} is reported as {reported}, and {follows} by what was reported before")


RULES: dict[type, Callable[[Books, Any], None]] = {
    Seated: Books.seated,
    Bought: Books.bought,
    TakenOff: Books.taken_off,
    Left: Books.left,
    HandStarted: Books.hand_started,
    Posted: Books.posted,
    Acted: Books.acted,
    Returned: Books.returned,
    Pots: Books.pots,
    Charged: Books.charged,
    Paid: Books.paid,
    Collected: Books.collected,
    Carried: Books.carried_on,
    HandEnded: Books.hand_ended,
}
"""Events that move chips, or tell of them; each raises BooksDiffer where a figure in it does not follow."""
