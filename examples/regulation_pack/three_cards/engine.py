"""An engine that keeps the invented law."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from three_cards.game import PACK, BetsClosed, CloseBets, Decided, Limits
from vistoria.model.answer import Accepted, Answer, ReasonGiven, Refused, Unsupported
from vistoria.model.cards import Card
from vistoria.model.command import Command, Join, Start, Wager
from vistoria.model.event import (
    Collected,
    Dealt,
    Deck,
    Event,
    HandEnded,
    HandStarted,
    Paid,
    Posted,
    Returned,
    Seated,
)
from vistoria.model.game import own_settings
from vistoria.model.request import Open
from vistoria.protocol.handshake import Abilities, Hello, Identity
from vistoria.serve import Adapter

REGULATION = "zz-three-cards"


@dataclass
class Table:
    """One table: who sits there, what lies on the spaces, and whether bets are still taken."""

    seats: int
    limits: Limits
    shoe: random.Random
    stacks: dict[int, int] = field(default_factory=dict)
    players: dict[str, int] = field(default_factory=dict)
    bets: dict[tuple[int, str], int] = field(default_factory=dict)
    closed: bool = False
    hands: int = 0


def count(cards: list[Card]) -> int:
    """Aces one, tens and court cards nothing, the rest as they stand; tens are left out."""
    return sum("0A23456789".find(card[0]) for card in cards if card[0] not in "TJQK") % 10


class Engine(Adapter):
    """Translates between the protocol and the tables."""

    tie_pays = 8

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}

    def hello(self) -> Hello:
        return Hello(
            protocol=1,
            engine=Identity(name=type(self).__name__, version="1.0", vendor="invented"),
            regulations=(REGULATION,),
            abilities=Abilities(forced_deck=True, seed=True),
        )

    def open(self, request: Open) -> Answer:
        limits = own_settings(request.settings.game) if request.settings.game else None
        if request.regulation != REGULATION or not isinstance(limits, Limits):
            return _no("unknown-setting", "a table needs the least bet and the highest")
        seed = request.force.seed or request.table
        self.tables[request.table] = Table(request.seats, limits, random.Random(seed))
        return Accepted((Deck(do="new", cards=len(PACK.cards)),))

    def do(self, table: str, command: Command) -> Answer:
        at = self.tables[table]
        if isinstance(command, Join):
            return self._join(at, command)
        if isinstance(command, Wager):
            return self._bet(at, command)
        if isinstance(command, CloseBets):
            at.closed = True
            return Accepted((BetsClosed(),))
        if isinstance(command, Start):
            return self._deal(at, command.deck)
        return Unsupported(str(command.__struct_config__.tag))

    def close(self, table: str) -> None:
        self.tables.pop(table, None)

    def _join(self, at: Table, join: Join) -> Answer:
        if not 1 <= join.seat <= at.seats or join.seat in at.stacks:
            return _no("seat-taken", f"seat {join.seat} is not free")
        at.stacks[join.seat], at.players[join.player] = join.buy_in, join.seat
        return Accepted((Seated(player=join.player, seat=join.seat, stack=join.buy_in),))

    def _bet(self, at: Table, bet: Wager) -> Answer:
        least, most = at.limits.bets
        if at.closed:
            return _no("bets-closed", "the croupier has closed the bets")
        if at.players.get(bet.player) != bet.seat:
            return _no("not-your-seat", f"{bet.player} does not sit at seat {bet.seat}")
        if not least <= bet.amount <= most or bet.amount > at.stacks[bet.seat]:
            return _no("illegal-amount", f"bets are from {least} to {most}")
        if (bet.seat, bet.space) in at.bets:
            return _no("bet-made", "one bet a space")
        at.stacks[bet.seat] -= bet.amount
        at.bets[bet.seat, bet.space] = bet.amount
        return Accepted((Posted(seat=bet.seat, what=bet.space, amount=bet.amount),))

    def _deal(self, at: Table, deck: tuple[Card, ...] | None) -> Answer:
        if not at.closed:
            return _no("bets-open", "the bets are not closed")
        cards = list(deck or PACK.cards)
        if deck is None:
            at.shoe.shuffle(cards)
        at.hands += 1
        events: list[Event] = [HandStarted(hand=at.hands, stacks=dict(at.stacks))]
        held: dict[str, list[Card]] = {"player": [], "banker": []}
        for i, card in enumerate(cards[:6]):
            to = ("player", "banker")[i % 2]
            held[to].append(card)
            events.append(Dealt(to=to, face="up", card=card))
        player, banker = count(held["player"]), count(held["banker"])
        winner = "tie" if player == banker else "player" if player > banker else "banker"
        events.append(Decided(player=player, banker=banker, winner=winner))
        for (seat, space), amount in at.bets.items():
            events += self._settled(at, seat, space, amount, winner)
        at.bets, at.closed = {}, False
        return Accepted((*events, HandEnded(stacks=dict(at.stacks))))

    def _settled(self, at: Table, seat: int, space: str, amount: int, winner: str) -> list[Event]:
        if space == winner:
            odds = self.tie_pays if space == "tie" else 1
            at.stacks[seat] += amount * (odds + 1)
            won = Paid(seat=seat, amount=amount * odds, what=space, odds=(odds, 1))
            return [won, Returned(seat=seat, amount=amount, why="won")]
        if winner == "tie":
            at.stacks[seat] += amount
            return [Returned(seat=seat, amount=amount, why="tie")]
        return [Collected(seat=seat, amount=amount, source=space)]


def _no(code: str, text: str) -> Refused:
    return Refused("engine", ReasonGiven(code, text))
