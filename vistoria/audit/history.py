"""A recorded hand as the history that a live table would have had, so that the referee judges it as it judges one.

The requests follow from the record: a table is opened with its stakes, stacks and marker, the players sit down, the
hand starts, and each decision is a command. The answers hold what the record tells; what it leaves out is taken as
the law has it, so that nothing is ever found in what nobody recorded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from vistoria.games.cards.events import Mucked
from vistoria.model.answer import Accepted
from vistoria.model.cards import Card
from vistoria.model.command import Act, Command, Join, Start
from vistoria.model.event import Acted, Charged, Dealt, Event, HandEnded, Paid, Posted, Returned, Shown, Turn
from vistoria.model.history import Exchange
from vistoria.model.place import Place, Seat
from vistoria.model.request import Open, Play
from vistoria.model.table import Force, Settings
from vistoria.referee.aspects import aspects_of
from vistoria.referee.model import Model, Position

from .record import RecordedHand

MOST_PLACES = 24
"""Tables of so many places are tried where a law has none of so few as the record names."""
OTHER_NAME = {"check": "call", "call": "check", "bet": "raise", "raise": "bet"}
Events = Sequence[Event]


@dataclass(frozen=True)
class Told:
    """A recorded hand as a conversation, under one law on one set of terms."""

    exchanges: tuple[Exchange, ...]
    shows: frozenset[str] = frozenset()
    """Clauses of which the record itself tells something that the law has so, too."""
    voluntary: frozenset[int] = frozenset()
    """Seats that showed cards which the law does not ask them to show."""
    pot: int = 0
    """What the law has won and charged in the hand, as far as it came."""
    end: bool = False
    """Whether it was followed to the end of the hand."""


def told(model: Model, hand: RecordedHand, settings: Settings, regulation: str) -> Told | None:
    """The hand as a conversation on these terms; None where the law has no such table."""
    opened = _opened(model, hand, settings, regulation)
    if opened is None:
        return None
    said = _Said(*opened)
    for player in hand.players:
        said.does(Join(player.name, player.seat, player.stack))
    return said.plays(hand)


def own_cards(model: Model, hand: RecordedHand, settings: Settings, regulation: str) -> int | None:
    """How many cards the law deals to each player before the first decision; None where it has no such table."""
    opened = _opened(model, hand, settings, regulation)
    if opened is None:
        return None
    said = _Said(*opened)
    for player in hand.players:
        said.does(Join(player.name, player.seat, player.stack))
    ruling = said.position.play(Start(), (), hand.marker)
    if not isinstance(ruling, tuple):
        return None
    came = Counter(e.to for e in ruling[1] if isinstance(e, Dealt) and isinstance(e.to, Seat))
    return max(came.values(), default=0)


def _opened(
    model: Model, hand: RecordedHand, settings: Settings, regulation: str
) -> tuple[Position, list[Exchange], str] | None:
    """A table with as many places as the record names, or the fewest more that the law has."""
    least = max(hand.places or 0, *(player.seat for player in hand.players))
    force = Force(marker=hand.marker, stacks={player.name: player.stack for player in hand.players})
    for places in dict.fromkeys((least, *range(least, MOST_PLACES + 1))):
        request = Open(hand.id, regulation, places, settings, force)
        ruling = model.open(request)
        if isinstance(ruling, tuple):
            return ruling[0], [Exchange(1, request, Accepted(ruling[1]))], hand.id
    return None


@dataclass
class _Said:
    """What has been said so far."""

    position: Position
    exchanges: list[Exchange]
    table: str
    shows: set[str] = field(default_factory=set)
    voluntary: set[int] = field(default_factory=set)
    pot: int = 0

    def does(self, command: Command) -> None:
        """Something of which the record tells nothing: it comes as the law has it."""
        ruling = self.position.play(command)
        if isinstance(ruling, tuple):
            self.position = ruling[0]
            self._said(command, ruling[1])

    def plays(self, hand: RecordedHand) -> Told:
        """The start of the hand and each decision, as far as record and law agree."""
        steps, turn = list(_steps(hand.events)), list[Turn]()
        for number, (command, reported) in enumerate(steps):
            if hand.is_loose and turn:
                command, reported = _by_choice(command, reported, turn[-1].choices or {})
            ruling = self.position.play(command, _dealt(reported), hand.marker)
            if not isinstance(ruling, tuple):
                self._said(command, reported)
                return self._told(end=False)
            after, lawful = ruling
            following = steps[number + 1][0] if number + 1 < len(steps) else None
            asked = following.seat if isinstance(following, Act) else None
            both = _Both(lawful, reported, hand.tells, is_open=asked is None and not hand.ended)
            both.goes_on(asked, turn[-1].round if turn else 1)
            self._said(command, both.events)
            self.voluntary |= both.voluntary
            self.pot += sum(e.amount for e in lawful if isinstance(e, Paid | Charged))
            is_over = number == len(steps) - 1 and not any(isinstance(e, Turn) for e in lawful)
            if not both.agree:
                return self._told(end=is_over)
            self._shown(both, turn)
            turn = [e for e in lawful if isinstance(e, Turn)]
            self.position = after
        return self._told(end=not turn)

    def _shown(self, both: _Both, turn: Iterable[Turn]) -> None:
        """The clauses of what the record told, and the law has so; who decided shows who was asked."""
        kinds = frozenset(map(type, both.witnessed))
        if Acted in kinds:
            kinds |= {Turn}
        for event in (*both.witnessed, *turn):
            self.shows.update(event.cites)
        for aspect in aspects_of(kinds):
            self.shows.update(self.position.clauses(aspect.name))

    def _said(self, command: Command, events: Iterable[Event]) -> None:
        n = 2 * len(self.exchanges) + 1
        self.exchanges.append(Exchange(n, Play(self.table, (command,)), (Accepted(tuple(events)),)))

    def _told(self, *, end: bool) -> Told:
        return Told(tuple(self.exchanges), frozenset(self.shows), frozenset(self.voluntary), self.pot, end)


def _steps(events: Events) -> Iterator[tuple[Command, list[Event]]]:
    """The start of the hand and each decision, each with all that the record tells up to the next decision."""
    command: Command = Start()
    happened: list[Event] = []
    for event in events:
        if isinstance(event, Acted):
            yield command, happened
            command, happened = _command(event), []
        happened.append(event)
    yield command, happened


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


def _command(event: Acted) -> Act:
    return Act(event.seat, event.act, event.to if event.act in ("bet", "raise") else None)


def _dealt(events: Events) -> list[tuple[Place, Card]]:
    return [(e.to, e.card) for e in events if isinstance(e, Dealt) and e.card is not None]


class _Both:
    """One step by the law and by the record: the record's word where it has one, the law's elsewhere."""

    def __init__(
        self,
        lawful: Events,
        reported: Events,
        tells: frozenset[type[Event]],
        *,
        is_open: bool,
    ) -> None:
        """A record that `is_open` breaks off in this step."""
        self.agree = True
        self.witnessed: list[Event] = []
        """The law's events that the record tells."""
        self.events: list[Event] = list(lawful)
        told: dict[type[Event], list[Event]] = {}
        self.told = told
        for event in reported:
            told.setdefault(type(event), []).append(event)
        due = {e.place for e in lawful if isinstance(e, Shown)}
        shown = [e for e in told.pop(Shown, ()) if isinstance(e, Shown)]
        self.voluntary = {e.place.seat for e in shown if isinstance(e.place, Seat) and e.place not in due}
        told[Shown] = [e for e in shown if e.place in due]
        for kind, same in SAME.items():
            own, theirs = [e for e in lawful if type(e) is kind], told.get(kind, [])
            if not theirs and (not own or is_open or (kind in SILENT and kind not in tells)):
                continue
            if kind is Paid and Returned not in told and Returned not in tells:
                back = [e for e in lawful if isinstance(e, Returned)]  # told as won, or not at all
                own = own if _by_seat(own, theirs, is_open) else [*own, *back]
            if same(own, theirs, is_open):
                if theirs:
                    self.witnessed += own if kind is not HandEnded else [e for e in lawful if type(e) in ENDS]
                continue
            self.agree = False
            self._replace(kind, own, theirs)
        self._mucked({e.seat for e in told.get(Mucked, ()) if isinstance(e, Mucked)})
        self.ends = not is_open and bool(told.keys() & {*ENDS})
        named = {e.card for e in reported if isinstance(e, Dealt)}
        self.events = [
            msgspec.structs.replace(e, card=None) if isinstance(e, Dealt) and e.card not in named else e
            for e in self.events
        ]

    def _replace(self, kind: type[Event], own: Events, theirs: Events) -> None:
        """The record's events of a kind in the place of the law's, which stay where the record does not say of them."""
        if kind is Dealt:
            self.events = _redealt(self.events, theirs)
            return
        if kind is HandEnded:
            stacks = {seat: stack for e in _ended(own, theirs) for seat, stack in e.stacks.items()}
            theirs = [HandEnded(stacks=stacks)]
            self._paid(_ended(own, ())[-1:], stacks)
        places = {e.place for e in theirs if isinstance(e, Shown)}
        gone = [e for e in own if not isinstance(e, Shown) or e.place in places]
        at = next((i for i, e in enumerate(self.events) if e in gone), None)
        if at is None:
            ends = (i for i, e in enumerate(self.events) if isinstance(e, Turn | HandEnded))
            at = next(ends, len(self.events))
        rest = [e for e in self.events[at:] if e not in gone]
        self.events = [*self.events[:at], *theirs, *rest]

    def _paid(self, due: Sequence[HandEnded], stacks: Mapping[int, int]) -> None:
        """Who ends with another stack than by the law was paid otherwise, where the record tells of no payment."""
        won = [e for e in self.events if isinstance(e, Paid)]
        if not due or not won or Paid in self.told:
            return
        sums = Counter(_sums(won))
        sums.update({seat: stack - due[0].stacks.get(seat, stack) for seat, stack in stacks.items()})
        if min(sums.values()) < 0:
            return
        paid = [Paid(seat=seat, amount=chips, what="pot") for seat, chips in sums.items() if chips]
        at = self.events.index(won[0])
        self.events = [*self.events[:at], *paid, *(e for e in self.events[at:] if e not in won)]

    def goes_on(self, asked: int | None, last: int) -> None:
        """Who decides next by the record was asked; if nobody does, and it tells of the end, nobody was.

        `last` is the round in which somebody was asked before.
        """
        turn = next((e for e in reversed(self.events) if isinstance(e, Turn)), None)
        if turn is not None and turn.seat == asked:
            return
        if asked is not None:
            self.agree = False
            over = [e for e in self.events if type(e) not in (*ENDS, Shown, Turn)]
            self.events = [*over, Turn(seat=asked, round=turn.round if turn else last)]
        elif turn is not None and self.ends:
            self.agree = False
            rest = [e for e in self.events if e is not turn]
            is_over = any(isinstance(e, HandEnded) for e in rest)
            self.events = rest if is_over else [*rest, HandEnded(stacks={})]

    def _mucked(self, seats: set[int]) -> None:
        """Hands that the record says were given up are not shown."""
        shown = [e for e in self.events if isinstance(e, Shown)]
        hidden = [e for e in shown if isinstance(e.place, Seat) and e.place.seat in seats]
        if hidden:
            self.agree = False
            self.events = [e for e in self.events if e not in hidden]


def _redealt(lawful: Events, theirs: Events) -> list[Event]:
    """The law's order of dealing, with as many cards for each place as the record tells: it tells of no order."""
    left: dict[Place, list[Dealt]] = {}
    for event in theirs:
        if isinstance(event, Dealt):
            left.setdefault(event.to, []).append(event)
    dealt: list[Event] = []
    for event in lawful:
        if not isinstance(event, Dealt) or not _in_sight(event) or event.to not in left:
            dealt.append(event)
        elif left[event.to]:
            dealt.append(left[event.to].pop(0))
    more = [event for events in left.values() for event in events]
    last = max((i for i, event in enumerate(dealt) if isinstance(event, Dealt)), default=len(dealt) - 1)
    return [*dealt[: last + 1], *more, *dealt[last + 1 :]]


def _in_sight(event: Dealt) -> bool:
    """Whether a record would tell of the card: it came to a seat or to the board."""
    return isinstance(event.to, Seat) or event.to == "community"


def _counted(events: Iterable[Any]) -> Mapping[Any, int]:
    return Counter(str(e.to) for e in events if _in_sight(e))


def _same_cards(own: Sequence[Any], theirs: Sequence[Any], is_open: bool) -> bool:
    """As many cards at each place; of a seat whose cards the record leaves out nothing is said."""
    due, came = _counted(own), _counted(theirs)
    silent = {place for place in due if place not in came and (is_open or place != "community")}
    return all(came[place] == due[place] for place in {*due, *came} - silent)


def _same_acts(own: Sequence[Any], theirs: Sequence[Any], _: bool) -> bool:
    """The same decisions, with the same chips where the record tells them."""
    return len(own) == len(theirs) and all(
        (one.seat, one.act) == (two.seat, two.act) and (one.put == two.put or (not two.put and not two.to))
        for one, two in zip(own, theirs, strict=True)
    )


def _by_seat(own: Sequence[Any], theirs: Sequence[Any], _: bool) -> bool:
    return _sums(own) == _sums(theirs)


def _sums(events: Iterable[Any]) -> Mapping[int, int]:
    found = Counter[int]()
    for e in events:
        found[e.seat] += e.amount
    return +found


def _in_all(own: Sequence[Any], theirs: Sequence[Any], _: bool) -> bool:
    return bool(sum(e.amount for e in own) == sum(e.amount for e in theirs))


def _same_posts(own: Sequence[Any], theirs: Sequence[Any], _: bool) -> bool:
    one, two = ({(e.seat, e.what): e.amount for e in side} for side in (own, theirs))
    return one == two


def _same_shown(own: Sequence[Any], theirs: Sequence[Any], _: bool) -> bool:
    """The same cards, of those whom the law asks to show; silence on the others says nothing."""
    due = {e.place: frozenset(e.cards) for e in own}
    return all(due[e.place] == frozenset(e.cards) for e in theirs if e.place in due)


def _ended(own: Events, theirs: Events) -> list[HandEnded]:
    return [e for e in (*own, *theirs) if isinstance(e, HandEnded)]


def _same_stacks(own: Sequence[Any], theirs: Sequence[Any], _: bool) -> bool:
    """The stacks of those whom the record names."""
    due = {seat: stack for e in own for seat, stack in e.stacks.items()}
    told: dict[int, int] = {seat: stack for e in theirs for seat, stack in e.stacks.items()}
    return bool(due) and told.items() <= {**told, **due}.items() and told.keys() <= due.keys()


SAME: Mapping[type[Event], Any] = {
    Posted: _same_posts,
    Dealt: _same_cards,
    Acted: _same_acts,
    Returned: _by_seat,
    Charged: _in_all,
    Shown: _same_shown,
    Paid: _by_seat,
    HandEnded: _same_stacks,
}
"""By kind of event, when a record says of it what the law has."""
ENDS = (Paid, Charged, HandEnded, Returned)
"""Kinds of the end of a hand."""
SILENT = frozenset({Returned, Charged, Shown, Paid, HandEnded})
"""Kinds of which a record may say nothing, if its format does not tell them."""
