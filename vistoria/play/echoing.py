"""Plays the echoes of a table and compares each with the hand that it repeats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from typing import Literal

import msgspec

from vistoria.client.aliases import SAME_PEOPLE
from vistoria.model.answer import Accepted, Refused
from vistoria.model.attempts import refusal
from vistoria.model.cards import Card
from vistoria.model.clause import Regulation
from vistoria.model.command import (
    Act,
    Command,
    Connection,
    Decline,
    Incident,
    Join,
    Proceed,
    Start,
    Wager,
    Wait,
)
from vistoria.model.event import Acted, Dealt, Event, HandEnded
from vistoria.model.history import Exchange
from vistoria.model.place import Place, Seat
from vistoria.model.request import Close, Look, Play, Request
from vistoria.model.sentences import must
from vistoria.protocol.handshake import Abilities
from vistoria.table.events import after_all
from vistoria.table.state import Table

from .apart import Apart, Echoed
from .compare import Difference, charged_otherwise, difference
from .echo import (
    Echo,
    after_other_hands,
    as_first_hand,
    at_other_seats,
    beside_another_table,
    with_company,
    with_hands_exchanged,
    with_larger_chips,
    with_more_players,
    with_suits_renamed,
)
from .hands import PlayedHand, Step, played_hands
from .laid import laid_table
from .messages import by_table, cards_of, events_of, lots_of
from .transform import Transform

NO_CHANGE = Transform()
BY_LAW = {"suits-renamed": with_suits_renamed, "hands-exchanged": with_hands_exchanged}
"""Ways that a law must allow: `[echoes]` names the clauses that say so."""
DECISIONS = (Act, Wager, Decline)
THOUGHT_MS = 1_000
"""What each player takes to decide, in an echo in which time passes."""


def bets(command: Command) -> bool:
    """Whether it bets or raises."""
    return isinstance(command, Act) and command.act in ("bet", "raise")


class NotComparable(Exception):
    """The echo did not come about as it was meant: it shows nothing."""


@dataclass
class Echoes:
    """Plays echoes with a product."""

    ask: Callable[[Request], object]
    """Sends a request to the product and returns the reply."""
    fresh: Callable[[], str]
    """An opaque id for a fresh table."""
    regulation: Regulation
    can: Abilities
    said: Callable[[], int] = lambda: 0
    """How many messages were said so far."""
    turn: int = 0
    """Which of the ways comes before the first hand's."""
    apart: list[Apart] = field(default_factory=list)
    """What was found so far."""

    def of_table(self, exchanges: Sequence[Exchange], *, whole: bool = True) -> Echoed:
        """The `whole` table with every deck laid, and each hand by itself in one of the other ways, in turn."""
        pack = self.regulation.cards
        compared, passed_over = Counter[str](), Counter[str]()
        if not self.can.forced_deck:
            return Echoed((), {}, {"the adapter cannot lay a deck": 1})
        tables = [*by_table(exchanges)]
        if whole:
            for each in tables:
                self._laid(each, pack)
            compared["laid"] += 1
        for hand in chain.from_iterable(map(played_hands, tables)):
            for echo in self._ways(hand, pack):
                try:
                    self._one(hand, echo)
                except NotComparable as why:
                    passed_over[f"{echo.name}: {why}"] += 1
                    continue
                compared[echo.name] += 1
                break
        return Echoed(tuple(self.apart), compared, passed_over)

    def _ways(self, hand: PlayedHand, pack: Sequence[Card]) -> Iterator[Echo]:
        """The ways to echo a hand: ways take turns, and one that cannot be gives way to the next."""
        also = self.regulation.echoes
        ways: tuple[Callable[[], Echo | None], ...] = (
            lambda: as_first_hand(hand, self.can, pack),
            lambda: at_other_seats(hand, self.can, pack),
            lambda: with_larger_chips(hand, self.can, pack),
            lambda: with_company(hand, self.can, pack),
            lambda: with_more_players(hand, self.can, pack, self._places),
            lambda: after_other_hands(hand, self.can, pack),
            lambda: beside_another_table(hand, self.can, pack),
            *(partial(way, hand, self.can, pack) for name, way in BY_LAW.items() if name in also),
        )
        if any(isinstance(step.command, Incident | Join) for step in hand.steps):
            ways = ways[:1]  # faults name places, and who comes while it is played is at a table of this size
        turn = (self.turn + hand.number) % len(ways)
        yield from (echo for way in (*ways[turn:], *ways[:turn]) if (echo := way()) is not None)

    def _laid(self, exchanges: Sequence[Exchange], pack: Sequence[Card]) -> None:
        """Note where the whole table goes otherwise with every deck laid."""
        table, opened = self.fresh(), False
        with self._closed(table, lambda: opened):
            for hand, step, request in laid_table(exchanges, pack, table, self.can):
                reply = self.ask(request)
                if step is None:
                    opened = isinstance(reply, Accepted)
                if step is None or not opened:
                    continue
                answer = reply[0] if isinstance(reply, tuple) and reply else reply
                if isinstance(answer, Refused) and isinstance(step.command, DECISIONS):
                    self._apart("laid", "with every deck laid", hand, step, _refusal(answer))
                    return
                if not isinstance(answer, Accepted):
                    return
                events = events_of(answer)
                if cards_of(events) != cards_of(step.events) or lots_of(events) != lots_of(step.events):
                    return
                differs = difference(step.events, events, NO_CHANGE, whole_table=True)
                if differs is not None:
                    self._apart("laid", "with every deck laid", hand, step, differs)
                    return

    def _one(self, hand: PlayedHand, echo: Echo, table: str = "") -> None:
        """Note where a hand and its echo part, before its `table` is closed; raises NotComparable."""
        if echo.beside:
            with ExitStack() as under_way:
                for other in echo.beside:
                    with suppress(NotComparable):
                        there, seen = self._opened(other)
                        under_way.enter_context(self._closed(there))
                        self._seated(other, there, seen)
                        self._played(there, Start())
                        table = f"{there}{SAME_PEOPLE}"
                if not table:
                    raise NotComparable("no table opens beside it")
                self._one(hand, replace(echo, beside=()), table)
                return
        table, seen = self._opened(echo, table)
        with self._closed(table):
            seen = self._seated(echo, table, seen)
            for _ in range(echo.hands_before):
                seen = self._folded(table, seen)
            events, whole = list[Event](), list[Event]()
            for number, (step, commands) in enumerate(zip(hand.steps, echo.steps, strict=True)):
                if echo.disturbed and number and not isinstance(step.command, Proceed):
                    self._disturb(hand, table, max((event.n for event in events), default=0))
                events = []
                for command in commands:
                    answer = self._played(table, command)
                    decided = isinstance(command, DECISIONS) and not (echo.maps.own_bets and bets(command))
                    if isinstance(answer, Refused) and number and decided:
                        self._apart(echo.name, echo.what, hand.number, step, _refusal(answer))
                        return
                    if not isinstance(answer, Accepted):
                        raise NotComparable(f"{_said(command)} was not taken")
                    events += events_of(answer)
                if not number:
                    _as_meant(hand, echo, after_all(seen, events), events)
                if charged_otherwise(step.events, events, echo.maps):
                    raise NotComparable("the house takes what it does not declare")
                whole += events
                differs = None if echo.maps.paid else difference(step.events, events, echo.maps)
                if differs is not None:
                    self._apart(echo.name, echo.what, hand.number, step, differs)
                    return
            if not echo.maps.paid:
                return
            if not any(isinstance(event, HandEnded) for event in whole):
                raise NotComparable("the hand ends at another step")
            if _places_of(hand.events) != _places_of(whole):
                raise NotComparable("the cards went to other places")
            differs = difference([*hand.events], whole, echo.maps)
            if differs is not None:
                self._apart(echo.name, echo.what, hand.number, hand.steps[-1], differs)

    @contextmanager
    def _closed(self, table: str, opened: Callable[[], bool] = lambda: True) -> Iterator[None]:
        """Close a table when its echo is over; not where the engine or the run broke off, which says all there is."""
        why: NotComparable | None = None
        try:
            yield
        except NotComparable as found:
            why = found
        if opened():
            self.ask(Close(table))
        if why is not None:
            raise why

    def _opened(self, echo: Echo, table: str = "") -> tuple[str, Table]:
        """A table for an echo, by default a fresh one; raises NotComparable."""
        table = table or self.fresh()
        opening = msgspec.structs.replace(echo.opening, table=table)
        answer = self.ask(opening)
        if not isinstance(answer, Accepted):
            raise NotComparable("no such table opens")
        return table, after_all(Table.opened(opening), answer.events)

    def _seated(self, echo: Echo, table: str, seen: Table) -> Table:
        """The table of an echo when everybody sits and has bet; raises NotComparable."""
        for command in echo.seating:
            answer = self._played(table, command)
            if not isinstance(answer, Accepted):
                raise NotComparable(f"{_said(command)} was not taken")
            seen = after_all(seen, answer.events)
        return seen

    def _folded(self, table: str, seen: Table) -> Table:
        """The table after a hand in which whoever is asked folds; raises NotComparable."""
        command: Command = Start()
        for _ in range(2 + len(seen.stacks)):
            answer = self._played(table, command)
            if not isinstance(answer, Accepted):
                raise NotComparable(f"{_said(command)} was not taken in a hand before it")
            seen = after_all(seen, answer.events)
            if not seen.running:
                return seen
            if seen.asked is None:
                break
            command = Act(seen.asked.seat, "fold")
        raise NotComparable("a hand before it did not end when all had folded")

    def _places(self, echo: Echo) -> list[Seat | str] | None:
        """Where the product brings the first cards of an echo, tried at a table of its own."""
        try:
            table, seen = self._opened(echo)
            with self._closed(table):
                self._seated(echo, table, seen)
                answer = self._played(table, Start())
        except NotComparable:
            return None
        events = events_of(answer) if isinstance(answer, Accepted) else ()
        return [event.to for event in events if isinstance(event, Dealt)]

    def _disturb(self, hand: PlayedHand, table: str, since: int) -> None:
        """Everybody looks, two try what cannot be, and time to think passes; raises NotComparable where that counts.

        The events up to number `since` are not told again. No time passes where it did in the hand itself.
        """
        viewers: list[Seat | Literal["public", "house"]] = [*map(Seat, hand.seats), "public", "house"]
        for viewer in viewers if self.can.views else ():
            self.ask(Look(table, viewer, since))
        for tried in (Start(), Join("one-more", hand.seats[0], sum(hand.stacks.values()))):
            if isinstance(self._played(table, tried), Accepted):
                raise NotComparable(f"{_said(tried)} was taken")
        if self.can.clock and not any(isinstance(step.command, Wait | Connection) for step in hand.steps):
            waited = self._played(table, Wait(THOUGHT_MS))
            if isinstance(waited, Accepted) and any(isinstance(e, Acted) for e in waited.events):
                raise NotComparable("somebody's time to decide was over at once")

    def _played(self, table: str, command: Command) -> object:
        reply = self.ask(Play(table, (command,)))
        return reply[0] if isinstance(reply, tuple) and reply else reply

    def _apart(self, echo: str, what: str, hand: int, step: Step, differs: Difference) -> None:
        known = [cite for cite in differs.cites if self.regulation.clause(cite) is not None]
        said = self.regulation.echoes.get(echo, ())
        clauses = (*said, *known, *self.regulation.aspects.get(differs.aspect, ()))
        found = Apart(
            echo,
            what,
            hand,
            step.n,
            differs.aspect,
            tuple(dict.fromkeys(clauses)),
            differs.expected,
            differs.seen,
            self.said(),
        )
        self.apart.append(found)


def _as_meant(hand: PlayedHand, echo: Echo, now: Table, events: Sequence[Event]) -> None:
    """Raise NotComparable where the echo begins otherwise than it was laid."""
    maps, marker = echo.maps, hand.begun.marker
    if marker is not None and now.marker is not None and maps.seat(marker) != now.marker:
        raise NotComparable("the marker does not lie where it was put")
    wanted = {
        maps.seat(seat): chips * maps.times
        for seat, chips in hand.begun.started.items()
        if seat in hand.seats
    }
    begun = {seat: chips for seat, chips in now.started.items() if seat not in maps.extra}
    if wanted and begun and {seat: wanted.get(seat) for seat in begun} != begun:
        raise NotComparable("the players do not begin with the chips that they were given")
    start = echo.steps[0][0]
    dealt = cards_of(events)
    if isinstance(start, Start) and start.deck is not None and dealt != start.deck[: len(dealt)]:
        raise NotComparable("other cards were dealt than were laid")
    if maps.paid and _places_of(hand.steps[0].events) != _places_of(events):
        raise NotComparable("the cards went to other places")


def _places_of(events: Iterable[Event]) -> list[Place]:
    return [event.to for event in events if isinstance(event, Dealt)]


def _refusal(answer: Refused) -> Difference:
    return Difference("choices", (), must("accepted-again"), refusal(answer.reason.text))


def _said(command: Command) -> str:
    return str(command.__struct_config__.tag)
