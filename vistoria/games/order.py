"""What a game is told when it draws the life of a whole table, and what it gives back."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from vistoria.model.clause import Regulation
from vistoria.model.request import Request
from vistoria.protocol.handshake import Hello

Life = Generator[Request, Any, None]
"""A table as a conversation: yields requests and is sent the reply to each."""


@dataclass(frozen=True)
class TableOrder:
    """One table to be drawn; equal orders draw alike as long as the replies are equal."""

    regulation: Regulation
    hello: Hello
    """What the engine says of itself: its offers and the abilities of its adapter."""
    seed: int
    number: int
    """Of the table in its run, counted from 1."""
    hands: int
    """How many it lasts at most."""
    before: int = 0
    """Hands of the tables before it that leave out all hooks, as it does, or that leave out not all of them."""
    without: frozenset[str] = frozenset()
    """The test hooks that it leaves out, by the names of their abilities."""
