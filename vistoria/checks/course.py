"""The course of a hand: who is asked, what he may do, and what is reported that he did."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from vistoria.model.command import Act, Wager, Wait
from vistoria.model.event import (
    Acted,
    Event,
    HandEnded,
    HandStarted,
    Posted,
    Returned,
    RoundEnded,
    TableState,
    Turn,
    UnknownEvent,
    Voided,
)

from .books import Books
from .contradiction import Contradiction


class Course:
    """Where one table stands: hand, round, bets of the round, who is out, who is asked.

    `vague` while the events do not tell it: an act was taken back, or a player moved within the hand.
    """

    def __init__(self, books: Books) -> None:
        self.books = books
        self.hand = 0
        self.state = "open"
        self.running = False
        self.vague = False
        self.round = 1
        self.bets: dict[int, int] = {}
        self.out: dict[int, str] = {}
        self.asked: Turn | None = None
        self.now = 0
        self.until = 0
        """Where the clock stands when the running `wait` is over."""

    def stands(self, event: TableState) -> None:
        """A table is open, waits for players, or is closed."""
        self.state = event.state

    def hand_started(self, event: HandStarted) -> None:
        """Hands count from 1, and one is over before the next begins, at a table that is open."""
        if self.running:
            raise Contradiction(f"hand {event.hand} begins, and hand {self.hand} has not ended")
        if event.hand != self.hand + 1:
            raise Contradiction(f"hand {event.hand} begins after {self.hand} hands at this table")
        if self.state != "open":
            raise Contradiction(f"hand {event.hand} begins, and the table was last reported {self.state}")
        self.hand, self.running, self.vague, self.round, self.asked = event.hand, True, False, 1, None
        self.bets.clear()
        self.out.clear()

    def hand_ended(self, event: HandEnded) -> None:
        """A hand that began is over."""
        self._within_a_hand()
        self.running, self.asked = False, None

    def posted(self, event: Posted) -> None:
        """Blinds count in the first round's total."""
        if event.what in ("small", "big"):
            self.bets[event.seat] = self.bets.get(event.seat, 0) + event.amount

    def returned(self, event: Returned) -> None:
        """What comes back unmatched no longer counts."""
        if event.why == "unmatched" and event.seat in self.bets:
            self.bets[event.seat] -= event.amount

    def voided(self, event: Voided) -> None:
        """A seat's hand is null: the seat is out."""
        if event.scope == "seat" and event.seat is not None:
            self.out[event.seat] = "its hand was declared null"

    def round_ended(self, event: RoundEnded) -> None:
        """Rounds end in their order."""
        self._within_a_hand()
        self._open(event.round)
        self.round, self.asked = event.round + 1, None
        self.bets.clear()

    def turn(self, event: Turn) -> None:
        """Who is asked is in the hand, in the round that is open, for amounts that he has."""
        self._within_a_hand()
        self._open(event.round)
        self._in_play(event.seat)
        if not self.books.sits(event.seat):
            raise Contradiction(f"seat {event.seat} is asked, where nobody sits")
        if event.until is not None and event.until < self.now:
            raise Contradiction(f"time runs until {event.until}, and the clock stands at {self.now}")
        if event.choices is not None and not self.vague:
            for act, bounds in event.choices.items():
                if bounds is not None:
                    self._choice(event.seat, act, *bounds)
        self.asked = event

    def acted(self, event: Acted) -> None:
        """Who acts is in the hand, and the total is what lies before him; the books have moved his chips."""
        self._within_a_hand()
        seat, put = event.seat, event.put
        self._in_play(seat)
        if event.why == "timeout" and self.asked is not None and self.asked.seat == seat:
            until = self.asked.until
            if until is not None and until > self.until:
                raise Contradiction(f"seat {seat} had time until {until}, and the clock came to {self.until}")
        total = self.bets[seat] = self.bets.get(seat, 0) + put
        if event.act in ("fold", "check", "decline"):
            if put:
                raise Contradiction(f"seat {seat} puts in {put} chips by a {event.act}")
            if event.act == "fold":
                self.out[seat] = "it has folded"
            elif event.act == "decline":
                self.out[seat] = "it has declined"
        if event.to and event.to != total and not self.vague:
            raise Contradiction(f"`to` is {event.to}, and {total} lie before seat {seat} in this round")
        if event.all_in and self.books.stacks.get(seat):
            raise Contradiction(f"seat {seat} is all in, and has {self.books.stacks[seat]} chips left")
        if put and event.stack == 0 and not event.all_in:
            raise Contradiction(f"seat {seat} has put in its last chips, and `all_in` is not true")
        self.asked = None

    def done(self, act: Act, asked: Turn | None, events: Sequence[Event | UnknownEvent]) -> None:
        """An act that was accepted is reported as it was asked for, and within what `asked` offered."""
        seat = act.seat
        acted = next((e for e in events if type(e) is Acted and e.seat == seat), None)
        if acted is None:
            raise Contradiction(f"{act.act} of seat {seat} was accepted, and no act of that seat is reported")
        if acted.why is not None or self.vague:  # decided for him
            return
        if acted.act != act.act:
            raise Contradiction(f"{act.act} of seat {seat} was accepted, and reported as {acted.act}")
        if act.to is not None and acted.to and acted.to != act.to:
            raise Contradiction(f"{act.act} to {act.to} was accepted, and reported as to {acted.to}")
        self._offered(asked, seat, act.act, acted.to)

    def placed(self, wager: Wager, asked: Turn | None, events: Sequence[Event | UnknownEvent]) -> None:
        """A bet on the cloth that was accepted is reported as it was asked for, and within what was offered."""
        seat, space, amount = wager.seat, wager.space, wager.amount
        laid = [e for e in events if type(e) is Posted and e.seat == seat and e.what == space]
        if [e.amount for e in laid] != [amount]:
            said = ", ".join(str(e.amount) for e in laid) or "none"
            raise Contradiction(f"{space} of {amount} was accepted from seat {seat}, and {said} reported")
        if space == "additional":
            self._offered(asked, seat, "place", amount)

    def waits(self, wait: Wait) -> None:
        """The clock runs on; what happens meanwhile is entered next."""
        self.now, self.until = self.until, self.until + wait.ms

    @staticmethod
    def _offered(asked: Turn | None, seat: int, act: str, to: int) -> None:
        if asked is None or asked.seat != seat or asked.choices is None:
            return
        if act not in asked.choices:
            may = ", ".join(asked.choices)
            raise Contradiction(f"{act} of seat {seat} was accepted, and its choices were {may}")
        bounds = asked.choices[act]
        if bounds is not None and to and not bounds[0] <= to <= bounds[1]:
            raise Contradiction(
                f"{act} to {to} was accepted, and the choice was from {bounds[0]} to {bounds[1]}"
            )

    def _choice(self, seat: int, act: str, least: int, most: int) -> None:
        if least > most:
            raise Contradiction(f"{act} is offered from {least} to {most}")
        has, own = self.books.stacks[seat], self.bets.get(seat, 0)
        if most - own > has:
            raise Contradiction(f"{act} is offered to {most}, and seat {seat} has {has} beside {own} bet")
        if act == "call" and least != most:
            raise Contradiction(f"call is offered from {least} to {most}, and matches one amount")

    def _within_a_hand(self) -> None:
        if not self.running:
            raise Contradiction("no hand is running")

    def _open(self, number: int) -> None:
        if number != self.round:
            raise Contradiction(f"round {number}, and round {self.round} is open by what was reported before")

    def _in_play(self, seat: int) -> None:
        if seat in self.out and not self.vague:
            raise Contradiction(f"seat {seat} is not in the hand any more: {self.out[seat]}")


RULES: dict[type, Callable[[Course, Any], None]] = {
    TableState: Course.stands,
    HandStarted: Course.hand_started,
    HandEnded: Course.hand_ended,
    Posted: Course.posted,
    Returned: Course.returned,
    Voided: Course.voided,
    RoundEnded: Course.round_ended,
    Turn: Course.turn,
    Acted: Course.acted,
}
"""Each raises Contradiction; the books are kept first."""
