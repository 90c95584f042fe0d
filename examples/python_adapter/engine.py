"""The smallest complete adapter: copy it, put your product in the place of CardRoom, and translate.

Try it with `vistoria smoke --engine engine:Example` from this folder.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from vistoria.games.cards.events import Marker
from vistoria.games.cards.stakes import stakes_of
from vistoria.model.answer import Accepted, Answer, ReasonGiven, Refused, Unsupported
from vistoria.model.cards import Card, full_deck
from vistoria.model.command import Command, Join, Start
from vistoria.model.event import Dealt, Event, HandStarted, Posted, Seated, TableState, Turn
from vistoria.model.place import Seat
from vistoria.model.request import Open
from vistoria.protocol.handshake import Abilities, Hello, Identity
from vistoria.serve import Adapter

REGULATION = "mo-97-2010"
PLACES = 10


@dataclass
class CardRoom:
    """The product: it seats people, takes the blinds and deals four cards to each; no more yet."""

    seats: int
    marker: int | None
    blinds: tuple[int, int]
    stacks: dict[int, int] = field(default_factory=dict)
    players: set[str] = field(default_factory=set)
    hands: int = 0

    def sit(self, player: str, seat: int, chips: int) -> None:
        """Seat somebody; raises ValueError when the seat is taken or absent, or the player has one."""
        if player in self.players or seat in self.stacks or not 1 <= seat <= self.seats:
            raise ValueError(f"seat {seat} is not free for {player}")
        self.stacks[seat] = chips
        self.players.add(player)

    def order(self) -> list[int]:
        """Taken seats from the marker's left; raises ValueError below two."""
        if len(self.stacks) < 2:
            raise ValueError("two players are needed")
        at = self.marker = self.marker or min(
            self.stacks
        )  # first before the first player from the croupier's left
        return sorted(self.stacks, key=lambda seat: (seat - at - 1) % self.seats)


class Example(Adapter):
    """Translates between the protocol and the card room."""

    def __init__(self) -> None:
        self.rooms: dict[str, CardRoom] = {}

    def hello(self) -> Hello:
        """Say who the engine is; claim only hooks and offers that really work."""
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
            if name != "stakes" and getattr(request.settings, name) is not None:
                return Refused("adapter", ReasonGiven("unknown-setting", f"the card room has no {name}"))
        stakes = stakes_of(request.settings)
        blinds = (stakes.small or 10, stakes.big or 20)
        if request.seats != PLACES or blinds[0] > blinds[1]:
            text = f"a table has {PLACES} places, and a small blind that is not above the big one"
            return Refused("engine", ReasonGiven("unlawful-setting", text))
        self.rooms[request.table] = CardRoom(request.seats, request.force.marker, blinds)
        return Accepted((TableState(state="open"),))

    def do(self, table: str, command: Command) -> Answer:
        """Carry out a command; a refusal of the product is `by: engine`, the rest is unsupported."""
        room = self.rooms[table]
        try:
            match command:
                case Join(player=player, seat=seat, buy_in=chips):
                    room.sit(player, seat, chips)
                    return Accepted((Seated(player=player, seat=seat, stack=chips),))
                case Start(deck=deck, incidents=()):
                    return _start(room, deck or tuple(random.sample(full_deck(), 52)))
        except ValueError as error:
            return Refused("engine", ReasonGiven("refused", str(error)))
        return Unsupported(str(type(command).__struct_config__.tag))

    def close(self, table: str) -> None:
        """Forget the table."""
        del self.rooms[table]


def _start(room: CardRoom, deck: tuple[Card, ...]) -> Answer:
    """Report what happened in the order in which it happened, up to the first decision of a player."""
    order = room.order()
    room.hands += 1
    events: list[Event] = [
        HandStarted(hand=room.hands, stacks=dict(room.stacks)),
        Marker(seat=room.marker or order[-1]),
        Posted(seat=order[0], what="small", amount=room.blinds[0]),
        Posted(seat=order[1], what="big", amount=room.blinds[1]),
    ]
    events += [
        Dealt(to=Seat(seat), face="down", card=card) for seat, card in zip(order * 4, deck, strict=False)
    ]
    room.stacks[order[0]] -= room.blinds[0]
    room.stacks[order[1]] -= room.blinds[1]
    return Accepted((*events, Turn(seat=order[2 % len(order)], round=1)))
