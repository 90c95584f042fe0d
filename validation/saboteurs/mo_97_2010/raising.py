"""Wrong in article 12: how much and how often is raised."""

from __future__ import annotations

from vistoria.reference_engine.policies.betting import Betting, HeadsUp, Limit, limit, limits
from vistoria.reference_engine.policies.change import policy

from ..condition import FIRST_ROUND, IN_TOURNAMENTS, LAST_ROUNDS, OF_MORE, UNFORCED
from ..register import deciding, saboteur

deciding(
    Betting.measure,
    "mo-97-2010/12.1:measured-by-the-first-bet",
    "A raise over a raise need only be as high as the bet.",
    lambda before, increment: before or increment,
    also=(UNFORCED,),
)

deciding(
    Betting.least_total,
    "mo-97-2010/12.1:half-is-enough",
    "A raise by half the bet is accepted.",
    lambda level, step: level + (step + 1) // 2,
    also=(LAST_ROUNDS,),
)

deciding(
    Betting.measure,
    "mo-97-2010/12.1:nothing-measured-after-a-short-raise",
    "After a raise of all chips below the least raise any raise is accepted.",
    lambda lawful, before, increment: lawful if increment >= before else 1,
)

deciding(
    Limit.most_raises,
    "mo-97-2010/12.2:fourth-raise",
    "With three players or more a round may have a fourth raise.",
    lambda self, live: self.raises + 1 if self.raises is not None and live > 2 else self.raises,
    within=limits("pot"),
    also=(UNFORCED, LAST_ROUNDS, IN_TOURNAMENTS),
)

deciding(
    Limit.most_raises,
    "mo-97-2010/12.2:two-raise-without-number",
    "Two players who are left raise as often as they like.",
    lambda self, live: None if live == 2 else self.raises,
    within=limits("pot"),
    only=(IN_TOURNAMENTS, OF_MORE),
)

deciding(
    HeadsUp.holds,
    "mo-97-2010/12.4:two-are-limited-too",
    "With two players a raise stays within the pot.",
    lambda: False,
    also=(FIRST_ROUND, LAST_ROUNDS),
)


# fmt: off
saboteur("mo-97-2010/12.3:raises-up-to-the-pot", "In a game without limit a raise stays within the pot.",
    limit("none", raise_ceiling="pot-after-call"), also=(LAST_ROUNDS,))
saboteur("mo-97-2010/12.4:two-at-the-table-only", "When two of more are left a raise stays within the pot.",
    policy("betting.heads_up", when="at-table"))
