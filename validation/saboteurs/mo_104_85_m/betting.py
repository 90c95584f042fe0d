"""Wrong in article 10.c: folding, passing, betting, matching and raising in the later rounds."""

from __future__ import annotations

from vistoria.reference_engine.policies.betting import Choices
from vistoria.reference_engine.policies.change import Change
from vistoria.reference_engine.policies.open_cards.betting import OpenBetting, Spot

from ..condition import UNFORCED
from ..register import replacing, saboteur
from ..replaced import replaced


def _all_others_in(spot: Spot, i: int) -> bool:
    return all(
        spot.bets[j] == spot.level or not spot.stacks[j]
        for j in range(len(spot.live))
        if spot.live[j] and j != i
    )


@replacing(
    OpenBetting.may_fold,
    "mo-104-85-m/10.c.i.1:no-free-fold",
    corresponding=("10.c.v", "10.d.s1"),
    unclear=("10.c", "5"),
    also=(UNFORCED,),
)
def no_free_fold(self: OpenBetting, spot: Spot) -> bool:
    """Nobody may fold where passing is free."""
    return spot.round == 1 or bool(spot.level)


@replacing(
    OpenBetting.choices,
    "mo-104-85-m/10.c.i.2:passers-fold",
    corresponding=("10.c.iii.1", "10.c.iii.s3", "10.c.v", "10.d.s1"),
    unclear=("10.a.s2", "10.b", "10.c", "7", "9"),
)
def passers_fold(self: OpenBetting, spot: Spot, i: int, minimum: int, unit: int) -> Choices:
    """Who has passed may not match a bet."""
    found = OpenBetting.choices(self, spot, i, minimum, unit)
    if spot.level and spot.checked[i] == spot.round:
        return {"fold": None}
    return found


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


@replacing(
    OpenBetting.may_fold,
    "mo-104-85-m/10.c.iii.2:first-to-answer-stays",
    corresponding=("10.c.v", "10.d.s1"),
    unclear=("4", "9", "10.c", "10.e", "11"),
)
def first_to_answer_stays(self: OpenBetting, spot: Spot) -> bool:
    """In the later rounds he who answers a bet first may not fold."""
    matched = sum(bet == spot.level for bet in spot.bets)
    return spot.round == 1 or not spot.level or spot.raises > 0 or matched > 1


@replacing(
    OpenBetting.may_raise,
    "mo-104-85-m/10.c.iii.3:only-the-last-raises",
    corresponding=("10.c.i.2", "10.c.iii.4", "10.c.v", "10.d.s1"),
    unclear=("10.c",),
)
def no_first_raise(self: OpenBetting, spot: Spot, i: int) -> bool:
    """In the later rounds a bet of three players is raised by the last of them only."""
    first = spot.round > 1 and not spot.raises and spot.live.count(True) > 2
    return OpenBetting.may_raise(self, spot, i) and not (first and not _all_others_in(spot, i))


@replacing(OpenBetting.may_raise, "mo-104-85-m/10.c.iii.4:two-raises")
def two_raises(self: OpenBetting, spot: Spot, i: int) -> bool:
    """The later rounds have two raises at most."""
    return OpenBetting.may_raise(self, spot, i) and not (spot.round > 1 and spot.raises > 1)


@replacing(
    OpenBetting.choices, "mo-104-85-m/10.c.iii.s2:pass-after-a-bet", corresponding=("10.c.v", "10.d.s1")
)
def pass_after_a_bet(self: OpenBetting, spot: Spot, i: int, minimum: int, unit: int) -> Choices:
    """Who has not spoken yet may pass after a bet."""
    found = OpenBetting.choices(self, spot, i, minimum, unit)
    if spot.round > 1 and spot.level and not spot.bets[i] and spot.checked[i] != spot.round:
        found["check"] = None
    return found


@replacing(OpenBetting.choices, "mo-104-85-m/10.c.iii.s3:pass-twice")
def pass_twice(self: OpenBetting, spot: Spot, i: int, minimum: int, unit: int) -> Choices:
    """Who has passed may pass again after a bet."""
    found = OpenBetting.choices(self, spot, i, minimum, unit)
    if spot.level and spot.checked[i] == spot.round:
        found["check"] = None
    return found


@replacing(
    OpenBetting.least_raise,
    "mo-104-85-m/10.c.v:half-raises-in-round-three",
    corresponding=("10.b.3", "10.c.iii.3"),
)
def half_in_round_three(self: OpenBetting, spot: Spot, unit: int) -> int:
    """In round three a first raise may add half the bet."""
    return _half(self, spot, unit) if spot.round == 3 else OpenBetting.least_raise(self, spot, unit)


@replacing(
    OpenBetting.least_raise,
    "mo-104-85-m/10.d.s1:half-raises-in-round-four",
    corresponding=("10.b.3", "10.c.iii.3"),
)
def half_in_round_four(self: OpenBetting, spot: Spot, unit: int) -> int:
    """In round four a first raise may add half the bet."""
    return _half(self, spot, unit) if spot.round == 4 else OpenBetting.least_raise(self, spot, unit)


def _half(betting: OpenBetting, spot: Spot, unit: int) -> int:
    if spot.raises:
        return OpenBetting.least_raise(betting, spot, unit)
    return spot.level + max(spot.step // 2, unit)


@replacing(OpenBetting.may_raise, "mo-104-85-m/10.c.v:one-raise-in-round-three")
def one_raise_in_round_three(self: OpenBetting, spot: Spot, i: int) -> bool:
    """Round three has one raise at most."""
    return OpenBetting.may_raise(self, spot, i) and not (spot.round == 3 and spot.raises)


@replacing(OpenBetting.may_raise, "mo-104-85-m/10.d.s1:no-raise-in-round-four", unclear=("9", "10.d", "10.e"))
def no_raise_in_round_four(self: OpenBetting, spot: Spot, i: int) -> bool:
    """In round four nobody raises."""
    return OpenBetting.may_raise(self, spot, i) and spot.round != 4


def passers_raise_a_raise(number: int) -> Change:
    """In that round who has passed may raise a raise, though not a bet."""

    def may_raise(self: OpenBetting, spot: Spot, i: int) -> bool:
        return OpenBetting.may_raise(self, spot, i) or (spot.round == number and spot.raises > 0)

    return replaced(OpenBetting.may_raise, may_raise)


# fmt: off
saboteur("mo-104-85-m/10.c.v:passers-raise-a-raise", "In round three who has passed may raise a raise.",
    passers_raise_a_raise(3), corresponding=("10.c.i.2",))
saboteur("mo-104-85-m/10.d.s1:passers-raise-a-raise", "In round four who has passed may raise a raise.",
    passers_raise_a_raise(4), corresponding=("10.c.i.2",))
