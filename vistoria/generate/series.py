"""Plays many hands at one table, the cards as the product mixes them."""

from __future__ import annotations

import hashlib

from vistoria.checks import apply_check
from vistoria.client.scene import Scene, SceneFault
from vistoria.model.answer import Accepted, Answer
from vistoria.model.command import Act, Command, Start
from vistoria.model.event import Turn
from vistoria.model.evidence import Sample
from vistoria.model.outcome import Reason

from .deck import deal_order
from .play import call_down, seat_everybody
from .table import TablePlan


def called_down(scene: Scene, plan: TablePlan, hands: int) -> None:
    """Deal so many hands one after another and check or call each to the end."""
    seat_everybody(scene, plan)
    for _ in range(hands):
        scene.must_play(Start())
        call_down(scene)


def folded_down(scene: Scene, plan: TablePlan, hands: int) -> None:
    """Deal so many hands one after another; in each all fold but the last who is asked."""
    seat_everybody(scene, plan)
    _fold_hands(scene, plan, hands)


def fold_to_last(scene: Scene, plan: TablePlan) -> None:
    """In the hand that is dealt all fold but the last who is asked."""
    hand = scene.history.last_hand
    turn = hand.events[-1].event if hand is not None else None
    if isinstance(turn, Turn):
        scene.must_play(*_folds(plan, turn.seat))


def sampled(scene: Scene, plan: TablePlan, check: str, hands: int, most: list[int]) -> None:
    """Play a sample; play another, on a fresh table, only when the first does not settle the check; judge.

    The product's own seed is fixed where its adapter has that ability, so that the sample can be drawn again.
    Raises SceneFault (too-few) where a run draws but a share of its examples: half a sample settles nothing.
    """
    seed = int.from_bytes(hashlib.sha256(f"{scene.seed}/{scene.entry.id}".encode()).digest()[:6], "big")
    if scene.examples < 100:
        scene.sample = Sample(0, 0, hands, seed)
        raise SceneFault(Reason.TOO_FEW, f"a sample is drawn whole; this run draws {scene.examples} %")
    literals: dict[str, object] = {"hands": hands, "most": most}
    played = 0
    for _ in most:
        scene.close()
        seat_everybody(scene, plan)
        _fold_hands(scene, plan, hands)
        played += hands
        if apply_check(check, literals, scene.history).verdict == "passed":
            break
    scene.sample = Sample(played, played, hands, seed)
    scene.judge(check, **literals)


def _fold_hands(scene: Scene, plan: TablePlan, hands: int) -> None:
    """One message a hand: the folds of the last and the start of the next."""
    waiting: list[Command] = []
    for _ in range(hands):
        scene.must_play(*waiting, Start())
        replies = scene.talk.exchanges[-1].reply
        waiting = list(_folds(plan, _asked(replies[-1] if isinstance(replies, tuple) else None)))
    scene.must_play(*waiting)


def _asked(answer: Answer | None) -> int:
    last = answer.events[-1] if isinstance(answer, Accepted) and answer.events else None
    if not isinstance(last, Turn):
        raise SceneFault(Reason.COURSE_REFUSED, "a hand was started, and nobody was asked")
    return last.seat


def _folds(plan: TablePlan, first: int) -> list[Act]:
    """Folds in turn from the seat that is asked, all but one."""
    seats = [s.seat for s in plan.sitting]
    order = [first, *deal_order(seats, first)]
    return [Act(seat, "fold") for seat in order[: len(seats) - 1]]
