"""One point in which a table went otherwise than the law has it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

MOST_ALONE = 3
"""How many hands of a table are played again alone, one for each kind of disagreement."""


class Disagreement(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the law demands and what was seen, in words; `n` numbers the message that showed it."""

    n: int
    table: str
    hand: int
    """The hand of the table, counted from 1; 0 before the first."""
    aspect: str
    """What differs: `dealing`, `forced bets`, `who acts`, `winners` …"""
    clauses: tuple[str, ...]
    """Those that decide the point: each of them is not kept."""
    demanded: str
    seen: str
    also: tuple[str, ...] = ()
    """Other clauses by which the law acts there; none of them fails for it."""
    follows: tuple[str, ...] = ()
    """Those of `also` on what the point follows from: one of them fails where it explains more than the point does."""
    through: tuple[str, ...] = ()
    """Those of `clauses` through which the others hold at such a table.

    They are kept after all where a table at which the others hold by themselves shows the same.
    """
    goes_on: bool = False
    """Whether the hand is followed further all the same: the table stands as the law has it."""

    @property
    def kind(self) -> tuple[object, ...]:
        """The clause and the aspect: two hands that differ in them show two things."""
        return self.clauses[:1], self.aspect

    def is_again(self, other: Disagreement) -> bool:
        """Whether another one is the same mismatch; which of its clauses explains most depends on what else is seen."""
        mine, theirs = ({*each.clauses, *each.also} for each in (self, other))
        return self.aspect == other.aspect and not mine.isdisjoint(theirs)


def asked_again(found: Sequence[Disagreement]) -> tuple[Disagreement, ...]:
    """The disagreements of a table whose hands are played again alone: the first of each kind, in the order of play."""
    first = {each.kind: each for each in reversed(found)}
    return tuple(sorted(first.values(), key=lambda each: each.n)[:MOST_ALONE])
