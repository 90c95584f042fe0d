"""A recorded hand as the history that a live table would have had, so that the referee judges it as it judges one.

The requests follow from the record: a table is opened with its stakes, stacks and marker, the players sit down, the
hand starts, and each decision is a command. The answers hold what the record tells; what it leaves out is taken as
the law has it, so that nothing is ever found in what nobody recorded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import takewhile
from typing import NamedTuple

import msgspec

from vistoria.model.answer import Accepted
from vistoria.model.cards import Card
from vistoria.model.command import Act, Command, Decline, Join, Start, Wager
from vistoria.model.event import (
    Acted,
    Charged,
    Dealt,
    Event,
    HandEnded,
    HandStarted,
    Paid,
    Posted,
    Returned,
    Turn,
)
from vistoria.model.history import Exchange
from vistoria.model.place import Place, Seat
from vistoria.model.request import Open, Play
from vistoria.model.table import Force, Settings
from vistoria.referee.aspects import aspects_of
from vistoria.referee.model import Model, Position, Ruling
from vistoria.referee.pots import paid_by_others

from .filled import Filled
from .record import RecordedHand

MOST_PLACES = 24
"""Tables of so many places are tried where a law has none of so few as the record names."""
TABLE = "recorded"
TAKEN = (Paid, Charged)
OTHER_NAME = {"check": "call", "call": "check", "bet": "raise", "raise": "bet"}
Events = Sequence[Event]
_Step = tuple[Command, int | None, list[Event]]
"""A command, the seat that was asked for it, and what the record tells of it."""


@dataclass(frozen=True)
class Told:
    """A recorded hand as a conversation, under one law on one set of terms."""

    opened: Exchange
    steps: Sequence[tuple[Command, Filled | Events]]
    agreed: Mapping[int, tuple[Position, Events]]
    """By message, what the law has come of a command whose answer says the same."""
    shows: frozenset[str] = frozenset()
    """Clauses of which the record itself tells something that the law has so, too."""
    pot: int = 0
    """What the law has won and charged in the hand, as far as it came."""
    end: bool = False
    """Whether it was followed to the end of the hand."""
    agrees: bool = False
    """Whether every answer is the law's own: there is nothing to find."""

    @cached_property
    def exchanges(self) -> tuple[Exchange, ...]:
        """What was said; most hands are judged without it."""
        answers = (
            (command, each.said if isinstance(each, Filled) else tuple(each)) for command, each in self.steps
        )
        return self.opened, *(
            Exchange(2 * i + 1, Play(TABLE, (command,)), (Accepted(events),))
            for i, (command, events) in enumerate(answers, start=1)
        )


def told(model: Model, hand: RecordedHand, settings: Settings, regulation: str) -> Told | None:
    """The hand as a conversation on these terms; None where the law has no such table."""
    opened = _opened(model, hand, settings, regulation)
    if opened is None:
        return None
    return _seated(hand, *opened).plays(hand)


class Deal(NamedTuple):
    """How the law deals at first."""

    own: int
    """Cards for each player before the first decision."""
    pack: frozenset[Card]


def first_deal(model: Model, hand: RecordedHand, settings: Settings, regulation: str) -> Deal | None:
    """How the law begins such a hand; None where it has no such table."""
    opened = _opened(model, hand, settings, regulation)
    if opened is None:
        return None
    said = _seated(hand, *opened)
    for command, _, _ in takewhile(lambda step: not isinstance(step[0], Start), _steps(hand)):
        said.does(command)
    ruling = said.position.play(Start(), (), hand.marker)
    if not isinstance(ruling, tuple):
        return None
    came = Counter(e.to for e in ruling[1] if isinstance(e, Dealt) and isinstance(e.to, Seat))
    return Deal(max(came.values(), default=0), said.position.pack)


def _seated(hand: RecordedHand, position: Position, opened: Exchange) -> _Said:
    """The table with everybody who was dealt in."""
    said = _Said(position, opened)
    for player in hand.players:
        said.does(Join(player.name, player.seat, player.stack))
    return said


def _opened(
    model: Model, hand: RecordedHand, settings: Settings, regulation: str
) -> tuple[Position, Exchange] | None:
    """A table with as many places as the record names, or the fewest more that the law has."""
    least = max(hand.places or 0, hand.marker or 0, *(player.seat for player in hand.players))
    stacks = {player.name: player.stack for player in hand.players}
    force = Force(marker=hand.marker, pool=hand.pool, stacks=stacks)
    for places in dict.fromkeys((least, *range(least, MOST_PLACES + 1))):
        request = Open(TABLE, regulation, places, settings, force)
        ruling = model.open(request)
        if isinstance(ruling, tuple):
            return ruling[0], Exchange(1, request, Accepted(ruling[1]))
    return None


@dataclass
class _Said:
    """What has been said so far."""

    position: Position
    opened: Exchange
    steps: list[tuple[Command, Filled | Events]] = field(default_factory=list)
    shows: set[str] = field(default_factory=set)
    pot: int = 0
    agreed: dict[int, tuple[Position, Events]] = field(default_factory=dict)

    def does(self, command: Command) -> None:
        """Something of which the record tells nothing: it comes as the law has it."""
        ruling = self.position.play(command)
        if isinstance(ruling, tuple):
            self.position = ruling[0]
            self._said(command, ruling[1], ruling)

    def plays(self, hand: RecordedHand) -> Told:
        """The start of the hand and each decision, as far as record and law agree."""
        came = 0
        steps, turn, gone = list(_steps(hand)), list[Turn](), set[Card]()
        board = any(isinstance(event, Dealt) and event.to == "community" for event in hand.events)
        tells = hand.tells | {Dealt} if board else hand.tells
        for number, (command, _, reported) in enumerate(steps):
            if hand.is_loose and turn:
                command, reported = _by_choice(command, reported, turn[-1].choices or {})
            dealt = _dealt(reported)
            gone.update(card for _, card in dealt)
            came += len(dealt)
            is_dealt = len(gone) == came and self.position.pack.issuperset(gone)
            ruling = self._ruled(command, dealt, hand.marker, reported) if is_dealt else None
            if not isinstance(ruling, tuple):
                if isinstance(command, Start):  # else whoever follows waits for another hand
                    reported.insert(0, HandStarted(hand=1, stacks={}))
                return self._parted(steps[number:])
            after, lawful = ruling
            asked = steps[number + 1][1] if number + 1 < len(steps) else None
            if hand.unsaid and number == 0:
                steps[:], tells = _without_stacks(steps, tells, lawful, hand.unsaid)
            is_open = asked is None and not hand.ended
            both = Filled(lawful, reported, tells, is_open=is_open, unsaid=hand.unsaid)
            both.goes_on(asked, turn[-1].round if turn else 1)
            self._said(command, both, ruling if both.agree else None)
            self.pot += sum(e.amount for e in lawful if isinstance(e, TAKEN))
            asks = [e for e in lawful if type(e) is Turn]
            is_over = number == len(steps) - 1 and not asks
            if not both.agree:
                return self._parted(steps[number + 1 :], end=is_over)
            self._shown(both, turn)
            turn = asks
            self.position = after
        return self._told(end=not turn, agrees=True)

    def _ruled(
        self, command: Command, dealt: Sequence[tuple[Place, Card]], marker: int | None, reported: Events
    ) -> Ruling:
        """What the law has come of a command, whoever paid the house for the hand."""
        ruling = self.position.play(command, dealt, marker)
        fees = (
            isinstance(command, Start) and isinstance(ruling, tuple) and paid_by_others(ruling[1], reported)
        )
        return self.position.play(command, dealt, marker, fees=fees) if fees else ruling

    def _parted(self, rest: Iterable[_Step], *, end: bool = False) -> Told:
        """The rest as the record tells it: it is not compared, and shows the house's own figures."""
        for command, _, reported in rest:
            self._said(command, reported)
        return self._told(end=end)

    def _shown(self, both: Filled, turn: Iterable[Turn]) -> None:
        """The clauses of what the record told, and the law has so; who decided shows who was asked."""
        kinds = frozenset(map(type, both.witnessed))
        if Acted in kinds:
            kinds |= {Turn}
        clauses, shows = self.position.clauses, self.shows
        for event in (*both.witnessed, *turn):
            shows.update(event.cites)
        for aspect in aspects_of(kinds):
            shows.update(clauses(aspect.name))

    def _said(
        self, command: Command, events: Filled | Events, law: tuple[Position, Events] | None = None
    ) -> None:
        self.steps.append((command, events))
        if law is not None:
            self.agreed[2 * len(self.steps) + 2] = law

    def _told(self, *, end: bool, agrees: bool = False) -> Told:
        return Told(self.opened, self.steps, self.agreed, frozenset(self.shows), self.pot, end, agrees)


def _steps(hand: RecordedHand) -> Iterator[_Step]:
    """Bets against the house, the start of the hand and each decision, with all that comes up to the next decision."""
    names = {player.seat: player.name for player in hand.players}
    command: Command = Start()
    asked: int | None = None
    laid, happened = list[_Step](), list[Event]()
    for event in hand.events:
        decision = _command(event, names)
        is_before = isinstance(decision, Wager) and decision.space != "additional"
        if decision is None:
            happened.append(event)
        elif is_before and isinstance(command, Start) and not happened:
            laid.append((decision, None, [event]))
        else:
            if isinstance(command, Start):
                yield from _in_order(laid)
            own = _taken_back(happened, event)
            yield command, asked, happened[: len(happened) - own]
            command, happened = decision, [event, *happened[len(happened) - own :]]
            asked = None if is_before else getattr(event, "seat", None)
    if isinstance(command, Start):
        yield from _in_order(laid)
    yield command, asked, happened


def _taken_back(happened: Events, decision: Event) -> int:
    """How many of the last events give back to a seat what it takes with it when it folds."""
    if not isinstance(decision, Acted) or decision.act != "fold":
        return 0
    back = takewhile(lambda e: isinstance(e, Returned) and e.seat == decision.seat, reversed(happened))
    return sum(1 for _ in back)


def _in_order(laid: Iterable[_Step]) -> list[_Step]:
    """Antes first: a record may tell of the bets that lie before the cards in any order."""
    return sorted(laid, key=lambda step: getattr(step[0], "space", "") != "ante")


def _by_choice(
    command: Command, reported: list[Event], choices: Mapping[str, object]
) -> tuple[Command, list[Event]]:
    """The decision under the name that it has there by the law, where the record's word stands for two."""
    if not isinstance(command, Act) or command.act in choices:
        return command, reported
    act = OTHER_NAME.get(command.act, "")
    if act not in choices:
        return command, reported
    first, *rest = reported
    return msgspec.structs.replace(command, act=act), [msgspec.structs.replace(first, act=act), *rest]


def _command(event: Event, names: Mapping[int, str]) -> Command | None:
    """The decision of which an event tells; None for one that nobody decides."""
    match event:
        case Acted(seat=seat, act="decline"):
            return Decline(names.get(seat, ""))
        case Acted(seat=seat, act=act):
            return Act(seat, act, event.to if act in ("bet", "raise") else None)
        case Posted(seat=seat, what="ante" | "jackpot" | "additional" as space):
            return Wager(names.get(seat, ""), seat, space, event.amount)
    return None


def _without_stacks(
    steps: Sequence[_Step], tells: frozenset[type[Event]], lawful: Events, unsaid: Collection[str]
) -> tuple[list[_Step], frozenset[type[Event]]]:
    """The steps without stacks, where the law has players pay for the hand, and the record has no word for it.

    Nobody knows whether what it has of the stacks is before that or after it.
    """
    if not any(isinstance(e, Charged) and e.of == "hand" and e.of in unsaid for e in lawful):
        return list(steps), tells
    kept = [(who, asked, [e for e in said if not isinstance(e, HandEnded)]) for who, asked, said in steps]
    return kept, tells - {HandEnded}


def _dealt(events: Events) -> list[tuple[Place, Card]]:
    return [(e.to, e.card) for e in events if type(e) is Dealt and e.card is not None]
