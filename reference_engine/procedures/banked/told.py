"""What is told of chips that move."""

from __future__ import annotations

from typing import TypeVar

from vistoria.model.event import Collected, Paid, Returned

Moving = TypeVar("Moving", bound=Collected | Paid | Returned)


def told(*events: Moving) -> list[Moving]:
    """Those that move chips: of nothing, nothing is told."""
    return [event for event in events if event.amount]
