"""What those who are asked decide: a way of playing for each hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from vistoria.model.command import Act
from vistoria.model.event import Turn

from .equals import above_equals
from .life import Scene
from .moments import ROUNDS

RAISING = {
    "calls": 0.08, "checks": 0.02, "raises": 0.75, "least raises": 0.85, "greatest bets": 0.6, "all in": 0.35,
    "folds": 0.15, "mixed": 0.3, "presses": 0.8, "waits": 0.25, "gives up": 0.6,
}  # fmt: skip
"""How often one bets or raises where he may."""
FOLDING = {
    "calls": 0.01, "checks": 0.25, "raises": 0.12, "least raises": 0.03, "greatest bets": 0.15, "all in": 0.15,
    "folds": 0.6, "mixed": 0.15, "presses": 0.05, "waits": 0.05, "gives up": 0.02,
}  # fmt: skip
"""How often one folds, where he has to put in more."""


def decision(scene: Scene, turn: Turn) -> Act:
    """What he who is asked decides in the manner of the hand."""
    rng, choices, style = scene.rng, turn.choices, "calls" if scene.shares else scene.now["style"]
    if choices is None or scene.seen.stacks.get(turn.seat) == 0:
        return Act(turn.seat, "call" if scene.seen.own(turn.seat) < scene.seen.level else "check")
    stays = scene.stays(turn.seat)
    if scene.shares and "fold" in choices and turn.seat in above_equals(scene.seen, scene.deal):
        return Act(turn.seat, "fold")
    if style == "presses":
        style = _pressing(scene, turn, choices)
    if (_is_to_fold(scene, turn) or (style == "gives up" and _above_all_in(scene, turn))) and not stays:
        return Act(turn.seat, "fold")
    sized = [act for act in ("bet", "raise") if act in choices]
    quiet = [act for act in ("check", "call") if act in choices]
    means: Literal["voice"] | None = (
        "voice" if scene.means.voice and not scene.ordinary and rng.random() < 0.1 else None
    )
    if sized and rng.random() < (RAISING[style] if quiet else 0.9 if "fold" in choices and not stays else 1):
        act = rng.choice(sized)
        return Act(turn.seat, act, _amount(scene, turn, style, *(choices[act] or _usual(scene, turn))), means)
    free = "check" in choices
    if quiet and (stays or rng.random() >= FOLDING[style] * (0.2 if free else 1) or "fold" not in choices):
        return Act(turn.seat, quiet[0], means=means)
    return Act(turn.seat, "fold")


def _usual(scene: Scene, turn: Turn) -> tuple[int, int]:
    """A bet or raise by the big blind or the least bet, or of all chips, where no amounts are offered."""
    most = scene.seen.own(turn.seat) + scene.seen.stacks.get(turn.seat, 0)
    return min(scene.seen.level + scene.big, most), most


def _amount(scene: Scene, turn: Turn, style: str, least: int, most: int) -> int:
    rng, unit = scene.rng, scene.unit
    if style in ("presses", "gives up") and (near := _near_all(scene, turn, least, most)):
        return rng.choice(near) if style == "presses" else min(near)
    if style == "least raises":
        return least
    if style in ("greatest bets", "all in"):
        return most if rng.random() < 0.8 else least
    between = rng.randint(least, max(least, most))
    if style == "raises" and most > 4 * least >= least:  # a wrong product may offer less than nothing
        between = rng.randint(least, 4 * least)
    lawful = least + (between - least) // unit * unit
    return rng.choice((least, least, min(most, max(least, 2 * least)), lawful, lawful, most))


def _pressing(scene: Scene, turn: Turn, choices: Mapping[str, tuple[int, int] | None]) -> str:
    """Calls up to one round; there a bet that presses another, who raises with all he has if he cannot raise more."""
    if turn.round < 1 + scene.in_turn(ROUNDS):
        return "calls"
    bounds = choices.get("raise")
    short = bounds is not None and bounds[0] == bounds[1]
    return "presses" if "bet" in choices or short or scene.chance(0.2) else "waits"


def _near_all(scene: Scene, turn: Turn, least: int, most: int) -> list[int]:
    """Bets that another can call with all his chips, or raise by less than a whole raise, or call in part alone."""
    seen = scene.seen
    totals = [
        seen.own(seat) + seen.stacks.get(seat, 0)
        for seat in seen.started
        if seat not in (*seen.out, turn.seat) and seen.stacks.get(seat, 0)
    ]
    near = [total + beside * scene.unit for total in totals for beside in (-5, -3, -2, -1, 0, 1)]
    return [to for to in near if least <= to <= most and to % scene.unit == 0]


def _above_all_in(scene: Scene, turn: Turn) -> bool:
    """Whether he may check, and has put in more than others who are all-in, two of four players or more.

    Where all such fold, a pot is nobody's.
    """
    seen, mine = scene.seen, scene.seen.put.get(turn.seat, 0)
    live = [seat for seat in seen.started if seat not in seen.out]
    less = sum(not seen.stacks.get(seat, 0) and seen.put.get(seat, 0) < mine for seat in live)
    may = turn.choices is not None and {"fold", "check"} <= turn.choices.keys()
    return may and less >= (2 if len(seen.started) > 3 else 1)


def _is_to_fold(scene: Scene, turn: Turn) -> bool:
    """Whether somebody folds first, in a hand that a fault befalls: bets of who has folded lie in the pot then."""
    hit = scene.now["event"] in ("fault", "report")
    live = [seat for seat in scene.seen.started if seat not in scene.seen.out]
    faces = turn.choices is not None and {"fold", "call"} <= turn.choices.keys()
    return hit and faces and len(live) == len(scene.seen.started) > 2 and scene.chance(0.3)
