"""When something befalls a hand: in each round, at its first turn, at a later one and at its last, again and again."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from vistoria.model.event import Turn

from .life import Scene

ROUNDS, TURNS = 4, ("first", "between", "last")
MOMENTS = tuple(product(TURNS, range(1, ROUNDS + 1)))


@dataclass
class Moment:
    """The turn at which something is to befall a hand, and how far its round has come."""

    turn: str
    round: int
    now: int = 0
    turns: int = 0
    """Of the round under way, before this one."""

    @classmethod
    def of(cls, scene: Scene) -> Moment:
        """The moment of this hand."""
        return cls(*MOMENTS[scene.in_turn(len(MOMENTS))])

    def is_now(self, scene: Scene, turn: Turn) -> bool:
        """Whether it has come, or its round is over without it; to be asked once at each turn."""
        self.turns = self.turns + 1 if turn.round == self.now else 0
        self.now = turn.round
        live = sum(
            seat not in scene.seen.out and scene.seen.stacks.get(seat, 0) > 0 for seat in scene.seen.started
        )
        last = self.turns >= live - 1
        at = "first" if self.turns == 0 else "last" if last else "between"
        return turn.round > self.round or (turn.round == self.round and at == self.turn)
