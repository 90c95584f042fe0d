"""What the bets of card games cost: blinds, the entry, the ante and the jackpot bet."""

from __future__ import annotations

import msgspec

from vistoria.model.figures import Chips
from vistoria.model.table import Settings


class Stakes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What bets cost, in chips.

    `small` is at most `big`; `entry` is the ante of stud among players; `ante` holds the lowest and the highest
    ante against the house.
    """

    small: Chips | None = None
    big: Chips | None = None
    entry: Chips | None = None
    ante: tuple[Chips, Chips] | None = None
    jackpot: Chips | None = None

    def __post_init__(self) -> None:
        """Raise ValueError when a lower bound is above its upper bound."""
        if self.small is not None and self.big is not None and self.small > self.big:
            raise ValueError(f"a small blind of {self.small} above the big one, {self.big}")
        if self.ante is not None and self.ante[0] > self.ante[1]:
            raise ValueError(f"antes from {self.ante[0]} to {self.ante[1]}: say the least first")


def stakes_of(settings: Settings) -> Stakes:
    """What the house declares; nothing where it declares nothing, or the table is one of another game."""
    return settings.stakes if isinstance(settings.stakes, Stakes) else Stakes()
