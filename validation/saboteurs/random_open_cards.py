"""Random hands of players whose cards lie open but for one."""

from __future__ import annotations

from random import Random

from vistoria.model.command import Join, Start
from vistoria.model.request import Open
from vistoria.model.table import Force, Settings

from .random_table import TABLE, decision

__all__ = ["decision", "start", "table"]


def table(rng: Random, regulation: str) -> tuple[Open, list[Join]]:
    """Two to seven players, deep and short stacks, either entry."""
    seats = sorted(rng.sample(range(1, 8), rng.choice((2, 3, 3, 4, 4, 5, 7))))
    settings = Settings(smallest=1, stakes={"entry": rng.choice((20, 20, 100))})
    stacks = (10_000, 10_000, 1_500, 733)
    joins = [Join(f"p{seat}", seat, 10_000) for seat in seats]
    forced = {join.player: rng.choice(stacks) for join in joins}
    return Open(TABLE, regulation, 7, settings, Force(stacks=forced, seed=str(rng.random()))), joins


def start(rng: Random, request: Open) -> Start:
    """A hand as it comes."""
    return Start()
