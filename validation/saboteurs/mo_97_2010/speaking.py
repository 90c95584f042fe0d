"""Wrong in articles 6, 7 and 8: who is asked when."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.command import Act
from vistoria.reference_engine.policies.change import granting
from vistoria.reference_engine.policies.opening import Opening

from ..condition import UNFORCED
from ..register import deciding, replacing, saboteur
from ..ring_granted import asking

deciding(
    Opening.speakers,
    "mo-97-2010/6.3:five-players-from-the-small-blind",
    "With five players or more the first round starts at the small blind.",
    lambda lawful, order: list(range(len(order))) if len(order) >= 5 else lawful,
    unclear=("10.5",),
)

deciding(
    Opening.speakers,
    "mo-97-2010/6.3:big-blind-first-of-two",
    "Of two players the big blind speaks first.",
    lambda lawful, order: lawful[::-1] if len(order) == 2 else lawful,
    corresponding=("12.4", "6.4"),
    unclear=("6.4",),
)

deciding(
    Opening.speakers,
    "mo-97-2010/6.4:no-last-word-of-two",
    "Of two players the big blind is not asked when the other has matched.",
    lambda lawful, order: lawful[:-1] if len(order) == 2 else lawful,
    unclear=("6.3",),
)

deciding(
    Opening.later_speakers,
    "mo-97-2010/6.5:of-two-the-marker-first",
    "Of two players the one with the marker is asked first in later rounds.",
    lambda order: [1, 0] if len(order) == 2 else range(len(order)),
    corresponding=("11.2.1", "12.4"),
    unclear=("12.2",),
)


@replacing(Opening.later_speakers, "mo-97-2010/6.5:last-round-from-the-croupiers-left", unclear=("10.5",))
def last_from_the_croupier(
    self: Opening, round: int, order: Sequence[int], live: Sequence[bool]
) -> Sequence[int]:
    """The last round starts at the croupier's left, so that the marker's player is not the last."""
    first = order.index(min(order[:-1]))
    return [*range(first, len(order)), *range(first)] if round == 4 else range(len(order))


deciding(
    Opening.later_speakers,
    "mo-97-2010/7.2:second-player-over-the-end",
    "With the marker before the last player the second round starts at the second player.",
    lambda round, order: (
        [*range(1, len(order)), 0]
        if round == 2 and len(order) > 2 and order[-1] == max(order)
        else range(len(order))
    ),
)


@replacing(Opening.later_speakers, "mo-97-2010/8.2:marker-for-the-folded")
def marker_for_the_folded(
    self: Opening, round: int, order: Sequence[int], live: Sequence[bool]
) -> Sequence[int]:
    """With three left and the first seat folded the third round starts at the marker."""
    players = len(order)
    wrong = round == 3 and not live[0] and sum(live) == 3
    return [players - 1, *range(players - 1)] if wrong else range(players)


# fmt: off
saboteur("mo-97-2010/7.3:second-thoughts", "He who has checked may bet after all, before the next has spoken.",
    granting(Act, asking(
        lambda i, hand: hand.round > 1 and not hand.level and i == hand.pending[0] - 1 and hand.live[i])),
    also=(UNFORCED,))
