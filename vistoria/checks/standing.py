"""How a hand stood when somebody decided, as the events reported so far add up."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from vistoria.model.answer import Accepted, Answer
from vistoria.model.command import Act
from vistoria.model.event import (
    Acted,
    Charged,
    Event,
    HandStarted,
    Posted,
    Returned,
    RoundEnded,
    Turn,
    UnknownEvent,
)
from vistoria.model.history import History


@dataclass(frozen=True)
class Standing:
    """A hand at one moment; sums in chips by seat."""

    stacks: dict[int, int] = field(default_factory=dict)
    bets: dict[int, int] = field(default_factory=dict)
    """Put in in this round."""
    pot: int = 0
    """All that was put in, this round's bets included."""
    folded: frozenset[int] = frozenset()
    round: int = 1
    asked: int | None = None

    @property
    def live(self) -> int:
        """How many have not folded."""
        return len(self.stacks) - len(self.folded)

    @property
    def level(self) -> int:
        """The bet to match."""
        return max(self.bets.values(), default=0)

    def own(self, seat: int) -> int:
        """What the seat has put in in this round."""
        return self.bets.get(seat, 0)

    def widest(self, seat: int) -> int:
        """The highest total within the pot: a bet of it, or a raise by the pot with the bet matched."""
        to_match = self.level - self.own(seat)
        return self.level + self.pot + to_match if self.level else self.pot

    def after(self, events: Iterable[Event | UnknownEvent]) -> Standing:
        """The hand after these events."""
        now = self
        for event in events:
            now = _after(now, event)
        return now


@dataclass(frozen=True)
class Decision:
    """An act that a seat in turn tried, how the hand stood before it, and what it moved."""

    act: Act
    before: Standing
    answer: Answer
    acted: Acted | None
    n: int
    """Number of the message that carries the answer."""

    @property
    def accepted(self) -> bool:
        """Whether the engine did it."""
        return isinstance(self.answer, Accepted)


def decisions(history: History) -> list[Decision]:
    """What the seats in turn tried in the hand that started last, in order."""
    hand = history.last_hand
    now, found = Standing(), list[Decision]()
    for done in history.done:
        if hand is None or done.table != hand.table:
            continue
        events = done.answer.events if isinstance(done.answer, Accepted) else ()
        if any(isinstance(event, HandStarted) for event in events):
            found = []
        if isinstance(done.command, Act) and done.command.seat == now.asked:
            acted = next((event for event in events if isinstance(event, Acted)), None)
            found.append(Decision(done.command, now, done.answer, acted, done.n))
        now = now.after(events)
    return found


def standing(history: History) -> Standing:
    """How the hand that started last stands now."""
    hand = history.last_hand
    return Standing().after(h.event for h in hand.events) if hand is not None else Standing()


def _after(now: Standing, event: Event | UnknownEvent) -> Standing:
    match event:
        case HandStarted(stacks=stacks):
            return Standing(dict(stacks))
        case Posted(seat=seat, amount=amount, what="entry"):
            stacks = now.stacks | {seat: now.stacks.get(seat, 0) - amount}
            return Standing(stacks, now.bets, now.pot + amount, now.folded, now.round, None)
        case Charged(seat=int() as seat, amount=amount, of="hand" | "entry"):
            stacks = now.stacks | {seat: now.stacks.get(seat, 0) - amount}
            return Standing(stacks, now.bets, now.pot, now.folded, now.round, now.asked)
        case Returned(seat=seat, amount=amount, why="entry"):
            stacks = now.stacks | {seat: now.stacks.get(seat, 0) + amount}
            return Standing(stacks, now.bets, now.pot - amount, now.folded | {seat}, now.round, now.asked)
        case Posted(seat=seat, amount=amount):
            return _put(now, seat, amount, now.folded)
        case Acted(seat=seat, act=act, put=amount):
            return _put(now, seat, amount, now.folded | {seat} if act == "fold" else now.folded)
        case Returned(seat=seat, amount=amount):
            return _put(now, seat, -amount, now.folded)
        case RoundEnded(round=number):
            return Standing(now.stacks, {}, now.pot, now.folded, number + 1, None)
        case Turn(seat=seat, round=number):
            return Standing(now.stacks, now.bets, now.pot, now.folded, number, seat)
    return now


def _put(now: Standing, seat: int, amount: int, folded: frozenset[int]) -> Standing:
    stacks = now.stacks | {seat: now.stacks.get(seat, 0) - amount}
    bets = now.bets | {seat: now.bets.get(seat, 0) + amount}
    return Standing(stacks, bets, now.pot + amount, folded, now.round, None)
