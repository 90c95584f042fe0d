"""`[[grants]]` of a regulation: which clause gives which act to the seat that is asked."""

from __future__ import annotations

from typing import Literal

import msgspec


class GrantText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """An act that a clause gives to the seat that is asked, and when; what is not said does not matter."""

    act: Literal["fold", "check", "call", "bet", "raise", "additional", "decline"]
    clause: str
    rounds: tuple[int, ...] = ()
    facing: bool | None = None
    all_in: bool | None = None
    two: bool | None = None
    limit: str | None = None
    again: bool | None = None
