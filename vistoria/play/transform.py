"""How a hand maps to its echo: seats that moved, chips that were multiplied, players who came."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from vistoria.model.cards import Card
from vistoria.model.command import Act, Command, Start, TakeOff, TopUp, Wager
from vistoria.model.event import Event, Paid, Turn
from vistoria.model.place import Seat
from vistoria.model.table import Settings

AMOUNTS = frozenset({"amount", "put", "to", "stack", "before", "after", "remainder", "charged"})
"""Fields of events that hold chips, where they hold a number."""
C = TypeVar("C", bound=Command)


@dataclass(frozen=True)
class Transform:
    """From a hand to its echo."""

    seats: Mapping[int, int] = field(default_factory=dict)
    """The seat in the echo, where it is another."""
    suits: Mapping[str, str] = field(default_factory=dict)
    """The suit in the echo, where suits have other names."""
    paid: Mapping[int, int] = field(default_factory=dict)
    """Who wins in the echo in place of a seat: they have each other's cards. Nothing else is compared then."""
    times: int = 1
    """How many chips stand in the echo for one."""
    extra: frozenset[int] = frozenset()
    """Seats in the echo that the hand does not have."""
    beside: frozenset[int] = frozenset()
    """Seats at the table that have no part in the hand; the echo does not have them."""
    own_bets: bool = False
    """Whether the house may have a least and a highest bet of its own, which do not grow with the sums of the table."""

    own_least: frozenset[str] = frozenset()
    """Acts whose least amount the house does not declare: by its own figures it need not grow either."""

    own_charges: bool = False
    """Whether the house declares no commission: what it takes by its own figures need not grow with the sums."""

    def seat(self, seat: int) -> int:
        """The seat in the echo."""
        return self.seats.get(seat, seat)

    def card(self, card: Card) -> Card:
        """The card in the echo."""
        return Card(card[0] + self.suits.get(card[1], card[1]))

    def command(self, command: C) -> C:
        """The same decision in the echo."""
        changes: dict[str, Any] = {}
        seat = getattr(command, "seat", None)
        if isinstance(seat, int):
            changes["seat"] = self.seat(seat)
        match command:
            case Act(to=int() as to):
                changes["to"] = to * self.times
            case Wager(amount=amount) | TopUp(amount=amount) | TakeOff(amount=amount):
                changes["amount"] = amount * self.times
            case Start() if self.seats or self.times > 1:
                assert not command.incidents, "faults name places and are echoed at their own seats only"
        return msgspec.structs.replace(command, **changes) if changes else command

    def expected(self, events: Iterable[Event]) -> list[Event]:
        """What has to happen in the echo, by what happened in the hand."""
        if not (self.seats or self.beside or self.suits or self.paid) and self.times == 1:
            return list(events)
        own = (event for event in events if getattr(event, "seat", None) not in self.beside)
        changed = [msgspec.structs.replace(event, **self._changes(event)) for event in own]
        return [_of_the_law(event) for event in changed] if self.own_bets else changed

    def comparable(self, events: Iterable[Event]) -> list[Event]:
        """What happened in the echo, without the players who came."""
        if self.own_bets:
            events = [_of_the_law(event) for event in events]
        if not self.extra:
            return list(events)
        return [_without(event, self.extra) for event in events if not self._is_extra(event)]

    def settings(self, settings: Settings) -> Settings:
        """What the house chooses, with every sum multiplied."""
        scaled: Settings = msgspec.convert(_times(msgspec.to_builtins(settings), self.times), Settings)
        return scaled

    def _changes(self, event: Event) -> dict[str, Any]:
        changes: dict[str, Any] = {}
        for name in event.__struct_fields__:
            value = getattr(event, name)
            if isinstance(value, Seat):
                changes[name] = Seat(self.seat(value.seat))
            elif name in ("card", "cards", "five") and isinstance(value, str | tuple):
                changes[name] = (
                    self.card(Card(value)) if isinstance(value, str) else (*map(self.card, value),)
                )
            elif name == "seat" and isinstance(event, Paid) and value in self.paid:
                changes[name] = self.paid[value]
            elif name == "seat" and isinstance(value, int):
                changes[name] = self.seat(value)
            elif name in AMOUNTS and isinstance(value, int):
                changes[name] = value * self.times
            elif name == "stacks":
                changes[name] = {
                    self.seat(seat): chips * self.times
                    for seat, chips in value.items()
                    if seat not in self.beside
                }
            elif name == "choices" and value is not None:
                changes[name] = {act: _each(bounds, self.times) for act, bounds in value.items()}
        return changes

    def _is_extra(self, event: Event) -> bool:
        if getattr(event, "seat", None) in self.extra:
            return True
        places = (getattr(event, name, None) for name in ("to", "place"))
        return any(isinstance(place, Seat) and place.seat in self.extra for place in places)


def _of_the_law(event: Event) -> Event:
    """A turn without what a house may bound: how little and how much is bet, and how much is raised."""
    if not isinstance(event, Turn) or event.choices is None:
        return event
    least = {act: bounds and (bounds[0], bounds[0]) for act, bounds in event.choices.items()}
    return msgspec.structs.replace(event, choices={**least, **({"bet": None} if "bet" in least else {})})


def _without(event: Event, seats: frozenset[int]) -> Event:
    stacks = getattr(event, "stacks", None)
    if not isinstance(stacks, dict):
        return event
    return msgspec.structs.replace(event, stacks={s: c for s, c in stacks.items() if s not in seats})


def _each(bounds: tuple[int, int] | None, times: int) -> tuple[int, int] | None:
    return None if bounds is None else (bounds[0] * times, bounds[1] * times)


SUMS = frozenset({"stakes", "minimum_bet", "capital", "cap", "maximum", "minimum", "fixed", "smallest"})
"""Settings that are sums, or hold nothing but sums."""


def _times(value: Any, times: int, *, sum_: bool = False) -> Any:
    match value:
        case dict():
            return {key: _times(part, times, sum_=sum_ or key in SUMS) for key, part in value.items()}
        case list() | tuple():
            return [_times(part, times, sum_=sum_) for part in value]
        case int() if sum_ and not isinstance(value, bool):
            return value * times
    return value
