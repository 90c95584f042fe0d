"""One table from its opening to its last hand, as a conversation: requests out, replies in."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from vistoria.model.answer import Accepted
from vistoria.model.cards import Card, full_deck
from vistoria.model.command import Command, Start
from vistoria.model.place import Seat
from vistoria.model.request import Ask, Look, Open, Play, Record, Request
from vistoria.model.table import ScheduledIncident
from vistoria.table.events import after_all
from vistoria.table.state import Table

from ..deal import DealPlan
from .duel import duel_deck

MOST_DECISIONS = 200
"""In one hand; a product that asks more often is left alone."""


@dataclass(frozen=True)
class Means:
    """What a product and its adapter can do."""

    offers: frozenset[str] = frozenset()
    forced_deck: bool = True
    seed: bool = True
    views: bool = True
    clock: bool = True
    connection: bool = True
    incidents: frozenset[str] = frozenset()
    information: frozenset[str] = frozenset()
    record: bool = True


@dataclass
class Scene:
    """A life under way: what was reported so far, and where chance comes from."""

    rng: Random
    table: str
    deal: DealPlan
    means: Means
    seen: Table = field(default_factory=Table)
    resting: set[str] = field(default_factory=set)
    names: int = 0
    """Players named so far."""
    last: int = 0
    """The number of the last event."""
    since: int = 0
    """The number of the last event before the hand under way, from where a look sees."""

    def chance(self, share: float) -> bool:
        """True in so large a share of all draws."""
        return self.rng.random() < share

    def open(self, request: Open) -> Generator[Request, Any, bool]:
        """Whether the table opens."""
        reply = yield request
        if not isinstance(reply, Accepted):
            return False
        self.seen = after_all(Table.opened(request), reply.events)
        return True

    def do(self, command: Command) -> Generator[Request, Any, bool]:
        """Whether a command is accepted."""
        reply = yield Play(self.table, (command,))
        answer = reply[0] if reply else None
        if not isinstance(answer, Accepted):
            return False
        if isinstance(command, Start):
            self.since = self.last
        self.last = max([self.last, *(event.n for event in answer.events)])
        self.seen = after_all(self.seen, answer.events)
        return True

    def look(self) -> Generator[Request, Any, None]:
        """A look by somebody: a seat, the public, or the house."""
        if self.means.views:
            seats = [Seat(seat) for seat in self.seen.stacks]
            since = self.since if self.chance(0.3) else self.last
            yield Look(self.table, self.rng.choice([*seats, *seats, "public", "house"]), since)

    def ask(self) -> Generator[Request, Any, None]:
        """A question, or the record of the last hand."""
        if self.means.record and self.seen.hand and self.chance(0.3):
            yield Record(self.table, self.rng.randint(1, self.seen.hand))
        if self.means.information and self.seen.players:
            what = self.rng.choice(sorted(self.means.information))
            yield Ask(self.table, what, self.rng.choice(sorted(self.seen.players)))

    def newcomer(self) -> str:
        """The name of a player who was not here yet."""
        self.names += 1
        return f"p{self.names}"

    def free_seats(self) -> list[int]:
        """Seats where nobody sits."""
        return [seat for seat in range(1, self.seen.seats + 1) if not self.seen.sits(seat)]

    def start(self, faults: Sequence[ScheduledIncident] = ()) -> Start:
        """A hand with a laid deck, or as the product deals it."""
        deck = self._deck() if self.means.forced_deck and self.chance(0.6) else None
        return Start(deck, tuple(faults))

    def _deck(self) -> tuple[Card, ...]:
        """Mostly one in which two hands of a kind meet."""
        if self.deal.croupier:
            hands = 1 + len({seat for seat, space in self.seen.laid if space == "ante"})
        else:
            seats = {seat for player, seat in self.seen.players.items() if player not in self.resting}
            hands = sum(self.seen.stacks.get(seat, 0) > 0 for seat in seats)
        if self.chance(0.25) or hands < 2:
            deck = list(full_deck(self.deal.ranks))
            self.rng.shuffle(deck)
            return tuple(deck)
        return duel_deck(self.rng, self.deal, hands, self.deal.together(self.seen.settings.dealing))
