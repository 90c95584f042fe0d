"""One point in which a table went otherwise than the law has it."""

from __future__ import annotations

import msgspec

NOTHING = "nothing of the kind"
"""What `demanded` or `seen` says where there is nothing that it could say."""


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
    through: tuple[str, ...] = ()
    """Those of `clauses` through which the others hold at such a table.

    They are kept after all where a table at which the others hold by themselves shows the same.
    """
