"""What a table is opened with: settings that are the house's to choose, and what the harness forces."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from .cards import Card
from .game import own_settings

Number = Annotated[int, Meta(ge=1)]
"""What counts from 1, and what there is at least one of."""
Chips = Number
"""An amount in chips of the smallest unit, more than none."""
Whole = Annotated[int, Meta(ge=0)]
"""What may be none."""
Rate = tuple[Whole, Number]
"""A rate as a fraction: (1, 20) is five per cent."""


class Stakes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Forced bets, in chips: the small one is not above the big one; of the ante the least and the highest."""

    small: Chips | None = None
    big: Chips | None = None
    entry: Chips | None = None
    ante: tuple[Chips, Chips] | None = None
    jackpot: Chips | None = None

    def __post_init__(self) -> None:
        """Raise ValueError where one bound is on the wrong side of the other."""
        if self.small is not None and self.big is not None and self.small > self.big:
            raise ValueError(f"a small blind of {self.small} above the big one, {self.big}")
        if self.ante is not None and self.ante[0] > self.ante[1]:
            raise ValueError(f"antes from {self.ante[0]} to {self.ante[1]}: say the least first")


class Capital(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a player must or may have in front of him, in chips; of the start the least and the highest."""

    start: tuple[Chips, Chips | None] | None = None
    floor: Chips | None = None
    restore: Chips | None = None

    def __post_init__(self) -> None:
        """Raise ValueError where the least start is above the highest."""
        least, most = self.start or (1, None)
        if most is not None and least > most:
            raise ValueError(f"a capital from {least} to {most}: say the least first")


class Commission(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the house charges; `cap` in chips for a hand."""

    on: Literal["pot", "buy-in", "hand"]
    rate: Rate
    cap: Whole | None = None


class Payouts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the house declares of its pay table."""

    royal: Number | None = None
    maximum: Chips | None = None


Prize = Literal["royal", "straight-flush", "quads", "full-house", "flush"]
"""Hands that may have a fixed sum."""


class Jackpot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The progressive prize: the pool's minimum, and the fixed sums by hand."""

    minimum: Chips | None = None
    fixed: dict[Prize, Chips] | None = None


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Time to decide, in milliseconds of the virtual clock."""

    decision_ms: Number | None = None
    extra_ms: Whole | None = None


class Authorisation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A letter of the authority."""

    ref: str
    asked: str | None = None
    since: str | None = msgspec.field(name="from", default=None)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the house chooses for one table, bets in multiples of `smallest`; the rest is the engine's own default."""

    limit: Literal["pot", "none", "half-pot", "raises"] | None = None
    raises: Number | None = None
    mode: Literal["cash", "tournament", "continuous", "session", "demonstration"] | None = None
    stakes: Stakes | None = None
    minimum_bet: Chips | None = None
    capital: Capital | None = None
    commission: Commission | None = None
    payouts: Payouts | None = None
    jackpot: Jackpot | None = None
    dealing: Literal["hand", "shoe", "shuffler", "box", "software"] | None = None
    clock: Clock | None = None
    smallest: Chips | None = None
    authorisation: Authorisation | None = None
    game: dict[str, Any] | None = None
    """What a game of its own lets the house choose, with its id under `kind`."""

    def __post_init__(self) -> None:
        """Raise ValueError where a bet cannot be laid in the smallest chips, or a game does not take a setting."""
        if self.game is not None:
            own_settings(self.game)
        stakes, unit = self.stakes or Stakes(), self.smallest or 1
        ante = stakes.ante or (None, None)
        for bet in (stakes.small, stakes.big, stakes.entry, *ante, stakes.jackpot, self.minimum_bet):
            if bet is not None and bet % unit:
                raise ValueError(f"a bet of {bet} in chips of {unit}")


class Force(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the harness sets instead of letting it happen; each needs its ability."""

    marker: Number | None = None
    pool: Whole | None = None
    stacks: dict[str, Chips] | None = None
    """Chips by player."""
    seed: str | None = None


IncidentKind = Literal[
    "misdealt",
    "wrong-count",
    "exposed",
    "key-exposed",
    "dealt-to-empty",
    "device-fault",
    "system-failure",
]
"""Faults of dealing."""


class ScheduledIncident(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A fault while a hand is dealt; `at` counts cards from 1, `count` those that lie at `to`."""

    at: Number
    kind: IncidentKind
    to: str | int | None = None
    due: str | int | None = None
    places: tuple[str | int, ...] | None = None
    cards: tuple[Card, ...] | None = None
    device: str | None = None
    correctable: bool | None = None
    count: Whole | None = None
