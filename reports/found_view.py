"""The hands in which play found that a clause was not kept, as a report shows them: the best first, and few."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass

from vistoria.telling import Point, Told
from vistoria.verdict.play import ClauseInPlay, FoundInPlay

from .by_hand import ByHand, by_hand
from .picture import Picture
from .scenario_view import Messages, drawn, replay_of, told_by

MOST = 3
"""Hands that a clause shows; the results name every point."""


@dataclass(frozen=True)
class FoundShown:
    """A point at which a table went otherwise than the clause has it, with the hand in which it came."""

    id: str
    """Its address in the page."""
    found: FoundInPlay
    told: Told | None
    """The hand in words and steps; None if the transcript is missing or cannot be read."""
    picture: Picture | None
    replay: str | None
    show: str | None
    """The command that shows the hand on the terminal; None without a transcript."""
    law: str
    """The id of its regulation."""
    is_open: bool
    """Whether the hand is printed, and drawn without a script: the first one is."""

    @property
    def by_hand(self) -> ByHand | None:
        """How to repeat the hand; None where there was none."""
        return by_hand(self.told)


def found_shown(
    clause: str, play: ClauseInPlay | None, messages: Messages, engine: str | None
) -> tuple[FoundShown, ...]:
    """The hands to show: those that were played again alone, else those of the tables; each hand once."""
    chosen = _chosen(play.found if play else ())
    return tuple(_shown(clause, each, messages, engine, is_first=i == 0) for i, each in enumerate(chosen))


def _chosen(found: Sequence[FoundInPlay]) -> list[FoundInPlay]:
    """Those that come alone, where there are any: they need the fewest messages."""
    alone = [each for each in found if each.alone]
    hands = {(each.transcript, each.hand): each for each in reversed(alone or found)}
    return list(reversed(hands.values()))[:MOST]


def _shown(
    clause: str, found: FoundInPlay, messages: Messages, engine: str | None, *, is_first: bool
) -> FoundShown:
    path = found.transcript
    point = Point(found.demanded, found.seen, found.message)
    told = told_by(messages(path), (found.message,), found.hand or None, point) if path else None
    table = found.table.rpartition("/")[2]
    return FoundShown(
        id=f"{clause}#{table}.{found.message}",
        found=found,
        told=told,
        picture=drawn(told),
        replay=replay_of(path, engine) if path else None,
        show=f"vistoria replay {shlex.quote(path)} --show --message {found.message}" if path else None,
        law=clause.partition("/")[0],
        is_open=is_first,
    )
