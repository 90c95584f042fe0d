"""A part of the chips in play."""

from __future__ import annotations

import msgspec

from .figures import Sum


class Pot(msgspec.Struct, frozen=True):
    """One pot and the seats that can win it."""

    amount: Sum
    seats: tuple[int, ...]
