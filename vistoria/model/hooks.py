"""Which test hooks a request uses: what the harness sets that a house in service leaves to its product."""

from __future__ import annotations

from .command import Command, Start, Wait
from .request import Open

HOOKS = frozenset({"seed", "clock", "forced-deck", "forced-marker", "forced-pool", "forced-stacks"})
QUESTIONS = frozenset({"views", "record", "information", "rank"})
"""Abilities by which a product is asked how a table stands."""


def hooks(request: Open | Command) -> frozenset[str]:
    """The hooks that an opening or a command uses, by the names of their abilities.

    A fault, or a line that is lost, is none of them: it happens in service too.
    """
    match request:
        case Open(force=force, settings=settings):
            used = {
                "forced-marker": force.marker,
                "forced-pool": force.pool,
                "forced-stacks": force.stacks,
                "seed": force.seed,
                "clock": settings.clock,
            }
            return frozenset(name for name, value in used.items() if value is not None)
        case Start(deck=deck) if deck is not None:
            return frozenset({"forced-deck"})
        case Wait():
            return frozenset({"clock"})
    return frozenset()
