"""Drawn betting: what is tried does not depend on what the engine says that it offers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from vistoria.client.scene import Scene
from vistoria.games.cards.checks.standing import standing
from vistoria.games.cards.deal import DealPlan
from vistoria.games.cards.stakes import stakes_of
from vistoria.generate.choose import Source, pick, several
from vistoria.model.answer import Accepted
from vistoria.model.command import Act
from vistoria.model.event import Turn
from vistoria.table import whose_turn

from .drawn import Drawn, DrawnHand, kind, seatings
from .play import pass_on
from .table import TablePlan

Try = Literal["pass", "fold", "double", "over", "far"]
"""What the seat in turn tries: check or call; fold; a bet of one big blind, or a raise to twice the
bet; one chip more than the pot allows at the widest; all its chips."""


@dataclass(frozen=True)
class TriedHand(DrawnHand):
    """A hand in which things are tried; the seat checks or calls when it is refused."""

    trying: tuple[Try, ...] = ()
    """What is tried, decision by decision."""
    watched: bool = False
    """Whether the house looks before each try, and again after one that was refused."""

    def play(self, scene: Scene) -> None:
        """Have each seat in turn try what was drawn for it, then leave the hand to be called down."""
        for what in self.trying:
            turn = whose_turn(scene.history.last_hand)
            if turn is None:
                return
            if what == "pass":
                pass_on(scene, turn)
                continue
            try_act(scene, turn, _attempt(what, turn.seat, scene, self.plan), watched=self.watched)


def try_act(scene: Scene, turn: Turn, act: Act, *, watched: bool) -> None:
    """The seat in turn tries this and passes where it is refused; if `watched` the house looks before and then."""
    if watched:
        scene.look("house")
    if not isinstance(scene.play(act)[-1], Accepted):
        if watched:
            scene.look("house")
        pass_on(scene, turn)


def _attempt(what: Try, seat: int, scene: Scene, plan: TablePlan) -> Act:
    """The act in chips, by the harness's own account of the hand."""
    if what == "fold":
        return Act(seat, "fold")
    now, least = standing(scene.history), stakes_of(plan.settings).big or 1
    totals = {
        "double": 2 * now.level or least,
        "over": now.widest(seat) + 1,
        "far": now.own(seat) + now.stacks.get(seat, 0),
    }
    return Act(seat, "raise" if now.level else "bet", to=totals[what])


def without_passes_at_the_end(trying: tuple[Try, ...]) -> tuple[Try, ...]:
    """What is tried up to the last that is no pass; from there the hand is called down."""
    last = max((i for i, what in enumerate(trying, 1) if what != "pass"), default=0)
    return trying[:last]


def _tries(
    source: Source, tries: list[Try], most: int, *, limit: Literal["pot"] | None = None, watched: bool = False
) -> Drawn:
    """Hands in which `most` things are tried while they last, the first of `tries` being the plainest."""
    plan = seatings(source, least=3)
    trying = without_passes_at_the_end(several(source, tries, most, most))
    plan = plan.with_commission(*pick(source, [(5, 100), (4, 100), (3, 100)]))
    if limit is not None:
        plan = plan.with_settings(limit=limit)
    return Drawn((TriedHand(plan, trying=trying, watched=watched),))


@kind
def play_against_a_limit(source: Source, deal: DealPlan) -> Drawn:
    """Three players or more who bet, raise and try more than the pot, and never fold."""
    return _tries(source, ["pass", "double", "over", "far"], 12, limit="pot")


@kind
def watched_play_against_a_limit(source: Source, deal: DealPlan) -> Drawn:
    """The same while the house looks on."""
    return _tries(source, ["pass", "double", "over", "far"], 6, limit="pot", watched=True)


@kind
def raise_over_raise(source: Source, deal: DealPlan) -> Drawn:
    """Three players or more in a game with a limit, who mostly raise to twice the bet."""
    return _tries(source, ["pass", "double", "double", "double", "double"], 14, limit="pot")


@kind
def play_with_folds(source: Source, deal: DealPlan) -> Drawn:
    """Three players or more, some of whom raise and some of whom fold."""
    return _tries(source, ["pass", "pass", "pass", "pass", "fold", "double"], 16)
