"""Wrong in article 10.c: folding, passing, betting, matching and raising in the later rounds."""

from __future__ import annotations

from ...policies.betting import Choices
from ...policies.change import policy
from ...policies.open_cards.betting import OpenBetting, Spot
from ..saboteur import Saboteur


class NoFreeFold(OpenBetting):
    """Nobody folds without a bet in the later rounds."""

    def may_fold(self, spot: Spot) -> bool:
        return spot.round == 1 or bool(spot.level)


class PassersFold(OpenBetting):
    """Who has passed in this round can only fold against a bet."""

    def choices(self, spot: Spot, i: int, minimum: int, unit: int) -> Choices:
        found = super().choices(spot, i, minimum, unit)
        if spot.level and spot.checked[i] == spot.round:
            return {"fold": None}
        return found


class LaterCallsTenLess(OpenBetting):
    """In the later rounds a bet is matched with ten less."""

    def choices(self, spot: Spot, i: int, minimum: int, unit: int) -> Choices:
        found = super().choices(spot, i, minimum, unit)
        due = spot.level - 10
        if spot.round > 1 and "call" in found and spot.bets[i] < due <= spot.bets[i] + spot.stacks[i]:
            found["call"] = due, due
        return found


class FirstToAnswerStays(OpenBetting):
    """In the later rounds he who answers a bet first may not fold."""

    def may_fold(self, spot: Spot) -> bool:
        matched = sum(bet == spot.level for bet in spot.bets)
        return spot.round == 1 or not spot.level or spot.raises > 0 or matched > 1


class NoFirstRaise(OpenBetting):
    """In the later rounds a bet is raised by him only who answers it as the last."""

    def may_raise(self, spot: Spot, i: int) -> bool:
        first = spot.round > 1 and not spot.raises and spot.live.count(True) > 2
        return super().may_raise(spot, i) and not (first and not _all_others_in(spot, i))


class TwoRaises(OpenBetting):
    """The later rounds have two raises at most."""

    def may_raise(self, spot: Spot, i: int) -> bool:
        return super().may_raise(spot, i) and not (spot.round > 1 and spot.raises > 1)


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
        unclear=(
            "10.c",
            "5",
        ),
    ),
    Saboteur(
        "mo-104-85-m/10.c.i.2:passers-fold",
        "Who has passed may not match a bet.",
        policy("betting", PassersFold),
        sisters=(
            "10.c.iii.1",
            "10.c.iii.s3",
        ),
        unclear=(
            "10.a.s2",
            "10.b",
            "10.c",
            "7",
            "9",
        ),
    ),
    Saboteur(
        "mo-104-85-m/10.c.iii.1:ten-less",
        "In the later rounds a bet of 100 is matched with 90.",
        policy("betting", LaterCallsTenLess),
        sisters=(
            "4.s2",
            "9",
            "11.a.s2",
            "11.a.s3",
            "11.a.s4",
            "11.a.s5",
            "11.a.s6",
            "11.a.s7",
            "10.c.iii.s3",
        ),
    ),
    Saboteur(
        "mo-104-85-m/10.c.iii.2:first-to-answer-stays",
        "In the later rounds he who answers a bet first may not fold.",
        policy("betting", FirstToAnswerStays),
        unclear=("4", "9", "10.c", "11"),
    ),
    Saboteur(
        "mo-104-85-m/10.c.iii.3:only-the-last-raises",
        "In the later rounds a bet of three players is raised by the last of them only.",
        policy("betting", NoFirstRaise),
        sisters=("10.c.i.2", "10.c.iii.4"),
        unclear=("10.c",),
    ),
    Saboteur(
        "mo-104-85-m/10.c.iii.4:two-raises",
        "The later rounds have two raises at most.",
        policy("betting", TwoRaises),
    ),
    Saboteur(
        "mo-104-85-m/10.c.iii.s2:pass-after-a-bet",
        "Who has not spoken yet may pass after a bet.",
        policy("betting", PassAfterABet),
        sisters=("10.c.v",),
    ),
    Saboteur(
        "mo-104-85-m/10.c.iii.s3:pass-twice",
        "Who has passed may pass again after a bet.",
        policy("betting", PassTwice),
    ),
)
