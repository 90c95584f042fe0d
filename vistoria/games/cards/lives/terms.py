"""Openings of one table, from the one that was drawn to ever plainer ones, for a product with terms of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from vistoria.model.request import Open
from vistoria.model.table import Settings

MULTIPLES = (1, 2, 5, 10, 25, 50, 100)
"""Of the drawn stakes, in the order in which they are asked for."""


def ever_plainer(request: Open, most: int, spared: Sequence[str]) -> Iterator[Open]:
    """The table as drawn and with its most places, then each with one choice of the house fewer, and so on."""
    for name in ("", *spared):
        if name:
            if getattr(request.settings, name) is None:
                continue
            settings = msgspec.structs.replace(request.settings, **{name: None})
            request = msgspec.structs.replace(request, settings=settings)
        yield request
        if request.seats != most:
            yield msgspec.structs.replace(request, seats=most)


def at_multiples(request: Open, seats: int) -> Iterator[tuple[Open, int]]:
    """The table with its most places and nothing declared but the stakes, at ever greater multiples of them."""
    stakes = request.settings.stakes
    if stakes is None:
        return
    sums = msgspec.to_builtins(stakes)
    for times in MULTIPLES:
        settings = Settings(stakes={name: _times(stake, times) for name, stake in sums.items()})
        yield msgspec.structs.replace(request, seats=seats, settings=settings), times


def _times(stake: Any, times: int) -> Any:
    return stake * times if isinstance(stake, int) else [bound * times for bound in stake]
