"""Wrong in articles 6, 7 and 8: who is asked when."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.command import Act

from ...policies.change import granting, policy
from ...policies.opening import Opening
from ...procedures.ring.state import Hand
from ..ring_granted import asking
from ..saboteur import Saboteur


class FiveFromTheSmallBlind(Opening):
    """With five players or more the first round starts at the small blind."""

    def speakers(self, order: Sequence[int], big: int) -> list[int]:
        return list(range(len(order))) if len(order) >= 5 else super().speakers(order, big)


class LastFromTheCroupier(Opening):
    """The last round starts at the croupier's left, the marker's player passed over."""

    def later_speakers(self, round: int, order: Sequence[int], live: Sequence[bool]) -> Sequence[int]:
        first = order.index(min(order[:-1]))
        return [*range(first, len(order)), *range(first)] if round == 4 else range(len(order))


class SecondOverTheEnd(Opening):
    """With the marker before the last player the second round starts at the second player."""

    def later_speakers(self, round: int, order: Sequence[int], live: Sequence[bool]) -> Sequence[int]:
        wrong = round == 2 and len(order) > 2 and order[-1] == max(order)
        return [*range(1, len(order)), 0] if wrong else range(len(order))


class MarkerForTheFolded(Opening):
    """With three left, not the first at the marker's left, the third round starts at the marker."""

    def later_speakers(self, round: int, order: Sequence[int], live: Sequence[bool]) -> Sequence[int]:
        players = len(order)
        wrong = round == 3 and not live[0] and sum(live) == 3
        return [players - 1, *range(players - 1)] if wrong else range(players)


def spoke_last(i: int, hand: Hand) -> bool:
    """Whether a position spoke last in a later round in which nobody has bet."""
    return hand.round > 1 and not hand.level and i == hand.pending[0] - 1 and hand.live[i]


SABOTEURS = (
    Saboteur(
        "mo-97-2010/6.3:five-players-from-the-small-blind",
        "With five players or more the first round starts at the small blind.",
        policy("opening", FiveFromTheSmallBlind),
        rare=True,
    ),
    Saboteur(
        "mo-97-2010/6.5:last-round-from-the-croupiers-left",
        "The last round starts at the croupier's left, so that the marker's player is not the last.",
        policy("opening", LastFromTheCroupier),
        unclear=("10.5",),
    ),
    Saboteur(
        "mo-97-2010/7.2:second-player-over-the-end",
        "With the marker before the last player the second round starts at the second player.",
        policy("opening", SecondOverTheEnd),
        rare=True,
    ),
    Saboteur(
        "mo-97-2010/7.3:second-thoughts",
        "He who has checked may bet after all, before the next has spoken.",
        granting(Act, asking(spoke_last)),
    ),
    Saboteur(
        "mo-97-2010/8.2:marker-for-the-folded",
        "With three left and the first seat folded the third round starts at the marker.",
        policy("opening", MarkerForTheFolded),
        rare=True,
    ),
)
