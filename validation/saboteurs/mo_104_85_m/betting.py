"""Wrong in article 10.c: folding, passing, betting, matching and raising in the later rounds."""

from __future__ import annotations

from vistoria.reference_engine.policies.betting import Choices
from vistoria.reference_engine.policies.change import Change
from vistoria.reference_engine.policies.open_cards.betting import OpenBetting, Spot

from ...replaced import formula
from ..condition import UNFORCED
from ..register import deciding, replacing, saboteur


def _all_others_in(spot: Spot, i: int) -> bool:
    return all(
        spot.bets[j] == spot.level or not spot.stacks[j]
        for j in range(len(spot.live))
        if spot.live[j] and j != i
    )


deciding(
    OpenBetting.may_fold,
    "mo-104-85-m/10.c.i.1:no-free-fold",
    "Nobody may fold where passing is free.",
    lambda spot: spot.round == 1 or bool(spot.level),
    corresponding=("10.c.v", "10.d.s1"),
    unclear=("10.c", "5"),
    also=(UNFORCED,),
)

deciding(
    OpenBetting.choices,
    "mo-104-85-m/10.c.i.2:passers-fold",
    "Who has passed may not match a bet.",
    lambda lawful, spot, i: {"fold": None} if spot.level and spot.checked[i] == spot.round else lawful,
    corresponding=("10.c.iii.1", "10.c.iii.s3", "10.c.v", "10.d.s1"),
    unclear=("10.a.s2", "10.b", "10.c", "7", "9"),
)


@replacing(
    OpenBetting.choices,
    "mo-104-85-m/10.c.iii.1:ten-less",
    corresponding=(
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
)
def later_calls_ten_less(self: OpenBetting, spot: Spot, i: int, minimum: int, unit: int) -> Choices:
    """In the later rounds a bet of 100 is matched with 90."""
    found = OpenBetting.choices(self, spot, i, minimum, unit)
    due = spot.level - 10
    if spot.round > 1 and "call" in found and spot.bets[i] < due <= spot.bets[i] + spot.stacks[i]:
        found["call"] = due, due
    return found


deciding(
    OpenBetting.may_fold,
    "mo-104-85-m/10.c.iii.2:first-to-answer-stays",
    "In the later rounds he who answers a bet first may not fold.",
    lambda spot: (
        spot.round == 1
        or not spot.level
        or spot.raises > 0
        or sum(bet == spot.level for bet in spot.bets) > 1
    ),
    corresponding=("10.c.v", "10.d.s1"),
    unclear=("4", "9", "10.c", "10.e", "11"),
)

deciding(
    OpenBetting.may_raise,
    "mo-104-85-m/10.c.iii.3:only-the-last-raises",
    "In the later rounds a bet of three players is raised by the last of them only.",
    lambda lawful, spot, i: (
        lawful
        and not (
            (spot.round > 1 and not spot.raises and spot.live.count(True) > 2) and not _all_others_in(spot, i)
        )
    ),
    corresponding=("10.c.i.2", "10.c.iii.4", "10.c.v", "10.d.s1"),
    unclear=("10.c",),
)

deciding(
    OpenBetting.may_raise,
    "mo-104-85-m/10.c.iii.4:two-raises",
    "The later rounds have two raises at most.",
    lambda lawful, spot: lawful and not (spot.round > 1 and spot.raises > 1),
)

deciding(
    OpenBetting.choices,
    "mo-104-85-m/10.c.iii.s2:pass-after-a-bet",
    "Who has not spoken yet may pass after a bet.",
    lambda lawful, spot, i: (
        {**lawful, "check": None}
        if spot.round > 1 and spot.level and not spot.bets[i] and spot.checked[i] != spot.round
        else lawful
    ),
    corresponding=("10.c.v", "10.d.s1"),
)

deciding(
    OpenBetting.choices,
    "mo-104-85-m/10.c.iii.s3:pass-twice",
    "Who has passed may pass again after a bet.",
    lambda lawful, spot, i: (
        {**lawful, "check": None} if spot.level and spot.checked[i] == spot.round else lawful
    ),
)

deciding(
    OpenBetting.least_raise,
    "mo-104-85-m/10.c.v:half-raises-in-round-three",
    "In round three a first raise may add half the bet.",
    lambda lawful, self, spot, unit: _half(self, spot, unit) if spot.round == 3 else lawful,
    corresponding=("10.b.3", "10.c.iii.3"),
)

deciding(
    OpenBetting.least_raise,
    "mo-104-85-m/10.d.s1:half-raises-in-round-four",
    "In round four a first raise may add half the bet.",
    lambda lawful, self, spot, unit: _half(self, spot, unit) if spot.round == 4 else lawful,
    corresponding=("10.b.3", "10.c.iii.3"),
)


def _half(betting: OpenBetting, spot: Spot, unit: int) -> int:
    if spot.raises:
        return OpenBetting.least_raise(betting, spot, unit)
    return spot.level + max(spot.step // 2, unit)


deciding(
    OpenBetting.may_raise,
    "mo-104-85-m/10.c.v:one-raise-in-round-three",
    "Round three has one raise at most.",
    lambda lawful, spot: lawful and not (spot.round == 3 and spot.raises),
)

deciding(
    OpenBetting.may_raise,
    "mo-104-85-m/10.d.s1:no-raise-in-round-four",
    "In round four nobody raises.",
    lambda lawful, spot: lawful and spot.round != 4,
    unclear=("9", "10.d", "10.e"),
)


def passers_raise_a_raise(number: int) -> Change:
    """In that round who has passed may raise a raise, though not a bet."""
    return formula(
        OpenBetting.may_raise, lambda lawful, spot: lawful or (spot.round == number and spot.raises > 0)
    )


# fmt: off
saboteur("mo-104-85-m/10.c.v:passers-raise-a-raise", "In round three who has passed may raise a raise.",
    passers_raise_a_raise(3), corresponding=("10.c.i.2",))
saboteur("mo-104-85-m/10.d.s1:passers-raise-a-raise", "In round four who has passed may raise a raise.",
    passers_raise_a_raise(4), corresponding=("10.c.i.2",))
