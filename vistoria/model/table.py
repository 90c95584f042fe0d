"""What a table is opened with: settings that are the house's to choose, and what the harness forces."""

from __future__ import annotations

from typing import Literal

import msgspec

from .cards import Card

Rate = tuple[int, int]
"""A rate as a fraction: (1, 20) is five per cent."""


class Stakes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Forced bets, in chips."""

    small: int | None = None
    big: int | None = None
    entry: int | None = None
    ante: tuple[int, int] | None = None
    jackpot: int | None = None


class Capital(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a player must or may have in front of him, in chips."""

    start: tuple[int, int | None] | None = None
    floor: int | None = None
    restore: int | None = None


class Commission(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the house charges; `cap` in chips for a hand."""

    on: Literal["pot", "buy-in", "hand"]
    rate: Rate
    cap: int | None = None


class Payouts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the house declares of its pay table."""

    royal: int | None = None
    maximum: int | None = None


class Jackpot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The progressive prize: the pool's minimum, and the fixed sums by hand."""

    minimum: int | None = None
    fixed: dict[str, int] | None = None


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Time to decide, in milliseconds of the virtual clock."""

    decision_ms: int | None = None
    extra_ms: int | None = None


class Authorisation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A letter of the authority."""

    ref: str
    asked: str | None = None
    since: str | None = msgspec.field(name="from", default=None)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The house's choices for one table; what is absent is the engine's own default."""

    limit: Literal["pot", "none", "half-pot", "raises"] | None = None
    raises: int | None = None
    mode: Literal["cash", "tournament", "continuous", "session", "demonstration"] | None = None
    stakes: Stakes | None = None
    minimum_bet: int | None = None
    capital: Capital | None = None
    commission: Commission | None = None
    payouts: Payouts | None = None
    jackpot: Jackpot | None = None
    dealing: Literal["hand", "shoe", "shuffler", "box", "software"] | None = None
    clock: Clock | None = None
    smallest: int | None = None
    authorisation: Authorisation | None = None


class Force(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the harness sets instead of letting it happen; each needs its ability."""

    marker: int | None = None
    pool: int | None = None
    stacks: dict[str, int] | None = None
    """Chips by player."""
    seed: str | None = None


class ScheduledIncident(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A fault while a hand is dealt; `at` counts cards from 1, `count` those that lie at `to`."""

    at: int
    kind: Literal[
        "misdealt",
        "wrong-count",
        "exposed",
        "key-exposed",
        "dealt-to-empty",
        "device-fault",
        "system-failure",
    ]
    to: str | int | None = None
    due: str | int | None = None
    places: tuple[str | int, ...] | None = None
    cards: tuple[Card, ...] | None = None
    device: str | None = None
    correctable: bool | None = None
    count: int | None = None
