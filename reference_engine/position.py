"""A table as it stands by the law: what must come of a command there. A position is frozen.

Cards come from whoever really dealt: they are laid for the way in which the law deals.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from vistoria.model.answer import TableView, Unsupported
from vistoria.model.cards import Card
from vistoria.model.command import Command, Start
from vistoria.model.event import Turn
from vistoria.model.place import Place, Seat
from vistoria.model.request import HoleAndCommunity, Open
from vistoria.referee.model import NO_FEES, Anchor, Deciding, Forbidden, NotReached, Ruling, Told
from vistoria.referee.names import ASKED, Asked, NoSuchName

from .known import KnownFaults
from .laid_deck import laid_deck, pack_of, places_of, with_deck
from .policies.change import policy
from .procedures.protocol import Outcome, Procedure
from .separated import separated

MOST_LAYINGS = 8
"""How often cards are laid anew when the places they go to follow from the cards themselves."""


@dataclass(frozen=True)
class Position:
    """A table as it stands by the law."""

    procedure: Procedure
    state: Any
    opened: Open
    known: KnownFaults

    @property
    def pack(self) -> frozenset[Card]:
        """Every card that the game is played with."""
        whole: frozenset[Card] = self.state.rules.whole_pack
        return whole

    def play(
        self,
        command: Command,
        dealt: Sequence[tuple[Place, Card]] = (),
        lot: int | None = None,
        charged: tuple[int, ...] = (),
        fees: Mapping[int, int] = NO_FEES,
        *,
        imposed: bool = False,
        called: Mapping[str, str] | None = None,
    ) -> Ruling:
        """What the law has come of a command; `dealt` are the cards that really left the deck, in order.

        `lot` is the seat that the marker was really drawn for, where a lot decides, and `charged` what was really taken
        of each pot, which counts where the law leaves open how much of the commission each bears. `fees` is what was
        really taken of each seat for the hand, which counts where the law leaves open who pays it. What was charged is
        `imposed` where it counts though the law does not let the house take it. `called` are the players whom the house
        really called to account before the hand, and how: the law does not say that it must.
        """
        laid = self.state.rules
        if called is not None:
            laid = policy("sessions", laid=called)(laid)
        if charged:
            laid = policy("commission", laid=charged, imposed=imposed)(laid)
        elif fees:
            laid = policy("entry", laid=fees)(laid)
        if laid is self.state.rules:
            return self._ruled(self._outcome(command, dealt, lot))
        outcome = self._under(laid)._outcome(command, dealt, lot)
        if isinstance(outcome, tuple):
            state: Any = outcome[0]
            outcome = msgspec.structs.replace(state, rules=self.state.rules), outcome[1]
        return self._ruled(outcome)

    def _outcome(self, command: Command, dealt: Sequence[tuple[Place, Card]], lot: int | None) -> Outcome:
        state, order = self.state, pack_of(self.state)
        if lot is not None and isinstance(command, Start):
            state = self.procedure.drawn(state, lot)
        places = [place for place, _ in dealt]
        if isinstance(command, Start):
            command = msgspec.structs.replace(command, deck=laid_deck(order, 0, places, dealt))
        elif dealt and state.hand is not None:
            state = with_deck(state, places, dealt)
        outcome = self.procedure.apply(state, command)
        for _ in range(MOST_LAYINGS):
            found = places_of(outcome)
            if found == places or not (isinstance(command, Start) or state.hand):
                break
            places = found
            if isinstance(command, Start):
                command = msgspec.structs.replace(command, deck=laid_deck(order, 0, places, dealt))
            else:
                state = with_deck(state, places, dealt)
            outcome = self.procedure.apply(state, command)
        return outcome

    def anchored(self, seen: Anchor) -> Position:
        """The same table between hands, with the people, chips and marker that were really reported."""
        return replace(self, state=self.procedure.anchored(self.state, seen))

    def given(self, ms: int) -> Position:
        """The same table, with so much more time for the player that it waits for; the same where none is measured."""
        hand = self.state.hand
        until = getattr(hand, "until", None)
        if until is None:
            return self
        hand = msgspec.structs.replace(hand, until=until + ms)
        return replace(self, state=msgspec.structs.replace(self.state, hand=hand))

    def asking(self, seat: int) -> tuple[Position, Turn] | None:
        """The same table, waiting for this seat; None where the law says whom it asks next."""
        found = self.procedure.asking(self.state, seat)
        return None if found is None else (replace(self, state=found[0]), found[1])

    def grown(self, chips: int) -> Position:
        """The same table, with so many chips more in its pool; the same where it has none."""
        pool = getattr(self.state, "pool", None)
        if pool is None:
            return self
        return replace(self, state=msgspec.structs.replace(self.state, pool=pool + chips))

    def without_extra_time(self) -> Position:
        """The same table, whose player that it waits for has no extra time left; the same where none is given."""
        hand = self.state.hand
        if getattr(hand, "extended", None) is None:
            return self
        hand = msgspec.structs.replace(hand, extended=True)
        return replace(self, state=msgspec.structs.replace(self.state, hand=hand))

    def called(self, player: str, what: str) -> Position:
        """The same table, whose house has called a player to account; the same where players have no sessions."""
        return replace(self, state=self.procedure.called(self.state, player, what))

    def view(self, viewer: Seat | str) -> TableView:
        """What a viewer sees by the law."""
        return self.procedure.view(self.state, viewer)

    def clauses(self, asked: Asked) -> tuple[str, ...]:
        """The clauses by which the law acts on that at the table as it stands; raises NoSuchName."""
        found = self.procedure.CLAUSES.get(asked)
        if found is None and asked not in ASKED:
            raise NoSuchName(asked)
        return () if found is None else found(self.state)

    def left_out(self, seat: int) -> tuple[str, ...]:
        """The clauses by which whoever sits there is not dealt in the next hand."""
        return self.procedure.left_out(self.state, seat)

    def decides(self, one: HoleAndCommunity, other: HoleAndCommunity) -> Deciding:
        """What puts the better of two hands before the other, or makes them equal."""
        return separated(self.state.rules, one, other)

    def ties(self, five: Sequence[Card], other: Sequence[Card]) -> bool:
        """Whether neither of two sets of five cards is the better."""
        hands = (HoleAndCommunity(cards=tuple(cards)) for cards in (five, other))
        one, two = (self.state.rules.ranked("showdown", hand) for hand in hands)
        return one is not None and two is not None and one[0] == two[0]

    def told(self, what: str, player: str | None) -> Mapping[str, object] | None:
        """What a player who asks is told; None where the law has no such information."""
        question = self.procedure.QUESTIONS.get(what)
        return None if question is None else question(self.state, player)

    def owed(self, what: str) -> Mapping[str, Told]:
        """What an answer must not leave out, by the path to it, and how it is to be told."""
        return self.procedure.OWED.get(what, {})

    def broken(self, clauses: Collection[str]) -> Iterator[tuple[str, Position]]:
        """The same table from here on without one of these clauses, in each known way: the clause, and the table."""
        for clause, rules in self.known.without(clauses):
            otherwise = self._declared_otherwise(rules)
            if otherwise is not None:
                setup = msgspec.structs.replace(self.state.setup, **otherwise)
                state = msgspec.structs.replace(self.state, rules=rules, setup=setup)
                yield clause, replace(self, state=state)

    def _under(self, rules: Any) -> Position:
        return replace(self, state=msgspec.structs.replace(self.state, rules=rules))

    def _declared_otherwise(self, rules: Any) -> dict[str, object] | None:
        """What other rules make of the same settings, where it differs; None where they refuse them."""
        setups = [_setup(self.procedure, each, self.opened) for each in (self.known.rules, rules)]
        if None in setups:
            return None
        lawful, wrong = map(msgspec.structs.asdict, setups)
        return {name: wrong[name] for name in wrong if wrong[name] != lawful[name]}

    def _ruled(self, outcome: Outcome) -> Ruling:
        if isinstance(outcome, tuple):
            return Position(self.procedure, outcome[0], self.opened, self.known), outcome[1]
        if isinstance(outcome, Unsupported):
            return NotReached(outcome.what)
        return Forbidden(outcome.code, outcome.text, outcome.cites)


def _setup(procedure: Procedure, rules: Any, request: Open) -> Any:
    """What the house declares for a table under these rules; None where they refuse it."""
    outcome: Any = procedure.open_table(rules, request, "model")
    return outcome[0].setup if isinstance(outcome, tuple) else None
