"""Before the first card: places at the table, the entry money («bolo de entrada») and the initial commission."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from ..cites import Cites


@dataclass(frozen=True)
class Entry:
    """Levels of entry, and what each of those dealt in pays."""

    levels: tuple[int, ...]
    """The first where the house declares none."""
    free: bool
    """Whether other levels may be played too."""
    levels_cites: Cites
    of: Literal["per-player", "whole-pot"]
    """Whether the level is what each player puts in, or all of them together."""
    cites: Cites
    initial: Literal["per-hand", "per-player"]
    initial_cites: Cites
    paid: Literal["before-box", "before-cards", "after-cards"] = "before-box"
    """When both are paid: before the card that is put aside, before the first card of a player, or after two."""
    initial_from: Literal["stacks", "entries"] = "stacks"
    """Whose chips the initial commission is: of the players' capital, or of what they put in."""

    laid: Mapping[int, int] = field(default_factory=dict)
    """What a house really took of each seat for a hand; empty where that is not known."""

    def in_units(self, units: int) -> Entry:
        """The same where each chip is so many."""
        return replace(self, levels=tuple(level * units for level in self.levels))

    def allows(self, level: int) -> bool:
        """Whether the house may declare this level."""
        return level in self.levels or (self.free and level > 0)

    def put_in(self, level: int, players: int, unit: int) -> tuple[int, ...]:
        """Chips that each position puts into the pot."""
        return shares(level, players, unit) if self.of == "whole-pot" else (level,) * players

    def taken(self, level: int, players: int, unit: int) -> tuple[int, ...]:
        """Chips of initial commission from each position."""
        return shares(level, players, unit) if self.initial == "per-hand" else (level,) * players

    def borne(self, level: int, seats: Sequence[int], unit: int) -> tuple[int, ...]:
        """Chips from each seat: as a house took them where nobody is named who pays one sum, else as due."""
        due = self.taken(level, len(seats), unit)
        laid = tuple(self.laid.get(seat, 0) for seat in seats)
        return laid if self.initial == "per-hand" and sum(laid) == sum(due) else due

    def given_back(self, put_in: int) -> int:
        """Chips of his entry that go back to a player whose hand is dead."""
        return put_in


@dataclass(frozen=True)
class Capital:
    """What a player must bring («capital inicial»), must keep, and may not move."""

    start: Mapping[int, int]
    """Least buy-in by level of entry."""
    floor: Mapping[int, int]
    """Stack below which he must top up, by level of entry."""
    restore: Literal["starting-minimum", "floor"]
    counted: Literal["at-end", "any-time"]
    """Whether the stack after the hand counts, or any during it."""
    start_cites: Cites
    most_cites: Cites
    """There is no maximum."""
    floor_cites: Cites
    in_hand_cites: Cites
    """Nothing is added or taken during a hand."""
    stay_cites: Cites
    """Nothing is taken off by a player who stays."""

    def in_units(self, units: int) -> Capital:
        """The same where each chip is so many."""
        start, floor = (
            {key * units: sum_ * units for key, sum_ in each.items()} for each in (self.start, self.floor)
        )
        return replace(self, start=start, floor=floor)

    def enough(self, stack: int, level: int) -> bool:
        """Whether a player may start with so many chips."""
        return stack >= self.least(level)

    def least(self, level: int) -> int:
        """Chips that a player starts with at least."""
        return scaled(self.start, level)

    def lowest(self, level: int) -> int:
        """Stack below which a player must top up."""
        return scaled(self.floor, level)

    def goal(self, level: int) -> int:
        """Chips that a top-up has to reach."""
        return scaled(self.start if self.restore == "starting-minimum" else self.floor, level)

    def owes(self, after: int, lowest: int, level: int) -> bool:
        """Whether a player must top up: his stack after the hand, and his lowest during it."""
        counted = lowest if self.counted == "any-time" else after
        return counted < self.lowest(level) and after < self.goal(level)


def scaled(table: Mapping[int, int], level: int) -> int:
    """The figure for a level; for one that the law does not name, in proportion to the lowest named."""
    if level in table:
        return table[level]
    lowest = min(table)
    return table[lowest] * level // lowest


def shares(amount: int, players: int, unit: int) -> tuple[int, ...]:
    """An amount in equal parts of whole chips, one chip more to the first positions where it does not go up."""
    chips, odd = divmod(amount // unit, players)
    return tuple((chips + (i < odd)) * unit for i in range(players))


@dataclass(frozen=True)
class Places:
    """How many places a table has, and one for each player."""

    least: int
    most: int
    cites: Cites
    one_each: Cites
    """Nobody bets on two places, or changes places during a hand."""
    least_players: int

    def layout(self, seats: int) -> bool:
        """Whether a table may have so many places."""
        return self.least <= seats <= self.most

    def takes_another(self, held: int) -> bool:
        """Whether a player with so many places may take one more."""
        return not held

    def dealt_in(self, seats: list[int], hands: int) -> list[int]:
        """Who of the players ready for a hand is dealt into it, after so many hands: all."""
        return seats
