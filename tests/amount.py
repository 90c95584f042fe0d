"""How many examples hypothesis tries, and scenarios draw: a part at a commit, all with --complete."""

from __future__ import annotations

from hypothesis import settings

COMPLETE, COMMIT = 100, 15
"""Examples of a test that names no number."""


def examples(count: int) -> int:
    """So many with --complete, and their part at a commit."""
    return -(-count * settings().max_examples // COMPLETE)
