"""`[[grants]]` of a regulation: which clause gives which act to the seat that is asked."""

from __future__ import annotations

import msgspec

from vistoria.model.game import need


class GrantText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """An act that a clause gives to the seat that is asked, and when; what is not said does not matter."""

    act: str
    clause: str
    rounds: tuple[int, ...] = ()
    facing: bool | None = None
    all_in: bool | None = None
    two: bool | None = None
    limit: str | None = None
    again: bool | None = None

    def __post_init__(self) -> None:
        """Raise ValueError for an act that no game has; a bet on one of its spaces is one."""
        if self.act != "decline":
            need(self.act, "acts", "spaces")
