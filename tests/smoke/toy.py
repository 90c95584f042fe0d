"""A toy game that honestly has every ability, and lies about those it is told to.

Two closed cards each, one round in which seats fold, check or bet; the last who stays takes nothing. Enough
to try abilities on, and no game of any regulation.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from vistoria.games.cards.events import Marker
from vistoria.model import command as c
from vistoria.model import event as e
from vistoria.model.answer import (
    Accepted,
    Answer,
    HandRank,
    NotProvided,
    Order,
    Provided,
    ReasonGiven,
    Refused,
    Seen,
    TableView,
    Unsupported,
    Viewed,
)
from vistoria.model.cards import RANKS, Card, full_deck
from vistoria.model.information import WHATS
from vistoria.model.place import Seat
from vistoria.model.request import Ask, HoleAndCommunity, Look, Open, Rank, Record
from vistoria.model.table import ScheduledIncident
from vistoria.protocol.handshake import Abilities, Hello, Identity
from vistoria.serve import Adapter
from vistoria.smoke.world import KINDS

ALL = Abilities(
    forced_deck=True,
    forced_marker=True,
    forced_stacks=True,
    forced_pool=True,
    seed=True,
    clock=True,
    connection=True,
    views=True,
    record=True,
    voice=True,
    incidents=KINDS,
    information=("rules", "jackpot"),
    rank=("showdown", "speaking"),
)


@dataclass
class Table:
    """One open table; `asked` are the seats still to decide."""

    opened: Open
    stacks: dict[int, int] = field(default_factory=dict)
    cards: dict[int, list[Card]] = field(default_factory=dict)
    burnt: list[Card] = field(default_factory=list)
    events: list[e.Event] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)
    hands: int = 0
    clock: int = 0


class Toy(Adapter):
    """The engine; `lies` are the abilities it claims and does not have."""

    def __init__(self, abilities: Abilities = ALL, lies: frozenset[str] = frozenset()) -> None:
        self.abilities, self.lies = abilities, lies
        self.tables: dict[str, Table] = {}

    def hello(self) -> Hello:
        return Hello(1, Identity("toy", "1"), ("toy-game",), self.abilities)

    def open(self, request: Open) -> Answer:
        self.tables[request.table] = Table(request)
        return self._told(self.tables[request.table], [e.TableState(state="open")])

    def do(self, table: str, command: c.Command) -> Answer:
        here = self.tables[table]
        match command:
            case c.Join(player=player, seat=seat, buy_in=buy_in):
                forced = (here.opened.force.stacks or {}).get(player)
                here.stacks[seat] = buy_in if forced is None or "forced-stacks" in self.lies else forced
                return self._told(here, [e.Seated(player=player, seat=seat, stack=here.stacks[seat])])
            case c.Start():
                return self._told(here, self._start(here, command))
            case c.Act(seat=seat, act=act, means=means):
                if not here.asked or seat != here.asked[0]:
                    return Refused("engine", ReasonGiven("not-your-turn"))
                if means == "voice" and "voice" in self.lies:
                    return Unsupported("voice")
                return self._told(here, self._acted(here, act, None))
            case c.Wait(ms=ms):
                here.clock += ms
                limit = here.opened.settings.clock.decision_ms if here.opened.settings.clock else None
                over = limit is not None and here.clock >= limit and "clock" not in self.lies
                return self._told(here, self._acted(here, "fold", "timeout") if over and here.asked else [])
            case c.Connection(who=who, up=up):
                silent = "connection" in self.lies
                return self._told(here, [] if silent else [e.ConnectionEvent(who=who, up=up)])
            case c.Incident(kind=kind):
                return self._told(
                    here, [] if "incidents" in self.lies else [e.Voided(scope="hand", why=kind)]
                )
        return Unsupported(str(command.__struct_config__.tag))

    def look(self, request: Look) -> Viewed | Unsupported:
        here = self.tables[request.table]
        open_to_all = "views" in self.lies or request.viewer == "house"
        seen = [
            Seen(Seat(seat), tuple(cards))
            for seat, cards in here.cards.items()
            if open_to_all or request.viewer == Seat(seat)
        ]
        events = [self._masked(event, request.viewer) for event in here.events]
        pool = here.opened.force.pool if "forced-pool" not in self.lies else 5
        return Viewed(
            tuple(events), TableView(stacks=here.stacks, cards=tuple(seen), displays={"pool": pool or 0})
        )

    def ask(self, request: Ask) -> Provided | NotProvided | Unsupported:
        if "information" in self.lies or request.what not in WHATS:
            return Unsupported("information")
        return NotProvided() if request.what == "jackpot" else Provided({"text": "two cards each"})

    def rank(self, request: Rank) -> Order | Unsupported:
        values = [
            sorted((RANKS.index(card[0]) for card in hand.cards), reverse=True) for hand in request.hands
        ]
        order = sorted(range(len(values)), key=lambda i: values[i], reverse="rank" not in self.lies)
        return Order(tuple((i,) for i in order), tuple(self._named(hand) for hand in request.hands))

    def record(self, request: Record) -> Provided | NotProvided | Unsupported:
        here = self.tables[request.table]
        lines: dict[str, object] = {"lines": len(here.events)} if request.hand <= here.hands else {}
        return Provided({} if "record" in self.lies else lines)

    def close(self, table: str) -> None:
        del self.tables[table]

    def _start(self, here: Table, start: c.Start) -> list[e.Event]:
        force, seats = here.opened.force, sorted(here.stacks)
        here.hands += 1
        chance = random.Random(force.seed) if force.seed and "seed" not in self.lies else random.Random()
        cards = list(full_deck())
        chance.shuffle(cards)
        if start.deck and "forced-deck" not in self.lies:
            cards = list(start.deck)
        marker = force.marker if force.marker and "forced-marker" not in self.lies else seats[-1]
        events: list[e.Event] = [
            e.HandStarted(hand=here.hands, stacks=dict(here.stacks)),
            Marker(seat=marker),
        ]
        events.append(e.Dealt(to="burn", face="down", card=cards[0]))
        faults = {} if "incidents" in self.lies else {fault.at: fault for fault in start.incidents}
        for at, (seat, card) in enumerate(zip(seats * 2, cards[1:], strict=False), 2):
            events += self._dealt(here, seat, card, faults.get(at))
            if isinstance(events[-1], e.Voided) and events[-1].scope == "hand":
                return events
        here.asked = seats
        return [*events, self._turn(here)]

    def _dealt(self, here: Table, seat: int, card: Card, fault: ScheduledIncident | None) -> list[e.Event]:
        here.cards.setdefault(seat, []).append(card)
        if fault is None:
            return [e.Dealt(to=Seat(seat), face="down", card=card)]
        went = Seat(int(fault.to or seat))
        dealt = e.Dealt(to=went, face="down", card=card)
        match fault.kind:
            case "misdealt":
                return [dealt, e.Corrected(card=card, to=Seat(seat), source=went)]
            case "exposed" | "key-exposed":
                return [dealt, e.Exposed(place=went, card=card)]
            case "dealt-to-empty":
                return [dealt, e.Voided(scope="seat", why=fault.kind, seat=went.seat)]
        return [dealt, e.Voided(scope="hand", why=fault.kind)]

    def _turn(self, here: Table) -> e.Turn:
        return e.Turn(seat=here.asked[0], round=1, choices={"fold": None, "check": None, "bet": (10, 100)})

    def _acted(self, here: Table, act: str, why: str | None) -> list[e.Event]:
        acted = e.Acted(seat=here.asked.pop(0), act=act, why=why)  # type: ignore[arg-type]
        return [acted, self._turn(here) if here.asked else e.HandEnded(stacks=dict(here.stacks))]

    def _masked(self, event: e.Event, viewer: object) -> e.Event:
        if isinstance(event, e.Dealt) and viewer not in ("house", event.to) and "views" not in self.lies:
            return e.Dealt(to=event.to, face=event.face, n=event.n)
        return event

    def _named(self, hand: HoleAndCommunity) -> HandRank:
        return HandRank("cards", hand.cards)

    def _told(self, here: Table, events: list[e.Event]) -> Answer:
        here.events += events
        return Accepted(tuple(events))
