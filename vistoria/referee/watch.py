"""Where play looked at which clause: filled while a table is followed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from vistoria.model.command import Command, Start
from vistoria.model.hooks import hooks
from vistoria.model.request import Open
from vistoria.model.situation import Situation
from vistoria.table.state import Table


@dataclass
class Watch:
    """Every situation in which the law acted and the table agreed with it, by clause."""

    looked: dict[str, dict[tuple[int, int, int], Situation]] = field(default_factory=dict)
    """By clause, the situation of each opening, hand and round."""
    openings: int = 0
    parted: list[int] = field(default_factory=list)
    """The messages at which the table went otherwise where no clause speaks."""
    unfollowed: dict[tuple[str, int], int] = field(default_factory=dict)
    """The tables and hands that were not followed to their end for that, with the message."""
    ended: set[int] = field(default_factory=set)
    """The messages among these with which the hand ended: nothing of it was left."""
    laid: bool = False
    """Whether the deck of the hand under way was laid."""
    hooked: bool = False
    """Whether the table has used a test hook."""
    looks_on: bool = True
    """Whether it is asked for more than where the table parts from the law."""

    def opens(self, request: Open) -> None:
        """A table opens."""
        self.openings += 1
        self.hooked = bool(hooks(request))

    def hears(self, command: Command) -> None:
        """A command was accepted."""
        self.hooked = self.hooked or bool(hooks(command))
        if isinstance(command, Start):
            self.laid = command.deck is not None

    def looks(self, clauses: Iterable[str], hand: int, seen: Table) -> None:
        """These clauses were looked at now."""
        here: Situation | None = None
        for clause in clauses:
            if here is None:
                here = self._situation(hand, seen)
            self.looked.setdefault(clause, {})[here.opening, here.hand, here.round] = here

    def _situation(self, hand: int, seen: Table) -> Situation:
        begun = seen.started
        return Situation(
            hand=hand,
            round=seen.round if hand else 0,
            players=len(begun) or len(seen.players),
            deck="laid" if self.laid else "own" if self.hooked else "no-hook",
            pot=sum(seen.staked.values()),
            shortest=min(begun.values(), default=0),
            opening=self.openings,
        )
