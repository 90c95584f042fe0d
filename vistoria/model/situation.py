"""The situations in which play looked at a clause: a round of a hand of a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec


class Situation(msgspec.Struct, frozen=True, array_like=True):
    """One round of one hand, as the table stood when the round was last looked at; chips in the smallest unit."""

    hand: int
    """Of the table, counted from 1; 0 before the first."""
    round: int
    players: int
    """How many were in the hand at its start."""
    deck: Literal["laid", "own", "no-hook"]
    """Whether the cards were laid, dealt as the product deals them, or so at a table that had used no test hook."""
    pot: int
    """The chips in play at their most."""
    shortest: int
    """The least that a player began the hand with."""
    opening: int = 1
    """Of the conversation, where each hand has a table of its own."""


def hands_of(situations: Iterable[Situation]) -> int:
    """In how many hands; what was looked at before the first hand of a table is in none."""
    return len({(each.opening, each.hand) for each in situations if each.hand})
