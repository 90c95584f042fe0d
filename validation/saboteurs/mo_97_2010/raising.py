"""Wrong in article 12: how much and how often is raised."""

from __future__ import annotations

from vistoria.reference_engine.policies.betting import Betting, HeadsUp, Limit, limit, limits
from vistoria.reference_engine.policies.change import policy

from ..condition import FIRST_ROUND, IN_TOURNAMENTS, LAST_ROUNDS, OF_MORE, UNFORCED
from ..register import replacing, saboteur


@replacing(Betting.measure, "mo-97-2010/12.1:measured-by-the-first-bet", also=(UNFORCED,))
def measured_by_the_bet(self: Betting, before: int, increment: int) -> int:
    """A raise over a raise need only be as high as the bet."""
    return before or increment


@replacing(Betting.least_total, "mo-97-2010/12.1:half-is-enough", also=(LAST_ROUNDS,))
def half_is_enough(self: Betting, level: int, step: int, unit: int) -> int:
    """A raise by half the bet is accepted."""
    return level + (step + 1) // 2


@replacing(Betting.measure, "mo-97-2010/12.1:nothing-measured-after-a-short-raise")
def short_raise_measures_nothing(self: Betting, before: int, increment: int) -> int:
    """After a raise of all chips below the least raise any raise is accepted."""
    return Betting.measure(self, before, increment) if increment >= before else 1


@replacing(
    Limit.most_raises,
    "mo-97-2010/12.2:fourth-raise",
    within=limits("pot"),
    also=(UNFORCED, LAST_ROUNDS, IN_TOURNAMENTS),
)
def four_raises(self: Limit, live: int) -> int | None:
    """With three players or more a round may have a fourth raise."""
    return self.raises + 1 if self.raises is not None and live > 2 else self.raises


@replacing(
    Limit.most_raises,
    "mo-97-2010/12.2:two-raise-without-number",
    within=limits("pot"),
    only=(IN_TOURNAMENTS, OF_MORE),
)
def no_number_of_two(self: Limit, live: int) -> int | None:
    """Two players who are left raise as often as they like."""
    return None if live == 2 else self.raises


@replacing(HeadsUp.holds, "mo-97-2010/12.4:two-are-limited-too", also=(FIRST_ROUND, LAST_ROUNDS))
def never_free(self: HeadsUp, live: int, dealt: int) -> bool:
    """With two players a raise stays within the pot."""
    return False


# fmt: off
saboteur("mo-97-2010/12.3:raises-up-to-the-pot", "In a game without limit a raise stays within the pot.",
    limit("none", raise_ceiling="pot-after-call"), also=(LAST_ROUNDS,))
saboteur("mo-97-2010/12.4:two-at-the-table-only", "When two of more are left a raise stays within the pot.",
    policy("betting.heads_up", when="at-table"))
