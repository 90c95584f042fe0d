"""Houses with customs of their own: what they declare, how they deal, when they wait and what they say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from vistoria.model.answer import ReasonGiven, Refused
from vistoria.model.cards import Card
from vistoria.model.event import HandStarted, Notice, RoundEnded, UnknownEvent
from vistoria.model.place import Place
from vistoria.model.request import Open
from vistoria.model.table import Settings
from vistoria.reference_engine.policies.change import as_kind
from vistoria.reference_engine.policies.distribution import Device, Distribution
from vistoria.reference_engine.policies.streets import Streets

from ..replaced import formula
from .variation import Told, Variation

NOTHING = Settings()


@dataclass(frozen=True)
class InBlocks(Streets):
    """All cards of a hand at once."""

    def deal(self, order: Sequence[int]) -> Sequence[int]:
        return tuple(seat for seat in order for _ in range(self.own))

    def hands(self, deck: Sequence[Card], order: Sequence[int]) -> tuple[tuple[Card, ...], ...]:
        return tuple(tuple(deck[i * self.own : (i + 1) * self.own]) for i in range(len(order)))


def _croupier_first(players: Sequence[Place], device: Device, own: int) -> list[Place]:
    hands: tuple[Place, ...] = ("croupier", *players)
    one_by_one = list(hands * own)
    return ["burn", *(one_by_one if device == "shoe" else [p for p in hands for _ in range(own)])]


CROUPIER_FIRST = formula(
    Distribution.places, lambda self, players, device: _croupier_first(players, device, self.own)
)
"""A card is burnt, and the croupier is dealt to before the players."""


def in_blocks(streets: Streets) -> Streets:
    """In blocks, and nothing is burnt."""
    after = tuple(replace(street, burn=0) for street in streets.after)
    blocks: Streets = as_kind(streets, InBlocks, after=after)
    return blocks


def in_blocks_burning(streets: Streets) -> Streets:
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


def foreign_house(
    regulation: str, what: str, *settings: str, breaks: tuple[str, ...], **more: Any
) -> Variation:
    """A house that takes these settings, waits for its croupier, talks after every event, and breaks these clauses."""
    return Variation(
        "foreign-house",
        f"{what}, waits for its croupier and talks after every event.",
        regulation,
        tells=talking,
        opens=taking_only("engine", *settings),
        waits=stops,
        breaks=breaks,
        **more,
    )


def stakes_only(regulation: str) -> Variation:
    """An adapter that takes stakes alone."""
    return Variation(
        "stakes-only",
        "An adapter that takes stakes and refuses every other setting.",
        regulation,
        opens=taking_only("adapter", "stakes"),
    )
