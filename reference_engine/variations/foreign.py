"""Houses with customs of their own: what they declare, how they deal, when they wait and what they say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from vistoria.model.answer import ReasonGiven, Refused
from vistoria.model.cards import Card
from vistoria.model.event import HandStarted, Notice, RoundEnded, UnknownEvent
from vistoria.model.request import Open
from vistoria.model.table import Settings

from ..policies.change import as_kind, both, part, policy
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


def _in_blocks(streets: Streets) -> Streets:
    """In blocks, and nothing is burnt."""
    after = tuple(replace(street, burn=0) for street in streets.after)
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
    Variation("stakes-only", "An adapter that takes stakes and refuses every other setting.",
              "mo-97-2010", opens=taking_only("adapter", "stakes")),
    Variation("stakes-only", "An adapter that takes stakes and refuses every other setting.",
              "pt-omaha-online", opens=taking_only("adapter", "stakes")),
)  # fmt: skip
