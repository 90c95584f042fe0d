"""Houses that keep players out of hands, put them off a table, or bring them chips later: no law speaks of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from vistoria.games.cards.events import Marker
from vistoria.model.command import LATER, Command, Connection, Join, Leave, Rest, Session
from vistoria.model.event import (
    Acted,
    Bought,
    ConnectionEvent,
    Dealt,
    Event,
    HandEnded,
    HandStarted,
    Left,
    Posted,
    Resting,
    Seated,
    SessionEvent,
    TableState,
    UnknownEvent,
)
from vistoria.model.place import Seat
from vistoria.reference_engine.procedures.refusal import Refusal

from .variation import Variation

REST = 2
"""Hands that a rest lasts."""


@dataclass
class Company:
    """Who sits at a table, as it was told."""

    people: dict[int, str] = field(default_factory=dict)
    """Players by seat."""
    new: set[str] = field(default_factory=set)
    """Those who look on, since they have just come."""
    gone: set[str] = field(default_factory=set)
    """Those who sat here before."""
    kept: list[Command] = field(default_factory=list)
    """What they asked for, and is not done yet."""
    late: set[int] = field(default_factory=set)
    """Seats whose time ran out since a hand ended."""
    lost: set[str] = field(default_factory=set)
    """Those whose line is lost."""
    has_played: bool = False
    sitting_out: dict[str, int] = field(default_factory=dict)
    """Those who rest, and the hands that were played without them."""
    marker: int = 0
    entry: int = 0
    """What each put in before the cards of the last hand."""
    running: bool = False
    """Whether a hand is played."""
    warned: set[str] = field(default_factory=set)
    """Those who were warned that their session ends, and have bet nothing since."""
    dealt: set[str] = field(default_factory=set)
    """Those who got cards in the last hand."""

    def heard(self, events: Iterable[Event | UnknownEvent]) -> None:
        """Take these events in."""
        for event in events:
            self._warns(event)
            match event:
                case Seated():
                    self.people[event.seat] = event.player
                case Left():
                    self.people.pop(event.seat, None)
                    self.new.discard(event.player)
                    self.sitting_out.pop(event.player, None)
                    self.gone.add(event.player)
                case Resting(on=True):
                    self.sitting_out.setdefault(event.player, 0)
                case Resting():
                    self.sitting_out.pop(event.player, None)
                case Marker():
                    self.marker = event.seat
                case ConnectionEvent():
                    (self.lost.discard if event.up else self.lost.add)(event.who)
                case HandEnded():
                    self.running = False
                    self.sitting_out = {who: hands + 1 for who, hands in self.sitting_out.items()}
                case Acted(why="timeout"):
                    self.late.add(event.seat)
                case Posted(what="entry"):
                    self.entry = event.amount
                case HandStarted():
                    self.has_played = self.running = True
                case TableState(state="waiting"):
                    self.has_played = False

    def _warns(self, event: Event | UnknownEvent) -> None:
        match event:
            case SessionEvent(what="warned"):
                self.warned.add(event.player)
            case SessionEvent():
                self.warned.discard(event.player)
            case Bought() | Posted() | Acted(act="call" | "bet" | "raise"):
                self.warned.discard(self.people.get(event.seat, ""))
            case HandStarted():
                self.dealt.clear()
            case Dealt(to=Seat(seat)):
                self.dealt.add(self.people.get(seat, ""))


Events = tuple[Event | UnknownEvent, ...]


def _without_chips(company: Company, command: Command, events: Events) -> Iterator[Command]:
    for ended in (e for e in events if isinstance(e, HandEnded)):
        for seat, player in sorted(company.people.items()):
            if ended.stacks.get(seat) == 0:
                yield Leave(player)


def _absent(company: Company, command: Command, events: Events) -> Iterator[Command]:
    if any(isinstance(e, HandEnded) for e in events):
        yield from (Rest(company.people[seat], True) for seat in sorted(company.late & company.people.keys()))
        company.late.clear()


def _lost(company: Company, command: Command, events: Events) -> Iterator[Command]:
    lost, seated = company.lost - company.sitting_out.keys(), company.people.values()
    at_once = isinstance(command, Connection) and not company.running
    if at_once or any(isinstance(e, HandEnded) for e in events):
        yield from (Rest(player, True) for player in sorted(lost.intersection(seated)))
    if isinstance(command, Connection) and command.up and command.who in company.sitting_out:
        yield Rest(command.who, False)


def _newcomers(company: Company, command: Command, events: Events) -> Iterator[Command]:
    others = len(company.people) - len(company.new) - 1
    new = isinstance(command, Join) and command.player not in company.gone
    if isinstance(command, Rest):
        company.new.discard(command.player)  # he has said himself what he wants
    if isinstance(command, Join) and new and company.has_played and others >= 2:
        company.new.add(command.player)
        yield Rest(command.player, True)
    elif any(isinstance(e, HandEnded) for e in events):
        yield from (Rest(player, False) for player in sorted(company.new))
        company.new.clear()


def _during_a_hand(at_once: tuple[type[Command], ...], running: Any, command: Command) -> bool:
    """Whether it would be carried out now, or is refused for the hand alone."""
    if not isinstance(command, LATER) or isinstance(command, at_once) or running.state.hand is None:
        return False
    now = running.procedure.apply(running.state, command)
    return isinstance(now, tuple) or (isinstance(now, Refusal) and now.code == "hand-running")


def _kept(company: Company, command: Command, events: Events) -> Iterator[Command]:
    if any(isinstance(e, HandEnded) for e in events):
        yield from company.kept
        company.kept.clear()


def _begins(company: Company, command: Command, events: Events) -> Iterator[Command]:
    if isinstance(command, Join):
        yield Session(command.player, "start")


def _idle(company: Company, command: Command, events: Events) -> Iterator[Command]:
    if any(isinstance(e, HandEnded) for e in events):
        yield from (Session(player, "end") for player in sorted(company.warned & company.dealt))


def _rested(company: Company, command: Command, events: Events) -> Iterator[Command]:
    if any(isinstance(e, HandEnded) for e in events):
        yield from (Rest(player, False) for player, hands in [*company.sitting_out.items()] if hands == REST)


def _big_blind_next(company: Company, player: str) -> bool:
    """Whether the player posts the big blind in the next hand if he plays in it."""
    seats = sorted(
        seat for seat, who in company.people.items() if who == player or who not in company.sitting_out
    )
    in_order = [
        *(seat for seat in seats if seat > company.marker),
        *(seat for seat in seats if seat <= company.marker),
    ]
    return len(in_order) < 3 or company.people[in_order[2]] == player


def _at_the_big_blind(company: Company, command: Command, events: Events) -> Iterator[Command]:
    match command:
        case Join(player=player) | Rest(player=player, on=False) if company.has_played:
            if not _big_blind_next(company, player):
                company.new.add(player)
                yield Rest(player, True)
        case Rest(player=player):
            company.new.discard(player)
    if any(isinstance(e, HandEnded) for e in events):
        for player in sorted(company.new):
            if _big_blind_next(company, player):
                company.new.discard(player)
                yield Rest(player, False)


def rests_of_two_hands(regulation: str) -> Variation:
    """Nobody rests for long."""
    what = "Who rests comes in again of himself when two hands were played without him."
    return Variation("rests-of-two-hands", what, regulation, after=_rested)


def waits_for_the_big_blind(regulation: str) -> Variation:
    """Nobody plays a hand for nothing."""
    what = "Who comes, or comes back, plays from the hand on in which he posts the big blind."
    return Variation("waits-for-the-big-blind", what, regulation, after=_at_the_big_blind)


def wishes_kept_for_later(regulation: str, *at_once: type[Command]) -> Variation:
    """Nobody comes, goes or buys chips but between hands, and nobody is refused; but for what a law has `at_once`."""
    what = "Who asks during a hand for a place, for chips or to go has it when the hand is over."
    keeps = partial(_during_a_hand, at_once)
    return Variation("wishes-kept-for-later", what, regulation, keeps=keeps, after=_kept)


def players_without_chips_go(regulation: str) -> Variation:
    """Nobody sits there without chips."""
    what = "Who has no chips left when a hand ends is put off the table."
    return Variation("players-without-chips-go", what, regulation, after=_without_chips)


def absent_players_rest(regulation: str) -> Variation:
    """Nobody is waited for twice."""
    what = "Whose time ran out rests from the next hand on."
    return Variation("absent-players-rest", what, regulation, after=_absent)


def lost_lines_rest(regulation: str) -> Variation:
    """Nobody plays without a line."""
    what = "Whose line is lost rests from the next hand on, and plays on when it is back."
    return Variation("lost-lines-rest", what, regulation, after=_lost)


def newcomers_look_on(regulation: str) -> Variation:
    """Nobody plays the first hand that he could."""
    what = "Who comes for the first time between hands rests in the next one, if two others play."
    return Variation("newcomers-look-on", what, regulation, after=_newcomers)


def sessions_begin_at_once(regulation: str) -> Variation:
    """Nobody begins a session twice."""
    what = "The session of a player begins as he sits down: who begins it again is refused."
    return Variation("sessions-begin-at-once", what, regulation, after=_begins)


def sessions_end_with_the_hand(regulation: str) -> Variation:
    """Nobody who was warned is kept until the next hand."""
    what = "Who was warned and bets nothing in the next hand has his session ended as it ends."
    return Variation("sessions-end-with-the-hand", what, regulation, after=_idle)
