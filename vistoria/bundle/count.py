"""Who wants to know how far the judging of a stored run has come is told by such a function."""

from __future__ import annotations

from collections.abc import Callable

Count = Callable[[str, int, int | None], object]
"""Called with what is judged again, how much of it is done, and of how much, if that is known."""


def uncounted(what: str, done: int, of: int | None) -> None:
    """Nobody wants to know."""
