"""Ways to replace a part of a policy of a game among players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..policies.betting import HeadsUp, Limit
from ..policies.change import Change, as_kind, both, policy
from ..policies.commission import Commission
from ..policies.opening import Opening
from ..policies.ring_rules import RingRules
from ..policies.streets import Street, Streets


class PostsBoth(Opening):
    """A player alone posts both blinds."""

    def blinds_at(self, order: Sequence[int]) -> tuple[int, int]:
        return (0, 0) if len(order) == 1 else super().blinds_at(order)


class OfChipsAlone(Commission):
    """Pots without chips bear nothing: his who plays alone comes back to him."""

    def split(self, amount: int, pots: tuple[int, ...], unit: int) -> tuple[int, ...]:
        return super().split(amount, pots, unit) if sum(pots) else (0,) * len(pots)


ALONE = both(
    policy("seating", least_players=1), policy("opening", PostsBoth), policy("commission", OfChipsAlone)
)
"""A player alone is dealt a hand."""


def limit(setting: str, kind: type[Limit] | None = None, **values: object) -> Change:
    """Change one kind of game."""

    def change(rules: RingRules) -> RingRules:
        limits = tuple(
            as_kind(each, kind or type(each), **values) if each.setting == setting else each
            for each in rules.betting.limits
        )
        return replace(rules, betting=replace(rules.betting, limits=limits))

    return change


def heads_up(kind: type[HeadsUp] | None = None, **values: object) -> Change:
    """Change what is freed when two play."""

    def change(rules: RingRules) -> RingRules:
        old = rules.betting.heads_up
        betting = replace(rules.betting, heads_up=as_kind(old, kind or type(old), **values))
        return replace(rules, betting=betting)

    return change


def hasty(number: int) -> Change:
    """The street after that round is dealt while one player has still to speak in it."""

    class Hasty(Streets):
        def hurries(self, round: int, unasked: int) -> bool:
            return round == number and unasked == 1

    return policy("streets", Hasty)


class OneMoreUnbet(Streets):
    """The last street is left out in a hand in which somebody has bet or raised."""

    def coming(self, round: int, staked: int, big: int) -> tuple[Street, ...]:
        return super().coming(round, staked, big) if staked <= big else self.after[round - 1 : -1]


def fifth_round(rules: RingRules) -> RingRules:
    """One round more, without a card, in a hand in which nobody has bet."""
    after = (*rules.streets.after, Street(burn=0, common=0, dealt=(), spoken=()))
    return replace(rules, streets=as_kind(rules.streets, OneMoreUnbet, after=after))
