"""The state of a table against the house: frozen values, changed by replacing them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from vistoria.model.answer import Unsupported
from vistoria.model.cards import Card
from vistoria.model.event import Event
from vistoria.model.place import Place
from vistoria.referee.model import Anchor

from ...policies.banked_rules import BankedRules
from ..refusal import Refusal

if TYPE_CHECKING:
    from .setup import Setup


class Chair(msgspec.Struct, frozen=True):
    """A player in a place; `stack` in chips, without the bets that lie."""

    player: str
    stack: int


class Stake(msgspec.Struct, frozen=True):
    """Bets that lie at a seat, in chips; `carried` when the jackpot bet is that of a null hand before."""

    ante: int = 0
    jackpot: int = 0
    additional: int = 0
    carried: bool = False


class Hand(msgspec.Struct, frozen=True):
    """A hand in progress."""

    number: int
    order: tuple[int, ...]
    """Seats dealt in, from the croupier's left."""
    deck: tuple[Card, ...]
    dealt: int = 0
    """Cards that have left the deck."""
    cards: Mapping[Place, tuple[Card, ...]] = {}
    open: frozenset[Card] = frozenset()
    """Cards that all can see."""
    seen: frozenset[Card] = frozenset()
    """Those among them that were seen by accident."""
    undecided: tuple[int, ...] = ()
    """Seats still to decide, in order."""
    declined: Mapping[int, int] = {}
    """Seats that made no additional bet, with the ante that each lost."""
    leaving: tuple[int, ...] = ()
    """Those among them whose players go when the hand is over."""

    @property
    def live(self) -> tuple[int, ...]:
        """Seats that play against the croupier."""
        return tuple(seat for seat in self.order if seat not in self.declined)


class Table(msgspec.Struct, frozen=True):
    """A table; `chairs` by seat, those that are taken."""

    rules: BankedRules
    setup: Setup
    places: int
    """Places for players, from seat 1."""
    seed: str
    pool: int
    opened: int
    """What the pool held as the table was opened."""
    forced_stacks: Mapping[str, int] = {}
    chairs: Mapping[int, Chair] = {}
    stakes: Mapping[int, Stake] = {}
    """By seat; between hands those for the next one."""
    hands: int = 0
    """Hands started."""
    played: Mapping[str, tuple[int, int]] = {}
    """By player: the last ended hand he was dealt into, and his seat in it."""
    hand: Hand | None = None

    def seat_of(self, player: str) -> int | None:
        """Where a player sits."""
        return next((seat for seat, chair in self.chairs.items() if chair.player == player), None)

    def stake(self, seat: int) -> Stake:
        """What lies there."""
        return self.stakes.get(seat, Stake())

    def stacks(self) -> dict[int, int]:
        """Chips in front of each player now, by seat, from seat 1 on."""
        return {seat: self.chairs[seat].stack for seat in sorted(self.chairs)}

    def moved(self, seat: int, chips: int) -> Table:
        """The table with so many chips more in the stack of that seat."""
        chair = self.chairs[seat]
        return self.seated(seat, Chair(chair.player, chair.stack + chips))

    def seated(self, seat: int, chair: Chair) -> Table:
        """The table with that player at that seat."""
        return replace(self, chairs={**self.chairs, seat: chair})

    def without(self, seat: int) -> Table:
        """The table with that place free."""
        chairs = {**self.chairs}
        del chairs[seat]
        return replace(self, chairs=chairs)

    def laid(self, seat: int, stake: Stake) -> Table:
        """The table with those bets at that seat."""
        stakes = {**self.stakes, seat: stake}
        return replace(self, stakes={s: b for s, b in stakes.items() if b != Stake()})


Step = tuple[Table, tuple[Event, ...]]
"""What a command leads to: the next state, and what happened on the way."""
Result = Step | Refusal | Unsupported


def anchored(table: Table, seen: Anchor) -> Table:
    """The table between hands as it was really reported."""
    stakes: dict[int, Stake] = {}
    for seat, amount in seen.carried.items():
        stakes[seat] = Stake(jackpot=amount, carried=True)
    for (seat, space), chips in seen.laid.items():
        amount = chips + (seen.carried.get(seat, 0) if space == "jackpot" else 0)
        stakes[seat] = replace(stakes.get(seat, Stake()), **{space: amount})
    chairs = {seat: Chair(player, seen.stacks.get(seat, 0)) for seat, player in seen.players.items()}
    pool = table.pool if seen.pool is None else seen.pool
    setup = table.setup
    if seen.device is not None:
        setup = replace(setup, device=seen.device)
    return replace(table, chairs=chairs, stakes=stakes, hands=seen.hands, hand=None, pool=pool, setup=setup)


def drawn(table: Table, lot: int) -> Table:
    """The table as it is: it has no marker."""
    return table
