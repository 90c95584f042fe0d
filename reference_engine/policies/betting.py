"""What may be bet, by how much it may be raised, and how often."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from .change import Change, part, some, values
from .cites import Cites

Choices = dict[str, tuple[int, int] | None]
"""Least and highest total of each act that is lawful now; None where an act has no amount."""


class Spot(Protocol):
    """What may count when somebody decides; sequences run over the positions from the marker's left."""

    @property
    def round(self) -> int:
        """The betting round."""

    @property
    def big(self) -> int:
        """Position of the big blind."""

    @property
    def level(self) -> int:
        """The bet to match."""

    @property
    def bets(self) -> tuple[int, ...]:
        """Chips put in during this round."""

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips left."""

    @property
    def live(self) -> tuple[bool, ...]:
        """Who has not folded."""

    @property
    def step(self) -> int:
        """What the next raise is measured by."""

    @property
    def raises(self) -> int:
        """Raises of this round."""

    @property
    def pending(self) -> tuple[int, ...]:
        """Positions still to be asked, this one first."""

    @property
    def undecided(self) -> bool:
        """Whether nobody has decided since the last card."""


Ceiling = Literal[
    "stack", "pot-after-call", "bet-plus-pot", "to-pot-after-call", "to-pot",
    "half-pot-after-call", "to-half-pot",
]  # fmt: skip
"""Highest total of a raise: all chips; bet + pot once called; bet + pot as it is; the pot once called, or
as it is; bet + half the pot once called; half the pot as it is."""


@dataclass(frozen=True)
class Limit:
    """One kind of game."""

    setting: str
    """As the table's settings call it."""
    bet_ceiling: Literal["stack", "pot", "half-pot"]
    bet_cites: Cites
    raise_ceiling: Ceiling
    raise_cites: Cites
    raises: int | None
    """Raises a round; the bet itself, or the big blind, is not counted."""
    raises_cites: Cites
    least_bet: Literal["declared", "any"]
    least_gives_way: bool
    """Whether a raise below the least is lawful where chips or the limit leave no more."""
    first_round: Mapping[str, Cites]
    """Clauses by act."""
    later_rounds: Mapping[str, Cites]
    raises_declared: bool = False
    """Whether the house fixes the number of raises; `raises` holds where it does not."""
    bet_is_raise: bool = False
    """Whether an opening bet counts as one of the raises."""
    short_all_in_bet: bool = True
    """Whether all remaining chips may be bet below the least bet."""
    own_least: int = 0
    """The least bet that the house keeps to, whatever it declared, in chips; 0: the one declared, or the usual one."""
    least_bet_cites: Cites = ()
    """What keeps a bet from being lower; empty: the clauses on how high it may be say that too."""
    usual_least: int | None = None
    """The least bet where the house declares none, in chips; None: the big blind."""

    def lowest_bet(self, minimum: int, highest: int) -> int:
        """Least opening bet: the declared minimum, or all that may be bet where that is less."""
        return min(minimum, highest) if self.short_all_in_bet else minimum

    def highest_bet(self, totals: Sequence[int], live: Sequence[bool], most: int) -> int:
        """Highest opening bet; `totals` are the chips that each put in, `live` who has not folded."""
        if self.bet_ceiling == "stack":
            return most
        return min(most, sum(totals) // (2 if self.bet_ceiling == "half-pot" else 1))

    def call(self, level: int, own: int, most: int) -> int:
        """Total that matches `level` for him who has `own` in this round and `most` in all."""
        return min(level, most)

    def most_raises(self, live: int) -> int | None:
        """Raises that a round may have with so many players left; None where any number is lawful."""
        return self.raises

    def highest_raise(self, level: int, pot: int, to_call: int, most: int) -> int:
        """Highest total: `level` is the bet to match, `pot` all chips put in, `most` all the player has."""
        highest = {
            "stack": most,
            "pot-after-call": level + pot + to_call,
            "bet-plus-pot": level + pot,
            "to-pot-after-call": pot + to_call,
            "to-pot": pot,
            "half-pot-after-call": level + (pot + to_call) // 2,
            "to-half-pot": pot // 2,
        }
        return min(most, highest[self.raise_ceiling])


@dataclass(frozen=True)
class HeadsUp:
    """What is freed when only two play («head up»)."""

    when: Literal["in-hand", "at-table", "never"]
    frees_count: bool
    frees_bet: bool
    cites: Cites

    def holds(self, live: int, dealt: int) -> bool:
        """Whether only two play, of `dealt` hands with `live` left."""
        return self.when != "never" and (live if self.when == "in-hand" else dealt) == 2


@dataclass(frozen=True)
class Betting:
    """Kinds of game, and what holds in all of them."""

    limits: tuple[Limit, ...]
    """The first is played where the house declares none."""
    limits_cites: Cites
    least_raise: Literal["increment", "total", "any"]
    """A raise adds at least the last increment, at least the last bet's total, or any chip."""
    least_cites: Cites
    heads_up: HeadsUp
    voice: Cites
    """A spoken bet is as good as chips."""
    binding: Cites
    """What was bet stays bet."""
    in_turn: Cites = ()
    """What a player may decide at all when his turn comes."""
    speech: bool = True
    """Whether a spoken bet is taken."""
    short_cites: Cites = ()
    """Who may raise, and to how much, after a raise of all that somebody had; empty: no clause says."""
    own_raise: int = 0
    """What a raise of the house adds at least, in chips, where the law would have more; 0: what the law has."""

    def open_to(self, i: int, spot: Spot, choices: Choices) -> Choices:
        """What position `i` may decide, out of what the amounts allow: all of it."""
        return choices

    def reach(self, stack: int, big_blind: int) -> int:
        """Chips that a player may stake: those he has on the table."""
        return stack

    def left(self, stack: int, put: int) -> int:
        """Chips left to him who puts in so many."""
        return stack - put

    def measure(self, before: int, increment: int) -> int:
        """What the next raise is measured by, after a bet or raise by `increment`."""
        return max(before, increment)

    def least_total(self, level: int, step: int, unit: int) -> int:
        """Lowest total of a raise over `level`; `step` is the last bet or increment, `unit` the smallest chip."""
        least = {"increment": step, "total": level, "any": unit}[self.least_raise]
        return level + (min(least, self.own_raise) if self.own_raise else least)


def limits(*settings: str) -> Callable[[Change], Change]:
    """Within some kinds of game."""
    return lambda change: part("betting.limits", some(lambda each: each.setting in settings, change))


def limit(*settings: str, **new: object) -> Change:
    """Other values in some kinds of game."""
    return limits(*settings)(values(**new))
