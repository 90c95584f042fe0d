"""Wrong in article 10.c: folding, passing, betting, matching and raising in the later rounds."""

from __future__ import annotations

from ...policies.betting import Choices
from ...policies.open_cards.betting import OpenBetting, Spot
from ..change import policy
from ..saboteur import Saboteur


class NoFreeFold(OpenBetting):
    """Nobody folds without a bet in the later rounds."""

    def may_fold(self, spot: Spot, i: int) -> bool:
        return spot.round == 1 or bool(spot.level)


class NoPassInTheThird(OpenBetting):
    """In the third round everybody bets or folds."""

    def may_pass(self, spot: Spot, i: int) -> bool:
        return super().may_pass(spot, i) and spot.round != 3


class PassersFold(OpenBetting):
    """Who has passed in this round can only fold against a bet."""

    def choices(self, spot: Spot, i: int, minimum: int, unit: int) -> Choices:
        found = super().choices(spot, i, minimum, unit)
        if spot.level and spot.checked[i] == spot.round:
            return {"fold": None}
        return found


class LaterCallsInTens(OpenBetting):
    """In the later rounds bets are matched in full tens."""

    def choices(self, spot: Spot, i: int, minimum: int, unit: int) -> Choices:
        found = super().choices(spot, i, minimum, unit)
        due = spot.level // 10 * 10
        if spot.round > 1 and "call" in found and spot.bets[i] < due < spot.level <= spot.stacks[i]:
            found["call"] = due, due
        return found


class NoFoldAgainstTheLast(OpenBetting):
    """In the later rounds who has matched a bet may not fold against a raise."""

    def may_fold(self, spot: Spot, i: int) -> bool:
        return not (spot.round > 1 and spot.level and spot.bets[i])


class NoFirstRaise(OpenBetting):
    """In the later rounds a bet is raised by him only who answers it as the last."""

    def may_raise(self, spot: Spot, i: int) -> bool:
        first = spot.round > 1 and not spot.raises and spot.live.count(True) > 2
        return super().may_raise(spot, i) and not (first and not _all_others_in(spot, i))


class NoRaiseOfARaise(OpenBetting):
    """In the later rounds a raise is not raised."""

    def may_raise(self, spot: Spot, i: int) -> bool:
        return super().may_raise(spot, i) and not (spot.round > 1 and spot.raises)


class PassAfterABet(OpenBetting):
    """Who has not spoken in this round may pass though somebody has bet."""

    def choices(self, spot: Spot, i: int, minimum: int, unit: int) -> Choices:
        found = super().choices(spot, i, minimum, unit)
        if spot.round > 1 and spot.level and not spot.bets[i] and spot.checked[i] != spot.round:
            found["check"] = None
        return found


class PassTwice(OpenBetting):
    """Who has passed before may pass though somebody has bet."""

    def choices(self, spot: Spot, i: int, minimum: int, unit: int) -> Choices:
        found = super().choices(spot, i, minimum, unit)
        if spot.level and spot.checked[i] == spot.round:
            found["check"] = None
        return found


def _all_others_in(spot: Spot, i: int) -> bool:
    return all(
        spot.bets[j] == spot.level or not spot.stacks[j]
        for j in range(len(spot.live))
        if spot.live[j] and j != i
    )


SABOTEURS = (
    Saboteur(
        "mo-104-85-m/10.c.i.1:no-free-fold",
        "Nobody may fold where passing is free.",
        policy("betting", NoFreeFold),
        sisters=("10.c.ii",),
    ),
    Saboteur(
        "mo-104-85-m/10.c.i.2:no-pass-in-the-third-round",
        "In the third round nobody may pass.",
        policy("betting", NoPassInTheThird),
        sisters=("10.c.v",),
        unclear=("4", "9", "10", "11"),
    ),
    Saboteur(
        "mo-104-85-m/10.c.i.2:passers-fold",
        "Who has passed may not match a bet.",
        policy("betting", PassersFold),
        sisters=("10.c.iii.1", "10.c.iii.s3"),
    ),
    Saboteur(
        "mo-104-85-m/10.c.iii.1:calls-in-tens",
        "In the later rounds a bet of 105 is matched with 100.",
        policy("betting", LaterCallsInTens),
    ),
    Saboteur(
        "mo-104-85-m/10.c.iii.2:no-fold-after-a-bet",
        "In the later rounds who has put in chips may not fold against a raise.",
        policy("betting", NoFoldAgainstTheLast),
    ),
    Saboteur(
        "mo-104-85-m/10.c.iii.3:only-the-last-raises",
        "In the later rounds a bet of three players is raised by the last of them only.",
        policy("betting", NoFirstRaise),
        sisters=("10.c.iii.4",),
    ),
    Saboteur(
        "mo-104-85-m/10.c.iii.4:no-raise-of-a-raise",
        "In the later rounds a raise may not be raised.",
        policy("betting", NoRaiseOfARaise),
    ),
    Saboteur(
        "mo-104-85-m/10.c.iii.s2:pass-after-a-bet",
        "Who has not spoken yet may pass after a bet.",
        policy("betting", PassAfterABet),
    ),
    Saboteur(
        "mo-104-85-m/10.c.iii.s3:pass-twice",
        "Who has passed may pass again after a bet.",
        policy("betting", PassTwice),
    ),
)
