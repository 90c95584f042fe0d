"""The state of a table: frozen values, changed by replacing them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from vistoria.model.answer import Unsupported
from vistoria.model.cards import Card
from vistoria.model.event import Event
from vistoria.model.table import ScheduledIncident
from vistoria.referee.model import Anchor

from ...policies.betting import Choices
from ...policies.open_cards.open_rules import OpenRules
from ..refusal import Refusal

if TYPE_CHECKING:
    from .setup import Setup


class Chair(msgspec.Struct, frozen=True):
    """A player in a place; `stack` in chips, as it stood before the hand while one is running."""

    player: str
    stack: int
    resting: bool = False
    owes: bool = False
    """Whether he must top up before he plays on."""


class Hand(msgspec.Struct, frozen=True):
    """A hand in progress; tuples run over the positions, from the croupier's right counter-clockwise."""

    number: int
    order: tuple[int, ...]
    """Seat of each position."""
    deck: tuple[Card, ...]
    stacks: tuple[int, ...]
    entries: tuple[int, ...]
    """Entry money put in."""
    skimmed: int
    """Chips that the house took of it before the cards."""
    bets: tuple[int, ...]
    """Chips put in during this round."""
    totals: tuple[int, ...]
    """Chips put in during this hand."""
    lowest: tuple[int, ...]
    """The least stack of the hand so far."""
    live: tuple[bool, ...]
    checked: tuple[int, ...]
    """The last round in which each has passed; 0 for none."""
    opened: tuple[tuple[Card, ...], ...]
    """Open cards in the order dealt."""
    keys: tuple[Card | None, ...]
    aside: tuple[Card, ...] = ()
    dealt: int = 0
    """Cards that have left the deck."""
    round: int = 1
    level: int = 0
    """The bet to match in this round."""
    step: int = 0
    """The last bet or increment of this round."""
    raises: int = 0
    """Raises of this round."""
    last_bet: int = 0
    """The last round in which somebody has bet."""
    spoke_first: int | None = None
    """Position that had the right to speak first in this round; None in the first."""
    pending: tuple[int, ...] = ()
    """Positions still to be asked in this round, in order."""
    choices: Choices = {}
    """What the first of them may do."""
    until: int = 0
    """The last moment for his decision."""
    undecided: bool = True
    """Whether nobody has decided since the last card."""
    incidents: tuple[ScheduledIncident, ...] = ()
    kept: tuple[int, ...] = ()
    """Positions whose wish to fold is kept back until it is their turn, where that is done."""
    gone: frozenset[int] = frozenset()
    """Seats whose players have gone since it began, where they may."""

    def own(self, i: int) -> tuple[Card, ...]:
        """All cards of a position."""
        key = self.keys[i]
        return self.opened[i] if key is None else (*self.opened[i], key)

    def shown(self) -> dict[int, tuple[Card, ...]]:
        """Open cards of the positions still in the hand."""
        return {i: self.opened[i] for i in range(len(self.order)) if self.live[i]}

    def able(self) -> list[int]:
        """Positions still in the hand with chips left."""
        return [i for i in range(len(self.order)) if self.live[i] and self.stacks[i]]


class Box(msgspec.Struct, frozen=True):
    """The pack in use and what has been done with it for the next hand."""

    cards: tuple[Card, ...] | None = None
    """The order of the cards once shuffled for the next hand."""
    cutters: frozenset[str] = frozenset()
    """Players who have cut for the next hand."""


class Table(msgspec.Struct, frozen=True):
    """A table; `chairs` run from seat 1."""

    rules: OpenRules
    setup: Setup
    chairs: tuple[Chair | None, ...]
    seed: str
    """Where unforced decks come from."""
    forced_stacks: Mapping[str, int] = {}
    hands: int = 0
    """Hands started."""
    now: int = 0
    """The virtual clock, in milliseconds."""
    box: Box = Box()
    played: Mapping[str, tuple[int, int]] = {}
    """By player: the last ended hand he was dealt into, and his seat in it."""
    hand: Hand | None = None

    def seats_of(self, player: str) -> list[int]:
        """Where a player sits."""
        return [i + 1 for i, chair in enumerate(self.chairs) if chair is not None and chair.player == player]

    def stacks(self) -> dict[int, int]:
        """Chips in front of each player now, by seat."""
        found = {i + 1: chair.stack for i, chair in enumerate(self.chairs) if chair is not None}
        if self.hand is not None:
            played = zip(self.hand.order, self.hand.stacks, strict=True)
            found.update((seat, stack) for seat, stack in played if seat not in self.hand.gone)
        return found

    def with_chair(self, seat: int, chair: Chair | None) -> Table:
        """The table with another chair at a seat."""
        chairs = (*self.chairs[: seat - 1], chair, *self.chairs[seat:])
        return replace(self, chairs=chairs)


Step = tuple[Table, tuple[Event, ...]]
"""What a command leads to: the next state, and what happened on the way."""
Result = Step | Refusal | Unsupported


def anchored(table: Table, seen: Anchor) -> Table:
    """The table between hands as it was really reported."""
    chairs: list[Chair | None] = [None] * len(table.chairs)
    owed, law = {chair.player for chair in table.chairs if chair and chair.owes}, table.rules.capital
    for seat, player in seen.players.items():
        stack = seen.stacks.get(seat, 0)
        after = seen.ended.get(seat, stack)
        earlier = player in owed and seat not in seen.ended  # else the law had its own end of the hand
        owes = earlier or law.owes(after, seen.lowest.get(seat, after), table.setup.entry)
        owes = owes and stack < law.goal(table.setup.entry)
        chairs[seat - 1] = Chair(player, stack, player in seen.resting, owes)
    return replace(
        table,
        chairs=tuple(chairs),
        hands=seen.hands,
        hand=None,
        box=Box(),
    )


def drawn(table: Table, lot: int) -> Table:
    """The table as it is: it has no marker."""
    return table
