"""What a scenario draws and how it numbers its tables."""

from __future__ import annotations

import hashlib

TRIED_HAND, TRIED_STAKES = OFF_THE_RECORD = 1_000_000, 2_000_000
"""Tables whose conversation is kept only where the engine breaks off in it are counted from these: tried are a hand
that shows how the product deals, and stakes that it may take."""


def draw_seed(seed: int, scenario: str) -> int:
    """What a scenario's own draws follow from, the same in every run with the same seed."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{scenario}".encode()).digest()[:6], "big")


def table_label(number: int) -> str:
    """The harness's own name of a table of a conversation; tables count from 1."""
    return f"t{number}"
