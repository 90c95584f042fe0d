"""The hands of one table as they were played: who sat where, which bets lay, which cards came, what was decided."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile

import msgspec

from vistoria.games.cards.commands import Device
from vistoria.games.cards.events import DeviceEvent, Pool
from vistoria.model.answer import Accepted
from vistoria.model.cards import Card
from vistoria.model.command import Command, Start, Wager
from vistoria.model.event import Dealt, Event, HandEnded, HandStarted, Seated, UnknownEvent, Voided
from vistoria.model.history import Exchange
from vistoria.model.place import Seat
from vistoria.model.request import Open, Play
from vistoria.table.events import after_all, commanded
from vistoria.table.state import Table


@dataclass(frozen=True)
class Step:
    """A command that was accepted in a hand, and what came of it."""

    n: int
    """The number of the message that answered it."""
    command: Command
    events: tuple[Event, ...]


@dataclass(frozen=True)
class PlayedHand:
    """A hand that was played to its end."""

    number: int
    opening: Open
    """Of its table, with the settings and the dealing device as they are now."""
    before: Table
    """The table when the hand begins, with the bets that lie for it."""
    begun: Table
    """The table when its first cards are dealt."""
    steps: tuple[Step, ...]
    """Its start first."""
    last_dealt_in: frozenset[int] | None = None
    """The seats that got a card in the hand before; None where this is the first."""
    grown: int = 0
    """Chips by which the pool has grown since the hand before, by the bets that lie for this one."""

    @property
    def pool(self) -> int | None:
        """What was in the pool before any bet for it; None where the product has not said."""
        return None if self.before.pool is None else self.before.pool - self.grown

    @property
    def start(self) -> Start:
        """The command that began it."""
        command = self.steps[0].command
        assert isinstance(command, Start), "a hand is cut out from its start on"
        return command

    @property
    def events(self) -> Iterator[Event]:
        """All that happened."""
        return (event for step in self.steps for event in step.events)

    @cached_property
    def cards(self) -> tuple[Card, ...] | None:
        """The cards in the order in which they left the deck; None where the product does not say it of each."""
        cards = [event.card for event in self.events if isinstance(event, Dealt)]
        named = tuple(card for card in cards if card is not None)
        return named if len(set(named)) == len(cards) else None

    def deck(self, pack: Sequence[Card]) -> tuple[Card, ...] | None:
        """The whole order of the cards that was laid, or those that came and then the rest; None where unnamed."""
        if self.start.deck is not None:
            return self.start.deck
        cards = self.cards
        if not cards or not set(cards) <= set(pack):
            return None
        return (*cards, *(card for card in pack if card not in cards))

    @cached_property
    def dealt_in(self) -> frozenset[int]:
        """The seats that got a card."""
        dealt = (event.to for event in self.events if isinstance(event, Dealt))
        return frozenset(to.seat for to in dealt if isinstance(to, Seat))

    @cached_property
    def people(self) -> Mapping[str, int]:
        """The seat of each player who is in it: who got a card, or has a bet on the cloth."""
        part = self.dealt_in | {seat for seat, _ in self.before.laid}
        return {player: seat for player, seat in self.before.players.items() if seat in part}

    @property
    def beside(self) -> frozenset[int]:
        """The seats at the table that have no part in it, but for those that somebody takes while it is played."""
        comes = (event.seat for event in self.events if isinstance(event, Seated))
        return frozenset(self.before.stacks) - frozenset(self.people.values()) - frozenset(comes)

    @property
    def null(self) -> bool:
        """Whether the whole hand was declared null."""
        return any(isinstance(event, Voided) and event.scope == "hand" for event in self.events)

    @cached_property
    def stacks(self) -> Mapping[int, int]:
        """What each seat in it had before any bet for it."""
        begun, put = self.begun.started or self.before.stacks, self.before.put
        return {
            seat: self.before.stacks[seat] + put[seat] if put.get(seat) else begun[seat]
            for seat in self.seats
        }

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats in it that have a player and chips, from the croupier's left."""
        known = self.begun.started or self.before.stacks
        return tuple(sorted(seat for seat in self.people.values() if seat in known))

    @cached_property
    def bets(self) -> tuple[Wager, ...]:
        """The bets that lay before the deal, as they were laid."""
        who = {seat: player for player, seat in self.people.items()}
        laid = sorted(self.before.laid.items(), key=lambda bet: (bet[0][0], bet[0][1] != "ante"))
        return tuple(Wager(who[seat], seat, space, amount) for (seat, space), amount in laid if seat in who)


def played_hands(exchanges: Iterable[Exchange]) -> Iterator[PlayedHand]:
    """The hands of a table, told by its exchanges in order; those alone that came to their end."""
    opening: Open | None = None
    last: frozenset[int] | None = None
    seen, number, grown = Table(), 0, 0
    before, begun, steps = seen, seen, list[Step]()
    for n, command, events in accepted(exchanges):
        if isinstance(command, Open):
            opening, seen = command, after_all(Table.opened(command), events)
            number, steps, last, grown = 0, [], None, 0
            continue
        if opening is None:
            continue
        if isinstance(command, Start) and not seen.running:
            before, steps = seen, [Step(n, command, events)]
            number += 1
        elif steps:
            steps.append(Step(n, command, events))
        else:
            grown += sum(max(e.after - e.before, 0) for e in events if isinstance(e, Pool))
        asked = commanded(seen, command)
        seen = after_all(asked, events)
        # a product that waits for its croupier may move the marker after the start of the hand
        if len(steps) == 1 or not any(isinstance(e, Dealt) for step in steps[:-1] for e in step.events):
            # what is told when the hand is over, such as the next place of the marker, is not its beginning
            begun = after_all(asked, takewhile(lambda event: not isinstance(event, HandEnded), events))
        if steps and any(isinstance(event, HandEnded) for event in events):
            if any(isinstance(event, HandStarted) for event in steps[0].events):
                now = msgspec.structs.replace(opening, settings=before.settings)
                hand = PlayedHand(number, now, before, begun, tuple(steps), last, grown)
                last = hand.dealt_in
                yield hand
            steps, grown = [], 0
        for change in (command, *events):  # of what is asked and done a product need not say that it is done
            if isinstance(change, Device | DeviceEvent):
                seen = seen.but(settings=msgspec.structs.replace(seen.settings, dealing=change.use))


def accepted(exchanges: Iterable[Exchange]) -> Iterator[tuple[int, Open | Command, tuple[Event, ...]]]:
    """Each opening and command that the product accepted, with the number of the answer and what came of it."""
    for exchange in exchanges:
        match exchange.request, exchange.reply:
            case Open() as opening, Accepted(events=events):
                yield exchange.n + 1, opening, _known(events)
            case Play(commands=commands), tuple() as answers:
                for command, answer in zip(commands, answers, strict=False):
                    if isinstance(answer, Accepted):
                        yield exchange.n + 1, command, _known(answer.events)


def _known(events: Iterable[Event | UnknownEvent]) -> tuple[Event, ...]:
    return tuple(event for event in events if not isinstance(event, UnknownEvent))
