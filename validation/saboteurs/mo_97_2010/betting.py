"""Wrong in article 11: what may be bet, matched, spoken."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.command import Retract
from vistoria.reference_engine.policies.betting import Limit, limit, limits
from vistoria.reference_engine.policies.change import granting, policy

from ..condition import ALL_IN_BEFORE, LAST_ROUNDS
from ..register import replacing, saboteur
from ..ring_change import FOLDED_FORGOTTEN
from ..ring_granted import retracted


@replacing(Limit.highest_bet, "mo-97-2010/11.2.1:no-limit-with-three", within=limits("pot"))
def free_with_three(self: Limit, totals: Sequence[int], live: Sequence[bool], most: int) -> int:
    """With three players left a bet may go beyond the pot."""
    return most if sum(live) > 2 else Limit.highest_bet(self, totals, live, most)


@replacing(Limit.highest_bet, "mo-97-2010/11.2.1:twice-the-pot", within=limits("pot"), only=(ALL_IN_BEFORE,))
def twice_the_pot(self: Limit, totals: Sequence[int], live: Sequence[bool], most: int) -> int:
    """A bet may be of twice the pot."""
    return min(most, 2 * sum(totals))


@replacing(Limit.highest_bet, "mo-97-2010/11.2.1:side-pot-alone", within=limits("pot"), only=(ALL_IN_BEFORE,))
def side_pot_alone(self: Limit, totals: Sequence[int], live: Sequence[bool], most: int) -> int:
    """The limit of a bet leaves out the pot that he with the least chips can win."""
    least = min(total for total, alive in zip(totals, live, strict=True) if alive)
    return min(most, sum(max(total - least, 0) for total in totals))


@replacing(
    Limit.call, "mo-97-2010/11.2.2:calls-in-tens", within=limits("pot"), corresponding=("10.2", "10.5")
)
def calls_in_tens(self: Limit, level: int, own: int, most: int) -> int:
    """A bet of 37 is matched with 30."""
    full = Limit.call(self, level, own, most)
    return max(full // 10 * 10, own) if full > 10 else full


@replacing(
    Limit.highest_raise,
    "mo-97-2010/11.2.3:own-bet-counted-twice",
    within=limits("pot"),
    corresponding=("11.2.1",),
)
def own_bet_counted_twice(self: Limit, level: int, pot: int, to_call: int, most: int) -> int:
    """Who has chips in the round already may raise beyond the pot, by what he has there."""
    return Limit.highest_raise(self, level, pot, level, most)


@replacing(Limit.lowest_bet, "mo-97-2010/11.3:no-all-in-below-the-least-bet", within=limits("none"))
def nothing_below_the_least(self: Limit, minimum: int, highest: int) -> int:
    """In a game without limit remaining chips below the least bet may not be bet."""
    return minimum


@replacing(Limit.lowest_bet, "mo-97-2010/11.3:any-bet", within=limits("none"), only=(LAST_ROUNDS,))
def any_bet(self: Limit, minimum: int, highest: int) -> int:
    """In a game without limit a bet below the least bet is accepted."""
    return 1


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
