"""Whom the law asks, and whom the product asks in his place."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.event import Event, Turn

Events = Sequence[Event]


def passed_over(asked: Sequence[Turn], events: Events) -> Sequence[Turn]:
    """The turn that the law gives, where the product does not give it."""
    given = {(e.seat, e.round) for e in events if isinstance(e, Turn)}
    return [turn for turn in asked if (turn.seat, turn.round) not in given]


def asks_another(lawful: Events, events: Events) -> bool:
    """Whether both ask somebody in one round, and not the same."""
    mine, theirs = ([e for e in side if isinstance(e, Turn)][-1:] for side in (lawful, events))
    pairs = zip(mine, theirs, strict=False)
    return any(one.round == other.round and one.seat != other.seat for one, other in pairs)
