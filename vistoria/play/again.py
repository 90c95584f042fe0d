"""A hand in which play went otherwise, in as few messages as show it: alone, at a fresh table, with its cards laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import msgspec

from vistoria.client.aliases import table_label
from vistoria.model.answer import Accepted
from vistoria.model.cards import Card
from vistoria.model.command import Command, Join, Start, Wager
from vistoria.model.disagreement import Disagreement, asked_again
from vistoria.model.event import Dealt, Event
from vistoria.model.history import Exchange
from vistoria.model.place import Seat
from vistoria.model.played import PlayedTable
from vistoria.model.request import Close, Look, Open, Play, Request
from vistoria.model.table import Force
from vistoria.protocol.handshake import Abilities
from vistoria.table.events import after_all
from vistoria.table.state import Table


@dataclass
class _Hand:
    """A hand, or what has been said towards the next one."""

    opened: Open
    before: Table
    """The table before its first bet."""
    requests: list[Play | Look] = field(default_factory=list)
    """What is accepted in one go is one request; the engine stops at what it refuses, so that ends one."""
    whole: bool = False
    """Whether the last request is over, and the next command begins another."""
    events: list[Event] = field(default_factory=list)

    @property
    def part(self) -> set[int]:
        """The seats that got a card."""
        return {e.to.seat for e in self.events if isinstance(e, Dealt) and isinstance(e.to, Seat)}

    @property
    def named(self) -> set[object]:
        """Whom the commands name."""
        plays = (each for each in self.requests if isinstance(each, Play))
        return {
            name
            for each in plays
            for command in each.commands
            for name in msgspec.structs.astuple(command)
            if isinstance(name, str)
        }

    def asks(self, command: Command, table: str, *, accepted: bool) -> None:
        """One more command."""
        last = self.requests[-1] if self.requests and not self.whole else None
        if isinstance(last, Play):
            self.requests[-1] = Play(table, (*last.commands, command))
        else:
            self.requests.append(Play(table, (command,)))
        self.whole = not accepted


def alone(
    exchanges: Sequence[Exchange], found: Disagreement, can: Abilities, pack: Sequence[Card]
) -> tuple[Request, ...]:
    """The requests that play the hand of a disagreement alone; none where the adapter cannot lay it.

    The players who were in it sit down with their chips, the marker lies where it lay, and the cards come as they came.
    Who only looked on would be dealt in. Where stacks are forced they buy in for as much as they once did: a house may
    take certain sums alone. Whether the product errs there too is for the referee to see.
    """
    hand = _hand(exchanges, found.n) if can.forced_deck else None
    dealt = [e.card for e in hand.events if isinstance(e, Dealt) and e.card is not None] if hand else []
    if hand is None or not hand.events or not Counter(dealt) <= Counter(pack):
        return ()
    table = table_label(1)
    sat = {player: seat for player, seat in hand.before.players.items() if hand.before.stacks[seat] > 0}
    if found.aspect != "dealt in" and (part := hand.part):
        sat = {player: seat for player, seat in sat.items() if seat in part or player in hand.named}
    stacks = {player: hand.before.stacks[seat] for player, seat in sat.items()}
    force = Force(
        marker=after_all(hand.before, hand.events).marker if can.forced_marker else None,
        pool=hand.before.pool if can.forced_pool else None,
        stacks=stacks if can.forced_stacks else None,
    )
    buy_ins = {**stacks, **_bought(exchanges, found.n)} if can.forced_stacks else stacks
    deck = (*dealt, *(card for card in pack if card not in dealt))
    return (
        msgspec.structs.replace(hand.opened, table=table, force=force),
        Play(table, tuple(Join(player, seat, buy_ins[player]) for player, seat in sat.items())),
        *(_again(request, table, deck) for request in hand.requests),
        Close(table),
    )


def played_alone(
    shown: PlayedTable, exchanges: Sequence[Exchange], can: Abilities, pack: Sequence[Card]
) -> dict[str, tuple[Request, ...]]:
    """What is asked where hands of a drawn table are played again alone, by the ids of these records."""
    found = {
        f"{shown.id}-{number}": alone(exchanges, each, can, pack)
        for number, each in enumerate(asked_again(shown.disagreements), start=1)
    }
    return {name: requests for name, requests in found.items() if requests}


def _bought(exchanges: Sequence[Exchange], n: int) -> dict[str, int]:
    """For how much each player last sat down, before message `n`."""
    done = (each for exchange in exchanges if exchange.n + 1 < n for each in _done(exchange))
    return {
        command.player: command.buy_in
        for command, accepted, _ in done
        if accepted and isinstance(command, Join)
    }


def _hand(exchanges: Sequence[Exchange], n: int) -> _Hand | None:
    """The hand in which message `n` came, as far as that message."""
    hand: _Hand | None = None
    seen = Table()
    for exchange in exchanges:
        if isinstance(exchange.request, Open) and isinstance(exchange.reply, Accepted):
            seen = after_all(Table.opened(exchange.request), exchange.reply.events)
            hand = _Hand(exchange.request, seen)
        if hand is not None and isinstance(exchange.request, Look) and exchange.n + 1 >= n:
            hand.requests.append(exchange.request)  # the looks before it change nothing
        for command, accepted, events in _done(exchange):
            if hand is None:
                continue
            if not seen.running and (hand.events or not isinstance(command, Start | Wager)):
                hand = _Hand(hand.opened, seen)
            seen = after_all(seen, events)
            if isinstance(command, Start | Wager) or seen.running or hand.events:
                hand.asks(command, exchange.table or "", accepted=accepted)
            else:
                hand.before = seen
            if isinstance(command, Start) or hand.events:
                hand.events += events
        if exchange.n + 1 >= n:
            return hand
    return None


def _done(exchange: Exchange) -> Iterator[tuple[Command, bool, Sequence[Event]]]:
    """Each command, whether it was accepted, and what came of it."""
    if isinstance(exchange.request, Play) and isinstance(exchange.reply, tuple):
        for command, answer in zip(exchange.request.commands, exchange.reply, strict=False):
            events = answer.events if isinstance(answer, Accepted) else ()
            yield command, isinstance(answer, Accepted), [e for e in events if isinstance(e, Event)]


def _again(request: Play | Look, table: str, deck: tuple[Card, ...]) -> Request:
    if isinstance(request, Look):
        return msgspec.structs.replace(request, table=table, since=0)
    return Play(
        table,
        tuple(
            msgspec.structs.replace(command, deck=deck) if isinstance(command, Start) else command
            for command in request.commands
        ),
    )
