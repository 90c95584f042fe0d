"""What may be decided, and within what amounts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, Protocol

from ..betting import Choices
from ..cites import Cites


class Spot(Protocol):
    """What counts when position `i` decides."""

    @property
    def round(self) -> int:
        """The betting round."""

    @property
    def level(self) -> int:
        """The bet to match; 0 while nobody has bet."""

    @property
    def step(self) -> int:
        """The last bet or increment."""

    @property
    def raises(self) -> int:
        """Raises of this round."""

    @property
    def bets(self) -> tuple[int, ...]:
        """Chips put in during this round."""

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips left."""

    @property
    def live(self) -> tuple[bool, ...]:
        """Who is in the hand."""

    @property
    def checked(self) -> tuple[int, ...]:
        """The last round in which each has passed; 0 for none."""


@dataclass(frozen=True)
class OpenBetting:
    """Fold, pass, bet, match, raise; any number of raises of any size above the least."""

    passes_cost: Literal["no-raise-this-round", "no-raise-this-hand", "may-raise"]
    """What he who passed loses."""
    reraise: Literal["last-additional", "last-bet", "none"]
    """What a raise over a raise adds at least: the last addition, the last bet's total, or anything."""
    acts: Mapping[str, Cites]
    """Clauses by act in the first round."""
    later_acts: Mapping[str, Cites]
    again_cites: tuple[Cites, Cites]
    """A raise over a raise, in the first round and in the later ones."""
    least_cites: Cites
    all_in_cites: Cites
    """Who has less than the bet matches it with all he has, and not with less."""
    passed_cites: Cites
    no_pass_cites: Cites
    """Nobody passes after a bet, and not he who passed before it."""
    opening_cites: Cites
    """In the first round he who is asked opens, or is out."""
    turn_cites: Cites
    """One acts in one's turn."""
    chips: Cites
    short_measures: bool = False
    """Whether a raise of less than the least, by whoever has no more, is the measure of the next; the law is silent."""
    own_least: int | None = None
    """The least bet of a house that has one of its own; the law sets none, and the reference engine takes the entry."""

    own_most: int | None = None
    """The highest bet of a house that has one of its own; the law sets none."""

    def choices(self, spot: Spot, i: int, minimum: int, unit: int) -> Choices:
        """The lawful acts of position `i` with least and highest totals for this round, in chips."""
        own, level = spot.bets[i], spot.level
        most = own + spot.stacks[i]
        highest = min(most, self.own_most or most)
        found: Choices = {}
        if self.may_fold(spot):
            found["fold"] = None
        if not level:
            if self.may_pass(spot):
                found["check"] = None
            found["bet"] = min(self.own_least or minimum, highest), highest
            return found
        call = self.call(level, most)
        found["call"] = call, call
        if most > level and self.may_raise(spot, i):
            least = min(self.least_raise(spot, unit), most)
            found |= {"raise": (least, highest)} if least <= highest else {}
        return found

    def withheld(self, spot: Spot, i: int, act: str) -> Cites:
        """The clauses by which position `i`, who is asked, has not this choice."""
        if act == "check" and spot.round == 1 and not spot.level:
            return self.opening_cites
        if act == "raise" and spot.bets[i] + spot.stacks[i] <= spot.level:
            return self.all_in_cites
        if act == "raise" and not self.may_raise(spot, i):
            return self.passed_cites
        has_passed = spot.checked[i] == spot.round
        return self.no_pass_cites[:: -1 if has_passed else 1] + self.passed_cites

    def out_of_turn(self, act: str) -> Cites:
        """The clauses against an act before one's turn; the last of them is on folding alone."""
        return self.turn_cites[:: -1 if act == "fold" else 1]

    def may_fold(self, spot: Spot) -> bool:
        """Whether he may fold: always, without a bet too."""
        return True

    def may_pass(self, spot: Spot) -> bool:
        """Whether he may pass while nobody has bet: in a later round; who does not open is out."""
        return spot.round > 1

    def may_raise(self, spot: Spot, i: int) -> bool:
        """Whether he may raise: any number of times, but not after he has passed."""
        if self.passes_cost == "may-raise" or not spot.checked[i]:
            return True
        return self.passes_cost == "no-raise-this-round" and spot.checked[i] != spot.round

    def call(self, level: int, most: int) -> int:
        """Total that matches `level` for him who has `most` in all."""
        return min(level, most)

    def measure(self, before: int, added: int) -> int:
        """What the next raise is measured by, after a bet or raise that added so much."""
        return added if self.short_measures else max(before, added)

    def short(self, stack: int) -> bool:
        """Whether all one's chips are in."""
        return not stack

    def least_raise(self, spot: Spot, unit: int) -> int:
        """Lowest total of a raise, all chips apart."""
        if not spot.raises or self.reraise == "last-additional":
            return spot.level + spot.step
        return spot.level + (spot.level if self.reraise == "last-bet" else unit)
