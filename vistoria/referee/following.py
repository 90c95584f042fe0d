"""A table while it is followed: as it was reported, and as the law has it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

from vistoria.games.cards.commands import Device
from vistoria.games.cards.events import DeviceEvent, Marker
from vistoria.model.command import LATER, Command, Join, Start, Wait
from vistoria.model.event import (
    Acted,
    ConnectionEvent,
    Dealt,
    Event,
    HandEnded,
    HandStarted,
    Left,
    Posted,
    Resting,
    RoundEnded,
    TableState,
    Time,
    Voided,
)
from vistoria.model.place import Seat
from vistoria.table.events import after_all
from vistoria.table.state import Table

from .model import Anchor, Position
from .own_cards import OwnCards

BESIDE = frozenset({ConnectionEvent, Resting, Time, Marker, TableState, Voided, DeviceEvent, HandEnded, Left})
"""Events of which something is kept beside the table."""


@dataclass(frozen=True)
class Betting:
    """The round of bets under way, as far as choices follow from it; chips in the smallest unit."""

    pushed: bool = False
    """Whether somebody bet or raised all that he had."""
    matched: frozenset[int] = frozenset()
    """Seats that have matched or made the last whole bet or raise: a raise of all that adds less is none."""
    level: int = 0
    step: int = 0
    """What the last whole bet or raise added."""

    def after(self, events: Sequence[Event]) -> Betting:
        """The same once these events have happened."""
        now = self
        for event in events:
            if type(event) is Acted:
                now = now._acted(event)
            elif type(event) is Posted:
                level = max(now.level, event.amount)
                now = replace(now, level=level, step=level)
            elif type(event) is HandStarted or type(event) is RoundEnded:
                now = Betting()
        return now

    def _acted(self, event: Acted) -> Betting:
        if event.act not in ("bet", "raise"):
            return replace(self, matched=self.matched | {event.seat})
        is_whole = not event.all_in or event.to - self.level >= self.step
        return Betting(
            pushed=self.pushed or event.all_in,
            matched=frozenset((event.seat,)) if is_whole else self.matched | {event.seat},
            level=max(self.level, event.to),
            step=event.to - self.level if is_whole else self.step,
        )


def absent(events: Sequence[Event]) -> frozenset[int]:
    """Seats for which the house decides in these events: time ran out, or the line was lost."""
    return frozenset(e.seat for e in events if type(e) is Acted and e.why in ("timeout", "disconnected"))


@dataclass
class Following:
    """`position` is None while report and law are apart."""

    known: Position
    """The last position that was followed."""
    position: Position | None
    seen: Table
    own: OwnCards
    """What the product leaves out of the hands that it deals itself, here and at the tables opened before."""
    looks_on: bool = True
    """Whether it is asked by which clauses the law acts where the table agrees."""
    resting: set[str] = field(default_factory=set)
    offline: set[str] = field(default_factory=set)
    """Players whose line is lost."""
    had_extra_time: set[str] = field(default_factory=set)
    """Players whom the house gave extra time to decide."""
    absent: frozenset[int] = frozenset()
    """Seats for which the house decided since the hand began: time ran out, or the line was lost."""
    hand: int = 0
    lowest: dict[str, int] = field(default_factory=dict)
    """The least that each player had since the last hand began, in chips."""
    marker: int | None = None
    """Where it stood in the last hand; None where it was forgotten."""
    moved: int | None = None
    """Where it was said to go before the next hand."""
    device: str | None = None
    """The device that deals since it was changed."""
    ended: dict[str, int] = field(default_factory=dict)
    """What each player had when the last hand ended, in chips."""
    apart: bool = False
    """Whether something was accepted before the hand that the law does not have: the hand stands on it."""
    idle: bool = False
    """Whether time has passed in which nobody was asked: a product may let its clock stand then."""
    wishes: list[Command] = field(default_factory=list)
    """What players asked for while a hand ran, and the product took without doing it: it may do so when it is over."""
    betting: Betting = Betting()
    lost: int = -1
    """The last hand that was not followed to its end."""
    strayed: bool = False
    """Whether the table has gone otherwise than the law at some time, so that sums over many hands are in doubt."""
    bought: set[int] = field(default_factory=set)
    """Buy-ins that the house has taken."""
    told: set[str] = field(default_factory=set)
    """Aspects of views and information on which it disagreed since the hand began."""
    last: dict[str, int] = field(default_factory=dict)
    """The hand that each player was dealt into last."""
    seats: dict[tuple[str, int], int] = field(default_factory=dict)
    """Where each player sat in each hand."""
    hands: dict[int, Table] = field(default_factory=dict)
    """Each hand as it ended."""
    laid: bool = False
    """Whether somebody chose cards or faults of the hand under way."""
    faulty: bool = False
    """Whether faults of dealing were ordered for it: which cards they strike follows from the way of dealing."""

    def kept(self) -> Following:
        """The same table as it stands now, whatever happens later."""
        grown: dict[str, Any] = {
            name: copy(value) for name, value in vars(self).items() if isinstance(value, set | dict | list)
        }
        return replace(self, **grown)

    def resume(self) -> None:
        """Between hands the law goes on with what was reported, where they were apart."""
        if self.position is None and not self.seen.running and not self.apart:
            self.position = self.known.anchored(self._anchor())
            self.strayed, self.lost = True, self.hand

    def happened(self, command: Command, events: Sequence[Event]) -> None:
        """Take in what was reported of an accepted command."""
        kinds = frozenset(map(type, events))
        ran, before, stacks = self.seen.running, self.seen.players, self.seen.stacks
        self.idle = self.idle or (isinstance(command, Wait) and (self.seen.asked is None or self.seen.down))
        self.seen = after_all(self.seen, events)
        if HandStarted in kinds:
            self.absent = frozenset()
            self.lowest = {}
            self.told = set()
            self.hand += 1
            self.apart = False
            self.marker, self.moved = self.moved or self.marker, None
        if HandStarted in kinds or self.seen.stacks is not stacks:
            for player, stack in self._by_player(self.seen.stacks).items():
                self.lowest[player] = min(stack, self.lowest.get(player, stack))
        self.absent |= absent(events)
        self.betting = self.betting.after(events)
        over = not ran and HandStarted not in kinds
        for event in () if kinds.isdisjoint(BESIDE) else events:
            match event:
                case ConnectionEvent():
                    (self.offline.discard if event.up else self.offline.add)(event.who)
                case Resting():
                    (self.resting.add if event.on else self.resting.discard)(event.player)
                case Time():
                    self.had_extra_time |= {who for who, seat in before.items() if seat == event.seat}
                case Marker():
                    self.marker, self.moved = (self.marker, event.seat) if over else (event.seat, None)
                case TableState(state="waiting") | Voided(why="system-failure"):
                    self.marker = None
                case DeviceEvent(use=str(use)):
                    self.device = use
                case HandEnded():
                    over = True
                    self.ended = self._by_player(event.stacks)
                case Left() if event.player not in self.seen.players:
                    self.resting.discard(event.player)
                    self.lowest.pop(event.player, None)
                    self.ended.pop(event.player, None)
        if isinstance(command, Device) and DeviceEvent not in kinds:
            self.device = command.use
        if HandStarted in kinds:
            self.wishes = []
        elif ran and not events and isinstance(command, LATER):
            self.wishes.append(command)
        if isinstance(command, Join):
            self.bought.add(command.buy_in)
        if isinstance(command, Start):
            self.faulty = bool(command.incidents)
            self.laid = command.deck is not None or self.faulty
        if self.hand not in self.hands and not self.seen.running and (ran or self.hand > len(self.hands)):
            self.hands[self.hand] = self.seen
        if Dealt in kinds:
            self._dealt_in(before, events)

    def _by_player(self, stacks: Mapping[int, int]) -> dict[str, int]:
        """The stacks of seats by who sits there now."""
        return {player: stacks[seat] for player, seat in self.seen.players.items() if seat in stacks}

    def _dealt_in(self, before: Mapping[str, int], events: Sequence[Event]) -> None:
        """Remember who was dealt into the hand; `before` are the seats of the players before these events."""
        dealt = {e.to.seat for e in events if isinstance(e, Dealt) and isinstance(e.to, Seat)}
        null = any(isinstance(e, Voided) and e.scope == "hand" for e in events)
        for player, seat in {**before, **self.seen.players}.items() if dealt else ():
            if seat in dealt:
                self.last[player] = self.hand
                self.seats[player, self.hand] = seat
            elif null:
                self.last.pop(player, None)  # null before all had cards: nobody says who would have played it

    def _anchor(self) -> Anchor:
        seen = self.seen
        return Anchor(
            players={seat: player for player, seat in seen.players.items()},
            stacks=dict(seen.stacks),
            resting=frozenset(self.resting),
            marker=self.marker,
            pool=seen.pool,
            device=self.device,
            laid=dict(seen.laid),
            hands=self.hand,
            lowest={seat: self.lowest[who] for who, seat in seen.players.items() if who in self.lowest},
            carried=dict(seen.carried),
            waits=seen.state == "waiting",
            ended={seat: self.ended[who] for who, seat in seen.players.items() if who in self.ended},
        )
