"""What follows from the seed and the scenario alone: the ids of its tables, and the seed of its own draws."""

from __future__ import annotations

import hashlib


def draw_seed(seed: int, scenario: str) -> int:
    """What a scenario's own draws follow from, the same in every run with the same seed."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{scenario}".encode()).digest()[:6], "big")


def table_id(seed: int, scenario: str, number: int) -> str:
    """The id of a scenario's table, which tells the engine nothing; tables count from 1."""
    return "t-" + hashlib.sha256(f"{seed}/{scenario}/{number}".encode()).hexdigest()[:10]
