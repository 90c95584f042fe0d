"""Houses under the rules of five-card poker with bets of their own, and how their tables show them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from vistoria.model.event import Acted, Turn
from vistoria.table.events import after_all
from vistoria.table.state import Table

from ..policies.change import Change, policy
from ..policies.open_cards.entry import Entry
from .own_figures import least_bet, own, own_entry
from .seen import Seen
from .variation import Variation

REGULATION = "mo-104-85-m"


def own_least_bet(rules: Any, seen: Seen) -> Iterator[Variation]:
    """The least bet that the table offers mostly, or the least taken; all that somebody has says nothing."""
    least = least_bet(seen)
    if least:
        yield own(
            rules, f"least bet {least}", f"The least bet is {least}.", policy("betting", own_least=least)
        )


def own_highest_bet(rules: Any, seen: Seen) -> Iterator[Variation]:
    """The highest bet that is mostly offered to who has more, if nobody bets beyond it."""
    at, offered, taken = Table(), Counter[int](), 0
    for event in seen.events():
        if isinstance(event, Turn):
            has = at.own(event.seat) + at.stacks.get(event.seat, 0)
            bounds = (event.choices or {}).get("bet") or (event.choices or {}).get("raise")
            offered.update([bounds[1]] if bounds and bounds[1] < has else [])
        if isinstance(event, Acted):
            taken = max(taken, event.to)
        at = after_all(at, (event,))
    for most, _ in offered.most_common(1):
        if taken <= most:
            yield own(
                rules, f"highest bet {most}", f"The highest bet is {most}.", policy("betting", own_most=most)
            )


FIGURES = (own_entry, own_least_bet, own_highest_bet)
"""What this law leaves to the house, read from a table where nothing is declared."""


def _figure(name: str, what: str, plays: Change) -> Variation:
    return Variation(name, what, REGULATION, plays=plays, is_read=True)


class PaidByTheLast(Entry):
    """Another player pays the initial commission alone: 8 does not say who does."""

    def taken(self, level: int, players: int, unit: int) -> tuple[int, ...]:
        return (*(0,) * (players - 1), level)


VARIATIONS = (
    _figure(
        "initial-commission-by-the-last",
        "The player at the dealer's left pays the initial commission alone: 8 does not say who does.",
        policy("entry", PaidByTheLast),
    ),
    _figure(
        "least-bet-of-one-chip",
        "A bet may be as small as one chip: no clause sets a least bet.",
        policy("betting", own_least=1),
    ),
    _figure(
        "highest-bet-of-2000",
        "Nobody bets or raises beyond 2000 in a round: no clause sets a highest bet, or grants any amount.",
        policy("betting", own_most=2000),
    ),
    _figure(
        "least-bet-of-100",
        "A bet is 100 at least, whatever the entry: no clause sets a least bet.",
        policy("betting", own_least=100),
    ),
)
