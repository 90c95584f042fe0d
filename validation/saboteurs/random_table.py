"""What random tables of several games have in common."""

from __future__ import annotations

from random import Random

from vistoria.model.command import Act
from vistoria.model.event import Turn

TABLE = "t"
"""The id of the table that a hand is drawn for."""
SIZED = ("bet", "raise")
QUIET = ("check", "call")


def decision(rng: Random, turn: Turn) -> Act:
    """Mostly what keeps the hand going; a bet or a raise in one of three, and where nothing else keeps it."""
    choices = dict(turn.choices or {})
    sized = [act for act in SIZED if act in choices]
    quiet = [act for act in QUIET if act in choices]
    act = "fold"
    if sized and rng.random() < (0.3 if quiet else 0.9):
        act = rng.choice(sized)
    elif quiet and (rng.random() < 0.85 or "fold" not in choices):
        act = quiet[0]
    bounds = choices[act]
    if bounds is None:
        return Act(turn.seat, act)
    least, most = bounds
    to = rng.choice((least, least, min(most, 2 * least), rng.randint(least, most)))
    return Act(turn.seat, act, to)
