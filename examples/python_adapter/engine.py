"""The smallest complete adapter: copy it, put your product in the place of CardRoom, and translate.

Run it with `vistoria run --engine engine:Example` from this folder.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from vistoria.model.answer import Accepted, Answer, ReasonGiven, Refused, Unsupported
from vistoria.model.cards import Card, full_deck
from vistoria.model.command import Command, Join, Start
from vistoria.model.event import Dealt, Event, HandEnded, HandStarted, Marker, Seated, TableState
from vistoria.model.place import Seat
from vistoria.model.request import Open
from vistoria.protocol.handshake import Abilities, Hello, Identity
from vistoria.serve import Adapter

REGULATION = "mo-97-2010"


@dataclass
class CardRoom:
    """The product: it seats people and deals four cards to each; it knows no bets yet."""

    seats: int
    marker: int = 1
    stacks: dict[int, int] = field(default_factory=dict)
    hands: int = 0

    def sit(self, seat: int, chips: int) -> None:
        """Seat somebody; raises ValueError when the seat is taken or absent."""
        if seat in self.stacks or not 1 <= seat <= self.seats:
            raise ValueError(f"seat {seat} is not free")
        self.stacks[seat] = chips

    def deal(self, deck: list[Card]) -> list[tuple[int, Card]]:
        """Four cards to each, one at a time from the marker's left; raises ValueError below two players."""
        if len(self.stacks) < 2:
            raise ValueError("two players are needed")
        self.hands += 1
        order = sorted(self.stacks, key=lambda seat: (seat - self.marker - 1) % self.seats)
        return list(zip(order * 4, deck, strict=False))


class Example(Adapter):
    """Translates between the protocol and the card room."""

    def __init__(self) -> None:
        self.rooms: dict[str, CardRoom] = {}

    def hello(self) -> Hello:
        """Say who the engine is; offer only hooks and options that really work."""
        return Hello(
            protocol=1,
            engine=Identity(name="Example card room", version="1.0", vendor="you"),
            regulations=(REGULATION,),
            abilities=Abilities(forced_deck=True, forced_marker=True),
            offers={REGULATION: ("shuffler",)},
        )

    def open(self, request: Open) -> Answer:
        """Open a table; refuse settings that the product does not know rather than ignore them."""
        for name in request.settings.__struct_fields__:
            if getattr(request.settings, name) is not None:
                return Refused("adapter", ReasonGiven("unknown-setting", f"the card room has no {name}"))
        self.rooms[request.table] = CardRoom(request.seats, request.force.marker or 1)
        return Accepted((TableState(state="open"),))

    def do(self, table: str, command: Command) -> Answer:
        """Carry out a command; a refusal of the product is `by: engine`, the rest is unsupported."""
        room = self.rooms[table]
        try:
            match command:
                case Join():
                    room.sit(command.seat, command.buy_in)
                    return Accepted((Seated(player=command.player, seat=command.seat, stack=command.buy_in),))
                case Start(incidents=()):
                    return self._start(room, command)
        except ValueError as error:
            return Refused("engine", ReasonGiven("refused", str(error)))
        return Unsupported(str(type(command).__struct_config__.tag))

    def close(self, table: str) -> None:
        """Forget the table."""
        del self.rooms[table]

    def _start(self, room: CardRoom, command: Start) -> Answer:
        """Report what happened, in the order in which it happened."""
        deck = list(command.deck) if command.deck else random.sample(full_deck(), 52)
        dealt = room.deal(deck)
        events: list[Event] = [
            HandStarted(hand=room.hands, stacks=dict(room.stacks)),
            Marker(seat=room.marker),
            *(Dealt(to=Seat(seat), face="down", card=card) for seat, card in dealt),
            HandEnded(stacks=dict(room.stacks)),
        ]
        return Accepted(tuple(events))
