"""Wrong in article 11: what may be bet, matched, spoken."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.command import Retract

from ...policies.betting import Limit
from ...policies.change import granting, policy
from ..ring_change import limit
from ..ring_granted import retracted
from ..saboteur import Saboteur


class FoldedForgotten(Limit):
    """The pot is counted without what the folded put in."""

    def highest_bet(self, totals: Sequence[int], live: Sequence[bool], most: int) -> int:
        return min(most, sum(total for total, alive in zip(totals, live, strict=True) if alive))


class FreeWithThree(Limit):
    """Where three or more are left a bet may be of any amount."""

    def highest_bet(self, totals: Sequence[int], live: Sequence[bool], most: int) -> int:
        return most if sum(live) > 2 else super().highest_bet(totals, live, most)


class CallsInTens(Limit):
    """A bet is matched in full tens."""

    def call(self, level: int, own: int, most: int) -> int:
        full = super().call(level, own, most)
        return max(full // 10 * 10, own) if full > 10 else full


class OwnBetCountedTwice(Limit):
    """Who has chips in the round already may raise by as much as if he had none."""

    def highest_raise(self, level: int, pot: int, to_call: int, most: int) -> int:
        return super().highest_raise(level, pot, level, most)


class NothingBelowTheLeast(Limit):
    """All remaining chips may not be bet when they are below the least bet."""

    def lowest_bet(self, minimum: int, highest: int) -> int:
        return minimum


SABOTEURS = (
    Saboteur(
        "mo-97-2010/11.1.s2:spoken-bets-taken-back",
        "A spoken bet may be taken back before the next player speaks.",
        granting(Retract, retracted),
    ),
    Saboteur(
        "mo-97-2010/11.1.s2:spoken-bets-refused",
        "A spoken bet is not taken.",
        policy("betting", speech=False),
    ),
    Saboteur(
        "mo-97-2010/11.2.1:folded-chips-forgotten",
        "The limit of a bet leaves out what folded players put in.",
        limit("pot", FoldedForgotten),
    ),
    Saboteur(
        "mo-97-2010/11.2.1:no-limit-with-three",
        "With three players left a bet may go beyond the pot.",
        limit("pot", FreeWithThree),
    ),
    Saboteur(
        "mo-97-2010/11.2.2:calls-in-tens",
        "A bet of 37 is matched with 30.",
        limit("pot", CallsInTens),
    ),
    Saboteur(
        "mo-97-2010/11.2.3:own-bet-counted-twice",
        "Who has chips in the round already may raise beyond the pot, by what he has there.",
        limit("pot", OwnBetCountedTwice),
        sisters=("11.2.1",),
        rare=True,
    ),
    Saboteur(
        "mo-97-2010/11.2.3:bet-and-pot",
        "The highest raise leaves out what the raiser lacks to match.",
        limit("pot", raise_ceiling="bet-plus-pot"),
    ),
    Saboteur(
        "mo-97-2010/11.3:no-all-in-below-the-least-bet",
        "In a game without limit remaining chips below the least bet may not be bet.",
        limit("none", NothingBelowTheLeast),
        rare=True,
    ),
    Saboteur(
        "mo-97-2010/11.3:no-short-all-in-raise",
        "In a game without limit remaining chips below the least raise may not be raised.",
        limit("none", least_gives_way=False),
        rare=True,
    ),
)
