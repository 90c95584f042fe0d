"""The clauses that events cite, and those of one difference: which decide, which it follows from, which act there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from vistoria.model.event import Event

Clauses = tuple[str, ...]


def cites_of(events: Sequence[Event]) -> Clauses:
    """All clauses that events cite, each once."""
    return tuple(dict.fromkeys(cite for event in events for cite in event.cites))


class Cited(NamedTuple):
    """The clauses of one difference."""

    decisive: Clauses
    """Those that the difference breaks."""
    also: Clauses = ()
    """Others by which the law acts there."""
    follows: Clauses = ()
    """Those of the others on what it follows from."""


def split(decisive: Sequence[str], *also: Sequence[str], follows: Sequence[str] = ()) -> Cited:
    """A clause that only contains another one that decides does not decide."""
    nearest = [each for each in decisive if not any(other.startswith(f"{each}.") for other in decisive)]
    every = each_once(nearest, decisive, follows, *also)
    others = tuple(each for each in every if each not in nearest)
    return Cited(each_once(nearest), others, tuple(each for each in others if each in follows))


def each_once(*clauses: Sequence[str]) -> Clauses:
    """These clauses in their order, each once."""
    return tuple(dict.fromkeys(clause for some in clauses for clause in some))


def seat_of(key: Any) -> int:
    """The seat that a fact is about; 0 for another place."""
    return key if isinstance(key, int) else int(str(key).removeprefix("seat ").replace("croupier", "0"))
