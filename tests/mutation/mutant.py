"""An engine whose table of rules differs in one value from the law: some scenario must notice."""

from __future__ import annotations

import msgspec


class Mutant(msgspec.Struct, frozen=True):
    """One changed value; launched by an adapter that takes the option `id`."""

    id: str
    """Regulation, path of the value in its table, and what became of it."""
    regulation: str
    cites: tuple[str, ...]
    """Clauses named beside the value, the nearest first: their scenarios are tried first."""
