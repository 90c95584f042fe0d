"""Wrong in article 11: what may be bet, matched, spoken."""

from __future__ import annotations

from vistoria.model.command import Retract
from vistoria.reference_engine.policies.betting import Limit, limit, limits
from vistoria.reference_engine.policies.change import granting, policy

from ..condition import ALL_IN_BEFORE, LAST_ROUNDS
from ..register import deciding, saboteur
from ..ring_change import FOLDED_FORGOTTEN
from ..ring_granted import retracted

deciding(
    Limit.highest_bet,
    "mo-97-2010/11.2.1:no-limit-with-three",
    "With three players left a bet may go beyond the pot.",
    lambda lawful, live, most: most if sum(live) > 2 else lawful,
    within=limits("pot"),
)

deciding(
    Limit.highest_bet,
    "mo-97-2010/11.2.1:twice-the-pot",
    "A bet may be of twice the pot.",
    lambda totals, most: min(most, 2 * sum(totals)),
    within=limits("pot"),
    only=(ALL_IN_BEFORE,),
)

deciding(
    Limit.highest_bet,
    "mo-97-2010/11.2.1:side-pot-alone",
    "The limit of a bet leaves out the pot that he with the least chips can win.",
    lambda totals, live, most: min(
        most,
        sum(
            max(total - min((total for total, alive in zip(totals, live, strict=True) if alive)), 0)
            for total in totals
        ),
    ),
    within=limits("pot"),
    only=(ALL_IN_BEFORE,),
)

deciding(
    Limit.call,
    "mo-97-2010/11.2.2:calls-in-tens",
    "A bet of 37 is matched with 30.",
    lambda lawful, own: max(lawful // 10 * 10, own) if lawful > 10 else lawful,
    within=limits("pot"),
    corresponding=("10.2", "10.5"),
)

deciding(
    Limit.highest_raise,
    "mo-97-2010/11.2.3:own-bet-counted-twice",
    "Who has chips in the round already may raise beyond the pot, by what he has there.",
    lambda by_law, level: by_law(to_call=level),
    within=limits("pot"),
    corresponding=("11.2.1",),
)

deciding(
    Limit.lowest_bet,
    "mo-97-2010/11.3:no-all-in-below-the-least-bet",
    "In a game without limit remaining chips below the least bet may not be bet.",
    lambda minimum: minimum,
    within=limits("none"),
)

deciding(
    Limit.lowest_bet,
    "mo-97-2010/11.3:any-bet",
    "In a game without limit a bet below the least bet is accepted.",
    lambda: 1,
    within=limits("none"),
    only=(LAST_ROUNDS,),
)


# fmt: off
saboteur("mo-97-2010/11.2.3:no-limit-of-a-raise", "In a game with limit a raise may be of any amount.",
    limit("pot", raise_ceiling="stack"), only=(LAST_ROUNDS,), corresponding=("11.2.1",))
saboteur("mo-97-2010/11.2.3:half-the-pot", "A raise adds at most half of the matched pot.",
    limit("pot", raise_ceiling="half-pot-after-call"), only=(ALL_IN_BEFORE,))
saboteur("mo-97-2010/11.2.3:any-raise", "In a game with limit a raise may be of any amount.",
    limit("pot", raise_ceiling="stack"), only=(ALL_IN_BEFORE,), corresponding=("11.2.1",))
saboteur("mo-97-2010/11.1.s2:spoken-bets-taken-back", "A spoken bet may be taken back before the next player speaks.",
    granting(Retract, retracted))
saboteur("mo-97-2010/11.1.s2:spoken-bets-refused", "A spoken bet is not taken.", policy("betting", speech=False))
saboteur("mo-97-2010/11.2.3:bet-and-pot", "The highest raise leaves out what the raiser lacks to match.",
    limit("pot", raise_ceiling="bet-plus-pot"))
saboteur("mo-97-2010/11.3:no-short-all-in-raise",
    "In a game without limit remaining chips below the least raise may not be raised.",
    limit("none", least_gives_way=False), unclear=("12.1",))
saboteur("mo-97-2010/11.2.1:folded-chips-forgotten", "The limit of a bet leaves out what folded players put in.",
    FOLDED_FORGOTTEN)
