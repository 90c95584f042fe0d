"""The state of a table: frozen values, changed by replacing them."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from vistoria.model.answer import Unsupported
from vistoria.model.cards import Card
from vistoria.model.event import Event
from vistoria.model.table import ScheduledIncident
from vistoria.referee.model import Anchor

from ...policies.betting import Choices
from ...policies.ring_rules import RingRules
from ...policies.sessions import Stage
from ..refusal import Refusal
from .setup import Setup


class Chair(msgspec.Struct, frozen=True):
    """A player in a place; `stack` in chips, as it stood before the hand while one is running."""

    player: str
    stack: int
    resting: bool = False


class Hand(msgspec.Struct, frozen=True):
    """A hand in progress; tuples run over the players dealt in, from the marker's left, the marker last."""

    number: int
    order: tuple[int, ...]
    """Seat of each position."""
    small: int
    big: int
    """Positions of the blinds."""
    deck: tuple[Card, ...]
    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    """Chips put in during this round."""
    totals: tuple[int, ...]
    """Chips put in during this hand."""
    live: tuple[bool, ...]
    level: int
    """The bet to match in this round."""
    step: int
    """The last bet or increment of this round, measure of the least raise."""
    dealt: int = 0
    """Cards that have left the deck."""
    own: tuple[tuple[Card, ...], ...] = ()
    community: tuple[Card, ...] = ()
    burnt: tuple[Card, ...] = ()
    round: int = 1
    raises: int = 0
    """Raises of this round."""
    pending: tuple[int, ...] = ()
    """Positions still to be asked in this round, in order."""
    choices: Choices = {}
    """What the first of them may do."""
    incidents: tuple[ScheduledIncident, ...] = ()
    undecided: bool = True
    """Whether nobody has decided since the last card."""
    ahead: bool = False
    """Whether the next street lies already."""
    opened: bool = False
    """Whether the live hands have been shown."""
    players: tuple[str, ...] = ()
    """Player of each position."""
    raised: tuple[int, int] | None = None
    """Round and position of the last bet or raise."""
    bet_in: frozenset[int] = frozenset()
    """Rounds in which somebody bet, matched or raised of his own will."""
    bettors: frozenset[int] = frozenset()
    """Positions that did."""
    spoken: int = 1
    """Round of the last decision."""
    until: int | None = None
    """The moment at which the time of the player asked is over; None where nobody measures it."""
    extended: bool = False
    """Whether he had extra time for this decision."""
    granted: frozenset[int] = frozenset()
    """Positions that had extra time in this hand."""

    @property
    def asked(self) -> str:
        """The player whom the hand is waiting for."""
        return self.players[self.pending[0]]

    def position(self, seat: int | None) -> int | None:
        """Position of a seat that was dealt in; None for any other."""
        return self.order.index(seat) if seat in self.order else None


class Tally(msgspec.Struct, frozen=True):
    """What a player staked and won since his session began, in chips, and how the house takes his course."""

    staked: int = 0
    won: int = 0
    declared: bool = False
    """Whether he began the session himself, and has not ended it."""
    stage: Stage = ""
    called_at: int = 0
    """Hands started at the table when the house last called him to account."""
    idle: int = 0
    """Hands in a row without a bet."""
    apart: int | None = None
    """Number of a hand that he was out of when the session began: it belongs to none, or to the last one."""


class Table(msgspec.Struct, frozen=True):
    """A table; `chairs` holds those that are taken, by seat."""

    rules: RingRules
    setup: Setup
    places: range
    """Seats that there are."""
    chairs: Mapping[int, Chair]
    seed: str
    """Where unforced decks come from."""
    forced_marker: int | None
    """Where the marker of the first hand stands, if the table was opened so."""
    forced_stacks: Mapping[str, int]
    operating: bool
    """Whether enough players sit there."""
    marker: int | None = None
    hands: int = 0
    """Hands started."""
    played: Mapping[str, tuple[int, int]] = {}
    """By player: the last ended hand he was dealt into, and his seat in it."""
    hand: Hand | None = None
    again: int | None = None
    """Where the marker stays for the next hand; None where it passes on."""
    last: Hand | None = None
    """The hand before, as it stood when it ended."""
    now: int = 0
    """Milliseconds of the virtual clock."""
    registered: tuple[str, ...] = ()
    """Players who enrolled."""
    down: bool = False
    """Whether the system has failed."""
    tallies: Mapping[str | None, Tally] = {}

    def seat_of(self, player: str) -> int | None:
        """Where a player sits."""
        return next((seat for seat, chair in self.chairs.items() if chair.player == player), None)

    def plays(self, seat: int | None) -> bool:
        """Whether a seat was dealt into the running hand."""
        return self.hand is not None and seat in self.hand.order

    @property
    def ready(self) -> list[int]:
        """Seats whose players can be dealt in."""
        enough, minimum = self.rules.capital.dealt_in, self.setup.minimum
        return [
            seat
            for seat, chair in sorted(self.chairs.items())
            if not chair.resting and enough(chair.stack, minimum)
        ]

    def stacks(self) -> dict[int, int]:
        """Chips in front of each player now, by seat."""
        found = {seat: chair.stack for seat, chair in sorted(self.chairs.items())}
        if self.hand is not None:
            found.update(
                (seat, stack)
                for seat, stack in zip(self.hand.order, self.hand.stacks, strict=True)
                if seat in found
            )
        return found

    def tally(self, player: str | None) -> Tally:
        """A player's tally; an empty one for him who has none."""
        return self.tallies.get(player, NO_TALLY)


NO_TALLY = Tally()


Step = tuple[Table, tuple[Event, ...]]
"""What a command leads to: the next state, and what happened on the way."""
Result = Step | Refusal | Unsupported


def anchored(table: Table, seen: Anchor) -> Table:
    """The table between hands as it was really reported."""
    chairs = {
        seat: Chair(player, seen.stacks.get(seat, 0), player in seen.resting)
        for seat, player in seen.players.items()
    }
    return replace(
        table,
        chairs=chairs,
        marker=seen.marker,
        hands=seen.hands,
        hand=None,
        forced_marker=seen.marker,
        operating=table.operating if not table.rules.seating.waits else not seen.waits,
    )


def drawn(table: Table, lot: int) -> Table:
    """The table whose marker the lot puts at that seat, where it is drawn by lot."""
    if (
        table.marker is not None
        or not table.rules.opening.by_lot
        or (table.forced_marker and not table.hands)
    ):
        return table
    return replace(table, marker=lot - 1)
