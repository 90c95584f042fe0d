"""Wrong in article 5: the bets before the cards."""

from __future__ import annotations

from collections.abc import Sequence

from ...policies.change import policy
from ...policies.opening import Opening
from ..saboteur import Saboteur


class SmallAtTheEnd(Opening):
    """With the marker before the last player he posts the small blind himself."""

    def blinds_at(self, order: Sequence[int]) -> tuple[int, int]:
        small, big = super().blinds_at(order)
        return (len(order) - 1, big) if len(order) > 2 and order[-1] == max(order) else (small, big)


class BigSkipsOne(Opening):
    """With the small blind at the last player the big blind is one player further than it ought to be."""

    def blinds_at(self, order: Sequence[int]) -> tuple[int, int]:
        small, big = super().blinds_at(order)
        return (small, big + 1) if len(order) > 3 and order[0] == max(order) else (small, big)


SABOTEURS = (
    Saboteur(
        "mo-97-2010/5:blinds-after-the-cards",
        "The blinds are posted after the cards are dealt.",
        policy("opening", before_cards=False),
        sisters=("5.1", "5.2"),
    ),
    Saboteur(
        "mo-97-2010/5.1:no-count-over-the-end",
        "With the marker before the last player he posts the small blind himself.",
        policy("opening", SmallAtTheEnd),
        sisters=("5",),
    ),
    Saboteur(
        "mo-97-2010/5.1:marker-posts-it-of-two",
        "With two players the marker's player posts the small blind.",
        policy("opening", marker_posts_small_heads_up=True),
        sisters=("5.2",),
        rare=True,
    ),
    Saboteur(
        "mo-97-2010/5.2:one-place-too-far",
        "With the small blind at the last player the big blind passes over the first.",
        policy("opening", BigSkipsOne),
        rare=True,
    ),
)
