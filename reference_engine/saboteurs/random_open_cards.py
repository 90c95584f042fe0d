"""Random hands of players whose cards lie open but for one."""

from __future__ import annotations

from random import Random
from typing import Literal

from vistoria.model.command import Act, Join, Start
from vistoria.model.event import Turn
from vistoria.model.request import Open
from vistoria.model.table import Force, Settings, Stakes

from .random_table import TABLE

Verb = Literal["fold", "check", "call", "bet", "raise"]
SIZED: tuple[Verb, ...] = ("bet", "raise")
QUIET: tuple[Verb, ...] = ("check", "call")


def table(rng: Random, regulation: str) -> tuple[Open, list[Join]]:
    """Two to seven players, deep and short stacks, either entry."""
    seats = sorted(rng.sample(range(1, 8), rng.choice((2, 3, 3, 4, 4, 5, 7))))
    settings = Settings(smallest=1, stakes=Stakes(entry=rng.choice((20, 20, 100))))
    stacks = (10_000, 10_000, 1_500, 733)
    joins = [Join(f"p{seat}", seat, 10_000) for seat in seats]
    forced = {join.player: rng.choice(stacks) for join in joins}
    return Open(TABLE, regulation, 7, settings, Force(stacks=forced, seed=str(rng.random()))), joins


def start(rng: Random, request: Open) -> Start:
    """A hand as it comes."""
    return Start()


def decision(rng: Random, turn: Turn) -> Act:
    """Mostly what keeps the hand going; a bet wherever one has to be made, else in one of three."""
    choices = dict(turn.choices or {})
    sized: list[Verb] = [act for act in SIZED if act in choices]
    quiet: list[Verb] = [act for act in QUIET if act in choices]
    act: Verb = "fold"
    if sized and (not quiet or rng.random() < 0.3) and rng.random() < 0.9:
        act = rng.choice(sized)
    elif quiet and (rng.random() < 0.85 or "fold" not in choices):
        act = quiet[0]
    bounds = choices[act]
    if bounds is None:
        return Act(turn.seat, act)
    least, most = bounds
    to = rng.choice((least, least, min(most, 2 * least), rng.randint(least, most)))
    return Act(turn.seat, act, to)
