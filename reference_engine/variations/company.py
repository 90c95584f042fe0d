"""Houses that unasked put players off a table, keep them out of hands or let them in: no law speaks of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from vistoria.model.command import Command, Join, Leave, Rest
from vistoria.model.event import Acted, Event, HandEnded, HandStarted, Left, Seated, UnknownEvent

from .variation import Variation


@dataclass
class Company:
    """Who sits at a table, as it was told."""

    people: dict[int, str] = field(default_factory=dict)
    """Players by seat."""
    new: set[str] = field(default_factory=set)
    """Those who look on, since they have just come."""
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
    if isinstance(command, Join) and company.has_played:
        company.new.add(command.player)
        yield Rest(command.player, True)
    elif any(isinstance(e, HandEnded) for e in events):
        yield from (Rest(player, False) for player in sorted(company.new))
        company.new.clear()


VARIATIONS = (
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
            "newcomers-look-on", "Who comes between hands rests in the next one.", law, after=_newcomers
        )
        for law in ("mo-104-85-m", "mo-97-2010", "pt-omaha-online")
    ),
)
