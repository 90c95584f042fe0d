"""Houses that keep players out of hands, put them off a table, or bring them chips later: no law speaks of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from vistoria.model.command import Command, Join, Leave, Rest, TopUp
from vistoria.model.event import Acted, Event, HandEnded, HandStarted, Left, Seated, UnknownEvent

from .variation import Variation


@dataclass
class Company:
    """Who sits at a table, as it was told."""

    people: dict[int, str] = field(default_factory=dict)
    """Players by seat."""
    new: set[str] = field(default_factory=set)
    """Those who look on, since they have just come."""
    kept: list[Command] = field(default_factory=list)
    """What they asked for, and is not done yet."""
    late: set[int] = field(default_factory=set)
    """Seats whose time ran out since a hand ended."""
    has_played: bool = False

    def heard(self, events: Iterable[Event | UnknownEvent]) -> None:
        """Take these events in."""
        for event in events:
            match event:
                case Seated():
                    self.people[event.seat] = event.player
                case Left():
                    self.people.pop(event.seat, None)
                    self.new.discard(event.player)
                case Acted(why="timeout"):
                    self.late.add(event.seat)
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
    if isinstance(command, Join) and company.has_played and others >= 2:
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


VARIATIONS = (
    *(
        Variation(
            "top-ups-kept-for-later",
            "Chips that a player buys during a hand come when it is over.",
            law,
            keeps=_during_a_hand,
            after=_kept,
        )
        for law in ("mo-104-85-m", "mo-61-2004", "mo-97-2010", "pt-omaha-online")
    ),
    *(
        Variation(
            "players-without-chips-go",
            "Who has no chips left when a hand ends is put off the table.",
            law,
            after=_without_chips,
        )
        for law in ("mo-104-85-m", "mo-97-2010")
    ),
    *(
        Variation(
            "absent-players-rest", "Whose time ran out rests from the next hand on.", law, after=_absent
        )
        for law in ("mo-104-85-m", "pt-omaha-online")
    ),
    *(
        Variation(
            "newcomers-look-on",
            "Who comes between hands rests in the next one, if two others play.",
            law,
            after=_newcomers,
        )
        for law in ("mo-104-85-m", "mo-97-2010", "pt-omaha-online")
    ),
)
