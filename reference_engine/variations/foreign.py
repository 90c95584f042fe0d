"""Houses with customs of their own: what they declare, how they deal, when they wait and what they say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from vistoria.model.answer import ReasonGiven, Refused
from vistoria.model.cards import Card
from vistoria.model.event import HandStarted, Notice, RoundEnded, UnknownEvent
from vistoria.model.place import Place
from vistoria.model.request import Open
from vistoria.model.table import Settings

from ..policies.change import as_kind, both, part, policy
from ..policies.distribution import Device, Distribution
from ..policies.open_cards.dealing import Dealing
from ..policies.streets import Streets
from .house import offering
from .variation import Told, Variation

NOTHING = Settings()


@dataclass(frozen=True)
class InBlocks(Streets):
    """All cards of a hand at once."""

    def deal(self, order: Sequence[int]) -> Sequence[int]:
        return tuple(seat for seat in order for _ in range(self.own))

    def hands(self, deck: Sequence[Card], order: Sequence[int]) -> tuple[tuple[Card, ...], ...]:
        return tuple(tuple(deck[i * self.own : (i + 1) * self.own]) for i in range(len(order)))


class CroupierFirst(Distribution):
    """A card is burnt, and the croupier is dealt to before the players."""

    def places(self, players: Sequence[Place], device: Device) -> list[Place]:
        hands: tuple[Place, ...] = ("croupier", *players)
        one_by_one = list(hands * self.own)
        return ["burn", *(one_by_one if device == "shoe" else [p for p in hands for _ in range(self.own)])]


class Clockwise(Dealing):
    """The first cards go the other way round the table."""

    def own(self, number: int, players: int) -> Sequence[int]:
        return range(players)[::-1]


def _in_blocks(streets: Streets) -> Streets:
    """In blocks, and nothing is burnt."""
    after = tuple(replace(street, burn=0) for street in streets.after)
    blocks: Streets = as_kind(streets, InBlocks, after=after)
    return blocks


def _in_blocks_burning(streets: Streets) -> Streets:
    """In blocks, and a card is put aside before each street."""
    after = tuple(replace(street, burn=1) for street in streets.after)
    blocks: Streets = as_kind(streets, InBlocks, after=after)
    return blocks


def taking_only(by: str, *names: str) -> Callable[[Open], Refused | None]:
    """A house that is asked for nothing but these settings, by whom else is refused."""

    def opens(request: Open) -> Refused | None:
        for name in Settings.__struct_fields__:
            if name not in names and getattr(request.settings, name) != getattr(NOTHING, name):
                return Refused(by, ReasonGiven("unknown-setting", f"no {name} here"))  # type: ignore[arg-type]
        return None

    return opens


def talking(events: Told) -> Told:
    """A word after every event, a notice after every turn, after the last of them too."""
    told: list[Any] = []
    for event in events:
        told += [event, UnknownEvent(type="x-word", text="Boa sorte · 祝你好運"), Notice(what="x-light")]
    return tuple(told)


def stops(event: object) -> bool:
    """The croupier waits when a hand begins, and when a round is over."""
    return isinstance(event, HandStarted | RoundEnded)


VARIATIONS = (
    Variation(
        "foreign-house",
        "Deals each hand in a block, burns nothing, takes no commission, has chips of one and a limit alone, waits for "
        "its croupier and talks after every event.",
        "mo-97-2010",
        hello=offering("mo-97-2010", "limit", "shuffler"),
        tells=talking,
        plays=both(part("streets", _in_blocks), policy("house", modes=("cash",))),
        opens=taking_only("engine", "stakes", "limit", "minimum_bet", "raises", "mode", "dealing"),
        waits=stops,
        breaks=("6.1", "7.1", "8.1", "8.3"),
    ),
    Variation(
        "foreign-house",
        "Deals each hand in a block, burns a card before each street, takes three per cent and no other rate, plays "
        "sessions of its own clock with chips of one, waits for its croupier and talks after every event.",
        "pt-omaha-online",
        hello=offering(
            "pt-omaha-online", "session", "on-pot", "pot", "none", "half-pot", "raises", "extra-time", "rest"
        ),
        tells=talking,
        plays=both(
            part("streets", _in_blocks_burning),
            policy("house", modes=("session",), free_modes=()),
            policy("commission", usual=Fraction(3, 100), fee=None),
        ),
        opens=taking_only("engine", "stakes", "limit", "minimum_bet", "raises", "mode", "capital"),
        waits=stops,
        breaks=("50",),
    ),
    Variation(
        "foreign-house",
        "Burns a card, deals the croupier first, takes no setting but stakes and those of the jackpot and the pay "
        "table, waits for its croupier and talks after every event.",
        "mo-61-2004",
        tells=talking,
        plays=policy("distribution", CroupierFirst),
        opens=taking_only("engine", "stakes", "payouts", "jackpot", "dealing"),
        waits=stops,
        breaks=("7.1", "7.2"),
    ),
    Variation(
        "foreign-house",
        "Deals the first two cards clockwise, takes no commission but its own and no chips but of one, waits for its "
        "croupier and talks after every event.",
        "mo-104-85-m",
        tells=talking,
        plays=policy("dealing", Clockwise),
        opens=taking_only("engine", "stakes", "capital", "mode", "minimum_bet", "dealing"),
        waits=stops,
        breaks=("10.a.s1", "10.a.s2", "10.b.s6"),
    ),
    Variation("stakes-only", "An adapter that takes stakes and refuses every other setting.",
              "mo-61-2004", opens=taking_only("adapter", "stakes")),
    Variation("stakes-only", "An adapter that takes stakes and refuses every other setting.",
              "mo-104-85-m", opens=taking_only("adapter", "stakes")),
    Variation("stakes-only", "An adapter that takes stakes and refuses every other setting.",
              "mo-97-2010", opens=taking_only("adapter", "stakes")),
    Variation("stakes-only", "An adapter that takes stakes and refuses every other setting.",
              "pt-omaha-online", opens=taking_only("adapter", "stakes")),
)  # fmt: skip
