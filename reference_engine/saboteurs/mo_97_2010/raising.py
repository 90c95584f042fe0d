"""Wrong in article 12: how much and how often is raised."""

from __future__ import annotations

from ...policies.betting import Betting, HeadsUp, Limit
from ...policies.change import policy
from ..ring_change import heads_up, limit
from ..saboteur import Saboteur


class MeasuredByTheBet(Betting):
    """Every raise of a round is measured by its first bet."""

    def measure(self, before: int, increment: int) -> int:
        return before or increment


class HalfIsEnough(Betting):
    """Half the last bet or raise is enough."""

    def least_total(self, level: int, step: int, unit: int) -> int:
        return level + (step + 1) // 2


class FourRaises(Limit):
    """With three or more players a round has four raises."""

    def most_raises(self, live: int) -> int | None:
        return self.raises + 1 if self.raises is not None and live > 2 else self.raises


class NeverFree(HeadsUp):
    """Two players are limited like more."""

    def holds(self, live: int, dealt: int) -> bool:
        return False


SABOTEURS = (
    Saboteur(
        "mo-97-2010/12.1:measured-by-the-first-bet",
        "A raise over a raise need only be as high as the bet.",
        policy("betting", MeasuredByTheBet),
        rare=True,
    ),
    Saboteur(
        "mo-97-2010/12.1:half-is-enough",
        "A raise by half the bet is accepted.",
        policy("betting", HalfIsEnough),
    ),
    Saboteur(
        "mo-97-2010/12.2:fourth-raise",
        "With three players or more a round may have a fourth raise.",
        limit("pot", FourRaises),
        rare=True,
    ),
    Saboteur(
        "mo-97-2010/12.3:raises-up-to-the-pot",
        "In a game without limit a raise stays within the pot.",
        limit("none", raise_ceiling="pot-after-call"),
    ),
    Saboteur(
        "mo-97-2010/12.4:two-are-limited-too",
        "With two players a raise stays within the pot.",
        heads_up(NeverFree),
    ),
    Saboteur(
        "mo-97-2010/12.4:two-at-the-table-only",
        "When two of more are left a raise stays within the pot.",
        heads_up(when="at-table"),
        rare=True,
    ),
)
