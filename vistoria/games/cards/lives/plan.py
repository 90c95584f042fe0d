"""Plans tables so that all pairs of levels of all factors come up as early as can be.

covertable makes the covering arrays: a small library without dependencies that makes one from a salt alone, always
alike, in hundredths of a second.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from covertable import make, sorters

from ..deal import DealPlan
from .factors import (
    MANY,
    Factors,
    Means,
    extremes,
    hand_factors,
    is_quiet,
    of_every_day,
    table_factors,
    without_hooks,
)

DECKS = ("laid", "laid", "own", "own", "laid", "own", "laid", "laid")
"""Whose cards the hands of a table with hooks are dealt from, in turn; at the other tables all are the product's."""
DISTURBED = ("fault", None, "report", None, "fault", "line")
"""What befalls hands at a table without hooks, in turn; None for what the plan has."""
EVERY_DAY = frozenset({"nothing", "comes", "goes", "rests", "returns", "adds"})
"""What happens between hands in ordinary play."""
ORDINARY = 6
"""Ordinary tables of a run: the other tables without hooks go on where their levels end."""
CALM = frozenset({"calls", "checks", "least raises", "folds"})
"""Ways to play in which few go all-in, and bets are whole big blinds."""
Levels = Mapping[str, str]
"""A level of each factor."""


@dataclass(frozen=True)
class TablePlan:
    """What one table is made of, and each of its hands."""

    table: Levels
    hands: tuple[Levels, ...]
    """As many as cover all pairs, beginning where this table is to begin."""
    first: int
    """How many hands the tables of its kind before it have, with hooks or without."""
    ordinary: int = 0
    """Hands at the start to which nothing comes but what players do every day, at a table without hooks.

    Most of those after them have a fault or a lost line.
    """
    quiet: bool = False
    """Whether the same people play on, and bet little."""

    def hand(self, number: int) -> Levels:
        """What the hand of this number is made of; hands of a table count from 1."""
        levels = self.hands[(self.first + number - 1) % len(self.hands)]
        if not self.ordinary:
            return levels
        if number > self.ordinary:
            event, between = DISTURBED[number % len(DISTURBED)] or levels["event"], levels["between"]
        else:
            event, between = "nothing", levels["between"] if levels["between"] in EVERY_DAY else "nothing"
        if self.quiet:
            return {**levels, "event": event, "between": "nothing", **self._calm(levels)}
        jackpot = {"jackpot": "all"} if "jackpot" in levels else {}
        return {**levels, "event": event, "between": between, **jackpot}

    def _calm(self, levels: Levels) -> Levels:
        """Among players, a way to play in which few go all-in."""
        return {} if "jackpot" in levels or levels["style"] in CALM else {"style": "calls"}

    def deck(self, number: int) -> int | None:
        """How many decks were laid before that of this hand; None where the product deals its own."""
        if self.hand(number)["deck"] != "laid":
            return None
        laid = [levels["deck"] == "laid" for levels in self.hands]
        rounds, rest = divmod(self.first + number - 1, len(laid))
        return rounds * sum(laid) + sum(laid[:rest])


def table_plan(seed: int, number: int, means: Means, deal: DealPlan, size: int, before: int = 0) -> TablePlan:
    """The plan of a table of so many hands, with `before` hands at tables of its kind; all else is the seed's."""
    factors = table_factors(deal, means)
    if means.ordinary:
        table: Levels = {**_in_turn(factors, number // 4, f"{seed}/plain"), **of_every_day(number)}
    elif means.plain:
        table = {**_in_turn(factors, number // 4 + ORDINARY, f"{seed}/plain"), **without_hooks(deal, number)}
    else:
        tables = _rows(_frozen(factors), f"{seed}/tables")
        usual = _usual(deal, number)
        table = {**tables[usual % len(tables)], **extremes(deal, number)}
    return TablePlan(
        table,
        _with_decks(_rows(_frozen(hand_factors(deal, means)), f"{seed}/hands"), means),
        before,
        size if means.ordinary else size // 2 if means.plain else 0,
        means.ordinary and is_quiet(number),
    )


def _usual(deal: DealPlan, number: int) -> int:
    """How many tables with hooks before this one have levels of the covering array."""
    rounds, rest = divmod(number - 1, MANY)
    in_all, here = (
        sum(not extremes(deal, each) for each in range(2, most, 2)) for most in (MANY + 1, rest + 1)
    )
    return rounds * in_all + here


def _in_turn(factors: Factors, number: int, salt: str) -> Levels:
    """Every factor's levels one after another, from one by chance on: few tables come to all of them."""
    first = {factor: Random(f"{salt}/{factor}").randrange(len(levels)) for factor, levels in factors.items()}
    return {
        factor: _plain(levels[(first[factor] + number) % len(levels)]) for factor, levels in factors.items()
    }


Frozen = tuple[tuple[str, tuple[str, ...]], ...]


def _frozen(factors: Factors) -> Frozen:
    return tuple(factors.items())


@lru_cache(maxsize=32)
def _rows(factors: Frozen, salt: str) -> tuple[Levels, ...]:
    """Rows in which each pair of levels of two factors stands at least once."""
    rows = make(dict(factors), strength=2, sorter=sorters.hash, salt=salt)
    return tuple({factor: _plain(level) for factor, level in row.items()} for row in rows)


def _with_decks(rows: tuple[Levels, ...], means: Means) -> tuple[Levels, ...]:
    """Each row with the product's own cards and with a laid deck, where one can be laid and the hand is played out."""
    if not means.forced_deck:
        return tuple({**row, "deck": "own"} for row in rows)
    return tuple(
        {**row, "deck": "own" if row["style"] == "gives up" else DECKS[(at + again) % len(DECKS)]}
        for again in (0, 4)
        for at, row in enumerate(rows)
    )


def _plain(level: str) -> str:
    """A level that is named twice comes up twice as often."""
    return level.replace(" too", "")
