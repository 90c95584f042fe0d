"""Wrong in rules 21 to 24, 34 to 40 and 52: what may be decided, and for how much."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from vistoria.model.command import Act

from ...policies.betting import Betting, Choices, Limit, Spot
from ...policies.change import Change, as_kind, granting, policy
from ...policies.opening import Opening
from ...policies.ring_rules import RingRules
from ...procedures.ring.state import Hand
from ..ring_change import limit
from ..ring_granted import asking, passing
from ..saboteur import Saboteur


class ThirdOfTenPays(Opening):
    """With ten players and the button at seat 1 the third puts in as much as the small blind."""

    def others(self, order: Sequence[int], small: int) -> dict[int, int]:
        return {2: small} if len(order) == 10 and order[-1] == 1 else {}


class TwiceTheSmall(Opening):
    """The big blind is twice the small one, whatever the minimum bet."""

    def amounts(self, small: int, big: int) -> tuple[int, int]:
        return small, 2 * small


class HalfTheLeast(Limit):
    """Half of the minimum bet may be bet."""

    def lowest_bet(self, minimum: int, highest: int) -> int:
        return min(max(minimum // 2, 1), highest)


class LeastButAChip(Limit):
    """A bet may be a chip below the minimum."""

    def lowest_bet(self, minimum: int, highest: int) -> int:
        return min(minimum - 1 or 1, highest)


class OnCredit(Betting):
    """Who has two big blinds left may stake one chip more."""

    def reach(self, stack: int, big_blind: int) -> int:
        return stack + (stack == 2 * big_blind)

    def left(self, stack: int, put: int) -> int:
        return max(super().left(stack, put), 0)


class HalfAndOne(Limit):
    """Half of the pot and a chip may be bet."""

    def highest_bet(self, totals: Sequence[int], live: Sequence[bool], most: int) -> int:
        return min(most, super().highest_bet(totals, live, most) + 1)


class ThirdRaiseOver(Limit):
    """With four or more in the hand one raise more than declared is taken."""

    def most_raises(self, live: int) -> int | None:
        return None if self.raises is None else self.raises + (live > 3)


class FoldedForgotten(Limit):
    """The pot is counted without what the folded put in."""

    def highest_bet(self, totals: Sequence[int], live: Sequence[bool], most: int) -> int:
        return min(most, sum(total for total, alive in zip(totals, live, strict=True) if alive))


class OneKeptBack(Limit):
    """The last chip of a stack may not be bet."""

    def highest_bet(self, totals: Sequence[int], live: Sequence[bool], most: int) -> int:
        return max(most - 1, 1)


class HundredTimes(Limit):
    """A raise goes to a hundred times the bet at most."""

    def highest_raise(self, level: int, pot: int, to_call: int, most: int) -> int:
        return min(most, 100 * level)


def waits(i: int, hand: Hand) -> bool:
    """Whether a position has still to speak in a later round."""
    return hand.round > 1 and i in hand.pending


class OpenerMayNotFold(Betting):
    """Who opens a later round may not fold."""

    def open_to(self, i: int, spot: Spot, choices: Choices) -> Choices:
        bound = spot.round > 1 and spot.undecided
        return _without(choices, "fold") if bound else choices


def has_put_in_nothing(i: int, hand: Hand) -> bool:
    """Whether who decides in a later round has no chips in it."""
    return hand.round > 1 and not hand.bets[i]


class TenLess(Limit):
    """Who has bet 40 or more matches a raise with ten less."""

    def call(self, level: int, own: int, most: int) -> int:
        return max(own, min(level - 10, most)) if own >= 40 else super().call(level, own, most)


class RaiseByNothing(Betting):
    """A raise to the bet itself is taken."""

    def least_total(self, level: int, step: int, unit: int) -> int:
        return level if level > 20 else super().least_total(level, step, unit)


class FirstRoundNoFold(Betting):
    """All others having called, the small blind may not fold in the first round."""

    def open_to(self, i: int, spot: Spot, choices: Choices) -> Choices:
        called = len(spot.live) > 3 and all(spot.live) and not spot.raises
        bound = spot.round == 1 and i == spot.big - 1 and called
        return _without(choices, "fold") if bound else choices


class NoShortCall(Betting):
    """Who has less than the bet may not match it with all he has."""

    def open_to(self, i: int, spot: Spot, choices: Choices) -> Choices:
        call = choices.get("call")
        return _without(choices, "call") if call is not None and call[0] < spot.level else choices


def has_bet(i: int, hand: Hand) -> bool:
    """Whether who decides in a later round has chips in it."""
    return hand.round > 1 and hand.bets[i] > 0


def is_small_unraised(i: int, hand: Hand) -> bool:
    """Whether the small blind decides, nobody having raised."""
    return hand.round == 1 and not hand.raises and i == hand.small


def _without(choices: Choices, act: str) -> Choices:
    return {name: bounds for name, bounds in choices.items() if name != act}


def every_limit(kind: type[Limit]) -> Change:
    """Change all kinds of game."""

    def change(rules: RingRules) -> RingRules:
        limits = tuple(as_kind(each, kind) for each in rules.betting.limits)
        return replace(rules, betting=replace(rules.betting, limits=limits))

    return change


SABOTEURS = (
    Saboteur(
        "pt-omaha-online/21:third-forced-bet",
        "With ten players and the button at seat 1 the third has to put in chips before the cards too.",
        policy("opening", ThirdOfTenPays),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/22:twice-the-small-blind",
        "The big blind is twice the small one, whatever the minimum bet.",
        policy("opening", TwiceTheSmall),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/23:half-the-minimum",
        "Half of the minimum bet may be bet.",
        every_limit(HalfTheLeast),
    ),
    Saboteur(
        "pt-omaha-online/23:a-chip-below-the-minimum",
        "A bet may be a chip below the minimum.",
        every_limit(LeastButAChip),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/24:one-chip-on-credit",
        "Who has two big blinds left may stake one chip more.",
        policy("betting", OnCredit),
        rare=True,
        unclear=("12", "15", "40", "42", "63"),
    ),
    Saboteur(
        "pt-omaha-online/24.a:half-the-pot-and-a-chip",
        "Where half of the pot is the limit one chip more may be bet.",
        limit("half-pot", HalfAndOne),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/24.b:folded-chips-forgotten",
        "The limit of the pot leaves out what folded players put in.",
        limit("pot", FoldedForgotten),
    ),
    Saboteur(
        "pt-omaha-online/24.b:no-limit-for-raises",
        "Where the pot is the limit raises go beyond it.",
        limit("pot", raise_ceiling="stack"),
    ),
    Saboteur(
        "pt-omaha-online/24.c:last-chip-kept-back",
        "Without limit the last chip of a stack may not be bet.",
        limit("none", OneKeptBack),
        sisters=("23",),
    ),
    Saboteur(
        "pt-omaha-online/34:out-of-turn",
        "From the second round on a player may decide before his turn.",
        granting(Act, asking(waits)),
    ),
    Saboteur(
        "pt-omaha-online/34.a:opener-may-not-fold",
        "The first to speak in a later round may not fold.",
        policy("betting", OpenerMayNotFold),
        unclear=("18", "36", "41"),
    ),
    Saboteur(
        "pt-omaha-online/34.b:check-against-a-bet",
        "From the second round on a player who has bet nothing may check against a bet.",
        granting(Act, passing(has_put_in_nothing)),
        sisters=("74",),
    ),
    Saboteur(
        "pt-omaha-online/34.c:ten-less",
        "Who has bet 40 or more matches a raise with ten chips less.",
        every_limit(TenLess),
        sisters=("40",),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/34.d:raise-by-nothing",
        "A raise to the bet itself is taken.",
        policy("betting", RaiseByNothing),
    ),
    Saboteur(
        "pt-omaha-online/35:small-blind-may-not-fold",
        "Of four players or more, all others having called, the small blind may not fold.",
        policy("betting", FirstRoundNoFold),
        unclear=("24.b", "54", "56", "58", "59", "67"),
    ),
    Saboteur(
        "pt-omaha-online/37:a-hundred-times-the-bet",
        "Without limit a raise goes to a hundred times the bet at most.",
        limit("none", HundredTimes),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/38:one-raise-more",
        "With four players or more one raise more than declared is taken.",
        limit("raises", ThirdRaiseOver),
        sisters=("24.a",),
    ),
    Saboteur(
        "pt-omaha-online/39:no-short-call",
        "Who has less than the bet may not stay in with all he has.",
        policy("betting", NoShortCall),
        unclear=("42",),
    ),
    Saboteur(
        "pt-omaha-online/40:bettor-checks-against-a-raise",
        "Who has bet in a later round stays in against a raise without matching it.",
        granting(Act, passing(has_bet)),
        sisters=("34.b",),
    ),
    Saboteur(
        "pt-omaha-online/52:small-blind-checks",
        "Nobody having raised, the small blind stays in with its half.",
        granting(Act, passing(is_small_unraised)),
    ),
)
