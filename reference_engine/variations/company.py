"""Houses that keep players out of hands, put them off a table, or bring them chips later: no law speaks of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from vistoria.model.command import Command, Join, Leave, Rest, TopUp
from vistoria.model.event import Acted, Event, HandEnded, HandStarted, Left, Posted, Seated, UnknownEvent

from .variation import Variation


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
    has_played: bool = False
    entry: int = 0
    """What each put in before the cards of the last hand."""

    def heard(self, events: Iterable[Event | UnknownEvent]) -> None:
        """Take these events in."""
        for event in events:
            match event:
                case Seated():
                    self.people[event.seat] = event.player
                case Left():
                    self.people.pop(event.seat, None)
                    self.new.discard(event.player)
                    self.gone.add(event.player)
                case Acted(why="timeout"):
                    self.late.add(event.seat)
                case Posted(what="entry"):
                    self.entry = event.amount
                case HandStarted():
                    self.has_played = True


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


def _during_a_hand(state: Any, command: Command) -> bool:
    return isinstance(command, TopUp) and state.hand is not None


def _kept(company: Company, command: Command, events: Events) -> Iterator[Command]:
    if any(isinstance(e, HandEnded) for e in events):
        yield from company.kept
        company.kept.clear()


def top_ups_kept_for_later(regulation: str) -> Variation:
    """Chips come between hands alone, and nobody is refused any."""
    what = "Chips that a player buys during a hand come when it is over."
    return Variation("top-ups-kept-for-later", what, regulation, keeps=_during_a_hand, after=_kept)


def players_without_chips_go(regulation: str) -> Variation:
    """Nobody sits there without chips."""
    what = "Who has no chips left when a hand ends is put off the table."
    return Variation("players-without-chips-go", what, regulation, after=_without_chips)


def absent_players_rest(regulation: str) -> Variation:
    """Nobody is waited for twice."""
    what = "Whose time ran out rests from the next hand on."
    return Variation("absent-players-rest", what, regulation, after=_absent)


def newcomers_look_on(regulation: str) -> Variation:
    """Nobody plays the first hand that he could."""
    what = "Who comes for the first time between hands rests in the next one, if two others play."
    return Variation("newcomers-look-on", what, regulation, after=_newcomers)
