"""How much a test tries: a part at a commit, all with --complete."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from hypothesis import settings

COMPLETE, COMMIT = 100, 10
"""Examples of a test that names no number."""

Case = TypeVar("Case")


def examples(count: int) -> int:
    """So many with --complete, and their part at a commit."""
    return -(-count * settings().max_examples // COMPLETE)


def part(cases: Sequence[Case]) -> Sequence[Case]:
    """All with --complete, and every eleventh at a commit: an odd step, which meets every column of most tables."""
    return cases[:: COMPLETE // settings().max_examples | 1]
