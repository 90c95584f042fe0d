"""What follows from the seed and the scenario alone: the ids of its tables, and the seed of its own draws."""

from __future__ import annotations

import hashlib

TRIED_HAND, TRIED_STAKES = OFF_THE_RECORD = 1_000, 2_000
"""Tables whose conversation is kept only where the engine breaks off in it are counted from these: tried are a hand
that shows how the product deals, and stakes that it may take."""


def draw_seed(seed: int, scenario: str) -> int:
    """What a scenario's own draws follow from, the same in every run with the same seed."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{scenario}".encode()).digest()[:6], "big")


def table_id(seed: int, scenario: str, number: int) -> str:
    """The id of a scenario's table, which tells the engine nothing; tables count from 1."""
    return "t-" + hashlib.sha256(f"{seed}/{scenario}/{number}".encode()).hexdigest()[:10]


def asked_again(table: str) -> str:
    """The id of the table at which all that was said at another is said once more."""
    return f"r{table[1:]}"
