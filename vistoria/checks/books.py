"""Where the chips of one table are, by what was reported: stacks + in play + house is what was brought."""

from __future__ import annotations

from dataclasses import dataclass, field

from vistoria.model.event import (
    Acted,
    Bought,
    Carried,
    Charged,
    Collected,
    Event,
    HandEnded,
    HandStarted,
    Left,
    Paid,
    Posted,
    Pots,
    Returned,
    Seated,
    TakenOff,
    UnknownEvent,
)


class BooksDiffer(Exception):
    """A figure reported is not the one that follows from the events before it; the text names both, in chips."""


@dataclass
class Books:
    """Chips by place; `due` is commission announced with a buy-in and not yet charged.

    The house and the jackpot are one place without a bottom: what either holds is for the law to say.
    """

    in_play: int = 0
    carried: int = 0
    due: int = 0
    stacks: dict[int, int] = field(default_factory=dict)
    seats: dict[str, int] = field(default_factory=dict)

    def enter(self, event: Event | UnknownEvent) -> None:
        """Move the chips of one event; raise BooksDiffer where a figure in it does not follow."""
        if type(event) not in _MOVING:
            return
        match event:
            case Seated(player=player, seat=seat, stack=stack):
                self._sit(player, seat, stack)
            case Bought(seat=seat, amount=amount, charged=charged, stack=stack):
                self.due += charged
                self._move(seat, amount - charged)
                self._agree(f"the stack of seat {seat}", stack, self.stacks[seat])
            case TakenOff(seat=seat, amount=amount, stack=stack):
                self._move(seat, -amount)
                self._agree(f"the stack of seat {seat}", stack, self.stacks[seat])
            case Left(player=player, seat=seat, stack=stack):
                self._move(seat, 0)
                self.seats.pop(player, None)
                self._agree(f"the stack of seat {seat}", stack, self.stacks.pop(seat))
            case HandStarted(stacks=reported):
                self.in_play += self.carried
                self.carried = 0
                self._agree("commission announced and not charged", self.due, 0)
                self._every("at the start", reported)
            case Posted(seat=seat, amount=amount):
                self._bet(seat, amount)
            case Acted(seat=seat, put=put, stack=stack):
                self._bet(seat, put)
                if stack is not None:
                    self._agree(f"the stack of seat {seat}", stack, self.stacks[seat])
            case Returned(seat=seat, amount=amount):
                self._bet(seat, -amount)
            case Pots(pots=pots):
                self._agree("the pots in all", sum(pot.amount for pot in pots), self.in_play)
            case Charged(amount=amount, of=of, seat=payer, pot=pot):
                self._charge(amount, of, payer if pot is None else None)
            case Paid(seat=seat, amount=amount, what="pot"):
                self._bet(seat, -amount)
            case Paid(seat=seat, amount=amount):
                self._move(seat, amount)
            case Collected(amount=amount):
                self._take(amount)
            case Carried(amount=amount):
                self._take(amount)
                self.carried += amount
            case HandEnded(stacks=reported):
                if self.in_play:
                    raise BooksDiffer(
                        f"{self.in_play} chips put in are neither paid, returned nor the house's"
                    )
                self._every("at the end", reported)

    def _sit(self, player: str, seat: int, stack: int) -> None:
        former = self.seats.pop(player, None)
        if former is not None:
            before = self.stacks.pop(former)
            self._agree(f"the stack of {player}, who moves to seat {seat},", stack, before)
        if seat in self.stacks:
            raise BooksDiffer(f"{player} is reported to sit at seat {seat}, where somebody sits already")
        self.seats[player], self.stacks[seat] = seat, stack

    def _charge(self, amount: int, of: str, payer: int | None) -> None:
        if of == "buy-in":
            self.due -= amount
        elif payer is not None:
            self._move(payer, -amount)
        else:
            self._take(amount)

    def _bet(self, seat: int, amount: int) -> None:
        """From a stack into play; a negative amount comes back."""
        self._move(seat, -amount)
        self._take(-amount)

    def _take(self, amount: int) -> None:
        self.in_play -= amount
        if self.in_play < 0:
            raise BooksDiffer(f"{amount} chips leave the bets, where {self.in_play + amount} lie")

    def _move(self, seat: int, amount: int) -> None:
        if seat not in self.stacks:
            raise BooksDiffer(f"chips move at seat {seat}, where nobody was reported to sit")
        self.stacks[seat] += amount
        if self.stacks[seat] < 0:
            raise BooksDiffer(f"seat {seat} gives {-amount} chips and had {self.stacks[seat] - amount}")

    def _every(self, when: str, reported: dict[int, int]) -> None:
        """Stacks of one hand; an engine may leave out seats that are not in it."""
        for seat, stack in reported.items():
            self._move(seat, 0)
            self._agree(f"the stack of seat {seat} {when}", stack, self.stacks[seat])

    @staticmethod
    def _agree(what: str, reported: int, follows: int) -> None:
        if reported != follows:
            raise BooksDiffer(f"{what} is reported as {reported}, and {follows} by what was reported before")


_MOVING = frozenset(
    {
        Acted, Bought, Carried, Charged, Collected, HandEnded, HandStarted, Left, Paid, Posted, Pots, Returned,
        Seated, TakenOff,
    }
)  # fmt: skip
"""Events that move chips, or tell of them."""
