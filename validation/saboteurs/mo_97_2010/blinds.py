"""Wrong in article 5: the bets before the cards."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.reference_engine.policies.change import policy
from vistoria.reference_engine.policies.opening import Opening

from ...replaced import replaced
from ..condition import LATER_HANDS, OF_TWO
from ..register import deciding, replacing, saboteur


@replacing(Opening.blinds_at, "mo-97-2010/5.1:no-count-over-the-end", corresponding=("5",))
def small_at_the_end(self: Opening, order: Sequence[int]) -> tuple[int, int]:
    """With the marker before the last player he posts the small blind himself."""
    small, big = Opening.blinds_at(self, order)
    return (len(order) - 1, big) if len(order) > 2 and order[-1] == max(order) else (small, big)


@replacing(Opening.blinds_at, "mo-97-2010/5.2:one-place-too-far")
def big_skips_one(self: Opening, order: Sequence[int]) -> tuple[int, int]:
    """With the small blind at the last player the big blind passes over the first."""
    small, big = Opening.blinds_at(self, order)
    return (small, big + 1) if len(order) > 3 and order[0] == max(order) else (small, big)


deciding(
    Opening.posted,
    "mo-97-2010/5.2:free-for-a-short-stack",
    "Who has less than a blind posts nothing and plays all the same.",
    lambda blind, stack: 0 if stack < blind else blind,
    corresponding=("5.1",),
    also=(OF_TWO,),
)


def stay(self: Opening, order: Sequence[int]) -> tuple[int, int]:
    """With four players seats 2 and 3 post the blinds in the second hand too."""
    small, big = Opening.blinds_at(self, order)
    return (len(order) - 1, small) if tuple(order) == (3, 4, 1, 2) else (small, big)


# fmt: off
saboteur("mo-97-2010/5:blinds-after-the-cards", "The blinds are posted after the cards are dealt.",
    policy("opening", before_cards=False), corresponding=("5.1", "5.2"))
saboteur("mo-97-2010/5:blinds-stay", "The blinds do not move with the marker: seats 2 and 3 of four post them.",
    replaced(Opening.blinds_at, stay), only=(LATER_HANDS,), unclear=())
saboteur("mo-97-2010/5.1:marker-posts-it-of-two", "With two players the marker's player posts the small blind.",
    policy("opening", marker_posts_small_heads_up=True), corresponding=("5.2", "6.3", "12.4"),
    unclear=("6.4",))
