"""Kinds of literals that the sentences of the game use."""

from __future__ import annotations

from vistoria.checks.literals import kind


@kind("player|banker|tie")
def side(text: str) -> str:
    """A hand, or a tie; also the space for bets on it."""
    return text
