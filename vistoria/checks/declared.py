"""What the house has declared of a table: the settings it was opened with, and those changed since."""

from __future__ import annotations

import msgspec

from vistoria.model.table import Settings


class Declared:
    """The settings of one table as they stand; a setting that was never named is not declared."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def change(self, settings: Settings) -> None:
        """Settings that are named take the place of those before, whole."""
        given = {name: value for name in settings.__struct_fields__ if (value := getattr(settings, name))}
        self.settings = msgspec.structs.replace(self.settings, **given)

    @property
    def maximum(self) -> int | None:
        """The most that is paid, in chips."""
        payouts = self.settings.payouts
        return None if payouts is None else payouts.maximum

    @property
    def minimum(self) -> int | None:
        """Where the jackpot pool begins again, in chips."""
        jackpot = self.settings.jackpot
        return None if jackpot is None else jackpot.minimum
