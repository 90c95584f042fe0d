"""What a scenario draws and how it numbers its tables."""

from __future__ import annotations

import hashlib


def draw_seed(seed: int, scenario: str) -> int:
    """What a scenario's own draws follow from, the same in every run with the same seed."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{scenario}".encode()).digest()[:6], "big")


def table_label(number: int) -> str:
    """The harness's own name of a table of a conversation; tables count from 1."""
    return f"t{number}"
