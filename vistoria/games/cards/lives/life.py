"""One table from its opening to its last hand, as a conversation: requests out, replies in."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from vistoria.games.cards.stakes import stakes_of
from vistoria.model.answer import Accepted, Refused
from vistoria.model.cards import Card, full_deck
from vistoria.model.command import Command, Join, Leave, Proceed, Register, Start
from vistoria.model.event import Dealt, Resting, Turn
from vistoria.model.place import Place, Seat
from vistoria.model.request import Ask, Look, Open, Play, Rank, Record, Request
from vistoria.model.table import ScheduledIncident
from vistoria.table.events import after_all
from vistoria.table.state import Table

from ..deal import DealPlan
from ..staging.deck import deal_order
from .decks import laid
from .factors import Means
from .making import Making
from .plan import Levels, TablePlan
from .rankings import hands_to_rank

MOST_DECISIONS = 200
"""In one hand; a product that asks more often is left alone."""
LATE = 100
"""Hands of a table after which few are left in which a pot may be shared by chance."""
BETWEEN = 0.4
"""How often somebody looks when a hand is over, and again before the next."""
AGAIN = 0.2
"""How often somebody looks twice at what stands there."""
MOST_PROCEEDS = 50
"""After one command; a product that waits for its croupier more often is left alone."""

KEPT_AWAY = frozenset({"nothing", "fault", "report", "leaves", "stays away"})
"""What keeps the cards of a hand from being shown, or does nothing: then time passes, of those whose cards are not."""
Asking = Generator[Request, Any, None]
Doing = Generator[Request, Any, bool]


@dataclass
class Scene:
    """A life under way: what was reported so far, and where chance comes from."""

    rng: Random
    salt: str
    """What draws follow from that leave `rng` as it is."""
    table: str
    regulation: str
    deal: DealPlan
    means: Means
    plan: TablePlan
    at: int = 1
    """The number of the table in its run."""
    makings: Sequence[Making] = ()
    """What is laid in a run, in turn."""
    seen: Table = field(default_factory=Table)
    resting: set[str] = field(default_factory=set)
    names: int = 0
    """Players named so far."""
    gone: list[str] = field(default_factory=list)
    """Players who left in ordinary play, and may come back."""
    times: int = 1
    """By what sums are multiplied that no setting tells, for a product with greater stakes."""
    number: int = 1
    """Of the hand that comes or is played."""
    last: int = 0
    """The number of the last event."""
    since: int = 0
    """The number of the last event before the hand under way, from where a look sees."""
    deals_by_law: bool = False
    """Whether the last hand was seen to be dealt in the order of the law."""
    stars: frozenset[Card] = frozenset()
    """The cards of the hands that the deck was laid for."""
    enrols: bool | None = None
    """Whether the product seats only players who are enrolled; None while that is not known."""
    enrolled: set[str] = field(default_factory=set)
    """Who is enrolled at this table."""
    bids: dict[int, list[str]] = field(default_factory=dict)
    """What each seat did in the hand."""

    @property
    def now(self) -> Levels:
        """What this hand is made of; one whose cards are laid is played to its end."""
        levels = self.plan.hand(self.number)
        if self.making is None:
            return levels
        calm = "nothing" if self.deal.later or not self.seen.settings.clock else "time"
        harmless = {"between": "nothing", "event": calm}
        kept = {factor: harmless.get(factor, level) for factor, level in levels.items() if level in KEPT_AWAY}
        return {**levels, **kept, "jackpot": "all"}

    @property
    def ordinary(self) -> bool:
        """Whether nothing comes to the table now but what players do every day."""
        return self.number <= self.plan.ordinary

    @property
    def nth(self) -> int:
        """How many hands a run has before this one, at tables of its kind."""
        return self.plan.first + self.number - 1

    def in_turn(self, many: int) -> int:
        """One of so many, each in turn, and each round begins with the next: so nothing goes in step with it."""
        return (self.nth + self.nth // many) % many

    @property
    def making(self) -> Making | None:
        """What is laid for this hand; None where the product deals its own cards."""
        number = self.plan.deck(self.number)
        return None if number is None else self.makings[number % len(self.makings)]

    @property
    def wanted(self) -> int:
        """How many players this hand takes."""
        return 2 if self.making is None else self.making.players

    def stays(self, seat: int) -> bool:
        """Whether this seat has cards that were laid for it, or somebody gets others where it folds."""
        cards = self.stars and self.seen.cards_at(Seat(seat))
        return bool(cards) and (bool(self.deal.later) or any(card in self.stars for card, _ in cards))

    @property
    def shares(self) -> bool:
        """Whether the hand is called down, and who beats equal hands folds: every second one without hooks, two of
        three in ordinary play, and all late in a long table."""
        turn = self.number % (3 if self.ordinary else 2) > 0
        return self.means.plain and bool(self.deal.streets) and (turn or self.number > LATE)

    @property
    def unit(self) -> int:
        """The smallest chip."""
        return self.seen.settings.smallest or 1

    @property
    def big(self) -> int:
        """The big blind or the entry: what sums are measured by."""
        stakes = stakes_of(self.seen.settings)
        return stakes.big or stakes.entry or self.seen.settings.minimum_bet or 20 * self.unit

    def anew(self, table: str, number: int) -> None:
        """The next hand is at another table."""
        self.table, self.number = table, number
        self.last = self.since = 0
        self.resting.clear()
        self.enrolled.clear()

    def chance(self, share: float) -> bool:
        """True in so large a share of all draws."""
        return self.rng.random() < share

    def open(self, request: Open) -> Doing:
        """Whether the table opens."""
        reply = yield request
        if not isinstance(reply, Accepted):
            return False
        self.seen = after_all(Table.opened(request), reply.events)
        return True

    def do(self, *commands: Command) -> Doing:
        """Whether commands sent together are accepted; a product that waits for its croupier is told to go on."""
        commands = (*self._enrolling(commands),)
        reply = yield Play(self.table, commands)
        first = commands[0]
        if isinstance(first, Join) and reply and self._wants_enrolment(first, reply[0]):
            self.enrols = yield from self.do(Register(first.player))
            if self.enrols:
                commands = (*self._enrolling(commands),)
                reply = yield Play(self.table, commands)
                self.enrols = isinstance(reply[0], Accepted) or None
        for command, answer in zip(commands, reply, strict=False):
            if not isinstance(answer, Accepted):
                return False
            if isinstance(command, Register):
                self.enrolled.add(command.player)
            if isinstance(command, Start):
                self.since = self.last
            if isinstance(command, Leave) and self.ordinary:
                self.gone.append(command.player)
                self.resting.discard(command.player)
            self._happened(answer.events)
        if len(reply) < len(commands):
            return False
        for _ in range(MOST_PROCEEDS):
            if not self.seen.running or self.seen.asked is not None:
                break
            reply = yield Play(self.table, (Proceed(),))
            if not reply or not isinstance(reply[0], Accepted) or not reply[0].events:
                break
            self._happened(reply[0].events)
        return True

    def _enrolling(self, commands: Sequence[Command]) -> Iterator[Command]:
        """These commands, with those by which players enrol who sit down, where the product wants that."""
        for command in commands:
            if self.enrols and isinstance(command, Join) and command.player not in self.enrolled:
                yield Register(command.player)
            yield command

    def _wants_enrolment(self, join: Join, answer: object) -> bool:
        """Whether nobody who is not enrolled could sit down yet, and who tried now may have to enrol first."""
        is_first = join.player not in self.enrolled and self.seen.players.keys() <= self.enrolled
        return is_first and self.enrols is None and isinstance(answer, Refused) and answer.by == "engine"

    def _happened(self, events: Sequence[Any]) -> None:
        self.last = max([self.last, *(event.n for event in events)])
        self.seen = after_all(self.seen, events)
        self._dealt([event.to for event in events if isinstance(event, Dealt)])
        for event in events:
            if isinstance(event, Resting):
                (self.resting.add if event.on else self.resting.discard)(event.player)

    def _dealt(self, to: Sequence[Place]) -> None:
        """Take note of the order in which the first cards of a hand came."""
        seats = sorted({place.seat for place in to if isinstance(place, Seat)})
        if not seats or len(to) < self.deal.aside + self.deal.own * max(2, len(seats)):
            return  # later cards, or a hand that ended while it was dealt
        by_number = seats[::-1] if self.deal.begins == "right" else seats
        order = deal_order(seats, self.seen.marker) if self.deal.begins == "marker" else by_number
        places = [*map(Seat, order)] * self.deal.own
        self.deals_by_law = [*to[: self.deal.aside + len(places)]] == ["aside"] * self.deal.aside + places

    def look(self, everybody: bool = False) -> Asking:
        """A look by somebody: a seat, the public, or the house; or by all of them."""
        if self.ordinary or not self.means.views:
            return
        seats: list[Any] = [Seat(seat) for seat in self.seen.stacks]
        viewers = [*seats, "public", "house"]
        if not everybody:
            viewers = [self.rng.choice([*seats, *seats, *viewers])]
        for viewer in viewers:
            yield Look(self.table, viewer, since=self.since if self.chance(0.3) else self.last)
        rng = Random(f"{self.salt}/{self.nth}/{self.last}/again")
        if rng.random() < AGAIN:  # whoever looks sees the same once more
            viewer = rng.choice([*viewers, "public"])
            yield from (Look(self.table, viewer, since=self.last) for _ in range(2))

    def look_between(self, moment: str) -> Asking:
        """Now and then a seat or the public looks at what a hand has left behind; all other draws stay as they are."""
        rng = Random(f"{self.salt}/{self.nth}/{moment}")
        if self.means.views and not (self.ordinary or self.seen.running) and rng.random() < BETWEEN:
            yield Look(self.table, rng.choice([*map(Seat, self.seen.stacks), "public"]), since=self.last)

    def ask(self, whats: int = 1) -> Asking:
        """Questions, the record of a hand, and hands to be ranked."""
        if self.ordinary:
            return
        if self.means.record and self.seen.hand and self.chance(0.2 * whats):
            yield Record(self.table, self.rng.choice((self.seen.hand, self.rng.randint(1, self.seen.hand))))
        kinds = sorted(self.means.information)
        for what in self.rng.sample(kinds, min(whats, len(kinds))):
            people = sorted(self.seen.players)
            for player in people if whats > 1 and self.chance(0.4) else people and [self.rng.choice(people)]:
                yield Ask(self.table, what, player)
        if "showdown" in self.means.rank and self.seen.hand:
            yield Rank(self.regulation, "showdown", hands_to_rank(self.rng, self.deal))

    def newcomer(self) -> str:
        """The name of a player who was not here yet; now and then in ordinary play one who comes back."""
        if self.ordinary and self.gone and self.chance(0.5):
            return self.gone.pop()
        self.names += 1
        return f"p{self.names}"

    @property
    def room(self) -> int:
        """How many can be dealt a hand of one pack, whatever the number of places."""
        deal = self.deal
        common = deal.aside + sum(burnt + opened for burnt, opened in deal.streets)
        return (len(full_deck(deal.ranks)) - common) // (deal.own + deal.later) - bool(deal.croupier)

    def free_seats(self) -> list[int]:
        """Seats where nobody sits, while the pack is enough for one more."""
        if len(self.seen.players) >= self.room:
            return []
        return [seat for seat in range(1, self.seen.seats + 1) if not self.seen.sits(seat)]

    def start(self, faults: Sequence[ScheduledIncident] = ()) -> Start:
        """A hand with a laid deck, or as the product deals it."""
        self.bids, self.stars = {}, frozenset()
        return Start(None if self.making is None else self._deck(self.making), tuple(faults))

    def _deck(self, making: Making) -> tuple[Card, ...]:
        if self.deal.croupier:
            hands = 1 + len({seat for seat, space in self.seen.laid if space == "ante"})
        else:
            seats = {seat for player, seat in self.seen.players.items() if player not in self.resting}
            hands = sum(self.seen.stacks.get(seat, 0) > 0 for seat in seats)
        together = self.deal.together(self.seen.settings.dealing)
        found = laid(self.rng, self.deal, making, hands, together)
        self.stars = found.stars
        return found.deck

    def asked(self) -> Turn | None:
        """Who must decide now; None where the hand is over or waits for nobody."""
        return self.seen.asked if self.seen.running else None
