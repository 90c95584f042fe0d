"""What a table is opened with: the settings that the house chooses, and what the harness forces."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from .cards import Card
from .figures import Chips as Chips
from .figures import ChipsOrNone
from .game import need, own_settings, own_stakes, sums_of

Number = Annotated[int, Meta(ge=1)]
"""A number from 1."""
Whole = Annotated[int, Meta(ge=0)]
"""A number from 0."""
Rate = tuple[Whole, Number]
"""A rate as a fraction: (1, 20) is five per cent."""


class Capital(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Chips that a player must or may have on the table; `start` holds the lowest and the highest."""

    start: tuple[Chips, Chips | None] | None = None
    floor: Chips | None = None
    restore: Chips | None = None

    def __post_init__(self) -> None:
        """Raise ValueError when the lowest start is above the highest."""
        least, most = self.start or (1, None)
        if most is not None and least > most:
            raise ValueError(f"a capital from {least} to {most}: say the least first")


class Commission(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the house charges; `cap` is the most for one hand, in chips."""

    on: Literal["pot", "buy-in", "hand"]
    rate: Rate
    cap: ChipsOrNone | None = None


class Payouts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the house declares about its pay table: the odds of a royal flush and the maximum."""

    royal: Number | None = None
    maximum: Chips | None = None


class Jackpot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The progressive jackpot: the minimum of the pool, and the fixed prize of each hand that the game names."""

    minimum: Chips | None = None
    fixed: dict[str, Chips] | None = None

    def __post_init__(self) -> None:
        """Raise ValueError for a hand that no game has a prize for."""
        for hand in self.fixed or ():
            need(hand, "prizes")


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Time to decide, in milliseconds of the virtual clock."""

    decision_ms: Number | None = None
    extra_ms: Whole | None = None


class Authorisation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An authorisation by the authority: its reference, and its dates."""

    ref: str
    asked: str | None = None
    since: str | None = msgspec.field(name="from", default=None)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the house chooses for one table; the engine has defaults for the rest.

    Bets are multiples of `smallest`. `raises` is the most raises of a round, whatever `limit` bounds their amount; an
    engine that counts none there refuses it.
    """

    limit: str | None = None
    raises: Number | None = None
    mode: Literal["cash", "tournament", "continuous", "session", "demonstration"] | None = None
    stakes: Any = None
    """What bets cost: the record of the game that the table is of, or a mapping of which it is made."""
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
        """Raise ValueError for a bet that is no multiple of the smallest chip, and for what no game has."""
        if self.limit is not None:
            need(self.limit, "limits")
        if self.game is not None:
            own_settings(self.game)
        bets = [self.minimum_bet]
        if self.stakes is not None:
            stakes = own_stakes(self.stakes, self.game)
            msgspec.structs.force_setattr(self, "stakes", stakes)
            bets += sums_of(stakes)
        for bet in bets:
            if bet is not None and bet % (self.smallest or 1):
                raise ValueError(f"a bet of {bet} in chips of {self.smallest}")


class Force(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the harness sets instead of leaving it to the engine; each key needs its ability."""

    marker: Number | None = None
    pool: ChipsOrNone | None = None
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
"""Kinds of fault."""


class ScheduledIncident(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A fault during the deal; `at` counts cards from 1, and `count` is the number of cards that lie at `to`."""

    at: Number
    kind: IncidentKind
    to: str | int | None = None
    due: str | int | None = None
    places: tuple[str | int, ...] | None = None
    cards: tuple[Card, ...] | None = None
    device: str | None = None
    correctable: bool | None = None
    count: Whole | None = None
