"""Where a card or a chip can be."""

from __future__ import annotations

from typing import Literal

import msgspec


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's place at the table; seats count from 1 at the croupier's left, clockwise."""

    seat: int

    def __str__(self) -> str:
        return f"seat {self.seat}"


Place = Seat | Literal["croupier", "common", "burn", "aside", "house"]
"""`burn`: «inutilizar»; `aside`: kept out of play; `common`: the centre of the table."""
